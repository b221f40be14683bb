import type { Edition } from '../../config/editions/edition.ts';
import { supportTexts } from '../../config/texts-support.ts';
import { formatMoney } from '../../lib/format-number.ts';
import type { FormProblems } from '../../ui/form-problems.tsx';

/** The names of the form's fields. */
export const SUPPORT_FIELDS = { kind: 'gyakorisag', amount: 'osszeg', otherAmount: 'mas-osszeg', name: 'nev', email: 'email', accept: 'elfogadom' } as const;

/** The form as it was sent: whatever stands in its fields. */
export type SupportDraft = { readonly kind: string; readonly amount: string; readonly otherAmount: string; readonly name: string; readonly email: string; readonly accepts: boolean };

/** What a supporter wants. */
export type SupportWish = { readonly kind: 'once' | 'monthly'; readonly amount: number; readonly name: string; readonly email: string };

/** A form that could not be taken: shown again with what was filled in. */
export type RefusedSupport = { readonly draft: SupportDraft; readonly problems: FormProblems };

/** What the rules need to know of an edition. */
export type SupportRules = Pick<Edition, 'support' | 'currency' | 'currencySign'>;

type Read<T> = { readonly value: T } | { readonly problem: string };

const texts = supportTexts.problems;

/** Reads a sent form: a wish, or a sentence for each field that needs another value. */
export function decideSupport(draft: SupportDraft, rules: SupportRules): { readonly wish: SupportWish } | { readonly problems: FormProblems } {
  const kind = readKind(draft.kind);
  const amount = readAmount(draft, rules);
  const name = readName(draft.name);
  const email = readEmail(draft.email);
  if ('value' in kind && 'value' in amount && 'value' in name && 'value' in email && draft.accepts) {
    return { wish: { kind: kind.value, amount: amount.value, name: name.value, email: email.value } };
  }
  const fields = {
    ...toField(SUPPORT_FIELDS.kind, kind),
    ...toField(isTyped(draft) ? SUPPORT_FIELDS.otherAmount : SUPPORT_FIELDS.amount, amount),
    ...toField(SUPPORT_FIELDS.name, name),
    ...toField(SUPPORT_FIELDS.email, email),
    ...(draft.accepts ? {} : { [SUPPORT_FIELDS.accept]: texts.accept }),
  };
  return { problems: { form: null, fields } };
}

function toField(name: string, read: Read<unknown>): Readonly<Record<string, string>> {
  return 'problem' in read ? { [name]: read.problem } : {};
}

function readKind(kind: string): Read<SupportWish['kind']> {
  return kind === 'once' || kind === 'monthly' ? { value: kind } : { problem: texts.kind };
}

/** What was typed in counts before what is ticked: it is what a reader did last, and without script no choice follows it. */
function readAmount(draft: SupportDraft, { support, currency, currencySign }: SupportRules): Read<number> {
  const text = isTyped(draft) ? draft.otherAmount : draft.amount;
  if (text.trim() === '') return { problem: texts.amountMissing };
  const amount = parseAmount(text);
  const toMoney = (n: number) => formatMoney(n, { currency, sign: currencySign });
  if (amount === null) return { problem: texts.amountUnreadable };
  if (amount < support.minAmount) return { problem: texts.amountTooSmall(toMoney(support.minAmount)) };
  return amount > support.maxAmount ? { problem: texts.amountTooLarge(toMoney(support.maxAmount)) } : { value: amount };
}

function isTyped({ otherAmount }: SupportDraft): boolean {
  return otherAmount.trim() !== '';
}

/** A whole amount as Hungarians write it: 5000, 5 000, 5.000, with or without the currency after it; null for anything else. */
export function parseAmount(text: string): number | null {
  const digits = text.trim().replace(/\s*(?:ft\.?|huf|lei|ron)$/i, '').replace(/,-+$/, '').replace(/[,.]00?$/, '');
  if (!/^(?:\d{1,12}|\d{1,3}(?:[\s.]\d{3}){1,3})$/.test(digits)) return null;
  return Number(digits.replaceAll(/\D/g, ''));
}

function readName(name: string): Read<string> {
  const shown = name.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return shown.length >= 2 && shown.length <= 100 ? { value: shown } : { problem: texts.name };
}

/** What is surely no address is told here; whether there is such an address, the letter will show. */
function readEmail(email: string): Read<string> {
  const address = email.trim();
  if (address === '') return { problem: texts.emailMissing };
  return address.length <= 254 && /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(address) ? { value: address } : { problem: texts.emailInvalid };
}
