import { createHash } from 'node:crypto';

/** The namespace that the podcast namespace prescribes for the guid of feeds. */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** The guid of a podcast: UUID version 5 of its feed's address without scheme and slashes at the end, so that it is the same wherever it is computed. */
export function toPodcastGuid(rssUrl: string): string {
  const name = rssUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
