import type { CommonDataPatch, SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import { AppError } from '../../../shared/lib/errors.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { loadTaxa } from '../taxonomy-store.ts';
import { requireSite } from './require-site.ts';

/** Changes what every page of a site shows, in one transaction. @throws NOT_FOUND for an unknown site, INVALID_INPUT for unknown topics */
export async function updateCommonData(database: Database, { site, patch, now }: { site: string; patch: CommonDataPatch; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    await refuseUnknownTags(trx, patch.trendingTags ?? []);
    await trx.updateTable('site_settings').set(await toColumns(trx, site, patch)).where('site', '=', site).execute();
    // The set-up comes with the menus too: pages show it before their first poll.
    const purged = ['common', ...(patch.componentSetup === undefined ? [] : ['menus'])];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}

async function toColumns(trx: Database, site: string, patch: CommonDataPatch) {
  const { componentSetup, exchangesRates, weatherData, floodingData, pipStatus, trendingTags, widgets } = patch;
  return {
    ...(componentSetup !== undefined && { component_setup: JSON.stringify(await mergeSetup(trx, site, componentSetup)) }),
    ...(exchangesRates !== undefined && { exchange_rates: JSON.stringify(exchangesRates) }),
    ...(weatherData !== undefined && { weather: weatherData === null ? null : JSON.stringify(weatherData) }),
    ...(floodingData !== undefined && { flooding: JSON.stringify(floodingData) }),
    ...(pipStatus !== undefined && { pip: pipStatus === null ? null : JSON.stringify(pipStatus) }),
    ...(trendingTags !== undefined && { trending_tags: trendingTags }),
    ...(widgets !== undefined && { widgets: JSON.stringify(widgets) }),
  };
}

async function mergeSetup(trx: Database, site: string, setup: NonNullable<CommonDataPatch['componentSetup']>): Promise<object> {
  const row = await trx.selectFrom('site_settings').select('component_setup').where('site', '=', site).forUpdate().executeTakeFirst();
  return { ...row?.component_setup, ...setup };
}

async function refuseUnknownTags(trx: Database, tags: readonly string[]): Promise<void> {
  const { unknown } = await loadTaxa(trx, { tags });
  if (unknown.length > 0) throw new AppError('INVALID_INPUT', `The trending topics name what does not exist: ${unknown.join(', ')}.`, { detail: { unknown } });
}
