import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { cleanArticleHtml } from '../../../shared/lib/article-html/clean-article-html.ts';
import { articleDraftSchema } from '../../../shared/contract/schemas/newsroom.ts';
import { loadArticleList } from '../article-list-store.ts';
import { loadArticleById, loadArticleBySlug, loadArticleVersion } from '../article-store.ts';
import type { Database } from '../database/open-database.ts';
import { loadArticleItems } from '../live-blog-store.ts';
import { loadPurgesSince } from '../purge-store.ts';
import { searchArticles } from '../search-store.ts';
import { createArticle, updateArticle, withdrawArticle } from './article-newsroom.ts';
import { releaseDueArticles } from './release-due-articles.ts';
import { setSuperTagActive } from './set-super-tag-active.ts';

const SETUP_MS = 60_000;
const site = 'lapszel';
const now = TEST_NOW + 3600;
const options = { clean: cleanArticleHtml, now };

describe('newsroom writes', () => {
  let opened: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    opened = await createTestDatabase();
    database = opened.database;
  }, SETUP_MS);

  afterAll(() => opened.close());

  const draft = (slug: string, fields: Record<string, unknown> = {}) =>
    articleDraftSchema.parse({ slug, title: `Cím: ${slug}`, mainSuperTag: 'gazdasag', originatingSite: site, authors: ['sarkozi-lenke'], tags: ['inflacio'], content: '<p>Szöveg.</p>', pubDate: now - 60, ...fields });
  const listedOn = async (filters: Parameters<typeof loadArticleList>[1]['filters'], of = site) => (await loadArticleList(database, { site: of, filters, offset: 0, limit: 3 })).items.map(({ slug }) => slug);

  test('a new article stands on its lists, is found by its title and tells what it made stale', async () => {
    const written = await createArticle(database, draft('uj-cikk', { superTags: ['helyben'], flags: ['legfontosabb'], favorite: true, title: 'Különleges őszibarackszüret' }), options);
    expect(written).toMatchObject({ slug: 'uj-cikk', version: 1, hard: false });
    expect(written.purged).toEqual(['article:uj-cikk', `article-id:${written.id}`, 'newest', 'super-tag:gazdasag', 'super-tag:helyben', 'tag:inflacio', 'author:sarkozi-lenke', 'flag:legfontosabb', 'flag:favorite', 'titles', 'archive', 'archive:2025-11']);
    for (const filters of [{}, { parent: 'none' }, { mstag: 'gazdasag' }, { tag: 'inflacio' }, { author: 'sarkozi-lenke' }, { flag: 'legfontosabb' }, { flag: 'favorite' }, { tag: 'inflacio', mstag: 'gazdasag' }] as const) {
      expect((await listedOn(filters))[0], JSON.stringify(filters)).toBe('uj-cikk');
    }
    expect(await listedOn({ mstag: 'helyben' })).not.toContain('uj-cikk');
    const found = await searchArticles(database, { site, filters: { and_tags: [], superTags: ['helyben'], authors: [], title: ['OSZIBARACKSZURET'], not_tags: [] }, offset: 0, limit: 5 });
    expect(found.items.map(({ slug }) => slug)).toEqual(['uj-cikk']);
    expect((await loadPurgesSince(database, written.sequence - 1)).items).toEqual([{ sequence: written.sequence, keys: written.purged, hard: false }]);
  });

  test('an article reads back as it was written, its HTML cleaned', async () => {
    const fields = { content: '<p onclick="x()">Ez <strong>fontos</strong>.</p><script>alert(1)</script>', adfree: true, colorScheme: 'sea', headerType: 'article-width', coverImage: '/uploads/2025/11/bridge-1.jpg', spiritualHelp: true, mirroringSites: ['erdely'], contributors: ['mathe-kund'] };
    const { id } = await createArticle(database, draft('teljes-cikk', fields), options);
    const article = await loadArticleBySlug(database, site, 'teljes-cikk');
    expect(article).toMatchObject({
      id, content: '<p>Ez <strong>fontos</strong>.</p>', paragraphCount: 1, adfree: true, flags: [{ slug: 'adfree' }], colorScheme: 'sea', headerType: 'article-width', articleWidthCover: true,
      mobileImage43: '/uploads/2025/11/bridge-1.jpg/43', facebookImage: '/uploads/2025/11/bridge-1.jpg/169', spiritualHelp: true, mirroringSites: ['erdely'], pubDate: now - 60, updatedAt: now - 60,
      mainSuperTag: { slug: 'gazdasag' }, articleAuthors: [{ slug: 'sarkozi-lenke' }], articleContributors: [{ slug: 'mathe-kund' }], tags: [{ slug: 'inflacio' }],
    });
    expect(await loadArticleById(database, 'erdely', id)).toEqual(article);
    expect(await listedOn({}, 'erdely')).toContain('teljes-cikk');
  });

  test('a change keeps what it does not name, counts the version and tells old and new lists', async () => {
    const { id } = await createArticle(database, draft('valtozo', { lead: 'Marad.', pr: true }), options);
    const written = await updateArticle(database, id, { tags: ['forint'], mainSuperTag: 'belfold', title: 'Új cím' }, options);
    expect(written).toMatchObject({ version: 2, hard: false });
    expect(written.purged).toEqual(expect.arrayContaining(['article:valtozo', 'super-tag:gazdasag', 'super-tag:belfold', 'tag:inflacio', 'tag:forint', 'newest', 'titles', 'pr']));
    expect(await loadArticleBySlug(database, site, 'valtozo')).toMatchObject({ title: 'Új cím', lead: 'Marad.', pr: true, content: '<p>Szöveg.</p>', version: 2, updatedAt: now, pubDate: now - 60 });
    expect(await listedOn({ tag: 'inflacio' })).not.toContain('valtozo');
    expect(await listedOn({ tag: 'forint' })).toContain('valtozo');
    expect(await loadArticleVersion(database, site, 'valtozo')).toMatchObject({ v: 2, public: true });
    const versions = await database.selectFrom('article_versions').select(['version', 'snapshot']).where('article_id', '=', id).orderBy('version').execute();
    expect(versions.map(({ version, snapshot }) => [version, snapshot['title']])).toEqual([[1, 'Cím: valtozo'], [2, 'Új cím']]);
  });

  test('a withdrawn article leaves all lists and is purged hard', async () => {
    const { id } = await createArticle(database, draft('visszavont'), options);
    const written = await withdrawArticle(database, id, options);
    expect(written).toMatchObject({ version: 2, hard: true });
    expect(written.purged).toEqual(expect.arrayContaining(['article:visszavont', 'newest', 'super-tag:gazdasag', 'tag:inflacio']));
    expect(await listedOn({})).not.toContain('visszavont');
    expect(await loadArticleBySlug(database, site, 'visszavont')).toMatchObject({ active: false });
    expect(await loadArticleVersion(database, site, 'visszavont')).toMatchObject({ v: 2, public: false });
  });

  test('another slug purges the old address hard', async () => {
    const { id } = await createArticle(database, draft('regi-cim'), options);
    const written = await updateArticle(database, id, { slug: 'uj-cim' }, options);
    expect(written.hard).toBe(true);
    expect(written.purged).toEqual(expect.arrayContaining(['article:regi-cim', 'article:uj-cim']));
    expect(await loadArticleBySlug(database, site, 'regi-cim')).toBeNull();
  });

  test('an article of the future appears when it is due, and only once', async () => {
    const written = await createArticle(database, draft('kesobb', { pubDate: now + 600 }), options);
    expect(written.purged).toEqual(['article:kesobb', `article-id:${written.id}`]);
    expect(await listedOn({})).not.toContain('kesobb');
    expect(await releaseDueArticles(database, now + 599)).toBeNull();
    const released = await releaseDueArticles(database, now + 600);
    expect(released).toMatchObject({ ids: [written.id] });
    expect(released?.purged).toEqual(expect.arrayContaining(['article:kesobb', 'tag:inflacio', 'newest']));
    expect((await listedOn({}))[0]).toBe('kesobb');
    expect(await releaseDueArticles(database, now + 601)).toBeNull();
    expect((await loadPurgesSince(database, (released?.sequence ?? 0) - 1)).items[0]?.keys).toEqual(released?.purged);
  });

  test('a post is on no list but its live blog, whose version it moves', async () => {
    const blog = await createArticle(database, draft('kozvetites', { type: 'liveblog', flags: ['live'], pubDate: now - 120 }), options);
    const post = await createArticle(database, draft('kozvetites-1', { type: 'liveblogpost', parentId: blog.id }), options);
    expect(post.purged).toEqual(['article:kozvetites-1', `article-id:${post.id}`, 'article:kozvetites', `article-id:${blog.id}`]);
    expect(await loadArticleVersion(database, site, 'kozvetites')).toMatchObject({ v: 2 });
    expect(await listedOn({})).not.toContain('kozvetites-1');
    expect(await listedOn({ tag: 'inflacio' })).not.toContain('kozvetites-1');
    expect(await listedOn({ parent: blog.id })).toEqual(['kozvetites-1']);
    expect((await loadArticleBySlug(database, site, 'kozvetites'))?.subArticles.map(({ slug }) => slug)).toEqual(['kozvetites-1']);

    await createArticle(database, draft('kozvetites-2', { type: 'liveblogpost', parentId: blog.id, pinned: true, pubDate: now - 90 }), options);
    await withdrawArticle(database, (await createArticle(database, draft('kozvetites-3', { type: 'liveblogpost', parentId: blog.id }), options)).id, options);
    const items = await loadArticleItems(database, blog.id, { offset: 0, limit: 30 });
    expect([items?.items, items?.pinnedItems].map((list) => list?.map(({ slug }) => slug))).toEqual([['kozvetites-1'], ['kozvetites-2']]);
    expect(items?.totalItems).toBe(1);
    expect(await loadArticleVersion(database, site, 'kozvetites')).toMatchObject({ v: 5 });
  });

  test('an ordinary child stands on every list but the one of articles without a parent', async () => {
    const parent = await createArticle(database, draft('szulo'), options);
    await createArticle(database, draft('gyerek', { parentId: parent.id, pubDate: now - 30 }), options);
    expect(await listedOn({})).toContain('gyerek');
    expect(await listedOn({ parent: 'none' })).not.toContain('gyerek');
    expect(await listedOn({ parent: parent.id })).toEqual(['gyerek']);
  });

  test('a taken slug, an unknown name and an unknown article are refused and leave nothing behind', async () => {
    const { n } = await database.selectFrom('articles').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    await expect(createArticle(database, draft('uj-cikk'), options)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(createArticle(database, draft('hibas', { tags: ['nincs-ilyen'] }), options)).rejects.toMatchObject({ code: 'INVALID_INPUT', detail: { unknown: ['nincs-ilyen'] } });
    await expect(createArticle(database, draft('hibas', { mirroringSites: ['nincs'] }), options)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(createArticle(database, draft('hibas', { parentId: 999_999 }), options)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(updateArticle(database, 999_999, { title: 'x' }, options)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await database.selectFrom('articles').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).toEqual({ n });
  });

  test('a section that is switched off takes its articles along, and brings them back', async () => {
    const { totalItems } = await loadArticleList(database, { site, filters: { mstag: 'sport' }, offset: 0, limit: 1 });
    expect(totalItems).toBeGreaterThan(0);
    const { purged } = await setSuperTagActive(database, { slug: 'sport', active: false, now });
    expect(purged).toContain('super-tag:sport');
    expect(await listedOn({ mstag: 'sport' })).toEqual([]);
    await setSuperTagActive(database, { slug: 'sport', active: true, now });
    expect((await loadArticleList(database, { site, filters: { mstag: 'sport' }, offset: 0, limit: 1 })).totalItems).toBe(totalItems);
  });

  test('the counts by period agree with the entries after all of this', async () => {
    const entries = await database.selectFrom('list_entries').select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const counted = await database.selectFrom('list_counts').select(({ fn }) => fn.sum<number>('n').as('n')).executeTakeFirstOrThrow();
    expect(Number(counted.n)).toBe(entries.n);
  });
});
