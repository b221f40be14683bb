import { NEWSLETTER_STEPS, type NewsletterStep } from '../../config/newsletter.ts';
import { newsletterTexts } from '../../config/texts-newsletter.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { createHead } from '../../lib/head.ts';
import { definePage, type LoadContext } from '../page.ts';

/** A step of an order's way; `token` is the letter's, for the steps that it opens. */
export type NewsletterStepData = { readonly step: NewsletterStep; readonly token: string | null; readonly problem: 'unknown' | 'tooMany' | null };

/** The ways from a letter: a page with a button, since programs that look through mail follow every link. @spec §7 Newsletter */
export const newsletterStepPage = definePage<NewsletterStepData>({
  name: 'newsletterStep',
  load: loadNewsletterStep,
  head: ({ step }, { site, path }) => createHead({ edition: site.edition, path, title: newsletterTexts.steps[step].title, robots: 'noindex', canonical: null }),
});

async function loadNewsletterStep({ route, params, path }: LoadContext): Promise<NewsletterStepData> {
  const token = params['token'] ?? null;
  // Longer or shorter than what our letters carry: there is no such page.
  if (token !== null && !/^[\w-]{22}$/.test(token)) throw notFound(path);
  return { step: toNewsletterStep(route.name), token, problem: null };
}

/** The step of a route. @throws where the route is none of them, which is a mistake of the table */
export function toNewsletterStep(routeName: string): NewsletterStep {
  const step = STEPS.find((one) => routeName === `newsletter_${one}`);
  if (step === undefined) throw new AppError('CONFIG_INVALID', `The route ${routeName} is no step of newsletters: name it newsletter_ and one of ${STEPS.join(', ')}.`);
  return step;
}

const STEPS = Object.keys(NEWSLETTER_STEPS).filter(isStep);

function isStep(name: string): name is NewsletterStep {
  return Object.hasOwn(NEWSLETTER_STEPS, name);
}
