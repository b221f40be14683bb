import type { SiteWritten } from '../../shared/contract/schemas/newsroom-site.ts';
import { AppError } from '../../shared/lib/errors.ts';
import { updateCommonData } from '../store/newsroom/common-data.ts';
import { loadFrontBlockSettings, replaceFrontBlocks } from '../store/newsroom/front-blocks.ts';
import { replaceMenus } from '../store/newsroom/menus.ts';
import { saveUnique } from '../store/newsroom/uniques.ts';
import type { Handler, HandlerParts } from './handler.ts';

/** GET /api/newsroom/sites/{site}/front-blocks: the front page as editors keep it. */
export const handleFrontBlocks: Handler<'newsroomFrontBlocks'> = async ({ database }, { params }) => ({ body: await loadFrontBlockSettings(database, params.site), keys: [] });

/** PUT /api/newsroom/sites/{site}/front-blocks: the whole front page. */
export const handleFrontBlocksReplace: Handler<'newsroomFrontBlocksReplace'> = async (parts, { params, body }) =>
  tellPurges(parts, await replaceFrontBlocks(parts.database, { site: params.site, blocks: body.items, now: parts.now() }));

/** PUT /api/newsroom/sites/{site}/common-data: what the body does not name keeps its value. */
export const handleCommonDataUpdate: Handler<'newsroomCommonDataUpdate'> = async (parts, { params, body }) =>
  tellPurges(parts, await updateCommonData(parts.database, { site: params.site, patch: body, now: parts.now() }));

/** PUT /api/newsroom/sites/{site}/menus: menus that the body does not name stay. */
export const handleMenusReplace: Handler<'newsroomMenusReplace'> = async (parts, { params, body }) =>
  tellPurges(parts, await replaceMenus(parts.database, { site: params.site, menus: body, now: parts.now() }));

/** PUT /api/newsroom/uniques/{slug}: of the site that the header names, as the reading call has it. */
export const handleUniqueSave: Handler<'newsroomUniqueSave'> = async (parts, { site, params, body }) => {
  // The slug becomes a surrogate key, which is dropped where it could part the header.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(params.slug)) throw new AppError('INVALID_INPUT', 'The slug of a unique has small letters, digits and single hyphens.');
  return tellPurges(parts, await saveUnique(parts.database, { site, slug: params.slug, content: body.content, now: parts.now() }));
};

function tellPurges({ wakePurges }: HandlerParts, { sequence, purged }: SiteWritten) {
  wakePurges();
  return { body: { sequence, purged }, keys: [] };
}
