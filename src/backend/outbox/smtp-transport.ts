import nodemailer from 'nodemailer';

/** A letter as it goes out. */
export type OutgoingMail = {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly unsubscribeUrl: string | null;
  /** The same at every try, so that a mail server knows a letter that comes twice. */
  readonly key: string;
};

/** What became of a letter: `refused` will not be taken at another time either. */
export type MailOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'failed'; readonly reason: string };

/** Sends a letter; it never throws. */
export type SendMail = { readonly send: (mail: OutgoingMail) => Promise<MailOutcome>; readonly close: () => void };

const TIMEOUT_MS = 15_000;

/** From this reply code on a mail server means it for good (RFC 5321). */
const PERMANENT = 500;

/** Sends letters through a mail server: `smtp://user:password@host:587`, or `smtps://…` with TLS from the first byte. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): SendMail {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '');
  return {
    async send({ recipient, subject, body, unsubscribeUrl, key }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl === null ? {} : { list: { unsubscribe: unsubscribeUrl } }),
        });
        return { kind: 'sent' };
      } catch (error) {
        return toFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The reply code says what happened; the reply itself may repeat the address. */
function toFailure(error: unknown): MailOutcome {
  const code = error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  if (code !== null) return { kind: code >= PERMANENT ? 'refused' : 'failed', reason: `reply ${code}` };
  return { kind: 'failed', reason: error instanceof Error && 'code' in error ? String(error.code) : 'no answer' };
}
