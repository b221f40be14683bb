import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { BREAKING_BLOCK_POSITION, RECOMMENDER_LIST_MAX_ITEMS } from '../../shared/config/constants.ts';
import { autoBlockTexts } from '../../shared/config/texts-auto-block.ts';
import { articleListSchema, articleSchema, recommendedSchema } from '../../shared/contract/schemas/article.ts';
import { episodeListSchema, frontendInitSchema, frontendRefreshSchema, impressStaffSchema, indexBoxesSchema, podcastListSchema } from '../../shared/contract/schemas/front.ts';
import { searchResultSchema } from '../../shared/contract/schemas/search.ts';
import type { SearchFilters } from '../../shared/contract/schemas/search.ts';
import { loadArticleList } from './article-list-store.ts';
import { loadArticleBySlug } from './article-store.ts';
import type { Database } from './database/open-database.ts';
import { loadDocument } from './document-store.ts';
import { loadIndexBoxes, loadIndexSuperTag } from './front-store.ts';
import { loadEpisode, loadEpisodes, loadPodcasts } from './podcast-store.ts';
import { loadReaction } from './reaction-store.ts';
import { loadAutoBlock, loadRecommended } from './recommend-store.ts';
import { loadHighlights, searchArticles, searchGroup } from './search-store.ts';
import { loadFrontendInit, loadFrontendRefresh } from './site-store.ts';
import { loadImpressStaff } from './staff-store.ts';
import { loadUnique, loadUniqueGroup } from './unique-store.ts';

const site = 'lapszel';
const NO_FILTERS: SearchFilters & { not_tags: string[] } = { and_tags: [], superTags: [], authors: [], title: [], not_tags: [] };

