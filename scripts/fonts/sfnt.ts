/** The tables of a font file by tag. */
export type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const CHECKSUM_BASE = 0xb1b0afba;
const CHECKSUM_ADJUSTMENT_AT = 8;

/** Takes an uncompressed font file apart. */
export function parseSfnt(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = HEADER_BYTES + index * RECORD_BYTES;
    const offset = file.readUInt32BE(at + 8);
    tables.set(file.toString('latin1', at, at + 4), file.subarray(offset, offset + file.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Puts a font file together, checksums included. */
export function serialiseSfnt(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(HEADER_BYTES + sorted.length * RECORD_BYTES);
  const power = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(RECORD_BYTES * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(RECORD_BYTES * (sorted.length - 2 ** power), 10);

  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const body = tag === 'head' ? withoutAdjustment(table) : table;
    const at = HEADER_BYTES + index * RECORD_BYTES;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(body), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    bodies.push(padded(body));
    offset += padded(body).length;
  }
  const file = Buffer.concat([head, ...bodies]);
  const headTableAt = head.readUInt32BE(HEADER_BYTES + sorted.findIndex(([tag]) => tag === 'head') * RECORD_BYTES + 8);
  file.writeUInt32BE((CHECKSUM_BASE - checksum(file)) >>> 0, headTableAt + CHECKSUM_ADJUSTMENT_AT);
  return file;
}

/** A table that the font cannot do without. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table "${tag}".`);
  return table;
}

function withoutAdjustment(head: Buffer): Buffer {
  const copy = Buffer.from(head);
  copy.writeUInt32BE(0, CHECKSUM_ADJUSTMENT_AT);
  return copy;
}

function checksum(bytes: Buffer): number {
  const words = padded(bytes);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

function padded(bytes: Buffer): Buffer {
  const missing = (4 - (bytes.length % 4)) % 4;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}
