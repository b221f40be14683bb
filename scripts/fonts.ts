import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { mergeFonts } from './fonts/merge-fonts.ts';

/*
 * Makes the two font files of the site from Newsreader (OFL 1.1, no reserved font name): `node scripts/fonts.ts`.
 * The results are committed; run it again only to change letters or axes.
 */

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@fontsource-variable/newsreader/package.json'));
const outFolder = fileURLToPath(new URL('../src/shared/ui/fonts', import.meta.url));

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const PUNCTUATION = '„”“’‘‚–—…«»‹›•·×÷±°§†€£½¼¾²³™©−\u00a0\u00ad';
/** Hungarian, Romanian, German, and what names of the neighbourhood need in the western part. */
const LETTERS = 'áéíóöúüÁÉÍÓÖÚÜâîÂÎäÄßàçèêëïñôùûøåæýÇÈÊÑÔØÅÝ';
/** What stands in the other piece of the package. */
const LETTERS_BEYOND = 'őűŐŰăĂșțȘȚšŠčČžŽćĆđĐřŘłŁńňśŚęąźżŻěůť';

/** Headline size: between the cuts for text and for display, since one file serves both. */
const OPTICAL_SIZE = 24;

type Face = { readonly name: string; readonly style: 'normal' | 'italic'; readonly weights: { min: number; max: number } | number };

const FACES: readonly Face[] = [
  { name: 'serif', style: 'normal', weights: { min: 400, max: 700 } },
  { name: 'serif-italic', style: 'italic', weights: 400 },
];

for (const face of FACES) {
  const file = await makeFace(face);
  writeFileSync(join(outFolder, `${face.name}.woff2`), file);
  console.log(`${face.name}.woff2: ${file.length} bytes`);
}
copyFileSync(join(packageFolder, 'LICENSE'), join(outFolder, 'LICENSE.txt'));

async function makeFace({ style, weights }: Face): Promise<Buffer> {
  const cut = (piece: string, text: string) =>
    subsetFont(readFileSync(join(packageFolder, `files/newsreader-${piece}-opsz-${style}.woff2`)), text, {
      targetFormat: 'sfnt',
      variationAxes: { opsz: OPTICAL_SIZE, wght: weights },
    });
  const merged = mergeFonts(await cut('latin', ASCII + PUNCTUATION + LETTERS), await cut('latin-ext', LETTERS_BEYOND));
  return subsetFont(merged, ASCII + PUNCTUATION + LETTERS + LETTERS_BEYOND, { targetFormat: 'woff2' });
}
