import { notFound } from '../../shared/lib/errors.ts';
import { loadDocument } from '../store/document-store.ts';
import { loadFrontendInit, loadFrontendRefresh } from '../store/site-store.ts';
import { PR_KEY } from '../store/newsroom/purge-keys.ts';
import { loadImpressStaff } from '../store/staff-store.ts';
import { loadUnique, loadUniqueGroup } from '../store/unique-store.ts';
import { toId } from './call-params.ts';
import type { Handler } from './handler.ts';

/** GET /api/frontend/init. @spec §7 */
export const handleFrontendInit: Handler<'frontendInit'> = async ({ database }, { site }) => {
  const body = await loadFrontendInit(database, site);
  if (body === null) throw notFound('/api/frontend/init');
  return { body, keys: ['menus', PR_KEY] };
};

/** GET /api/frontend/refresh. @spec §7 */
export const handleFrontendRefresh: Handler<'frontendRefresh'> = async ({ database }, { site }) => {
  const body = await loadFrontendRefresh(database, site);
  if (body === null) throw notFound('/api/frontend/refresh');
  return { body, keys: ['common'] };
};

/** GET /api/docs/{slug}. @spec §7 */
export const handleDocument: Handler<'document'> = async ({ database }, { site, params, viewer }) => {
  const body = await loadDocument(database, site, params.slug, { withInactive: viewer === 'editor' });
  if (body === null) throw notFound(`/api/docs/${params.slug}`);
  return { body, keys: [`document:${params.slug}`] };
};

/** GET /api/unique/{slug}. @spec §7 */
export const handleUnique: Handler<'unique'> = async ({ database }, { site, params }) => {
  const body = await loadUnique(database, site, params.slug);
  if (body === null) throw notFound(`/api/unique/${params.slug}`);
  return { body, keys: [`unique:${params.slug}`] };
};

/** GET /api/unique-groups/{id}. @spec §7 */
export const handleUniqueGroup: Handler<'uniqueGroup'> = async ({ database }, { site, params }) => {
  const body = await loadUniqueGroup(database, site, toId(params.id));
  if (body === null) throw notFound(`/api/unique-groups/${params.id}`);
  return { body, keys: [`unique-group:${params.id}`, ...body.uniques.map(({ slug }) => `unique:${slug}`)] };
};

/** GET /api/impress/staff. @spec §7 */
export const handleImpressStaff: Handler<'impressStaff'> = async ({ database }, { site }) => ({ body: await loadImpressStaff(database, site), keys: ['staff'] });
