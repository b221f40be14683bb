import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { noteKey } from './secret-watch.ts';

/** A message as it came to the push service, and as its browser reads it. */
export type ReceivedPush = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly text: string };

/** A push service on a loopback port, with browsers that subscribed to it. */
export type TestPushService = {
  readonly origin: string;
  /** A new browser: what its page sends as `clientToken`, and what it has got. */
  readonly addBrowser: () => { readonly clientToken: string; readonly endpoint: string; readonly received: ReceivedPush[] };
  /** What the service answers from now on; 201 at first. */
  readonly answerWith: (status: number) => void;
  readonly countRequests: () => number;
  readonly close: () => Promise<void>;
};

type Browser = { readonly keys: ECDH; readonly auth: Buffer; readonly received: ReceivedPush[] };

/** Starts the service. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  let status = 201;
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const browser = browsers.get(request.url ?? '');
    const body = Buffer.concat(chunks);
    if (status < 300) browser?.received.push({ headers: request.headers, body, text: decryptPush(body, browser) });
    response.writeHead(browser === undefined ? 404 : status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The push service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    addBrowser() {
      const keys = createECDH('prime256v1');
      const browser: Browser = { keys, auth: randomBytes(16), received: [] };
      const p256dh = keys.generateKeys('base64url');
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, browser);
      const endpoint = `${origin}${path}`;
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth: browser.auth.toString('base64url') } };
      const clientToken = Buffer.from(JSON.stringify(subscription)).toString('base64url');
      for (const secret of [clientToken, subscription.keys.auth]) noteKey(secret);
      return { clientToken, endpoint, received: browser.received };
    },
    answerWith: (next) => void (status = next),
    countRequests: () => requests,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Reads a message as a browser does (RFC 8291 over the `aes128gcm` of RFC 8188). @throws for one that was not encrypted for it */
function decryptPush(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const secret = createHmac('sha256', auth).update(keys.computeSecret(senderKey)).digest();
  const input = createHmac('sha256', secret).update(Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey, Buffer.from([1])])).digest();
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', input, salt, info, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('Content-Encoding: aes128gcm\0', 16), derive('Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
