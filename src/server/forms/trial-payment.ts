import { Router, type RequestHandler } from 'express';
import { SUPPORT_FAILURE_PATH, TRIAL_PAYMENT_PATH } from '../../shared/config/support-paths.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { isAppError, notFound } from '../../shared/lib/errors.ts';
import { decidePayment } from '../../shared/lib/payment-setting.ts';
import type { SupportTrialData } from '../../shared/pages/support/support-trial-page.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import { toBuildOptions } from '../page-server.ts';
import { buildAnsweredEntry, type AnsweredPage } from '../render/build-page.ts';
import { contextOf, targetOf } from '../request-context.ts';
import { sendUnkept, serveError } from '../serve-page.ts';
import { toAddressFields } from './address-fields.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

/** The field that the page's buttons differ by; no field of an order is called so. */
const DECISION_FIELD = 'dontes';

/** A sent decision with the order that it is about. */
type TrialDraft = { readonly fields: Record<string, string>; readonly decision: string };

/**
 * The payment side of who has none: shows the order that the address carries, and takes what its visitor decides. Where
 * payments are real, or there are none, it does not exist.
 */
export function trialPayment(edge: Edge): Router {
  const router = Router();
  if (decidePayment(edge.config.PAYMENT_ADDRESS, edge.config.NODE_ENV === 'production').kind !== 'trial') return router;
  router.get(TRIAL_PAYMENT_PATH, showOrder(edge));
  router.use(
    takeForm<TrialDraft>(edge, {
      name: 'trial-payment-form',
      paths: [TRIAL_PAYMENT_PATH],
      modes: ['public'],
      limit: { times: 20, everyMs: 60_000 },
      parse: toTrialDraft,
      take: takeDecision,
      refuseTooMany: async ({ draft }) => toTrialPage(draft.fields, 429),
    }),
  );
  return router;
}

function showOrder(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    const target = targetOf(request);
    const pageRequest = parsePageRequest(request.originalUrl, target);
    if (target.mode !== 'public' || isBadAddress(pageRequest)) {
      next();
      return;
    }
    contextOf(request).routeName = 'support_trial';
    try {
      const page = toTrialPage(toAddressFields(request.originalUrl), 200);
      const { site } = createPublicSite(edge, pageRequest);
      sendUnkept(edge, pageRequest, request, response, await buildAnsweredEntry(pageRequest, site, page, toBuildOptions(edge)));
    } catch (error) {
      await serveError(edge, pageRequest, request, response, error);
    }
  };
}

async function takeDecision({ site: { api }, draft }: SentForm<TrialDraft>): Promise<FormOutcome> {
  const checked = bodySchemas.trialPayment.safeParse(draft);
  if (!checked.success) return { location: SUPPORT_FAILURE_PATH };
  try {
    return await api.trialPayment({ body: checked.data });
  } catch (error) {
    const status = isAppError(error) ? error.detail['backendStatus'] : null;
    if (status === 409 || status === 422) return { location: SUPPORT_FAILURE_PATH };
    throw error;
  }
}

/** @throws NOT_FOUND for an address that carries no order */
function toTrialPage(fields: Readonly<Record<string, string>>, status: number): AnsweredPage {
  const amount = /^[1-9]\d{0,9}$/.test(fields['amount'] ?? '') ? Number(fields['amount']) : null;
  if (amount === null || fields['signature'] === undefined) throw notFound(TRIAL_PAYMENT_PATH);
  const data: SupportTrialData = { amount, fields };
  return { name: 'supportTrial', data, status };
}

function toTrialDraft(body: unknown): TrialDraft {
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const decision = sent.find(([name]) => name === DECISION_FIELD)?.[1] ?? '';
  return { fields: Object.fromEntries(sent.filter(([name]) => name !== DECISION_FIELD)), decision };
}
