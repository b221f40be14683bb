import { SUPPORT_PATH } from '../../config/support-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { FormChoices } from '../../ui/form-choices.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList, type FormProblems } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { SUPPORT_FIELDS, type RefusedSupport } from './support-order.ts';

const { form: texts, problems } = supportTexts;

/** The form of a support, with what was filled in and what is wrong with it. @spec §2.1 Support page */
export function SupportForm({ refused }: { refused: RefusedSupport | null }) {
  const { edition } = useSite();
  const { support, currency, currencySign } = edition;
  const toMoney = (amount: number) => formatMoney(amount, { currency, sign: currencySign });
  const draft = refused?.draft;
  const fields: FormProblems['fields'] = refused?.problems.fields ?? {};
  return (
    <>
      {refused !== null && <FormProblemList heading={problems.heading} problems={refused.problems} />}
      <Form action={SUPPORT_PATH} submitText={texts.submit}>
        <FormChoices
          name={SUPPORT_FIELDS.kind}
          legend={texts.kind}
          type="radio"
          options={[{ value: 'once', label: texts.kinds.once }, { value: 'monthly', label: texts.kinds.monthly }]}
          value={draft?.kind ?? 'once'}
          required
          problem={fields[SUPPORT_FIELDS.kind]}
        />
        <FormChoices
          name={SUPPORT_FIELDS.amount}
          legend={texts.amount}
          type="radio"
          options={support.suggestedAmounts.map((amount) => ({ value: String(amount), label: toMoney(amount) }))}
          value={draft?.amount ?? String(support.chosenAmount)}
          problem={fields[SUPPORT_FIELDS.amount]}
        />
        <FormField
          name={SUPPORT_FIELDS.otherAmount}
          label={`${texts.otherAmount} (${currencySign})`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={texts.otherAmountHint(toMoney(support.minAmount), toMoney(support.maxAmount))}
          value={draft?.otherAmount}
          problem={fields[SUPPORT_FIELDS.otherAmount]}
        />
        <FormField name={SUPPORT_FIELDS.name} label={texts.name} autoComplete="name" required minLength={2} maxLength={100} value={draft?.name} problem={fields[SUPPORT_FIELDS.name]} />
        <FormField name={SUPPORT_FIELDS.email} label={texts.email} type="email" autoComplete="email" required maxLength={254} hint={texts.emailHint} value={draft?.email} problem={fields[SUPPORT_FIELDS.email]} />
        <FormChoices
          name={SUPPORT_FIELDS.accept}
          legend={texts.terms}
          type="checkbox"
          options={[{ value: 'igen', label: texts.accept }]}
          value={draft?.accepts === true ? 'igen' : undefined}
          required
          problem={fields[SUPPORT_FIELDS.accept]}
        />
        <p className="meta">
          <a href="/dokumentum/felhasznalasi-feltetelek">{texts.termsLink}</a> · <a href="/dokumentum/adatvedelem">{texts.privacyLink}</a>
        </p>
      </Form>
    </>
  );
}
