import { AI_AGENTS, AI_USES, type AiPolicy } from '../../shared/config/ai-policy.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { absoluteUrl } from '../../shared/lib/head.ts';
import { NEWS_SITEMAP_PATH, SITEMAP_INDEX_PATH } from './sitemap-paths.ts';

/** What is no page: data of pages, calls, and searches, of which there are as many as words. */
const NO_PAGES = ['/_payload/', '/_changes/', '/_edge/', '/api/', '/archivum?*term=', '/archivum?*filters='] as const;

/** robots.txt (RFC 9309) of a public host. Advisory: what a crawler must not have is not there for anybody. */
export function writeRobots(edition: Edition, policy: AiPolicy): string {
  const refused = AI_USES.filter((use) => !policy.allows[use]).flatMap((use) => AI_AGENTS[use]);
  const groups = [
    ['User-agent: *', toContentSignal(policy), ...NO_PAGES.map((path) => `Disallow: ${path}`), 'Allow: /'],
    ...(refused.length === 0 ? [] : [[...refused.toSorted().map((agent) => `User-agent: ${agent}`), 'Disallow: /']]),
    [SITEMAP_INDEX_PATH, NEWS_SITEMAP_PATH].map((path) => `Sitemap: ${absoluteUrl(edition, path)}`),
  ];
  return `${[...toPreface(policy), ...groups].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** robots.txt of hosts whose pages stand elsewhere too: previews, the light edition, frames. */
export const ROBOTS_OF_COPIES = 'User-agent: *\nDisallow: /\n';

/** The words of contentsignals.org: found, quoted in answers, learnt from. */
function toContentSignal({ allows }: AiPolicy): string {
  const word = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  return `Content-Signal: search=yes, ai-input=${word(allows.search && allows.userTriggered)}, ai-train=${word(allows.training)}`;
}

function toPreface({ reservesMining }: AiPolicy): string[][] {
  if (!reservesMining) return [];
  return [[
    '# Text and data mining is reserved under Article 4(3) of Directive (EU) 2019/790;',
    '# machine-readable at /.well-known/tdmrep.json and in the Content-Signal below.',
  ]];
}

/** `/.well-known/tdmrep.json` of the TDM Reservation Protocol (W3C community group, final report of 10 May 2024). */
export function writeMiningReservation(edition: Edition, { reservesMining, licencePath }: AiPolicy): string {
  const licence = licencePath === null ? {} : { 'tdm-policy': absoluteUrl(edition, licencePath) };
  return JSON.stringify([{ location: '/', 'tdm-reservation': reservesMining ? 1 : 0, ...licence }]);
}
