import { NEWSLETTER_BOX_LIST, NEWSLETTER_PATH } from '../../config/newsletter.ts';
import { newsletterBoxTexts } from '../../config/texts-newsletter-box.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSite } from '../site-context/site-context.tsx';
import { NEWSLETTER_FIELDS } from './newsletter-data.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** Orders one list with one field, and leads to the others. Not beside English texts: the letter is Hungarian. */
export function NewsletterBox() {
  if (useSite().language === 'en') return null;
  const texts = newsletterBoxTexts;
  return (
    <section>
      <h2 className="heading">{texts.heading}</h2>
      <Form action={NEWSLETTER_PATH} submitText={texts.submit} submitLabel={texts.submitLabel}>
        <p>{texts.lead}</p>
        <FormField name={NEWSLETTER_FIELDS.email} type="email" label={texts.email} autoComplete="email" maxLength={254} required />
        <input type="hidden" name={NEWSLETTER_FIELDS.lists} value={NEWSLETTER_BOX_LIST} />
        <PrivacyNote />
      </Form>
      <p>
        <a href={NEWSLETTER_PATH}>{texts.all}</a>
      </p>
    </section>
  );
}
