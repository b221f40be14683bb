/** The sounds that podcasts are uploaded as. */
const CONTENT_TYPES: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', wav: 'audio/wav' };

// The same rule as for pictures: letters, digits, - and _ only, so no path can leave /uploads.
const ADDRESS = /^\/uploads(?:\/[a-z0-9_-]+)+\.(?<extension>mp3|m4a|ogg|wav)$/;

/** The content type of an uploaded sound by its address; null for any other address. */
export function toSoundContentType(address: string): string | null {
  const extension = ADDRESS.exec(address)?.groups?.['extension'];
  return extension === undefined ? null : (CONTENT_TYPES[extension] ?? null);
}
