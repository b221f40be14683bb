import { z } from 'zod';
import type { EditionKey } from '../../../shared/config/editions/edition.ts';
import type { Database } from '../../store/database/open-database.ts';

/**
 * The unique by which a database says that it is the demo's: only the seed writes it, so a newsroom of its own has none,
 * and the demo's live newsroom touches nothing where it is missing.
 */
export const DEMO_MARKER_SLUG = 'demo-newsroom';

/** What the demo's live newsroom may touch: a live blog, and a breaking block that shows one of these lists of articles. */
const demoMarkerSchema = z.object({ liveBlog: z.string().nullable(), breaking: z.array(z.array(z.string()).min(1)) });

export type DemoMarker = z.infer<typeof demoMarkerSchema>;

const TISZA = 'tetozik-a-tisza-tiszaszalkasnal';
const KUKULLO = 'tetozik-a-kukullo-kitelepites-kukullomezon-lezartak-az-also-hidat';

/** The markers of the editions; the first breaking list is the one that the seed places. */
export const SEED_MARKERS = {
  main: { liveBlog: TISZA, breaking: [[TISZA], [TISZA, 'hidegfront-erkezik-85-kilometeres-szellokesekkel'], ['kisiklott-egy-tehervagon-korosligetnel', TISZA]] },
  // The regional edition's live blog is left to its editors: it shows that not every blog moves.
  regional: { liveBlog: null, breaking: [[KUKULLO], [KUKULLO, 'ketnyelvu-lett-a-kalotavari-korhaz-minden-ajtaja']] },
} as const satisfies Record<EditionKey, { liveBlog: string | null; breaking: readonly (readonly string[])[] }>;

/** Marks a site as the demo's. */
export async function seedDemoMarker(trx: Database, edition: EditionKey, site: string): Promise<void> {
  await trx.insertInto('uniques').values({ site, slug: DEMO_MARKER_SLUG, content: JSON.stringify(SEED_MARKERS[edition]) }).execute();
}

/** Reads a marker; null for what the seed has not written. */
export function parseDemoMarker(content: string): DemoMarker | null {
  try {
    return demoMarkerSchema.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    // What is no JSON is no marker of ours.
    return null;
  }
}
