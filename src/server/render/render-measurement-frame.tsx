import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Assets } from './assets.ts';
import { toUtf8 } from './page-entry.ts';

/** What the measuring frame is made of. */
export type MeasurementDocument = {
  readonly edition: Edition;
  readonly assets: Assets;
  /** Hosts, with port, whose pages it listens to. */
  readonly pages: readonly string[];
  /** What measures: these run after our own, which gives them what they count. */
  readonly scripts: readonly string[];
};

/** The measuring frame: scripts, and nothing to see. */
export function renderMeasurementFrame({ edition, assets, pages, scripts }: MeasurementDocument): Buffer {
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="robots" content="noindex" />
      <title>{edition.name}</title>
      <script src={assets.measurementFrame} data-pages={pages.join(' ')} defer />
      {scripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </head>,
  );
  return toUtf8(`<!DOCTYPE html><html lang="${edition.locale}">${head}<body></body></html>`);
}
