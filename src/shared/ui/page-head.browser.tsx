import type { HeadData } from '../lib/head-data.ts';
import { toHeadTags } from './head-tags.tsx';

/** The browser's build of the head: React hoists the same tags natively, so the manager's 5.6 kB stay on the server. */
export function PageHead({ head }: { head: HeadData }) {
  return <>{toHeadTags(head)}</>;
}
