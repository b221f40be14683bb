import { toClockText } from '../../shared/lib/clock-text.ts';
import type { Site } from '../../shared/lib/site.ts';
import type { PreviewToolsData } from '../../shared/pages/preview-tools/preview-tools-page.ts';
import type { Edge } from '../edge.ts';
import type { HostTarget } from '../hosts.ts';
import { isBadAddress, parsePageRequest } from '../page-request.ts';
import type { AnsweredPage } from '../render/build-page.ts';
import { toOwnPath } from './own-path.ts';
import { showElsewhere } from './show-elsewhere.ts';

/** The page of how a page looks elsewhere; `moment` is what an editor wrote and no clock shows. */
export async function toPreviewTools(edge: Edge, site: Site, target: HostTarget, { path: asked, moment }: { path: string; moment: string | null }): Promise<AnsweredPage> {
  const path = toOwnPath(asked) ?? '/';
  const request = parsePageRequest(path, target);
  const data: PreviewToolsData = {
    path,
    moment: moment ?? toClockText(site.now(), site.edition.timeZone),
    momentProblem: moment !== null,
    shown: isBadAddress(request) ? null : await showElsewhere(request, site, edge.origins),
  };
  return { name: 'previewTools', data, status: moment === null ? 200 : 422 };
}
