import type { Edition } from '../../shared/config/editions/edition.ts';
import { resolveArea } from '../../shared/features/result-widgets/area-detail.ts';
import { ResultWidget } from '../../shared/features/result-widgets/result-widget.tsx';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { jitteredFreshMs, policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import { HTML_TYPE, contentHash, entryBytes, toEncoded, type PageEntry } from '../render/page-entry.ts';
import { renderFrame } from '../render/render-frame.tsx';
import type { FrameAddress } from './frame-address.ts';

const POLICY = policies.front;

/** A result widget as a document for its frame. @throws NOT_FOUND for an unknown widget or area, and where only old data can be had: the kept frame is as good */
export async function produceResultFrame(edge: Edge, edition: Edition, { path, widget: slug, detail }: FrameAddress): Promise<Produced<PageEntry>> {
  const { site, notes } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
  const widget = await site.api.resultWidget({ params: { slug } });
  const area = detail === null ? null : resolveArea(widget.content, detail);
  if (detail !== null && area === null) throw notFound(path);
  if (notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', `Only old data for ${path}.`);
  const place = { siteOrigin: edge.origins[edition.key].site, timeZone: edition.timeZone };
  const html = renderFrame({ edition, assets: edge.assets, title: widget.title, content: <ResultWidget widget={widget} area={area} place={place} /> });
  const entry = toFrameEntry(html, [...notes.keys]);
  return {
    value: entry,
    bytes: entryBytes(entry),
    freshMs: jitteredFreshMs(POLICY, edge.random),
    staleWhileRevalidateMs: POLICY.staleWhileRevalidate * 1000,
    staleIfErrorMs: POLICY.staleIfError * 1000,
    keys: entry.surrogateKeys,
  };
}

/** A frame's document as it is kept and sent. */
export function toFrameEntry(html: Buffer, surrogateKeys: readonly string[]): PageEntry {
  return {
    status: 200,
    contentType: HTML_TYPE,
    body: toEncoded(html),
    payload: null,
    payloadHash: null,
    etag: `W/"${contentHash(html)}"`,
    policy: POLICY,
    surrogateKeys,
    location: null,
    robots: 'noindex',
    framed: true,
  };
}
