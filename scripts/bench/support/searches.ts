import { articleListSchema } from '../../../src/shared/contract/schemas/article.ts';
import type { ArticleSummary } from '../../../src/shared/contract/schemas/article.ts';
import { seededRandom } from '../../../src/shared/lib/seeded-random.ts';
import { request } from '../../../test/support/request.ts';

/** A call of a reader who searches: for words, for articles while typing, for suggestions. */
export type Search = { readonly kind: 'search' | 'typing' | 'suggest'; readonly path: string };
export type SearchTime = Search & { readonly ms: number };

const PAGES = 20;
const SITE = { 'x-site': 'lapszel' } as const;

/** Searches of every kind for words that the archive's titles and leads have, as frequent there as they are. */
export async function drawSearches(backendUrl: string, count: number): Promise<Search[]> {
  const random = seededRandom('searches');
  const articles = await loadArticles(backendUrl, random);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('The archive has nothing to search for.');
    return item;
  };
  const wordsOf = ({ title, lead, recommender }: ArticleSummary) => `${title} ${lead ?? ''} ${recommender ?? ''}`.match(/\p{L}{3,}/gu) ?? ['hír'];
  const draw = (): Search[] => {
    const article = pick(articles);
    const words = wordsOf(article);
    const [one, two, three] = [pick(words), pick(words), pick(words)];
    const word = pick(words);
    const begun = word.slice(0, 1 + Math.floor(random() * word.length));
    const search = (term: string, rest = ''): Search => ({ kind: 'search', path: `/api/search?term=${encodeURIComponent(term)}${rest}` });
    return [
      search(one),
      search(`${one} ${two}`),
      search(`${one} ${two} ${three}`),
      search(article.title),
      search(one, `&superTags=${article.mainSuperTag?.slug ?? 'belfold'}`),
      search(one, '&oldal=50'),
      search(`${one} nincsilyenszo`),
      search(one.normalize('NFD').replace(/\p{M}/gu, ''), `&and_tags=${article.tags[0]?.slug ?? 'vasut'}&not_tags=vasut`),
      { kind: 'typing', path: `/api/search/articles?limit=5&term=${encodeURIComponent(begun)}` },
      { kind: 'typing', path: `/api/search/articles?limit=5&term=${encodeURIComponent(`${one} ${begun}`)}` },
      { kind: 'suggest', path: `/api/search/autocomplete?term=${encodeURIComponent(begun)}` },
      { kind: 'suggest', path: `/api/search/autocomplete?term=${encodeURIComponent(`${one} ${begun}`)}` },
    ];
  };
  return Array.from({ length: Math.ceil(count / 4) }, draw).flat();
}

/** Asks them one after another. @throws for any answer but 200 */
export async function measureSearches(backendUrl: string, searches: readonly Search[]): Promise<SearchTime[]> {
  const times: SearchTime[] = [];
  for (const search of searches) {
    const startedAt = performance.now();
    const { status } = await request(backendUrl, search.path, { headers: SITE });
    if (status !== 200) throw new Error(`The backend answered ${status} to ${search.path}.`);
    times.push({ ...search, ms: performance.now() - startedAt });
  }
  return times;
}

async function loadArticles(backendUrl: string, random: () => number): Promise<ArticleSummary[]> {
  const load = async (page: number) => articleListSchema.parse(JSON.parse((await request(backendUrl, `/api/articles?limit=50&page=${page}`, { headers: SITE })).body));
  const { totalItems } = await load(1);
  const pages = Array.from({ length: PAGES }, () => 1 + Math.floor((random() * totalItems) / 50));
  const lists: ArticleSummary[] = [];
  for (const page of pages) lists.push(...(await load(page)).items);
  return lists;
}
