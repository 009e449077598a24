/** How mails leave: over SMTP, or as files into a folder on a laptop. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SentMessageInfo, SMTPConnectionOptions, SMTPError } from 'nodemailer/lib/smtp-connection';

/** A mail as the wire has it. */
export interface Message {
  /** Names a file. */
  readonly mail_id: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** How a try ended. `later`: it may work another time. `refused`: it will not; `is_bounce` says that the address does not exist. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly answer: string }
  | { readonly outcome: 'later'; readonly answer: string }
  | { readonly outcome: 'refused'; readonly answer: string; readonly is_bounce: boolean };

export interface MailTransport {
  /** Never rejects. Ends within the transport's time, whatever the mail server does. */
  send(message: Message): Promise<SendOutcome>;
}

export interface TransportTimes {
  /** How long the server may be silent, and how long a whole try may take. */
  readonly silence_ms: number;
  readonly whole_ms: number;
}

const TIMES: TransportTimes = { silence_ms: 20_000, whole_ms: 60_000 };

const LOOPBACK = /^(?:127(?:\.\d+){3}|\[?::1\]?|localhost)$/;

/** `smtp://user:password@host:587`, `smtps://host:465` or `file:///folder`. */
export function openTransport(address: string, times: TransportTimes = TIMES): MailTransport {
  const url = new URL(address);
  return url.protocol === 'file:' ? intoFolder(fileURLToPath(url)) : overSmtp(url, times);
}

function intoFolder(folder: string): MailTransport {
  return {
    async send({ mail_id, kind, bytes }) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, `${kind}-${mail_id}.eml`);
        // Whole or not there; sent again, it is the same file.
        await writeFile(`${path}.part`, bytes, { mode: 0o600 });
        await rename(`${path}.part`, path);
        return { outcome: 'sent', answer: `written to ${path}` };
      } catch (error) {
        return { outcome: 'later', answer: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function overSmtp(url: URL, { silence_ms, whole_ms }: TransportTimes): MailTransport {
  const secure = url.protocol === 'smtps:';
  const isPlain = url.searchParams.get('tls') === 'off';
  const options: SMTPConnectionOptions = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password and people's addresses cross no network in the clear, unless the operator says so.
    requireTLS: !secure && !isPlain && !LOOPBACK.test(url.hostname),
    ignoreTLS: isPlain,
    connectionTimeout: silence_ms,
    greetingTimeout: silence_ms,
    socketTimeout: silence_ms,
    dnsTimeout: silence_ms,
  };
  const user = decodeURIComponent(url.username);
  const auth = user === '' ? null : { user, pass: decodeURIComponent(url.password) };
  return {
    async send({ from, to, bytes }) {
      try {
        const { response } = await converse(options, auth, { from, to: [to], size: bytes.length }, bytes, whole_ms);
        return { outcome: 'sent', answer: oneAnswer(response) };
      } catch (error) {
        return readRefusal(error as SMTPError);
      }
    },
  };
}

/** One connection, one mail. A connection that is kept would fail at the next mail instead, and nobody could tell whether that was sent. */
async function converse(
  options: SMTPConnectionOptions,
  auth: { readonly user: string; readonly pass: string } | null,
  envelope: { readonly from: string; readonly to: string[]; readonly size: number },
  bytes: Buffer,
  whole_ms: number,
): Promise<SentMessageInfo> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    const fail = (error: Error) => {
      clearTimeout(timer);
      // First, because closing says that the connection has ended, which fails again.
      reject(error);
      connection.close();
    };
    const timer = setTimeout(() => fail(new Error(`No end within ${whole_ms} ms.`)), whole_ms);
    // Stays: what goes wrong after the end concerns nobody.
    connection.on('error', fail);
    connection.once('end', () => fail(new Error('The mail server closed the connection.')));
    const send = () =>
      connection.send(envelope, bytes, (error, info) => {
        if (error) return fail(error);
        clearTimeout(timer);
        resolve(info);
        connection.quit();
      });
    connection.connect((error) => {
      if (error) return fail(error);
      if (auth === null) return send();
      connection.login(auth, (refused) => (refused ? fail(refused) : send()));
    });
  });
}

/** Answers that concern the service's own access, not the mail: mended in the settings, and then it goes through. */
const OWN_ACCESS: readonly number[] = [503, 530, 534, 535, 538];
/** Commands that are about this mail. */
const ABOUT_THE_MAIL: readonly string[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

function readRefusal({ message, response, responseCode = 0, command = '' }: SMTPError): SendOutcome {
  const isAboutMail = ABOUT_THE_MAIL.includes(command);
  // Of anything else the library says more than the server.
  const answer = oneAnswer(isAboutMail ? (response ?? message) : message);
  if (responseCode < 500 || !isAboutMail || OWN_ACCESS.includes(responseCode)) return { outcome: 'later', answer };
  return { outcome: 'refused', answer, is_bounce: command === 'RCPT TO' && saysNoSuchAddress(responseCode, answer) };
}

/** RFC 3463: 5.1.x is about the address, 5.2.1 a mailbox that is closed. Without such a code, 550 and 553 to a recipient mean the same. */
function saysNoSuchAddress(code: number, answer: string): boolean {
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0];
  if (enhanced === undefined) return code === 550 || code === 553;
  return /^5\.1\.(?:1|2|3|6|10)$/.test(enhanced) || enhanced === '5.2.1';
}

const oneAnswer = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 500);
