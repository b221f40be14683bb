/**
 * The address of a link in a body where it is one that we follow: http, https, mailto, tel or a path of our own; null
 * for anything else. Bodies arrive clean; this is the second lock on the same door.
 */
export function toSafeHref(value: string): string | null {
  // Browsers drop controls and spaces from an address and read \ as /, so what is checked must hold none of them.
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  if (value.startsWith('/')) return value.startsWith('//') ? null : value;
  return /^(?:https?:\/\/[^/?#@]|mailto:|tel:)/i.test(value) ? value : null;
}
