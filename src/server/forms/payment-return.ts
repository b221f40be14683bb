import { Router } from 'express';
import { PAYMENT_RETURN_PATH, SUPPORT_FAILURE_PATH, SUPPORT_SUCCESS_PATH } from '../../shared/config/support-paths.ts';
import { isAppError } from '../../shared/lib/errors.ts';
import type { Api } from '../../shared/contract/api.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { toBarePageRequest } from '../page-request.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { serveError } from '../serve-page.ts';
import { toAddressFields } from './address-fields.ts';

/**
 * Where the payment side sends a supporter back to. What it signed goes to the backend, which alone can tell whether it
 * is true, and its reader on to the page of the order, which says how it stands. It may come any number of times.
 */
export function paymentReturn(edge: Edge): Router {
  const router = Router();
  router.get(`${PAYMENT_RETURN_PATH}/:key`, async (request, response, next) => {
    const target = targetOf(request);
    if (target.mode !== 'public') {
      next();
      return;
    }
    contextOf(request).routeName = 'payment-return';
    const bare = toBarePageRequest(target);
    try {
      const { api } = createPublicSite(edge, bare).site;
      response.set('Cache-Control', 'private, no-store').redirect(303, await settle(api, String(request.params['key']), toAddressFields(request.originalUrl)));
    } catch (error) {
      await serveError(edge, bare, request, response, error);
    }
  });
  return router;
}

/** Where the reader goes on to: an answer that is too old still has an order that knows better. */
async function settle(api: Api, key: string, fields: Record<string, string>): Promise<string> {
  const own = encodeURIComponent(key);
  try {
    const { status } = await api.paymentReturn({ body: { key, fields } });
    return `${status === 'failed' ? SUPPORT_FAILURE_PATH : SUPPORT_SUCCESS_PATH}/${own}`;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.detail['backendStatus'] === 409) return `${SUPPORT_SUCCESS_PATH}/${own}`;
    if (error.code === 'NOT_FOUND' || error.detail['backendStatus'] === 422) return SUPPORT_FAILURE_PATH;
    throw error;
  }
}
