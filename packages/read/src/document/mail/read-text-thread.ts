/** A thread of mails that was printed or pasted into a text. */
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { messagesIn } from './messages.ts';
import { subjectOf, writeThread } from './thread.ts';

/** Messages with a sender and a day that make a text a thread. */
const FEWEST = 2;
const LONGEST_SUBJECT = 120;

/** Undefined where the text is no thread. */
export function readTextThread(text: string, writer: MarkdownWriter): { readonly title?: string } | undefined {
  const { messages, isPrinted } = messagesIn(text, { sender: '', date: '', sent: undefined });
  const [above, ...others] = messages;
  if (above === undefined || others.filter(({ sender, sent }) => sender !== '' && sent !== undefined).length < FEWEST) return undefined;
  const { file } = writer.place;
  const given = others.find(({ subject }) => subject !== undefined)?.subject ?? (isPrinted ? printedSubject(above.lines) : undefined);
  const subject = given === undefined ? undefined : subjectOf(given);
  const hasOwn = !isPrinted && above.lines.some((line) => line.trim() !== '');
  const filed = [...(hasOwn ? [above] : []), ...others].map((message) => ({
    ...message,
    file,
    ...(subject === undefined ? {} : { subject }),
  }));
  // What was added above the newest message is younger.
  const newest = Math.max(...others.map(({ sent }) => sent ?? 0));
  writeThread(
    filed.map((message, i) => (hasOwn && i === 0 ? { ...message, sent: newest + 1 } : message)),
    isPrinted,
    writer,
  );
  return subject === undefined ? {} : { title: subject };
}

/** What a program prints over a thread: its own name and address, whose box it is, the subject, and how many messages there are. */
function printedSubject(lines: readonly string[]): string | undefined {
  const short = lines.map((line) => line.trim()).filter((line) => line !== '' && line.length <= LONGEST_SUBJECT);
  return short.filter((line) => !/@|:\/\/|^\d+ \p{L}+$|^[-_=]+$/u.test(line)).at(-1);
}
