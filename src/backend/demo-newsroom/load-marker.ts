import { isAppError } from '../../shared/lib/errors.ts';
import { DEMO_MARKER_SLUG, parseDemoMarker, type DemoMarker } from '../seed/demo/demo-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

/** What may be touched of a site; null where it is not the demo's, and then nothing is. */
export async function loadMarker(api: NewsroomApi): Promise<DemoMarker | null> {
  try {
    return parseDemoMarker((await api.unique({ params: { slug: DEMO_MARKER_SLUG } })).content);
  } catch (error) {
    if (isAppError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
