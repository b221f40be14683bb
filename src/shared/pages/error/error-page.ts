import { createHead } from '../../lib/head.ts';
import { definePage } from '../page.ts';
import { decideErrorText } from './error-text.ts';

/** What the error page shows. */
export type ErrorPageData = { readonly status: number };

/** The page of every error. It loads nothing, so that nothing can fail; it has no address, so it is canonical nowhere. @spec §2.11 */
export const errorPage = definePage<ErrorPageData>({
  name: 'error',
  load: async () => ({ status: 404 }),
  head: ({ status }, { site }) => {
    const { title, explanation } = decideErrorText(status);
    return createHead({ edition: site.edition, path: '/error', canonical: null, title: title.replace(/\.$/, ''), description: explanation, robots: 'noindex' });
  },
});
