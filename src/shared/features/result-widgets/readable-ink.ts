/** Black or white, whichever reads better on a colour (`#rrggbb`), by WCAG's relative luminance. */
export function toReadableInk(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(parseInt(color.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where contrast with black and with white is the same.
  return luminance > 0.179 ? '#000' : '#fff';
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
