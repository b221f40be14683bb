import type { Edition } from '../../shared/config/editions/edition.ts';
import { resolveArea } from '../../shared/features/result-widgets/area-detail.ts';
import { ResultWidget } from '../../shared/features/result-widgets/result-widget.tsx';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { Produced } from '../cache/swr-cache.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import type { PageEntry } from '../render/page-entry.ts';
import { renderFrame } from '../render/render-frame.tsx';
import type { ResultFrameAddress } from './frame-address.ts';
import { toFrameEntry, toProducedFrame } from './frame-entry.ts';

/** A result widget as a document for its frame. @throws NOT_FOUND for an unknown widget or area, and where only old data can be had: the kept frame is as good */
export async function produceResultFrame(edge: Edge, edition: Edition, { path, widget: slug, detail }: ResultFrameAddress): Promise<Produced<PageEntry>> {
  const { site, notes } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
  const widget = await site.api.resultWidget({ params: { slug } });
  const area = detail === null ? null : resolveArea(widget.content, detail);
  if (detail !== null && area === null) throw notFound(path);
  if (notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', `Only old data for ${path}.`);
  const place = { siteOrigin: edge.origins[edition.key].site, timeZone: edition.timeZone };
  const html = renderFrame({ edition, assets: edge.assets, title: widget.title, content: <ResultWidget widget={widget} area={area} place={place} /> });
  return toProducedFrame(toFrameEntry(html, [...notes.keys]), edge.random);
}
