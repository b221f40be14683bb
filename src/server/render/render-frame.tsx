import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import type { Edition } from '../../shared/config/editions/edition.ts';
import type { Assets } from './assets.ts';
import { toUtf8 } from './page-entry.ts';

/** What a document in a frame is made of. */
export type FrameDocument = { readonly edition: Edition; readonly assets: Assets; readonly title: string; readonly content: ReactElement };

/** A whole small document for a frame: it has its own sheet and script, and nothing of a page's. */
export function renderFrame({ edition, assets, title, content }: FrameDocument): Buffer {
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} – ${edition.name}`}</title>
      <link rel="stylesheet" href={assets.frame.css} />
      <script src={assets.frame.script} async />
    </head>,
  );
  return toUtf8(`<!DOCTYPE html><html lang="${edition.locale}" data-edition="${edition.key}">${head}<body>${renderToStaticMarkup(content)}</body></html>`);
}
