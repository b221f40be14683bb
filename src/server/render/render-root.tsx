import { renderToPipeableStream, renderToString, type PipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { App } from '../../shared/app/app.tsx';
import type { AnyView } from '../../shared/app/view-table.ts';
import type { PagePayload, Slow } from '../../shared/pages/page.ts';

type RootProps = { payload: PagePayload; View: AnyView; slow?: Readonly<Record<string, Slow<unknown>>> };

/** The root element is written here and hydrated from inside, so that both sides render the same App. */
function Root({ payload, View, slow }: RootProps) {
  return (
    <div id="root">
      <App payload={payload} View={View} {...(slow === undefined ? {} : { slow })} />
    </div>
  );
}

/** Where React gave a boundary up: such a page must never look complete. */
const GIVEN_UP = '<!--$!-->';

/**
 * Renders a page whose data is all there, as one string. React's string renderer makes the same bytes as its stream for
 * a third of the time (a test holds them equal), but hides an error inside a boundary: the stream then tells it.
 * @throws the first render error
 */
export async function renderWhole(payload: PagePayload, View: AnyView): Promise<string> {
  const html = renderToString(<Root payload={payload} View={View} />);
  return html.includes(GIVEN_UP) ? renderThroughStream(payload, View) : html;
}

/** The same page by React's stream, read to its end. Nothing inline comes out of it. @throws the first render error */
export function renderThroughStream(payload: PagePayload, View: AnyView): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failure: unknown = null;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve(Buffer.concat(chunks).toString('utf8'));
      },
    });
    const stream: PipeableStream = renderToPipeableStream(<Root payload={payload} View={View} />, {
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error),
      onShellError: reject,
      onAllReady: () => (failure === null ? stream.pipe(sink) : reject(failure)),
    });
  });
}

/** What a streaming page tells its sender. */
export type StreamEvents = { readonly onShell: (pipe: (destination: Writable) => void) => void; readonly onFailure: (error: unknown) => void };

/** Renders a page whose slow blocks are still on their way. @returns a function that gives up what is not there yet */
export function renderStream(payload: PagePayload, View: AnyView, slow: Readonly<Record<string, Slow<unknown>>>, nonce: string, events: StreamEvents): (reason: Error) => void {
  let shellSent = false;
  const stream = renderToPipeableStream(<Root payload={payload} View={View} slow={slow} />, {
    nonce,
    onError: (error) => {
      if (shellSent) events.onFailure(error);
    },
    onShellError: events.onFailure,
    onShellReady: () => {
      shellSent = true;
      events.onShell((destination) => stream.pipe(destination));
    },
  });
  return (reason) => stream.abort(reason);
}
