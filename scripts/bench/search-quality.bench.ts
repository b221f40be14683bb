// Whether a search understands Hungarian, by the form–lemma table that stands beside the repository (SEARCH_FORMS names
// another): an article for each form of every word, and searches by forms, over the API. A hit is right where the article's
// form and the one searched for are of one word. The same searches without accents must find the same.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { searchResultSchema } from '../../src/shared/contract/schemas/search.ts';
import { PER_PAGE_MAX_ITEMS } from '../../src/shared/config/constants.ts';
import { seededRandom } from '../../src/shared/lib/seeded-random.ts';
import { closeDatabase, openDatabase } from '../../src/backend/store/database/open-database.ts';
import type { Database } from '../../src/backend/store/database/open-database.ts';
import { saveSearchRows } from '../../src/backend/store/search/save-search-rows.ts';
import { refreshListEntries } from '../../src/backend/store/newsroom/refresh-list-entries.ts';
import { seedDemo } from '../../src/backend/seed/seed-demo.ts';
import { request } from '../../test/support/request.ts';
import { atLeast, exactly, type Claim } from './support/claims.ts';
import { leaveMeasuredCore } from './support/cores.ts';
import { parseForms, type Form } from './support/forms.ts';
import { runBench, type Bench } from './support/run-bench.ts';
import { startBackend } from './support/site.ts';

const TABLE = process.env['SEARCH_FORMS'] ?? '../shared/data/text/nerkor-form-lemma-train.tsv';
const SAMPLE = 3000;
const QUICK_SAMPLE = 200;
const QUICK_FORMS = 10_000;
const RECALL = 0.85;
const PRECISION = 0.7;
const NOW = 1_763_719_200;
const BATCH = 1000;
const SITE = { 'x-site': 'lapszel' } as const;

await runBench(async (bench) => {
  if (!existsSync(TABLE)) throw new Error(`There is no form–lemma table at ${TABLE}; SEARCH_FORMS may name one (form, lemma, part of speech, count; tab-separated).`);
  leaveMeasuredCore();
  const forms = parseForms(readFileSync(TABLE, 'utf8')).slice(0, bench.isQuick ? QUICK_FORMS : undefined);
  const folder = join(bench.folder, 'data');
  await fill(bench, join(folder, 'database'), forms);
  const backend = await startBackend(bench, { DATA_FOLDER: folder, DATABASE_QUERY_TIMEOUT_MS: '60000' });
  const count = bench.isQuick ? QUICK_SAMPLE : SAMPLE;
  return [...(await measure(backend.url, forms, drawEven(forms, count), 'forms drawn evenly')), ...(await measure(backend.url, forms, drawByCount(forms, count), 'forms drawn as often as they are used'))];
});

/** Recall: of the articles with other forms of a word, how many a form finds. Precision: of what it finds besides itself, how much is of its word. */
async function measure(backendUrl: string, forms: readonly Form[], searched: readonly Form[], how: string): Promise<Claim[]> {
  const byLemma = Map.groupBy(forms.flatMap((form) => form.lemmas.map((lemma) => ({ lemma, form }))), ({ lemma }) => lemma);
  let wanted = 0;
  let found = 0;
  let right = 0;
  let different = 0;
  for (const form of searched) {
    const family = new Set(form.lemmas.flatMap((lemma) => (byLemma.get(lemma) ?? []).map(({ form: { slug } }) => slug)).filter((slug) => slug !== form.slug));
    const slugs = await search(backendUrl, form.text);
    const plain = await search(backendUrl, form.text.normalize('NFD').replace(/\p{M}/gu, ''));
    if (slugs.size !== plain.size || [...slugs].some((slug) => !plain.has(slug))) different += 1;
    const others = [...slugs].filter((slug) => slug !== form.slug);
    wanted += family.size;
    found += others.length;
    right += others.filter((slug) => family.has(slug)).length;
  }
  return [
    atLeast(`recall, ${searched.length} ${how}`, right / wanted, RECALL, toPercent),
    atLeast(`precision, ${searched.length} ${how}`, right / found, PRECISION, toPercent),
    exactly(`found otherwise without accents, ${searched.length} ${how}`, different, 0),
  ];
}

async function search(backendUrl: string, term: string): Promise<ReadonlySet<string>> {
  const slugs = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { status, body } = await request(backendUrl, `/api/search?perPage=${PER_PAGE_MAX_ITEMS}&oldal=${page}&term=${encodeURIComponent(term)}`, { headers: SITE });
    if (status !== 200) throw new Error(`The backend answered ${status} to a search for ${term}.`);
    const { items, totalItems } = searchResultSchema.parse(JSON.parse(body));
    items.forEach(({ slug }) => slugs.add(slug));
    if (page * PER_PAGE_MAX_ITEMS >= totalItems) return slugs;
  }
}

/** An article for each form: its text is the form, and its title a number that nobody searches for. */
async function fill(bench: Bench, folder: string, forms: readonly Form[]): Promise<void> {
  bench.say(`${forms.length} articles, one for each form`);
  const database = await openDatabase({ url: null, folder, connections: 1, queryLimitMs: 600_000 });
  await seedDemo({ database, uploadsFolder: bench.folder, now: NOW, pictures: 'none' });
  await sql`delete from list_entries`.execute(database);
  for (let done = 0; done < forms.length; done += BATCH) {
    await insertForms(database, forms.slice(done, done + BATCH));
    // The planner has to know that there are more, or it reads all of them for each batch.
    if (Number.isInteger(Math.log2(done / BATCH))) await sql`analyze`.execute(database);
  }
  await sql`vacuum analyze`.execute(database);
  await closeDatabase(database);
}

async function insertForms(database: Database, forms: readonly Form[]): Promise<void> {
  await database.transaction().execute(async (trx: Database) => {
    const section = await trx.selectFrom('super_tags').select('id').where('slug', '=', 'belfold').executeTakeFirstOrThrow();
    const rows = await trx
      .insertInto('articles')
      .values(forms.map(({ slug }, index) => ({ type: 'article', slug, title: String(index), main_super_tag_id: section.id, originating_site: 'lapszel', released: true, pub_date: NOW - 86_400, updated_at: NOW - 86_400 }) as const))
      .returning(['id', 'slug', 'pub_date'])
      .execute();
    await trx.insertInto('article_sites').values(rows.map(({ id }) => ({ article_id: id, site: 'lapszel' }))).execute();
    await refreshListEntries(trx, rows.map(({ id }) => id), NOW);
    const textOf = new Map(forms.map(({ slug, text }) => [slug, text]));
    await saveSearchRows(trx, rows.map(({ id, slug, pub_date }) => ({ id, pubDate: pub_date, text: { title: '', topics: '', lead: '', text: textOf.get(slug) ?? '' } })));
  });
}

function drawEven(forms: readonly Form[], count: number): Form[] {
  const random = seededRandom('even');
  return Array.from({ length: count }, () => forms[Math.floor(random() * forms.length)]).filter((form) => form !== undefined);
}

function drawByCount(forms: readonly Form[], count: number): Form[] {
  const random = seededRandom('count');
  const total = forms.reduce((sum, form) => sum + form.count, 0);
  const marks = Array.from({ length: count }, () => random() * total).toSorted((one, other) => one - other);
  const drawn: Form[] = [];
  let passed = 0;
  for (const form of forms) {
    passed += form.count;
    while (drawn.length < marks.length && (marks[drawn.length] ?? Infinity) < passed) drawn.push(form);
  }
  return drawn;
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
