import { NEWSLETTER_PATH, NEWSLETTER_STEPS } from '../../config/newsletter.ts';
import { newsletterTexts } from '../../config/texts-newsletter.ts';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';
import type { ViewProps } from '../page.ts';
import type { NewsletterStepData } from './newsletter-step-page.ts';

/** What has happened, or a button for what is to happen. */
export function NewsletterStepView({ data: { step, token, problem } }: ViewProps<NewsletterStepData>) {
  const { steps, stepProblems, toForm } = newsletterTexts;
  const texts = steps[step];
  return (
    <PlainPage title={texts.title}>
      {problem === null ? <p>{texts.text}</p> : <FormProblemList heading={stepProblems.heading} problems={{ form: stepProblems[problem], fields: {} }} />}
      {'submit' in texts && problem !== 'unknown' && (
        <Form action={`${NEWSLETTER_STEPS[step]}/${token}`} submitText={texts.submit}>
          {null}
        </Form>
      )}
      <p>
        <a href={NEWSLETTER_PATH}>{toForm}</a>
      </p>
    </PlainPage>
  );
}
