import type { EditionKey } from './editions/edition.ts';
import { supplements } from './supplements.ts';

/** An outside host of an edition that a redirect may lead to (`Edition.externalHosts`). */
export type ExternalHostName = 'shop' | 'static';

/**
 * A redirect as data. `from` and `to` are paths; `{name}` stands for one segment, `{name...}` at the end for the rest,
 * even an empty one. Letter case does not count in `from`, and what a placeholder caught goes on as it was written.
 */
export type RedirectRow = {
  readonly from: string;
  readonly to: string;
  /** 301 where the move is for good. */
  readonly status: 301 | 302;
  /** The only edition that has the rule; without it, both have. */
  readonly edition?: EditionKey;
  readonly keepQuery: boolean;
  /** The outside host that `to` is a path of; without it, `to` is a path of ours. */
  readonly host?: ExternalHostName;
};

const LISTS = {
  newest: '/legfrissebb',
  important: '/legfontosabb',
  favorite: '/kedvenceink',
  announcement: '/kozlemenyek',
  english: '/english',
} as const;

const AUTHORS_WITH_CITY = {
  'kelemen-vince-bodrogvar': 'kelemen-vince',
  'dobrai-nora-tiszaszallkas': 'dobrai-nora',
  'mathe-kund-kalotavar': 'mathe-kund',
  'csata-boroka-szamosberc': 'csata-boroka',
} as const;

/** The topic of a supplement has no list beside it. */
const OLD_TOPICS = supplements.map(({ slug }) => slug);

const OLD_TOPIC_ROOTS = ['tema', 'cimke', 'rovat'] as const;

/** The redirects that need no data. @spec §2.2 */
export const redirectRows: readonly RedirectRow[] = [
  ...Object.entries(LISTS).map(([list, to]) => permanent(`/list/${list}`, to)),
  ...Object.entries(AUTHORS_WITH_CITY).map(([old, slug]) => permanent(`/szerzo/${old}`, `/szerzo/${slug}`)),
  permanent('/dokumentum/feliratkozas-hirlevelre', '/dokumentum/feliratkozas-hirlevelekre'),
  { ...permanent('/dokumentum/atlathatosagi-jelentes.pdf', '/dokumentumok/atlathatosagi-jelentes.pdf'), host: 'static' },
  permanent('/t', '/tamogatas'),
  permanent('/t/en', '/tamogatas'),
  ...OLD_TOPIC_ROOTS.flatMap((root) => OLD_TOPICS.map((topic) => permanent(`/${root}/${topic}/{rest...}`, `/melleklet/${topic}/{rest...}`))),
  permanent('/rovat/english', '/english'),
  permanent('/rovat/after', '/after'),
  permanent('/kozlemenyek', '/rovat/kozlemeny'),
  // The operator's own rules: campaigns come and go, so theirs are not for good.
  { from: '/kampany/{slug}', to: '/dokumentum/{slug}', status: 302, keepQuery: true },
  { ...permanent('/dokumentum/impresszum', '/impresszum'), edition: 'main' },
  { ...permanent('/shop', '/'), edition: 'main', host: 'shop' },
  { ...permanent('/impresszum', '/dokumentum/impresszum'), edition: 'regional' },
];

function permanent(from: string, to: string): RedirectRow {
  return { from, to, status: 301, keepQuery: true };
}