describe('what pages read', () => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await createTestDatabase();
    database = opened.database;
  }, 60_000);

  afterAll(() => opened.close());

  const search = (filters: Partial<typeof NO_FILTERS>, page = { offset: 0, limit: 10 }) => searchArticles(database, { site, filters: { ...NO_FILTERS, ...filters }, ...page });

  test('answers have the exact shape of the contract', async () => {
    const pairs = [
      [await loadArticleBySlug(database, site, 'tetozik-a-tisza-tiszaszalkasnal'), articleSchema],
      [await loadArticleList(database, { site, filters: {}, offset: 0, limit: 50 }), articleListSchema],
      [{ items: (await loadIndexBoxes(database, site)).items }, indexBoxesSchema],
      [await loadFrontendInit(database, site), frontendInitSchema],
      [await loadFrontendRefresh(database, site), frontendRefreshSchema],
      [await loadRecommended(database, site, { version: 1, superTag: null }), recommendedSchema],
      [await search({ superTags: ['automagazin'] }), searchResultSchema],
      [await loadEpisodes(database, { site, offset: 0, limit: 5 }), episodeListSchema],
      [await loadPodcasts(database, site), podcastListSchema],
      [await loadImpressStaff(database, site), impressStaffSchema],
    ] as const;
    for (const [answer, schema] of pairs) expect(schema.parse(answer)).toEqual(answer);
  });

  test('the front page has its blocks in order, breaking at its position, and no section repeats what was picked', async () => {
    const { items } = await loadIndexBoxes(database, site);
    expect(items.map(({ position }) => position)).toEqual(items.map(({ position }) => position).toSorted((one, other) => one - other));
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['lead', 'grid', 'newest', 'strip', 'opinion', 'sponsored', 'breaking']));
    const breaking = items.find(({ position }) => position === BREAKING_BLOCK_POSITION);
    expect(breaking?.articles.map(({ type, live }) => ({ type, live }))).toEqual([{ type: 'liveblog', live: true }]);
    const picked = new Set(items.filter(({ name }) => name === 'lead' || name === 'grid').flatMap(({ articles }) => articles.map(({ id }) => id)));
    const strips = items.filter(({ name }) => name === 'strip').flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(strips.filter((id) => picked.has(id))).toEqual([]);
  });

  test('a picked article that is withdrawn leaves its block at once', async () => {
    const [lead] = (await loadIndexBoxes(database, site)).items;
    const gone = lead?.articles[0]?.id ?? 0;
    await database.deleteFrom('list_entries').where('article_id', '=', gone).execute();
    const [after] = (await loadIndexBoxes(database, site)).items;
    expect(after?.articles.map(({ id }) => id)).toEqual(lead?.articles.slice(1).map(({ id }) => id));
  });

  test('a search by one filter knows title, feed, author and sponsored line', async () => {
    expect(await search({ superTags: ['automagazin'] })).toMatchObject({ title: 'Automagazin', rss: '/rss/rovat/automagazin', author: null, sponsor: { avCode: 'automagazin-2026' } });
    expect(await search({ and_tags: ['vasut'] })).toMatchObject({ title: 'vasút', rss: '/rss/cimke/vasut', sponsor: null });
    expect(await search({ authors: ['dobrai-nora'] })).toMatchObject({ title: 'Dobrai Nóra', rss: '/rss/szerzo/dobrai-nora', author: { slug: 'dobrai-nora', avatarSrc: '/uploads/authors/dobrai-nora.jpg' } });
    expect(await search({ authors: ['dobrai-nora'], and_tags: ['arviz'] })).toMatchObject({ title: null, rss: null, author: null });
  });

  test('filters narrow together, and a name that nobody has finds nothing', async () => {
    const both = await search({ and_tags: ['vasut'], superTags: ['belfold'] });
    expect(both.totalItems).toBeGreaterThan(0);
    for (const { tags, mainSuperTag, superTags } of both.items) {
      expect(tags.map(({ slug }) => slug)).toContain('vasut');
      expect([mainSuperTag, ...superTags].map((section) => section?.slug)).toContain('belfold');
    }
    const all = await search({ superTags: ['szepkilatas'] }, { offset: 0, limit: 50 });
    const without = await search({ superTags: ['szepkilatas'], not_tags: ['turahirek'] }, { offset: 0, limit: 50 });
    expect(without.items.map(({ id }) => id)).toEqual(all.items.filter(({ tags }) => tags.every(({ slug }) => slug !== 'turahirek')).map(({ id }) => id));
    expect(without.totalItems).toBeLessThan(all.totalItems);
    expect(await search({ and_tags: ['nincs-ilyen'] })).toMatchObject({ totalItems: 0, items: [], title: null });
  });

  test('words of the title are found without accents and together with a section', async () => {
    const found = await search({ title: ['Tetozik a TISZA'] });
    expect(found.items.map(({ slug }) => slug)).toEqual(['tetozik-a-tisza-tiszaszalkasnal']);
    expect((await search({ title: ['tetőzik'], superTags: ['sport'] })).totalItems).toBe(0);
    expect((await search({ title: ["'); drop table articles; --"] })).totalItems).toBe(0);
  });

  test('highlights put what editors marked first and hold nothing sponsored', async () => {
    const { items } = await loadHighlights(database, { site, filters: { ...NO_FILTERS, superTags: ['belfold'] } });
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items[0]?.flags.map(({ slug }) => slug)).toContain('legfontosabb');
    expect(items.filter(({ pr }) => pr)).toEqual([]);
  });

  test('the groups of the After page do not overlap; an unknown group is none', async () => {
    const groups = await Promise.all(['after-new', 'after-card', 'after-article'].map((name) => searchGroup(database, site, name)));
    const ids = groups.flatMap((group) => group?.items.map(({ id }) => id) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await searchGroup(database, site, 'nope')).toBeNull();
  });

  test('a version of the recommender is always the same, another draws others, none is over its cap and a spare', async () => {
    const load = (version: number) => loadRecommended(database, site, { version, superTag: null });
    const first = await load(1);
    expect(await load(1)).toEqual(first);
    const newestOf = async (version: number) => (await load(version))?.newest.map(({ id }) => id).join();
    expect(new Set(await Promise.all([1, 2, 3, 4, 5].map(newestOf))).size).toBeGreaterThan(1);
    for (const [name, cap] of Object.entries(RECOMMENDER_LIST_MAX_ITEMS)) {
      const list = first?.[name as keyof typeof RECOMMENDER_LIST_MAX_ITEMS] ?? [];
      expect(list.length, name).toBeGreaterThan(0);
      expect(list.length, name).toBeLessThanOrEqual(cap + 1);
    }
    expect(first?.after.length).toBeGreaterThan(0);
    expect(first?.pr.every(({ pr }) => pr)).toBe(true);
  });

  test('a section is recommended from its own articles, an unknown one not at all', async () => {
    const sport = await loadRecommended(database, site, { version: 2, superTag: 'sport' });
    for (const { mainSuperTag, superTags } of sport?.newest ?? []) expect([mainSuperTag, ...superTags].map((section) => section?.slug)).toContain('sport');
    expect(sport?.newest.length).toBeGreaterThan(0);
    expect(await loadRecommended(database, site, { version: 2, superTag: 'nincs' })).toBeNull();
  });

  test('every variant of the automatic block has a heading and articles of its kind', async () => {
    const [newest, engaged, evergreen, favorites] = await Promise.all([1, 2, 3, 4].map((variant) => loadAutoBlock(database, site, { variant })));
    for (const block of [newest, engaged, evergreen, favorites]) {
      expect(block?.items.length).toBeGreaterThanOrEqual(4);
    }
    expect([newest, engaged, evergreen, favorites].map((block) => block?.title)).toEqual([autoBlockTexts.newest, autoBlockTexts.engaged, autoBlockTexts.evergreen, autoBlockTexts.favorite]);
    expect(engaged?.items.map(({ facebookEngagement }) => facebookEngagement)).toEqual(engaged?.items.map(({ facebookEngagement }) => facebookEngagement).toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(evergreen?.items.every((article) => article.evergreen)).toBe(true);
    expect(favorites?.items.every((article) => article.favorite)).toBe(true);
  });

  test('single pieces are found by name and site, others are null', async () => {
    expect(await loadDocument(database, site, 'adatvedelem')).toMatchObject({ slug: 'adatvedelem', contentTree: expect.any(Array) });
    expect(await loadDocument(database, site, 'impresszum')).toBeNull();
    expect(await loadDocument(database, 'erdely', 'impresszum')).not.toBeNull();
    expect(Number((await loadUnique(database, site, 'frontpage-podcast-block-position'))?.content)).toBeGreaterThan(0);
    expect(await loadUnique(database, site, 'nope')).toBeNull();
    expect((await loadUniqueGroup(database, site, 27))?.uniques.map(({ slug }) => slug)).toEqual(['after-main', 'after-youtube']);
    expect(await loadUniqueGroup(database, site, 99)).toBeNull();
    expect((await loadIndexSuperTag(database, site, 'sport'))?.items.length).toBeGreaterThan(0);
    expect(await loadIndexSuperTag(database, site, 'nope')).toBeNull();
    expect((await loadReaction(database, site, 'tetozik-a-tisza-tiszaszalkasnal'))?.count).toBeGreaterThan(0);
    expect(await loadReaction(database, site, 'nope')).toBeNull();
    expect((await loadEpisode(database, site, 'margojegyzet-a-toltesen'))?.article?.slug).toBe('tetozik-a-tisza-tiszaszalkasnal');
    expect(await loadEpisode(database, 'erdely', 'margojegyzet-a-toltesen')).toBeNull();
    expect(await loadArticleBySlug(database, 'erdely', 'tetozik-a-tisza-tiszaszalkasnal')).toBeNull();
  });
});
