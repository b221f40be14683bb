import type { TipEntryDraft } from '../../shared/contract/schemas/tip-game.ts';
import { PICK_FIELD_PREFIX } from '../../shared/features/tip-game/tip-game-data.ts';

/** The fields of a sent form as an entry; what is not there is empty, and for the schema to refuse. */
export function toTipDraft(body: unknown): TipEntryDraft {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const picks = fields.flatMap(([name, value]) => (name.startsWith(PICK_FIELD_PREFIX) && value !== '' ? [[name.slice(PICK_FIELD_PREFIX.length), value] as const] : []));
  return { name: fields.find(([name]) => name === 'nev')?.[1] ?? '', picks: Object.fromEntries(picks) };
}
