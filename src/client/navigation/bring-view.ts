import { loadViewFor, type AnyView } from '../../shared/app/view-table.ts';
import type { PagePayload } from '../../shared/pages/page.ts';
import { toLoadFailure } from '../boot/load-failure.ts';

type WantedPage = Pick<PagePayload, 'page' | 'data'>;
type LoadView = (page: WantedPage) => Promise<AnyView>;

/**
 * The view of a page, whose chunk is asked for once more when it does not come.
 * @throws a chunk failure, after which only the browser's own navigation helps. @spec §8
 */
export async function bringView(page: WantedPage, load: LoadView = loadViewFor): Promise<AnyView> {
  try {
    return await load(page).catch(() => load(page));
  } catch (error) {
    throw toLoadFailure('chunk', error);
  }
}
