import { loadView, type AnyView } from '../../shared/app/view-table.ts';
import type { PageName } from '../../shared/config/routes.ts';
import { toLoadFailure } from '../boot/load-failure.ts';

type LoadView = (page: PageName) => Promise<AnyView>;

/**
 * The view of a page, whose chunk is asked for once more when it does not come.
 * @throws a chunk failure, after which only the browser's own navigation helps. @spec §8
 */
export async function bringView(page: PageName, load: LoadView = loadView): Promise<AnyView> {
  try {
    return await load(page).catch(() => load(page));
  } catch (error) {
    throw toLoadFailure('chunk', error);
  }
}
