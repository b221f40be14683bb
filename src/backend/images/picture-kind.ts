/** The kinds of pictures that uploads may be. @spec §5 Image size variants */
export type PictureKind = 'jpeg' | 'png' | 'gif';

/** How many bytes of a file tell its kind. */
export const PICTURE_KIND_BYTES = 8;

const SIGNATURES: readonly (readonly [kind: PictureKind, signature: string])[] = [
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['gif', '474946383761'],
  ['gif', '474946383961'],
];

/** A picture's kind by its first bytes, whatever its name says; null for anything else, SVG and HTML included. */
export function sniffPictureKind(start: Uint8Array): PictureKind | null {
  const hex = Buffer.from(start).toString('hex');
  return SIGNATURES.find(([, signature]) => hex.startsWith(signature))?.[0] ?? null;
}
