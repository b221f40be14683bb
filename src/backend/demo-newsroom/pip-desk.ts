import type { FrontendRefresh } from '../../shared/contract/schemas/front.ts';
import { articlePath } from '../../shared/lib/canonical-path.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

type PipStatus = FrontendRefresh['pipStatus'];

/** The demo's broadcast is known by its title; another one is an editor's. */
const PIP_TITLE = 'Gátőrség Tiszaszálkáson: percről percre';

/** Shows the box of the demo's broadcast, or takes it away again. Answers whether it changed. */
export async function workOnPip(api: NewsroomApi, site: string): Promise<boolean> {
  const slug = (await loadMarker(api))?.liveBlog ?? null;
  if (slug === null) return false;
  const { mainSuperTag, pubDate } = await api.article({ params: { slug } });
  const next = mainSuperTag === null ? null : decideNextPip((await api.frontendRefresh()).pipStatus, articlePath({ slug, pubDate, mainSuperTag }));
  if (next === null) return false;
  await api.newsroomCommonDataUpdate({ params: { site }, body: { pipStatus: next } });
  return true;
}

/** The box after its present state; null where it is an editor's. Folded, since nobody has asked for it. */
export function decideNextPip(status: PipStatus, href: string): PipStatus {
  if (status !== null && status.pipTitle !== '' && status.pipTitle !== PIP_TITLE) return null;
  return { pipShow: status?.pipShow !== true, pipTitle: PIP_TITLE, pipUrl: href, pipOpen: false, pipLabel: 'élő' };
}
