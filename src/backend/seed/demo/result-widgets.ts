import type { ResultWidgetDraft } from '../../../shared/contract/schemas/result-widget.ts';
import type { Database } from '../../store/database/open-database.ts';
import { toWidgetRow } from '../../store/widget-store.ts';
import { ELECTION_WIDGETS } from './result-widgets-elections.ts';
import { SPORT_WIDGETS } from './result-widgets-sport.ts';

/** The demo's result widgets by name. @spec §2.4 */
export const SEED_WIDGETS: Readonly<Record<string, ResultWidgetDraft>> = { ...SPORT_WIDGETS, ...ELECTION_WIDGETS };

/** Writes the widgets that a site does not have yet. */
export async function seedResultWidgets(trx: Database, site: string, now: number): Promise<void> {
  const rows = Object.entries(SEED_WIDGETS).map(([slug, draft]) => toWidgetRow({ site, slug, draft, now }));
  await trx.insertInto('result_widgets').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
}
