import { LIST_PAGE_ITEMS } from '../../../src/shared/config/constants.ts';
import { articleListSchema } from '../../../src/shared/contract/schemas/article.ts';
import { request } from '../../../test/support/request.ts';
import { percentile } from './statistics.ts';

/** How long a kind of list query took. */
export type QueryTime = { readonly name: string; readonly p95: number };

const SAMPLES_A_DEPTH = 3;

/** Every way in which the contract narrows a list; one slug of each that the demo content has, found in its first page. */
async function findQueries(backendUrl: string): Promise<ReadonlyMap<string, string>> {
  const { items } = await askForList(backendUrl, '/api/articles?limit=50');
  const tag = items.flatMap(({ tags }) => tags)[0] ?? '';
  const author = items.flatMap(({ articleAuthors }) => articleAuthors)[0] ?? '';
  const section = items.map(({ mainSuperTag }) => mainSuperTag).find((slug) => slug !== '') ?? '';
  return new Map([
    ['articles', '/api/articles?'],
    ['articles by section', `/api/articles?mstag=${section}`],
    ['articles by tag', `/api/articles?tag=${tag}`],
    ['articles by author', `/api/articles?author=${author}`],
    ['articles by flag', '/api/articles?flag=legfontosabb'],
    ['articles by mark', '/api/articles?flag=favorite'],
    ['articles without a tag', `/api/articles?excludeTag=${tag}`],
    ['articles by section and author', `/api/articles?mstag=${section}&author=${author}`],
    ['search by section', `/api/search?superTags=${section}`],
    ['search by tag', `/api/search?and_tags=${tag}`],
    ['search by author', `/api/search?authors=${author}`],
    ['search by section and tag', `/api/search?superTags=${section}&and_tags=${tag}`],
    ['search without a filter', '/api/search?'],
  ]);
}

/** Asks each kind of list query for pages from the first to the last, the total with each. Milliseconds, HTTP included. */
export async function measureListQueries(backendUrl: string, depths: number): Promise<QueryTime[]> {
  const times: QueryTime[] = [];
  for (const [name, query] of await findQueries(backendUrl)) {
    const isSearch = query.startsWith('/api/search');
    const toPath = (page: number) => `${query}&${isSearch ? 'oldal' : 'page'}=${page}&${isSearch ? 'perPage' : 'limit'}=${LIST_PAGE_ITEMS}`.replace('?&', '?');
    const { totalItems } = await askForList(backendUrl, toPath(1));
    const pages = Math.max(1, Math.ceil(totalItems / LIST_PAGE_ITEMS));
    const taken: number[] = [];
    for (let depth = 0; depth < depths; depth += 1) {
      const page = 1 + Math.round((depth / Math.max(1, depths - 1)) * (pages - 1));
      for (let sample = 0; sample < SAMPLES_A_DEPTH; sample += 1) taken.push((await askForList(backendUrl, toPath(page))).ms);
    }
    times.push({ name: `${name} (${totalItems})`, p95: percentile(taken, 0.95) });
  }
  return times;
}

type ListAnswer = { readonly totalItems: number; readonly items: readonly ListedArticle[]; readonly ms: number };
type ListedArticle = { readonly mainSuperTag: string; readonly tags: readonly string[]; readonly articleAuthors: readonly string[] };

/** Asks the backend for a list. @throws for any answer but 200 */
export async function askForList(backendUrl: string, path: string): Promise<ListAnswer> {
  const startedAt = performance.now();
  const { status, body } = await request(backendUrl, path, { headers: { 'x-site': 'lapszel' } });
  const ms = performance.now() - startedAt;
  if (status !== 200) throw new Error(`The backend answered ${status} to ${path}.`);
  return { ...parseList(JSON.parse(body)), ms };
}

function parseList(value: unknown): Omit<ListAnswer, 'ms'> {
  const list = articleListSchema.parse(value);
  return {
    totalItems: list.totalItems,
    items: list.items.map((item) => ({ mainSuperTag: item.mainSuperTag?.slug ?? '', tags: item.tags.map(({ slug }) => slug), articleAuthors: item.articleAuthors.map(({ slug }) => slug) })),
  };
}
