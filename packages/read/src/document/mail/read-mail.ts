/** Mails as Markdown: each under a heading with its sender and its date, the newest last, and what it quotes of another once. */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { DocumentRefusal, within } from '../document-refusal.ts';
import type { DocumentFile } from '../document-text.ts';
import { readHtml } from '../html/read-html.ts';
import { plain } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { dayOf } from '../office/office-facts.ts';

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
  // Those without a date stay where they are.
  if (mails.every(({ sent }) => sent !== undefined)) mails.sort((a, b) => (a.sent ?? 0) - (b.sent ?? 0));
  const thread = new Thread(writer);
  for (const mail of mails) thread.add(mail);
  const [first, last] = [mails[0], mails.at(-1)];
  const title = first?.email.subject?.trim() ?? '';
  const author = last === undefined ? '' : senderOf(last.email);
  const date = dayOf(last?.email.date ?? '');
  return { ...(title !== '' && { title }), ...(author !== '' && { author }), ...(date !== undefined && { date }) };
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

class Thread {
  private readonly writer: MarkdownWriter;
  private readonly lines = new Set<string>();
  private subject = '';
  private readonly said = new Set<string>();

  constructor(writer: MarkdownWriter) {
    this.writer = writer;
  }

  add({ file, email }: Mail): void {
    const { writer } = this;
    writer.at({ file });
    const subject = email.subject?.trim() ?? '';
    // An answer puts a word before the subject.
    if (subject !== '' && (this.subject === '' || !subject.endsWith(this.subject))) {
      writer.heading(1, plain(subject));
      this.subject = subject;
    }
    const head = [senderOf(email), dateOf(email)].filter((words) => words !== '').join(', ');
    if (head !== '') writer.heading(2, plain(head));
    this.body(email);
    for (const { filename, mimeType, disposition } of email.attachments)
      if (mimeType !== 'message/rfc822' && disposition !== 'inline')
        writer.notice('attachment_left_out', `The attached file "${filename ?? mimeType}" is not in the text; send it beside the mail.`);
  }

  private body(email: Email): void {
    if (email.text !== undefined && email.text.trim() !== '') {
      const text = this.withoutKnown(email.text.replace(/\r\n?/g, '\n').trimEnd());
      if (text.trim() !== '') this.writer.verbatim(text.replace(/^(?:[ \t]*\n)+/, '').trimEnd());
      return;
    }
    if (email.html === undefined) return;
    const byId = new Map(
      email.attachments.flatMap((one) => (one.contentId === undefined ? [] : [[one.contentId.replace(/^<|>$/g, ''), one]])),
    );
    readHtml(email.html, this.writer, (address) => {
      const found = address.startsWith('cid:') ? byId.get(address.slice(4)) : undefined;
      return found === undefined ? undefined : contentOf(found);
    });
  }

  /** Without the signature, and without quotations of what stands above. */
  private withoutKnown(text: string): string {
    const all = text.split('\n');
    const signature = all.indexOf('-- ');
    const lines = signature < 0 ? all : all.slice(0, signature);
    if (signature >= 0) this.sayOnce('signature', 'Signatures of mails are not in the text.');
    const out: string[] = [];
    for (let i = 0; i < lines.length; ) {
      let end = i;
      while (end < lines.length && isQuoted(lines[end])) end++;
      const quoted = lines
        .slice(i, end)
        .map(bare)
        .filter((line) => line !== '');
      if (quoted.length > 0 && quoted.every((line) => this.lines.has(line))) {
        this.sayOnce('quoted_text', 'What a mail quotes of another in the text stands there alone.');
        // The line that says whose words they are.
        while (out.at(-1)?.trim() === '') out.pop();
        if (out.at(-1)?.trimEnd().endsWith(':') === true) out.pop();
        i = end;
      } else if (end > i) {
        out.push(...lines.slice(i, end));
        i = end;
      } else out.push(lines[i++] ?? '');
    }
    for (const line of out) this.lines.add(bare(line));
    return out.join('\n');
  }

  private sayOnce(code: string, message: string): void {
    if (this.said.has(code)) return;
    this.said.add(code);
    this.writer.notice(code, message);
  }
}

const isQuoted = (line: string | undefined): boolean => line?.trimStart().startsWith('>') === true;
const bare = (line: string): string => line.replace(/^[\s>]+/, '').trim();
