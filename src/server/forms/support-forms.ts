import type { Router } from 'express';
import { PAYMENT_RETURN_PATH, SUPPORT_PATH } from '../../shared/config/support-paths.ts';
import { supportTexts } from '../../shared/config/texts-support.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { loadPayment, loadSupport } from '../../shared/features/support/load-support.ts';
import { decideSupport, SUPPORT_FIELDS, type SupportDraft, type SupportWish } from '../../shared/features/support/support-order.ts';
import { decidePayment } from '../../shared/lib/payment-setting.ts';
import type { FormProblems } from '../../shared/ui/form-problems.tsx';
import type { Edge } from '../edge.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { toSupportDraft } from './parse-support-form.ts';
import { toPaymentLocation } from './payment-location.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

const texts = supportTexts.problems;

/**
 * Takes the support form: the order is written down, and its supporter goes on to the payment side with what the
 * backend has signed. @spec §2.1 Support page
 */
export function supportForms(edge: Edge): Router {
  return takeForm<SupportDraft>(edge, {
    name: 'support-form',
    paths: [SUPPORT_PATH],
    modes: ['public'],
    limit: { times: 10, everyMs: 60_000 },
    parse: toSupportDraft,
    take: takeSupport,
    refuseTooMany: (form) => toProblemPage(form, { form: texts.tooMany, fields: {} }, 429),
  });
}

async function takeSupport(form: SentForm<SupportDraft>): Promise<FormOutcome> {
  const { api, edition } = form.site;
  const decided = decideSupport(form.draft, edition);
  if ('problems' in decided) return { page: await toProblemPage(form, decided.problems, 422) };
  const checked = bodySchemas.supportOrderCreate.safeParse(toBody(form, decided.wish));
  // Of the fields only the address has more rules in the contract than on the page.
  if (!checked.success) return { page: await toProblemPage(form, { form: null, fields: { [SUPPORT_FIELDS.email]: texts.emailInvalid } }, 422) };
  if ((await loadPayment(form.site)) === 'none') return { page: await toProblemPage(form, { form: texts.closed, fields: {} }, 409) };
  const { paymentAddress } = await api.supportOrderCreate({ body: checked.data });
  return { location: toPaymentLocation(paymentAddress, decidePayment(form.edge.config.PAYMENT_ADDRESS, form.edge.config.NODE_ENV === 'production')) };
}

function toBody({ edge, site }: SentForm<SupportDraft>, wish: SupportWish) {
  return { ...wish, returnAddress: `${edge.origins[site.edition.key].site}${PAYMENT_RETURN_PATH}` };
}

/** The page with what was filled in and what is wrong with it. */
async function toProblemPage({ site, draft }: SentForm<SupportDraft>, problems: FormProblems, status: number): Promise<AnsweredPage> {
  return { name: 'support', data: await loadSupport(site, { draft, problems }), status };
}
