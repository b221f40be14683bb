import { SUPPORT_FIELDS, type SupportDraft } from '../../shared/features/support/support-order.ts';

const MAX_SHOWN_CHARS = 300;

/** The fields of a sent support form; what is not there is empty. */
export function toSupportDraft(body: unknown): SupportDraft {
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const text = (name: string): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value.slice(0, MAX_SHOWN_CHARS) : '';
  };
  return {
    kind: text(SUPPORT_FIELDS.kind),
    amount: text(SUPPORT_FIELDS.amount),
    otherAmount: text(SUPPORT_FIELDS.otherAmount),
    name: text(SUPPORT_FIELDS.name),
    email: text(SUPPORT_FIELDS.email),
    accepts: text(SUPPORT_FIELDS.accept) !== '',
  };
}
