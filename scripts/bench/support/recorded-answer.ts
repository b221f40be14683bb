import { request as sendRequest } from 'node:http';

/** An answer as it came: status, headers in their order, and the bytes as sent. */
export type RecordedAnswer = { readonly status: number; readonly headers: readonly string[]; readonly body: Buffer | undefined };

/** Headers that Node writes by itself; both servers do. */
const OWN_TO_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Asks once and keeps the answer whole, its content coding included. */
export function recordAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(url, { headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: withoutNodesOwn(incoming.rawHeaders), body: body.length === 0 ? undefined : body });
      });
    });
    outgoing.on('error', reject).end();
  });
}

function withoutNodesOwn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => !OWN_TO_NODE.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));
}

/** The answer as text for a file. */
export function toRecordedText({ status, headers, body }: RecordedAnswer): string {
  return JSON.stringify({ status, headers, body: body?.toString('base64') ?? null });
}

/** Reads it back. @throws when it is none */
export function parseRecordedAnswer(text: string): RecordedAnswer {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('status' in value) || !('headers' in value) || !('body' in value) || !Array.isArray(value.headers)) {
    throw new Error('This is no recorded answer.');
  }
  return { status: Number(value.status), headers: value.headers.map(String), body: typeof value.body === 'string' ? Buffer.from(value.body, 'base64') : undefined };
}

/** The value of a header of a recorded answer. */
export function headerOf({ headers }: RecordedAnswer, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : headers[at + 1];
}
