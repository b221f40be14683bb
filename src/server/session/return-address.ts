import { LOGIN_PATHS } from '../../shared/config/login-paths.ts';
import type { Edge } from '../edge.ts';
import type { HostTarget } from '../hosts.ts';

/** Where a third-party provider sends the reader back to: by configuration, never by a header. @spec §2.1 login */
export function toReturnAddress({ origins }: Pick<Edge, 'origins'>, { edition, mode }: HostTarget): string {
  const { site } = origins[edition.key];
  return (mode === 'preview' ? site.replace('://', '://preview.') : site) + LOGIN_PATHS.editors.login;
}
