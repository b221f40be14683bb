import { editions } from '../config/editions/editions.ts';
import { PipBox } from '../features/common-data/pip-box.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Masthead } from '../features/masthead/masthead.tsx';
import { PreviewBar } from '../features/preview/preview-bar.tsx';
import { SiteProvider, type SiteData } from '../features/site-context/site-context.tsx';
import type { PagePayload, Slow } from '../pages/page.ts';
import { PageHead } from '../ui/page-head.tsx';
import '../ui/global.css';
import type { AnyView } from './view-table.ts';

type AppProps = { payload: PagePayload; View: AnyView; slow?: Readonly<Record<string, Slow<unknown>>> };

/** A page whole: frame and view. The same tree on both sides; `slow` replaces the payload's blocks while a page streams. */
export function App({ payload, View, slow = payload.slow }: AppProps) {
  return (
    <SiteProvider value={toSiteData(payload)}>
      <PageHead head={payload.head} />
      <Masthead />
      <main id="content" tabIndex={-1} lang={payload.head.language === 'en' ? 'en' : undefined} data-route-key={payload.routeKey}>
        <View data={payload.data} slow={slow} />
      </main>
      <PipBox />
      {payload.look.footer && <Footer />}
      {payload.preview !== undefined && <PreviewBar hidden={payload.preview.hidden} asOf={payload.preview.asOf} />}
    </SiteProvider>
  );
}

function toSiteData(payload: PagePayload): SiteData {
  return {
    edition: editions[payload.edition],
    init: payload.common.init,
    refresh: payload.common.refresh,
    language: payload.head.language,
    path: payload.path,
    headerOpacity: payload.look.headerOpacity,
    framesOrigin: payload.framesOrigin,
  };
}
