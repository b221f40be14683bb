import { Router } from 'express';
import { NEWSLETTER_PATH, NEWSLETTER_STEPS } from '../../shared/config/newsletter.ts';
import { newsletterTexts } from '../../shared/config/texts-newsletter.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { NEWSLETTER_FIELDS, type NewsletterDraft } from '../../shared/features/newsletter/newsletter-data.ts';
import { toPromoCookie } from '../../shared/features/newsletter/promo-cookies.ts';
import { isAppError, notFound } from '../../shared/lib/errors.ts';
import { loadDocument } from '../../shared/pages/document/load-document.ts';
import { toNewsletterStep, type NewsletterStepData } from '../../shared/pages/newsletter/newsletter-step-page.ts';
import type { FormProblems } from '../../shared/ui/form-problems.tsx';
import type { Edge } from '../edge.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { setCookieLine } from '../session/set-cookie.ts';
import { toNewsletterDraft } from './parse-newsletter-form.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

const texts = newsletterTexts.problems;
/** A household, and no more. */
const limit = { times: 10, everyMs: 60_000 } as const;

/** Takes orders of newsletters, and what the links of their letters lead to. @spec §7 Newsletter */
export function newsletterForms(edge: Edge): Router {
  const router = Router();
  router.use(
    takeForm<NewsletterDraft>(edge, {
      name: 'newsletter-form',
      paths: [NEWSLETTER_PATH],
      modes: ['public'],
      limit,
      parse: toNewsletterDraft,
      take: takeOrder,
      refuseTooMany: (form) => toOrderProblem(form, { form: texts.tooMany, fields: {} }, 429),
    }),
  );
  router.use(
    takeForm<null>(edge, {
      name: 'newsletter-step',
      paths: [`${NEWSLETTER_STEPS.confirm}/:token`, `${NEWSLETTER_STEPS.unsubscribe}/:token`],
      modes: ['public'],
      limit,
      parse: () => null,
      take: takeStep,
      refuseTooMany: async (form) => ({ name: 'newsletterStep', data: toStepData(form, 'tooMany'), status: 429 }),
    }),
  );
  return router;
}

async function takeOrder(form: SentForm<NewsletterDraft>): Promise<FormOutcome> {
  const checked = bodySchemas.newsletterSubscribe.safeParse(form.draft);
  if (!checked.success) return { page: await toOrderProblem(form, { form: null, fields: toFieldProblems(checked.error.issues.map(({ path }) => String(path[0]))) }, 422) };
  try {
    await form.site.api.newsletterSubscribe({ body: checked.data });
  } catch (error) {
    if (!isUnknownList(error)) throw error;
    return { page: await toOrderProblem(form, { form: null, fields: { [NEWSLETTER_FIELDS.lists]: texts.lists } }, 422) };
  }
  hidePromo(form);
  return { location: NEWSLETTER_STEPS.sent };
}

/** Which sentence belongs to which field that the contract refused. */
function toFieldProblems(refused: readonly string[]): Readonly<Record<string, string>> {
  const sentences = { email: texts.email, lastName: texts.name, firstName: texts.name, listCodes: texts.lists } as const;
  const names = { email: NEWSLETTER_FIELDS.email, lastName: NEWSLETTER_FIELDS.lastName, firstName: NEWSLETTER_FIELDS.firstName, listCodes: NEWSLETTER_FIELDS.lists } as const;
  const fields = (['email', 'lastName', 'firstName', 'listCodes'] as const).filter((field) => refused.includes(field));
  return Object.fromEntries(fields.map((field) => [names[field], sentences[field]]));
}

/** The lists that a form offers and those that a backend takes can only differ for as long as a page is kept. */
function isUnknownList(error: unknown): boolean {
  return isAppError(error) && error.detail['backendStatus'] === 422;
}

/** Who has subscribed is not asked again. @spec §9 Promo cookies */
function hidePromo({ edge, response }: SentForm<unknown>): void {
  setCookieLine(response, toPromoCookie('always', edge.config.TLS_IN_FRONT === '1'));
}

/** The document with what was filled in and what is wrong with it. */
async function toOrderProblem({ site, pageRequest: { params }, draft }: SentForm<NewsletterDraft>, problems: FormProblems, status: number): Promise<AnsweredPage> {
  const document = await loadDocument({ site, params });
  const lists = document.newsletter?.lists ?? [];
  return { name: 'document', data: { ...document, newsletter: { lists, refused: { draft, problems } } }, status };
}

async function takeStep(form: SentForm<null>): Promise<FormOutcome> {
  const data = toStepData(form, 'unknown');
  const checked = bodySchemas.newsletterConfirm.safeParse({ token: data.token });
  if (!checked.success) throw notFound(form.pageRequest.path);
  try {
    return { location: await takeToken(form, data, checked.data) };
  } catch (error) {
    if (!isAppError(error) || error.code !== 'NOT_FOUND') throw error;
    return { page: { name: 'newsletterStep', data, status: 404 } };
  }
}

async function takeToken({ site: { api } }: SentForm<null>, { step }: NewsletterStepData, body: { token: string }): Promise<string> {
  if (step === 'confirm') {
    await api.newsletterConfirm({ body });
    return NEWSLETTER_STEPS.confirmed;
  }
  await api.newsletterUnsubscribe({ body });
  return NEWSLETTER_STEPS.unsubscribed;
}

function toStepData({ pageRequest: { route, params } }: SentForm<null>, problem: 'unknown' | 'tooMany'): NewsletterStepData {
  return { step: toNewsletterStep(route?.name ?? ''), token: params['token'] ?? null, problem };
}
