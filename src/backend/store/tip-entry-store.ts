import { createHash, randomBytes } from 'node:crypto';
import type { TipEntry, TipEntryDraft, TipGameDraft } from '../../shared/contract/schemas/tip-game.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { Database } from './database/open-database.ts';
import { countPoints, isOpen, type GamePlace } from './tip-game-store.ts';

const KEY_BYTES = 16;
/** 16 bytes as base64url. */
const KEY = /^[\w-]{22}$/;

/** What a player sends, and when (unix seconds). */
export type EntryWrite = GamePlace & { readonly draft: TipEntryDraft; readonly now: number };

/** Takes a new entry and gives it its key, which nobody can read out of the database. @throws NOT_FOUND, CONFLICT after the deadline, INVALID_INPUT */
export async function createTipEntry(database: Database, { site, slug, draft, now }: EntryWrite): Promise<TipEntry> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return database.transaction().execute(async (trx) => {
    await requireOpenGame(trx, { site, slug, draft, now });
    const row = { site, game: slug, key_hash: toHash(key), name: draft.name, picks: JSON.stringify(draft.picks), created_at: now, updated_at: now };
    const { id } = await trx.insertInto('tip_entries').values(row).returning('id').executeTakeFirstOrThrow();
    await countPoints(trx, { site, slug, entryId: id });
    return requireEntry(trx, { site, slug, key });
  });
}

/** Changes an entry. @throws NOT_FOUND for an unknown key, CONFLICT after the deadline, INVALID_INPUT */
export async function updateTipEntry(database: Database, { key, ...write }: EntryWrite & { key: string }): Promise<TipEntry> {
  const { site, slug, draft, now } = write;
  return database.transaction().execute(async (trx) => {
    await requireOpenGame(trx, write);
    const changed = await trx
      .updateTable('tip_entries')
      .set({ name: draft.name, picks: JSON.stringify(draft.picks), updated_at: now })
      .where('site', '=', site)
      .where('game', '=', slug)
      .where('key_hash', '=', toHash(key))
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw unknownEntry(slug);
    await countPoints(trx, { site, slug, entryId: changed.id });
    return requireEntry(trx, { site, slug, key });
  });
}

/** An entry with its place: one more than have more points. Null for a key that nobody has. */
export async function loadTipEntry(database: Database, { site, slug, key }: GamePlace & { key: string }): Promise<TipEntry | null> {
  if (!KEY.test(key)) return null;
  const row = await database.selectFrom('tip_entries').selectAll().where('site', '=', site).where('game', '=', slug).where('key_hash', '=', toHash(key)).executeTakeFirst();
  if (row === undefined) return null;
  const { better } = await database
    .selectFrom('tip_entries')
    .select(({ fn }) => fn.countAll<number>().as('better'))
    .where('site', '=', site)
    .where('game', '=', slug)
    .where('points', '>', row.points)
    .executeTakeFirstOrThrow();
  return { key, name: row.name, picks: row.picks, points: row.points, right: row.right_count, place: better + 1 };
}

async function requireEntry(trx: Database, place: GamePlace & { key: string }): Promise<TipEntry> {
  const entry = await loadTipEntry(trx, place);
  if (entry === null) throw unknownEntry(place.slug);
  return entry;
}

/** Locks the game, so that its deadline cannot move while an entry is taken. */
async function requireOpenGame(trx: Database, { site, slug, draft, now }: EntryWrite): Promise<void> {
  const game = await trx.selectFrom('tip_games').select(['deadline', 'questions']).where('site', '=', site).where('slug', '=', slug).forShare().executeTakeFirst();
  if (game === undefined) throw notFound(`/api/tip-games/${slug}`);
  if (!isOpen(game.deadline, now)) throw new AppError('CONFLICT', `The game ${slug} takes no more picks: its deadline was ${game.deadline}.`);
  refuseUnknownPicks(game.questions, draft.picks);
}

function refuseUnknownPicks(questions: TipGameDraft['questions'], picks: TipEntryDraft['picks']): void {
  const unknown = Object.entries(picks).filter(([question, option]) => questions.find(({ id }) => id === question)?.options.some(({ id }) => id === option) !== true);
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', `${unknown.length} picks name no option of the game.`);
}

/** Without the key, which is a secret. */
function unknownEntry(slug: string): AppError {
  return notFound(`/api/tip-games/${slug}/entries/…`);
}

/** A key is 128 random bits, so a plain hash tells nothing of it. */
export function toHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
