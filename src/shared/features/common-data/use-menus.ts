import type { Menus } from '../../contract/schemas/front.ts';
import { useSite } from '../site-context/site-context.tsx';
import { withOffered } from './component-setup.ts';

/** The site's menus as the component set-up of the moment has them; the poll may change it. @spec §3 Component setup */
export function useMenus(): Menus {
  const { edition, init, refresh } = useSite();
  return withOffered(init.menus, refresh.componentSetup, edition.key);
}
