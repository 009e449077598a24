/** Mails as Markdown: each under a heading with its sender and its date, the newest first, and what it quotes of another once. */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { DocumentRefusal, within } from '../document-refusal.ts';
import type { DocumentFile } from '../document-text.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { dayOf } from '../office/office-facts.ts';
import { momentOf } from './mail-words.ts';
import { messagesIn } from './messages.ts';
import { type FiledMessage, htmlLines, subjectOf, writeThread } from './thread.ts';

/** Mails within mails. */
const DEEPEST = 5;
const HEADERS_BYTES = 1024 * 1024;

interface Mail {
  readonly file: string;
  readonly email: Email;
  /** Milliseconds; undefined where it has no date that is one. */
  readonly sent: number | undefined;
}

export async function readMails(
  files: readonly DocumentFile[],
  writer: MarkdownWriter,
): Promise<{ readonly title?: string; readonly author?: string; readonly date?: string }> {
  const mails: Mail[] = [];
  for (const { name, bytes } of files) await collect(name, bytes, 0, mails, writer);
  const messages = mails.flatMap((mail) => messagesOf(mail, writer));
  const ordered = writeThread(messages, mails.length > 1, writer);
  for (const { file, email } of mails) leaveAttachments(file, email, writer);
  const last = ordered.at(-1);
  const title = subjectOf(
    mails.reduce((first, mail) => ((mail.sent ?? 0) < (first.sent ?? 0) ? mail : first), mails[0] as Mail).email.subject ?? '',
  );
  const date = last?.sent === undefined ? undefined : dayOf(new Date(last.sent).toISOString());
  return {
    ...(title !== '' && { title }),
    ...(last !== undefined && last.sender !== '' && { author: last.sender }),
    ...(date !== undefined && { date }),
  };
}

async function collect(file: string, bytes: Uint8Array, depth: number, mails: Mail[], writer: MarkdownWriter): Promise<void> {
  let email: Email;
  try {
    email = await PostalMime.parse(bytes, { rfc822Attachments: true, maxNestingDepth: 50, maxHeadersSize: HEADERS_BYTES });
  } catch (error) {
    throw new DocumentRefusal(
      'damaged',
      `${file} is no mail that can be read: ${error instanceof Error ? error.message : 'its parts are damaged'}.`,
    );
  }
  const sent = Date.parse(email.date ?? '');
  mails.push({ file, email, sent: Number.isNaN(sent) ? undefined : sent });
  within(mails.length, writer.limits.mails, 'mails', 'mails');
  if (depth >= DEEPEST) return;
  for (const attachment of email.attachments)
    if (attachment.mimeType === 'message/rfc822') await collect(file, contentOf(attachment), depth + 1, mails, writer);
}

const contentOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? content : new Uint8Array(content);

const senderOf = ({ from }: Email): string => from?.name || from?.address || '';

/** Its own words, day and time, as the sender wrote them. */
function dateOf({ headers }: Email): string {
  const value = headers.find(({ key }) => key === 'date')?.value ?? '';
  return /\d{1,2} \w{3} \d{4}(?: \d{2}:\d{2})?/.exec(value)?.[0] ?? value;
}

/** What a mail says and quotes. Moments are those of its sender's clock, as a quotation has them. */
function messagesOf({ file, email, sent }: Mail, writer: MarkdownWriter): readonly FiledMessage[] {
  writer.at({ file });
  const isText = email.text !== undefined && email.text.trim() !== '';
  const text = isText
    ? (email.text ?? '').replace(/\r\n?/g, '\n')
    : email.html === undefined
      ? ''
      : htmlLines(email.html, writer, bytesIn(email));
  const date = dateOf(email);
  const subject = email.subject?.trim() ?? '';
  const { messages } = messagesIn(text, {
    sender: senderOf(email),
    date,
    sent: momentOf(date) ?? sent,
    ...(subject === '' ? {} : { subject }),
  });
  return messages.map((message) => ({ ...message, file, subject: message.subject ?? subject, ...(isText ? {} : { isMarkdown: true }) }));
}

function bytesIn({ attachments }: Email): (address: string) => Uint8Array | undefined {
  const byId = new Map(attachments.flatMap((one) => (one.contentId === undefined ? [] : [[one.contentId.replace(/^<|>$/g, ''), one]])));
  return (address) => {
    const found = address.startsWith('cid:') ? byId.get(address.slice(4)) : undefined;
    return found === undefined ? undefined : contentOf(found);
  };
}

function leaveAttachments(file: string, { attachments }: Email, writer: MarkdownWriter): void {
  for (const { filename, mimeType, disposition } of attachments)
    if (mimeType !== 'message/rfc822' && disposition !== 'inline')
      writer.notice('attachment_left_out', `The attached file "${filename ?? mimeType}" is not in the text; send it beside the mail.`, {
        file,
      });
}
