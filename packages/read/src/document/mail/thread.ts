/** Messages of one thread: each once, under its sender and its date, the newest first. */
import { within } from '../document-refusal.ts';
import { readHtml } from '../html/read-html.ts';
import { plain } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { anyWord } from './mail-words.ts';
import type { Message } from './messages.ts';
import { linesAsMarkdown, withoutFormalities } from './own-words.ts';

/** A message with the file that it stands in. */
export interface FiledMessage extends Message {
  readonly file: string;
  /** The lines are Markdown. */
  readonly isMarkdown?: true;
}

const ANSWER = new RegExp(`^(?:${anyWord('answers')}\\s?(?:\\[\\d+\\])?\\s?:\\s*)+`, 'iu');
export const subjectOf = (subject: string): string => subject.trim().replace(ANSWER, '').trim();

const lettersOf = (text: string): string => (text.match(/[\p{L}\p{N}%€$£]+/gu) ?? []).join('').toLowerCase();

/** In the order of time where each has one; else those that hold others are younger than these. */
function inOrder(messages: readonly FiledMessage[], isOldestFirst: boolean): readonly FiledMessage[] {
  const isDated = messages.every(({ sent }) => sent !== undefined);
  if (!isDated) return isOldestFirst ? messages : [...messages].reverse();
  return messages
    .map((message, i) => ({ message, i: isOldestFirst ? i : -i }))
    .sort((a, b) => (a.message.sent ?? 0) - (b.message.sent ?? 0) || a.i - b.i)
    .map(({ message }) => message);
}

/** Paragraphs that another message says are there alone: what is nearest to whoever wrote it counts. */
function withoutRepeated(messages: readonly FiledMessage[]): { readonly messages: readonly FiledMessage[]; readonly isShorter: boolean } {
  const nearest = [...messages].sort((a, b) => a.depth - b.depth);
  const letters = new Map(messages.map((one) => [one, lettersOf(one.lines.filter((line) => !line.startsWith('>')).join(' '))]));
  let isShorter = false;
  const shortened = new Map<FiledMessage, FiledMessage>();
  for (const [i, message] of nearest.entries()) {
    const all = nearest.filter((_one, j) => j !== i).map((one) => letters.get(one) ?? '');
    const before = nearest.slice(0, i).map((one) => letters.get(one) ?? '');
    const lines = partsOf(message.lines).flatMap((part) => {
      const own = lettersOf(part.join(' '));
      const isFragment = part.every((line) => line.startsWith('>') || line.trim() === '');
      const isRepeated = own !== '' && (isFragment ? all : before).some((one) => one.includes(own));
      isShorter ||= isRepeated;
      return isRepeated ? [] : part;
    });
    shortened.set(message, { ...message, lines });
  }
  const kept = messages.map((one) => shortened.get(one) ?? one).filter(({ lines }) => lettersOf(lines.join(' ')) !== '');
  return { messages: kept, isShorter };
}

/** Paragraphs with the blank lines behind them. */
function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const out: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.trim() === '') isOpen = false;
    else if (!isOpen) {
      out.push([]);
      isOpen = true;
    }
    if (out.length === 0) out.push([]);
    out.at(-1)?.push(line);
  }
  return out;
}

/** @param isOldestFirst the messages stand in the order of time */
export function writeThread(all: readonly FiledMessage[], isOldestFirst: boolean, writer: MarkdownWriter): readonly FiledMessage[] {
  within(all.length, writer.limits.mails, 'mails', 'mails');
  let isSigned = false;
  const own = all.map((message) => {
    const { lines, isShorter } = withoutFormalities(message.lines, message.sender);
    isSigned ||= isShorter;
    return { ...message, lines };
  });
  const { messages, isShorter } = withoutRepeated(own);
  const ordered = inOrder(messages, isOldestFirst);
  const subjects = new Set(ordered.flatMap(({ subject }) => (subject === undefined || subject === '' ? [] : [subjectOf(subject)])));
  let written: string | undefined;
  for (const [i, message] of [...ordered.entries()].reverse()) {
    writer.at({ file: message.file, mail: i + 1 });
    const subject = subjectOf(message.subject ?? '') || [...subjects][0];
    if (subject !== undefined && subject !== written) {
      writer.heading(1, plain(subject));
      written = subject;
    }
    const head = [message.sender, message.date].filter((words) => words !== '').join(', ');
    if (head !== '') writer.heading(2, plain(head));
    const text = message.isMarkdown === true ? message.lines.join('\n').trim() : linesAsMarkdown(message.lines);
    if (text !== '') writer.verbatim(text);
  }
  if (isSigned) writer.notice('signature', 'Greetings, signatures and disclaimers of mails are not in the text.');
  if (isShorter) writer.notice('quoted_text', 'What a mail quotes of another in the text stands there alone.');
  return ordered;
}

/** A page as lines of Markdown, with what it quotes as if it stood behind. */
export function htmlLines(html: string, writer: MarkdownWriter, bytes: (address: string) => Uint8Array | undefined): string {
  const apart = writer.apart();
  readHtml(html, apart, bytes, 'mail');
  return apart.finish().markdown;
}
