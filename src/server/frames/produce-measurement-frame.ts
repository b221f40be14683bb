import { MEASUREMENT_PATH } from '../../shared/config/consent.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import { isScriptAddress, resolveMeasurement } from '../../shared/lib/measurement.ts';
import type { Produced } from '../cache/swr-cache.ts';
import { createPublicSite } from '../create-site.ts';
import type { Edge } from '../edge.ts';
import type { PageEntry } from '../render/page-entry.ts';
import { renderMeasurementFrame } from '../render/render-measurement-frame.tsx';
import { toFrameEntry, toProducedFrame } from './frame-entry.ts';

/** The frame of tag manager and audience script. @throws NOT_FOUND where the edition measures nothing, and where only old data can be had: the kept frame is as good */
export async function produceMeasurementFrame(edge: Edge, edition: Edition): Promise<Produced<PageEntry>> {
  const { site, notes } = createPublicSite(edge, { target: { edition, mode: 'public' }, app: false, screenshot: false });
  const { audienceScript } = (await site.api.frontendInit()).site;
  if (notes.staleMs() > 0) throw new AppError('BACKEND_STATUS', `Only old data for ${MEASUREMENT_PATH}.`);
  if (audienceScript !== null && !isScriptAddress(audienceScript)) {
    edge.logger.error({ edition: edition.key, audienceScript }, 'the audience script is left out: give its https:// address, or a path of the frames host');
  }
  const measurement = resolveMeasurement(edition, audienceScript);
  if (measurement === null) throw notFound(MEASUREMENT_PATH);
  const html = renderMeasurementFrame({ edition, assets: edge.assets, pages: edge.origins[edition.key].ancestors, scripts: measurement.scripts });
  return toProducedFrame({ ...toFrameEntry(html, [...notes.keys]), measures: measurement.sources }, edge.random);
}
