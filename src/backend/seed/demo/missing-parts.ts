import { editions } from '../../../shared/config/editions/editions.ts';
import type { Edition } from '../../../shared/config/editions/edition.ts';
import type { Database } from '../../store/database/open-database.ts';
import { DEMO_MARKER_SLUG } from './demo-marker.ts';
import { seedFootball } from './football.ts';
import { seedLivescore } from './livescore.ts';
import { seedExchangeRates } from './exchange-rates.ts';
import { seedNewsletterLists } from './newsletter-lists.ts';
import { seedPodcastDetails } from './podcasts.ts';
import { seedQuizzes } from './quizzes.ts';
import { seedResultWidgets } from './result-widgets.ts';
import { seedTipGames } from './tip-games.ts';
import { seedFormula1 } from '../sport/formula1/seed-formula1.ts';

/** The parts of the demo that came after its first release: a database that was filled before lacks them. */
const LATER_PARTS = [seedResultWidgets, seedTipGames, seedNewsletterLists, seedPodcastDetails, seedQuizzes, seedFootball, seedLivescore, seedExchangeRates, seedFormula1] as const satisfies readonly ((trx: Database, site: string, now: number) => Promise<void>)[];

/** Writes a site's later parts, as far as they are not there. */
export async function seedLaterParts(trx: Database, site: string, now: number): Promise<void> {
  for (const seed of LATER_PARTS) await seed(trx, site, now);
}

/** Brings a demo that was filled by an earlier release up to date; what is no demo is left alone. */
export async function seedMissingParts(database: Database, now: number): Promise<void> {
  const rows = await database.selectFrom('uniques').select('site').where('slug', '=', DEMO_MARKER_SLUG).execute();
  const marked = new Set(rows.map(({ site }) => site));
  await database.transaction().execute(async (trx) => {
    for (const { slug } of Object.values<Edition>(editions)) if (marked.has(slug)) await seedLaterParts(trx, slug, now);
  });
}
