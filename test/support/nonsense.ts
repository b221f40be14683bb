import { seededRandom } from '../../src/shared/lib/seeded-random.ts';

type Random = () => number;

const WORDS = ['kutya', 'árvíz', 'választás', 'a', 'az', 'és', 'van', 'szerint', 'Tisza', '2024', 'EU-ban', 'ő'] as const;
const FRAGMENTS = [
  "'", '"', '&', '|', '!', '(', ')', ':*', ':A', '<->', '<2>', '\\', '\\\\', '%', '_', '*', '?', '+', '^$', '[', ']', '{', '}', '.*', '(?=', '(a+)+$', '\\m', '\\y', '$1', '${x}', ';', '--', '/*', '*/',
  "' or 1=1 --", "'; drop table articles; --", "') union select 1,2,3 --", 'to_tsquery(', "'::tsquery", '\u0000', '\uFFFE', '\uD800', '\uDC00', '\u202E', '\u200D', '\u00AD', '\uFEFF', '\u0301', '😀', '👨‍👩‍👧', '🇭🇺',
  'ﬁ', 'ß', 'İ', 'ı', '\t', '\r\n', '\u2028', '<script>', '&amp;', '%00', '%ZZ', '%', '%E0%A4%A', '../../etc/passwd', 'null', 'undefined', 'NaN', '[object Object]', '__proto__', 'constructor',
] as const;
const JSON_LIKE = ['{', '[', '}', '{"superTags":', '{"superTags":"belfold"}', '{"superTags":[1,null,{}]}', '{"and_tags":["vasut"', '[]', 'null', '1e999', '"', '{"title":["\\ud800"]}', '{"__proto__":{"title":["x"]}}', '{"authors":[[[[[[[[]]]]]]]]}'] as const;
const PARAMETERS = ['term', 'filters', 'oldal', 'perPage', 'superTags', 'and_tags', 'authors', 'title', 'not_tags', 'from', 'to', 'limit'] as const;

/** Queries that no reader means, always the same for a seed: operators, broken JSON, SQL, regexps, halves of characters, great lengths. */
export function drawNonsenseQueries(seed: string, count: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => drawQuery(random));
}

function drawQuery(random: Random): string {
  const parameters = Array.from({ length: 1 + Math.floor(random() * 4) }, () => `${pick(PARAMETERS, random)}=${encode(drawValue(random), random)}`);
  return [`term=${encode(drawValue(random), random)}`, ...parameters].join('&');
}

function drawValue(random: Random): string {
  const kind = random();
  if (kind < 0.08) return pick(WORDS, random).repeat(1 + Math.floor(random() * 600));
  if (kind < 0.14) return `${pick(WORDS, random)}${'\u0301'.repeat(500)}`;
  if (kind < 0.24) return pick(JSON_LIKE, random);
  if (kind < 0.3) return Array.from({ length: 1 + Math.floor(random() * 60) }, () => String.fromCharCode(Math.floor(random() * 65_536))).join('');
  if (kind < 0.35) return Array.from({ length: 200 }, () => pick(WORDS, random)).join(' ');
  if (kind < 0.4) return String((random() - 0.5) * 10 ** Math.floor(random() * 25));
  return Array.from({ length: 1 + Math.floor(random() * 8) }, () => (random() < 0.5 ? pick(WORDS, random) : pick(FRAGMENTS, random))).join(random() < 0.5 ? ' ' : '');
}

/** Mostly as a browser would send it; sometimes with bytes that are no UTF-8, and with characters that should be escaped. */
function encode(value: string, random: Random): string {
  const escaped = encodeURIComponent(value.toWellFormed());
  if (random() < 0.1) return `${escaped}%ED%A0%80%FF%C0`;
  return random() < 0.1 ? value.replace(/[^!$'()*+,\-./0-9:;=?@A-Z[\]_a-z{|}~%]/g, '') : escaped;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
