import { parsePageView } from '../../shared/lib/page-view.ts';

/*
 * Runs inside of the measuring frame: takes page views of the page around it, and puts them where tag managers and
 * audience scripts look for them. It stands before these in the document.
 */

/** What a tag manager reads, by the names that it knows. */
type PageViewEntry = { readonly event: 'page_view'; readonly page_location: string; readonly page_title: string; readonly page_referrer: string };

const shared = globalThis as { dataLayer?: object[] };
const entries = (shared.dataLayer ??= []);
/** The hosts, with port, whose pages may show this frame. */
const hosts = document.currentScript?.getAttribute('data-pages')?.split(' ') ?? [];

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || source === self || !URL.canParse(origin) || !hosts.includes(new URL(origin).host)) return;
  const view = parsePageView(data);
  if (view === null) return;
  entries.push({ event: 'page_view', page_location: view.address, page_title: view.title, page_referrer: view.referrer } satisfies PageViewEntry);
});
