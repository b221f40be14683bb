import { NEWSLETTER_PATH } from '../../config/newsletter.ts';
import { newsletterBoxTexts } from '../../config/texts-newsletter-box.ts';
import { newsletterTexts } from '../../config/texts-newsletter.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { NEWSLETTER_FIELDS, type NewsletterFormData } from './newsletter-data.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** The whole form of newsletters: address, name, lists. @spec §7 Newsletter */
export function NewsletterForm({ lists, refused }: NewsletterFormData) {
  const { form, problems: texts } = newsletterTexts;
  const { email, lastName, firstName } = NEWSLETTER_FIELDS;
  const problems = refused?.problems.fields ?? {};
  return (
    <section aria-labelledby="feliratkozas">
      <h2 id="feliratkozas">{form.heading}</h2>
      {refused !== null && <FormProblemList heading={texts.heading} problems={refused.problems} />}
      <Form action={NEWSLETTER_PATH} submitText={newsletterBoxTexts.submit}>
        <FormField name={email} type="email" label={newsletterBoxTexts.email} hint={form.emailHint} autoComplete="email" maxLength={254} required value={refused?.draft.email} problem={problems[email]} />
        <FormField name={lastName} label={form.lastName} autoComplete="family-name" maxLength={100} value={refused?.draft.lastName} problem={problems[lastName]} />
        <FormField name={firstName} label={form.firstName} autoComplete="given-name" maxLength={100} value={refused?.draft.firstName} problem={problems[firstName]} />
        <Lists lists={lists} chosen={refused?.draft.listCodes ?? []} problem={problems[NEWSLETTER_FIELDS.lists] ?? null} />
        <PrivacyNote />
      </Form>
    </section>
  );
}

function Lists({ lists, chosen, problem }: { lists: NewsletterFormData['lists']; chosen: readonly string[]; problem: string | null }) {
  const name = NEWSLETTER_FIELDS.lists;
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={problem === null ? undefined : `${name}-problem`}>
      <legend>{newsletterTexts.form.lists}</legend>
      {problem !== null && <strong id={`${name}-problem`}>{problem}</strong>}
      {lists.map((list) => (
        <label key={list.code}>
          <input type="checkbox" name={name} value={list.code} defaultChecked={chosen.includes(list.code)} />
          <span>
            {list.name}
            {list.description !== null && <span className="meta"> {list.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
