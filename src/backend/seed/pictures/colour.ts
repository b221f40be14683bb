/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

function toChannels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toColour(channels: Channels): Colour {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [a, b] = [toChannels(first), toChannels(second)];
  return toColour([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** A colour as it looks in coloured light. */
export function multiply(colour: Colour, light: Colour): Colour {
  const [a, b] = [toChannels(colour), toChannels(light)];
  return toColour([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}
