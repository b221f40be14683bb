import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { writeWhole } from '../../src/server/assets/asset-ledger.ts';

const compressible = /\.(?:js|mjs|css|svg|json|txt|html|xml|webmanifest)$/;

const encodings = {
  br: (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(zlib.gzip)(bytes, { level: 9 }),
  zst: (bytes: Buffer) => promisify(zlib.zstdCompress)(bytes, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }),
} as const;

/**
 * Writes the .br, .gz and .zst copy beside a built file of text. Answers its size as it is and by brotli; what does
 * not compress (fonts, pictures) counts as it is. A copy that is there already is right: the file's name is its hash.
 */
export async function precompress(file: string): Promise<{ bytes: number; br: number }> {
  const bytes = await readFile(file);
  if (!compressible.test(file)) return { bytes: bytes.length, br: bytes.length };
  await Promise.all(
    Object.entries(encodings).map(async ([extension, compress]) => {
      const copy = `${file}.${extension}`;
      if (!existsSync(copy)) await writeWhole(copy, await compress(bytes));
    }),
  );
  return { bytes: bytes.length, br: (await readFile(`${file}.br`)).length };
}
