import { sql } from 'kysely';
import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import type { TipGame, TipGameDraft, TipGames, TipPlayer } from '../../shared/contract/schemas/tip-game.ts';
import { toRanks } from '../../shared/lib/ranking.ts';
import type { Database } from './database/open-database.ts';
import { requireSite } from './newsroom/require-site.ts';
import { appendPurge } from './purge-store.ts';

/** Names in a game's table. */
const PLAYERS = 100;

/** Which game of which site. */
export type GamePlace = { readonly site: string; readonly slug: string };

/** The games of a site, the one that closes next first, closed ones after them. @spec §2.1 Tip-game supplement */
export async function loadTipGames(database: Database, { site, now }: { site: string; now: number }): Promise<TipGames> {
  const rows = await database
    .selectFrom('tip_games')
    .select(['slug', 'title', 'lead', 'deadline'])
    .select(({ selectFrom }) =>
      selectFrom('tip_entries').whereRef('tip_entries.site', '=', 'tip_games.site').whereRef('tip_entries.game', '=', 'tip_games.slug').select(({ fn }) => fn.countAll<number>().as('n')).as('player_count'),
    )
    .where('site', '=', site)
    .execute();
  const items = rows.map(({ slug, title, lead, deadline, player_count }) => ({ slug, title, lead, deadline, open: isOpen(deadline, now), playerCount: player_count ?? 0 }));
  return { items: items.toSorted((one, other) => Number(other.open) - Number(one.open) || (one.open ? one.deadline - other.deadline : other.deadline - one.deadline)) };
}

/** A game with its table, or null. */
export async function loadTipGame(database: Database, { site, slug, now }: GamePlace & { now: number }): Promise<TipGame | null> {
  const row = await database.selectFrom('tip_games').selectAll().where('site', '=', site).where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) return null;
  const { title, lead, supplement, deadline, questions } = row;
  const { n } = await database.selectFrom('tip_entries').select(({ fn }) => fn.countAll<number>().as('n')).where('site', '=', site).where('game', '=', slug).executeTakeFirstOrThrow();
  return { slug, title, lead, supplement, deadline, questions, open: isOpen(deadline, now), playerCount: n, players: await loadPlayers(database, { site, slug }) };
}

/** The head of the table. Who came to the same points earlier stands before; the rank is shared. @spec §5 Ranking ties */
async function loadPlayers(database: Database, { site, slug }: GamePlace): Promise<TipPlayer[]> {
  const rows = await database.selectFrom('tip_entries').select(['name', 'points', 'right_count']).where('site', '=', site).where('game', '=', slug).orderBy('points', 'desc').orderBy('id').limit(PLAYERS).execute();
  const ranks = toRanks(rows.map(({ points }) => points));
  return rows.map(({ name, points, right_count }, index) => ({ rank: ranks[index] ?? null, name, points, right: right_count }));
}

/** Writes a game, a new one or over the old one, and counts everybody's points anew, in one transaction. @throws NOT_FOUND for an unknown site */
export async function saveTipGame(database: Database, { site, slug, draft, now }: GamePlace & { draft: TipGameDraft; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    const row = toGameRow({ site, slug, draft, now });
    await trx.insertInto('tip_games').values(row).onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet(row)).execute();
    await countPoints(trx, { site, slug });
    const purged = [`tip-game:${slug}`, 'tip-games'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

/** A game as its table has it. */
export function toGameRow({ site, slug, draft: { title, lead, supplement, deadline, questions }, now }: GamePlace & { draft: TipGameDraft; now: number }) {
  return { site, slug, title, lead, supplement, deadline, questions: JSON.stringify(questions), updated_at: now };
}

/** Counts the points of a game's entries, or of one of them, from the answers that are known. */
export async function countPoints(trx: Database, { site, slug, entryId = null }: GamePlace & { entryId?: number | null }): Promise<void> {
  await sql`
    update tip_entries set points = counted.points, right_count = counted.n
    from (
      select entries.id, coalesce(sum((question->>'points')::int), 0)::int as points, count(question)::int as n
      from tip_entries entries
      join tip_games games on games.site = entries.site and games.slug = entries.game
      left join lateral jsonb_array_elements(games.questions) as question on question->>'answer' = entries.picks->>(question->>'id')
      where entries.site = ${site} and entries.game = ${slug} and (${entryId}::bigint is null or entries.id = ${entryId}::bigint)
      group by entries.id
    ) counted
    where counted.id = tip_entries.id`.execute(trx);
}

/** Whether picks are taken. */
export function isOpen(deadline: number, now: number): boolean {
  return now < deadline;
}
