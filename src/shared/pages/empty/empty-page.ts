import { smallPageTexts } from '../../config/texts-list.ts';
import { createHead } from '../../lib/head.ts';
import { definePage } from '../page.ts';

/** A page without content. @spec §2.1 /empty */
export const emptyPage = definePage<null>({
  name: 'empty',
  load: async () => null,
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: smallPageTexts.empty.title, robots: 'noindex' }),
});
