import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { HeadData } from '../lib/head-data.ts';
import { toHeadTags } from './head-tags.tsx';

/** The one head of a page. It stands in the shell, never under a Suspense boundary, so its tags reach `<head>`. */
export function PageHead({ head }: { head: HeadData }) {
  return (
    <HelmetProvider>
      <Helmet>{toHeadTags(head)}</Helmet>
    </HelmetProvider>
  );
}
