import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Look } from '../../shared/pages/page.ts';
import type { Assets } from './assets.ts';
import { contentHash, toUtf8 } from './page-entry.ts';

/** What the document around React's root needs. */
export type DocumentParts = {
  readonly edition: Edition;
  readonly language: 'hu' | 'en';
  readonly look: Look;
  readonly assets: Assets;
  readonly structuredData: readonly object[];
  /** Text version of the poll's answer that the page shows, so that the first poll can be conditional. */
  readonly refreshTag: string;
  readonly preview: boolean;
  /** The page declares a live part, so React comes at once. */
  readonly live: boolean;
  /** A picture of a page asks nobody for consent. */
  readonly asksConsent: boolean;
  /** Where the measuring frame stands; null where the page is not measured. */
  readonly measurement: string | null;
};

/**
 * A whole page around React's root, and the hash of it. The hash names the payload too: whatever payload makes exactly
 * this page is the right one to hydrate it with.
 */
export function renderDocument(parts: DocumentParts, root: string): { html: Buffer; hash: string } {
  const opening = openDocument(parts);
  const rest = toUtf8(`>${renderHead(parts)}${root}${renderDocumentEnd(null)}`);
  const hash = contentHash(opening, rest);
  return { html: Buffer.concat([Buffer.from(`${opening} data-payload="${hash}"`), rest]), hash };
}

/** Everything before React's root, for a page whose payload is not known yet. */
export function renderDocumentStart(parts: DocumentParts): string {
  return `${openDocument(parts)}>${renderHead(parts)}`;
}

/** The first tag, left open. */
function openDocument({ edition, look, live, refreshTag }: DocumentParts): string {
  const mode = look.colorMode === null ? '' : ` data-mode="${look.colorMode}" data-mode-forced`;
  return (
    `<!DOCTYPE html><html lang="${edition.locale}" data-edition="${edition.key}" data-zone="${edition.timeZone}" data-scheme="${escapeAttribute(look.colorScheme)}"` +
    `${mode}${look.headerOpacity ? ' data-header="over"' : ''}${live ? ' data-live' : ''} data-refresh="${escapeAttribute(refreshTag)}"`
  );
}

/**
 * The head stays open: React's first bytes are the page's own title and meta tags, and the root element after them
 * closes the head by itself, as HTML allows.
 */
function renderHead({ edition, assets, structuredData, asksConsent, measurement }: DocumentParts): string {
  return (
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script src="${assets.boot}" data-build="${assets.buildId}" data-main="${assets.main}" data-preload="${assets.mainImports.join(' ')}" data-frames="${assets.frameHost}"` +
    `${asksConsent ? ` data-consent="${assets.consent}"` : ''}${measurement === null ? '' : ` data-measurement="${escapeAttribute(measurement)}"`}></script>` +
    `<link rel="stylesheet" href="${assets.css}">` +
    // Italics are rare above the fold: they come when the style sheet asks for them.
    assets.fonts.filter((font) => !font.includes('italic')).map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('') +
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${edition.themeColor.light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${edition.themeColor.dark}">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    structuredData.map(toJsonLd).join('')
  );
}

/** Everything after React's root. `payloadHash` is given where it was not known at the start of a streamed page. */
export function renderDocumentEnd(payloadHash: string | null): string {
  const late = payloadHash === null ? '' : `<script type="application/json" id="payload-hash">"${payloadHash}"</script>`;
  return `${late}</body></html>`;
}

function toJsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
