import { PREVIEW_TOOLS_PATH } from '../../config/login-paths.ts';

/** Names of the fields of the form that chooses a moment. */
export const MOMENT_FIELDS = { path: 'ut', moment: 'ekkor', end: 'vege' } as const;

/** The address of the page that shows how a page looks elsewhere. */
export function toToolsPath(path: string): string {
  return `${PREVIEW_TOOLS_PATH}?${MOMENT_FIELDS.path}=${encodeURIComponent(path)}`;
}
