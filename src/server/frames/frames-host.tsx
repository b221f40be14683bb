import type { Request, RequestHandler, Response } from 'express';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { widgetTexts } from '../../shared/config/texts-widgets.ts';
import { FrameNotice } from '../../shared/features/result-widgets/frame-notice.tsx';
import { isAppError } from '../../shared/lib/errors.ts';
import { policies } from '../cache/policies.ts';
import type { Produced } from '../cache/swr-cache.ts';
import type { Edge } from '../edge.ts';
import { rememberAddress } from '../known-addresses.ts';
import type { PageEntry } from '../render/page-entry.ts';
import { renderFrame } from '../render/render-frame.tsx';
import { contextOf, targetOf } from '../request-context.ts';
import { FRAME_REFUSAL } from '../respond/security-headers.ts';
import { sendEntry } from '../respond/send-entry.ts';
import { parseFrameAddress, toFrameKey, type FrameAddress } from './frame-address.ts';
import { toFrameEntry } from './frame-entry.ts';
import { produceMeasurementFrame } from './produce-measurement-frame.ts';
import { produceResultFrame } from './produce-result-frame.tsx';

/**
 * The frames host: result widgets and the measuring frame, and nothing else. Its answers are shared, carry no cookie and stand in frames of our
 * own pages only. @spec §2.4
 */
export function framesHost(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    if (targetOf(request).mode !== 'frames') {
      next();
      return;
    }
    contextOf(request).routeName = 'frame';
    response.removeHeader(FRAME_REFUSAL);
    const address = request.method === 'GET' || request.method === 'HEAD' ? parseFrameAddress(request.path) : null;
    if (address === null) sendNotice(edge, request, response, 404);
    else await sendFrame(edge, address, request, response);
  };
}

async function sendFrame(edge: Edge, address: FrameAddress, request: Request, response: Response): Promise<void> {
  const context = contextOf(request);
  const { edition } = targetOf(request);
  const key = toFrameKey(edition, address);
  try {
    const { value, state, ageMs } = await edge.caches.pages.get(key, () => produceFrame(edge, edition, address));
    context.cacheState = state;
    // Other spellings of an address, and queries, are answered too, but not remembered.
    if (state !== 'error' && request.originalUrl === address.path) rememberAddress(edge, request, { key, edition, page: null });
    sendEntry(request, response, value, edition, edge.entryHeaders, { state, ageMs, requestId: context.id });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status >= 500) edge.logger.warn({ err: error, id: context.id }, 'frame without its data');
    sendNotice(edge, request, response, error.status === 404 ? 404 : 503);
  }
}

function produceFrame(edge: Edge, edition: Edition, address: FrameAddress): Promise<Produced<PageEntry>> {
  switch (address.kind) {
    case 'result':
      return produceResultFrame(edge, edition, address);
    case 'measurement':
      return produceMeasurementFrame(edge, edition);
  }
}

/** Says in the size of a frame that there is nothing, or nothing now. Kept by nobody. */
function sendNotice(edge: Edge, request: Request, response: Response, status: 404 | 503): void {
  const { edition } = targetOf(request);
  const texts = status === 404 ? widgetTexts.notFound : widgetTexts.failed;
  const html = renderFrame({ edition, assets: edge.assets, title: texts.title, content: <FrameNotice {...texts} /> });
  const entry: PageEntry = { ...toFrameEntry(html, []), status, policy: policies.none };
  if (status === 503) response.setHeader('Retry-After', '5');
  sendEntry(request, response, entry, edition, edge.entryHeaders, { state: 'miss', ageMs: 0, requestId: contextOf(request).id });
}
