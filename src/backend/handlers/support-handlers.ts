import { editions, resolveEditionBySlug } from '../../shared/config/editions/editions.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { supportMailTexts } from '../../shared/config/texts-support-mail.ts';
import type { SupportOptions } from '../../shared/contract/schemas/support.ts';
import { collapseWhiteSpace, toPlainText } from '../../shared/lib/article-html/plain-text.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { formatMoney } from '../../shared/lib/format-number.ts';
import { readHandedOrder, toPaymentAddress, withFields } from '../payments/hand-over.ts';
import { readPaymentAnswer, signAnswer } from '../payments/payment-answer.ts';
import type { PaymentSide } from '../payments/payment-side.ts';
import type { Mail } from '../store/mail-store.ts';
import { loadFrontendRefresh } from '../store/site-store.ts';
import { createSupportOrder, listSupportOrders, loadSupportOrder, settleSupportOrder, type PaidOrder } from '../store/support-store.ts';
import type { Handler, HandlerParts } from './handler.ts';

const ORDERS_ON_A_PAGE = 50;

/** GET /api/support: whether support can be paid, by the site's set-up and by the settings. @spec §3 Component setup */
export const handleSupportOptions: Handler<'supportOptions'> = async (parts, { site }) => {
  const isOffered = (await loadFrontendRefresh(parts.database, site))?.componentSetup.donations === '1';
  return { body: { payment: isOffered ? toPaymentState(parts.payment) : 'none' }, keys: ['menus'] };
};

/** POST /api/support/orders: an order, and the signed way to its payment. */
export const handleSupportOrderCreate: Handler<'supportOrderCreate'> = async (parts, { site, body }) => {
  const payment = requirePayment(parts.payment);
  const { currency, support } = requireEdition(site);
  if (body.amount < support.minAmount || body.amount > support.maxAmount) throw new AppError('INVALID_INPUT', `The amount has to be from ${support.minAmount} to ${support.maxAmount} ${currency}.`);
  const now = parts.now();
  const { kind, amount, email } = body;
  // It stands in a letter and in the newsroom's list: one line, without what nobody sees.
  const name = collapseWhiteSpace(toPlainText(body.name)).trim();
  if (name.length < 2) throw new AppError('INVALID_INPUT', 'The name needs two letters or more.');
  const { reference, key } = await createSupportOrder(parts.database, { site, kind, amount, currency, name, email, now });
  const order = { reference, site, kind, amount, currency, returnAddress: `${body.returnAddress}/${key}` };
  return { status: 201, body: { key, paymentAddress: toPaymentAddress(payment, order, now) }, keys: [] };
};

/** GET /api/support/orders/{key}: for who has the key. */
export const handleSupportOrder: Handler<'supportOrder'> = async ({ database }, { site, params: { key } }) => {
  const body = await loadSupportOrder(database, { site, key });
  if (body === null) throw notFound('/api/support/orders/…');
  return { body, keys: [] };
};

/** POST /api/support/payment-returns: what a supporter brings back from the payment side. */
export const handlePaymentReturn: Handler<'paymentReturn'> = async ({ database, payment, now }, { site, body: { key, fields } }) => {
  const answer = readPaymentAnswer(fields, { key: requirePayment(payment).key, now: now() });
  return { body: await settleSupportOrder(database, { site, key, answer, now: now(), toThanks: (order) => toThanks(requireEdition(site), order) }), keys: [] };
};

/** POST /api/support/trial-payments: answers for the payment side where there is none. */
export const handleTrialPayment: Handler<'trialPayment'> = async ({ payment, now }, { body: { fields, decision } }) => {
  if (payment === null || !payment.isTrial) throw notFound('/api/support/trial-payments');
  const { returnAddress, ...order } = readHandedOrder(fields, { key: payment.key, now: now() });
  const { pathname, search } = new URL(returnAddress);
  return { body: { location: withFields(pathname + search, signAnswer({ ...order, status: decision }, { key: payment.key, now: now() })) }, keys: [] };
};

/** GET /api/newsroom/support-orders: the site's orders, newest first. */
export const handleNewsroomSupportOrders: Handler<'newsroomSupportOrders'> = async ({ database }, { site, query }) => ({
  body: await listSupportOrders(database, { site, status: toStatus(query.first('status')), ...query.slice({ page: 'page', size: 'perPage' }, ORDERS_ON_A_PAGE) }),
  keys: [],
});

function toStatus(text: string | undefined): 'open' | 'paid' | 'failed' | null {
  return text === 'open' || text === 'paid' || text === 'failed' ? text : null;
}

function toPaymentState(payment: HandlerParts['payment']): SupportOptions['payment'] {
  if (payment === null) return 'none';
  return payment.isTrial ? 'trial' : 'open';
}

function requirePayment(payment: HandlerParts['payment']): PaymentSide {
  if (payment === null) throw new AppError('CONFLICT', 'Support cannot be paid: the backend has no PAYMENT_ADDRESS.');
  return payment;
}

function requireEdition(site: string): Edition {
  return resolveEditionBySlug(site) ?? editions.main;
}

function toThanks({ slug, name: siteName, currency, currencySign, publisher }: Edition, { kind, amount, name, email }: PaidOrder): Mail {
  const text = { name, site: siteName, amount: formatMoney(amount, { currency, sign: currencySign }), isMonthly: kind === 'monthly', contact: publisher.email };
  return { site: slug, recipient: email, subject: supportMailTexts.subject(siteName), body: supportMailTexts.body(text) };
}
