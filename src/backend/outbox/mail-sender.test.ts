import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createBackendLogger } from '../logger.ts';
import { loadUnsentMails, queueMail, type Mail } from '../store/mail-store.ts';
import { pruneMails, sendDueMails } from './mail-sender.ts';
import { createSmtpTransport, type SendMail } from './smtp-transport.ts';

const SETUP_MS = 60_000;
const DAY = 24 * 3600;
const letter = { site: 'lapszel', recipient: 'olvaso@example.com', subject: 'Belépési kód: őűí', body: 'Kedves Olvasó!\n\nAz Ön kódja: 123456' } as const satisfies Mail;

let opened: TestDatabase;
let server: SMTPServer;
let transport: SendMail;
let now = 1_763_719_200;
/** What the mail server answers to a recipient; null takes the letter. */
let refusal: { message: string; responseCode: number } | null = null;
/** What the mail server took, as bytes. */
const taken: Buffer[] = [];

beforeAll(async () => {
  opened = await createTestDatabase('empty');
  await opened.database.insertInto('sites').values({ slug: 'lapszel', name: 'Lapszél', domain: 'lapszel.hu', currency: 'HUF', currency_sign: 'Ft', twitter_site: null, audience_script: null }).execute();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refusal === null ? null : Object.assign(new Error(refusal.message), refusal)),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks));
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  transport = createSmtpTransport({ url: `smtp://127.0.0.1:${address.port}`, from: 'Lapszél <noreply@lapszel.hu>' });
}, SETUP_MS);

afterAll(async () => {
  transport.close();
  await new Promise((resolve) => server.close(() => resolve(undefined)));
  await opened.close();
});

beforeEach(async () => {
  refusal = null;
  taken.length = 0;
  await opened.database.deleteFrom('mails').execute();
});

const send = () => sendDueMails({ database: opened.database, send: transport.send, now: () => now, logger: createBackendLogger('silent') }, new AbortController().signal);
const prune = () => pruneMails({ database: opened.database, now: () => now, logger: createBackendLogger('silent') });
const queue = (mail: Mail = letter) => queueMail(opened.database, mail, now);
const read = () => Promise.all(taken.map((letterBytes) => PostalMime.parse(letterBytes)));
const loadRows = () => opened.database.selectFrom('mails').selectAll().orderBy('id').execute();

test('a letter arrives as it was written, once, and nothing of it stays', async () => {
  await queue();
  await send();
  await send();
  const received = await read();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ subject: letter.subject, from: { name: 'Lapszél', address: 'noreply@lapszel.hu' }, to: [{ address: letter.recipient }], messageId: expect.stringMatching(/^<lapszel-\d+-\d+@lapszel\.hu>$/) });
  expect(received[0]?.text?.trim()).toBe(letter.body);
  expect(await loadRows()).toMatchObject([{ recipient: '', subject: '', body: '', sent_at: now, tries: 1 }]);
});

test('a letter that can be declined says so to mail readers', async () => {
  await queue({ ...letter, unsubscribeUrl: 'https://lapszel.hu/hirlevel/leiratkozas/abc' });
  await send();
  const received = await read();
  expect(received[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe('<https://lapszel.hu/hirlevel/leiratkozas/abc>');
});

test('words of a reader make no header and no recipient', async () => {
  await queue({ ...letter, subject: 'a\r\nBcc: evil@example.com', recipient: 'olvaso@example.com' });
  await send();
  const received = await read();
  expect(received[0]?.bcc ?? []).toEqual([]);
  expect(received[0]?.to).toHaveLength(1);
});

test('a mail server that cannot now is asked again, later each time', async () => {
  refusal = { message: 'Try again later', responseCode: 451 };
  await queue();
  await send();
  expect(await loadRows()).toMatchObject([{ tries: 1, due_at: now + 10, sent_at: null, body: letter.body }]);
  now += 9;
  await send();
  expect(await loadRows()).toMatchObject([{ tries: 1 }]);
  now += 1;
  await send();
  expect(await loadRows()).toMatchObject([{ tries: 2, due_at: now + 20 }]);
  refusal = null;
  now += 20;
  await send();
  expect(taken).toHaveLength(1);
});

test('a letter that is refused for good is dropped, and delays no other', async () => {
  refusal = { message: 'No such user', responseCode: 550 };
  await queue();
  await send();
  expect(await loadRows()).toEqual([]);
  refusal = null;
  await queue();
  await send();
  expect(taken).toHaveLength(1);
});

test('two senders send a letter once', async () => {
  for (let letters = 0; letters < 12; letters += 1) await queue({ ...letter, subject: `${letters}` });
  await Promise.all([send(), send()]);
  expect((await read()).map(({ subject }) => Number(subject)).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, index) => index));
});

test('after a day a letter is dropped, and after a week it is forgotten that one was sent', async () => {
  await queue();
  now += DAY;
  await prune();
  expect(await loadUnsentMails(opened.database, 10)).toHaveLength(1);
  now += 1;
  await prune();
  expect(await loadRows()).toEqual([]);
  await queue();
  await send();
  now += 7 * DAY;
  await prune();
  expect(await loadRows()).toHaveLength(1);
  now += 1;
  await prune();
  expect(await loadRows()).toEqual([]);
});
