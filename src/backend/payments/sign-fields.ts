import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameters of an address. */
export type Fields = Readonly<Record<string, string>>;

/** What is signed: an order on its way out, or the answer to it. One is never good for the other. */
export type SignedKind = 'order' | 'answer';

/** The parameter that carries the signature. */
export const SIGNATURE = 'signature';

/** The fields with their signature. */
export function signFields(kind: SignedKind, fields: Fields, key: string): Fields {
  return { ...fields, [SIGNATURE]: toMac(kind, fields, key).toString('hex') };
}

/** Whether fields carry the signature of somebody who has the key; in the same time, whatever the signature is. */
export function isSigned(kind: SignedKind, fields: Fields, key: string): boolean {
  const given = fields[SIGNATURE] ?? '';
  return /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), toMac(kind, fields, key));
}

/** HMAC-SHA256 over the kind, a line break, and the other fields by name in the form of a query. */
function toMac(kind: SignedKind, fields: Fields, key: string): Buffer {
  return createHmac('sha256', key).update(`${kind}\n${toCanonicalText(fields)}`).digest();
}

/** Names and values are escaped, so that no two sets of fields read the same. */
function toCanonicalText(fields: Fields): string {
  const pairs = Object.entries(fields).filter(([name]) => name !== SIGNATURE).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}
