import { articlePath } from '../../src/shared/lib/canonical-path.ts';
import type { Draft } from './newsroom.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

/** An article whose every text tries the same trick. */
export type HostileArticle = { readonly trick: string; readonly payload: string; readonly draft: Draft; readonly path: string };

const SECTION = 'belfold';
const SITE = 'lapszel';
const TITLE_CHARS = 300;
const COVER_CHARS = 500;
/** Article types and covers take turns, so that each form of the page meets many of the tricks. */
const TYPES = ['article', 'longform', 'liveblog'] as const;
const HEADERS = ['default', 'article-width', 'full', 'half', 'set'] as const;

/**
 * An article for each trick of the corpus, with the trick in every field that takes text: as it is, and, where a field
 * becomes an attribute or an address, behind what would end it.
 * @param newest unix seconds of the first; the others follow a minute apart, so they fill the first list pages
 */
export function makeHostileArticles(newest: number): HostileArticle[] {
  return Object.entries(XSS_PAYLOADS).map(([trick, payload], index) => {
    const slug = `trukk-${index}`;
    const pubDate = newest - index * 60;
    const draft: Draft = {
      type: TYPES[index % TYPES.length] ?? 'article',
      headerType: HEADERS[index % HEADERS.length] ?? 'default',
      title: `${index}. ${payload}`.slice(0, TITLE_CHARS),
      slug,
      subtitle: `"'> ${payload}`,
      mainSuperTag: SECTION,
      superTags: [SECTION],
      originatingSite: SITE,
      mirroringSites: ['erdely'],
      pubDate,
      lead: payload,
      recommender: `${payload} "onmouseover=alert(1) x="`,
      contentHighlight: payload,
      content: `<h2>${payload}</h2><p>Előtte ${payload} utána</p><table><tr><td>${payload}</td></tr></table>`,
      coverImage: toAddress(index, payload).slice(0, COVER_CHARS),
      coverImageText: `${payload}"><script>alert(1)</script>`,
      // Half of them: a list item with a sponsor's address does not lead to the article.
      ctUrl: index % 2 === 0 ? toAddress(index, payload) : null,
      ogDescription: `"><script>alert(1)</script>${payload}`,
      avCode: payload,
      indexAVCode: payload,
      colorClass: '"><script>alert(1)</script>',
      flags: index % 2 === 0 ? ['pr'] : ['legfontosabb'],
    };
    return { trick, payload, draft, path: articlePath({ pubDate, slug, mainSuperTag: { slug: SECTION } }) };
  });
}

/** Addresses that are none, or run code, or leave their attribute; in turns with the payload itself. */
function toAddress(index: number, payload: string): string {
  const addresses = [
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)//https://ok.example/',
    'data:text/html,<script>alert(1)</script>',
    'https://ok.example/"onmouseover="alert(1)',
    "/uploads/x.jpg' onerror='alert(1)",
    '//evil.example/x.jpg',
    'javascript://ok.example/%0aalert(1)',
    payload,
  ];
  return addresses[index % addresses.length] ?? payload;
}
