import { previewToolsTexts } from '../../config/texts-preview-tools.ts';
import { createHead } from '../../lib/head.ts';
import { notFound } from '../../lib/errors.ts';
import { definePage } from '../page.ts';

/** How a page looks elsewhere; null where it does not appear. */
export type PreviewToolsData = {
  /** The path of the page that is looked at. */
  readonly path: string;
  /** What the field of the moment shows, by the edition's clock. */
  readonly moment: string;
  readonly momentProblem: boolean;
  /** Null where there is no page. */
  readonly shown: ShownElsewhere | null;
};

/** A page as others show it. */
export type ShownElsewhere = {
  readonly search: { readonly title: string; readonly address: string; readonly description: string | null; readonly indexable: boolean };
  readonly card: { readonly title: string; readonly description: string | null; readonly image: { readonly src: string; readonly alt: string } | null; readonly site: string };
  readonly feed: { readonly title: string; readonly summary: string | null; readonly authors: string; readonly publishedAt: number } | null;
  /** The previews of the editions that show it. */
  readonly editions: readonly { readonly name: string; readonly href: string }[];
};

/** How a page looks as search result, share card, in feeds, in print and in the other edition. The edge makes its data, on preview hosts only. */
export const previewToolsPage = definePage<PreviewToolsData>({
  name: 'previewTools',
  load: async ({ path }) => {
    throw notFound(path);
  },
  head: (_, { site, path }) => createHead({ edition: site.edition, path, title: previewToolsTexts.title, robots: 'noindex', canonical: null }),
});
