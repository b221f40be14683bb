import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';

/** An answer that is still coming. */
export type OpenAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Waits until the text so far holds these words. */
  readonly until: (words: string) => Promise<string>;
  /** Waits for the end. */
  readonly end: () => Promise<string>;
};

/** Sends a GET and answers as soon as the headers are there. */
export function openRequest(base: string, path: string, headers: Record<string, string> = {}): Promise<OpenAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ hostname, port, path, headers: { host: 'localhost', ...headers } }, (incoming) => {
      let text = '';
      let onText = (): void => {};
      const end = Promise.withResolvers<string>();
      incoming.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        onText();
      });
      incoming.on('end', () => end.resolve(text)).on('error', end.reject);
      const until = (words: string): Promise<string> =>
        new Promise((found, missed) => {
          onText = () => void (text.includes(words) && found(text));
          onText();
          end.promise.then(() => missed(new Error(`The answer ended without ${words}.`)), missed);
        });
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, until, end: () => end.promise });
    });
    outgoing.on('error', reject).end();
  });
}
