import type { MenusPatch, SiteWritten } from '../../../shared/contract/schemas/newsroom-site.ts';
import type { Menus } from '../../../shared/contract/schemas/front.ts';
import type { Database } from '../database/open-database.ts';
import { appendPurge } from '../purge-store.ts';
import { requireSite } from './require-site.ts';

const MENU_NAMES = ['main', 'sidebar', 'heading', 'extra', 'footerHighlight', 'footerNormal', 'footerApp', 'footerSocial'] as const satisfies readonly (keyof Menus)[];

/** Replaces the menus that are named, in one transaction. @throws NOT_FOUND for an unknown site */
export async function replaceMenus(database: Database, { site, menus, now }: { site: string; menus: MenusPatch; now: number }): Promise<SiteWritten> {
  return database.transaction().execute(async (trx) => {
    await requireSite(trx, site);
    for (const menu of MENU_NAMES) {
      const items = menus[menu];
      if (items === undefined) continue;
      await trx.deleteFrom('menu_items').where('site', '=', site).where('menu', '=', menu).execute();
      if (items.length > 0) await trx.insertInto('menu_items').values(items.map((item, index) => ({ ...item, site, menu, position: index + 1 }))).execute();
    }
    const purged = ['menus'];
    return { sequence: await appendPurge(trx, { keys: purged, hard: false, now }), purged };
  });
}
