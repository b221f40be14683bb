/** Strings that choose a code path or a row of a table: they are no texts, and a backend that lies in them fails the contract. */
const KEPT = new Set(['slug', 'type', 'subType', 'headerType', 'originatingSite', 'mirroringSites', 'siteSlug', 'colorScheme', 'kind', 'contentTree', 'donations', 'refreshQuiz', 'recommended']);

const ADDRESSES = /(?:url|href|src|image\w*|rss|link|page|facebookImage)$/i;

/**
 * A backend's answer with every text made hostile, and every address one that runs code and then tries the same. What
 * the newsroom API takes only by slug (names of people, topics, sections, menus) is reached this way.
 */
export function poisonAnswer(body: string, payload: string): string {
  return JSON.stringify(poison(JSON.parse(body), '', payload));
}

function poison(value: unknown, key: string, payload: string): unknown {
  if (KEPT.has(key)) return value;
  if (typeof value === 'string') return value === '' ? value : ADDRESSES.test(key) ? `javascript:alert(1)//${payload}` : payload;
  if (Array.isArray(value)) return value.map((item: unknown) => poison(item, key, payload));
  if (typeof value !== 'object' || value === null) return value;
  // A front-page block's name is a row of the table of blocks.
  const isBlock = 'position' in value && 'articles' in value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isBlock && name === 'name' ? item : poison(item, name, payload)]));
}
