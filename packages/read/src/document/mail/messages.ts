/** The messages within the text of a mail: what it says itself, and what it quotes of others, each under whoever wrote it. */
import { anyWord, momentOf } from './mail-words.ts';

export interface Message {
  /** Name, else address; empty where the text does not say it. */
  readonly sender: string;
  /** As it is written. */
  readonly date: string;
  /** Milliseconds; undefined where the date is not understood. */
  readonly sent: number | undefined;
  readonly subject?: string;
  readonly lines: readonly string[];
  /** Messages that hold this one. */
  readonly depth: number;
}

/** Messages within messages. */
const DEEPEST = 200;
/** Lines that one head takes. */
const HEAD_LINES = 4;
const LONGEST_HEAD = 300;

/** Emphasis, and the signs that undo marks. */
const MARKS = /[*_]{2}|\\(?=[<>*_[\]])/g;
const ADDRESS = /<?(?:mailto:)?[\w.+-]+@[\w.-]+>?(?:\s*\[mailto:[^\]]*\])?/g;
const WROTE = new RegExp(`(?:^|\\s)${anyWord('wrote')}\\b.{0,80}:$|(?:^|\\s)${anyWord('wrote')}\\s?:$`, 'iu');
const ORIGINAL = new RegExp(`^[\\s*_>-]*${anyWord('original')}\\s*:?[\\s*_-]*$`, 'iu');
const HIDDEN = new RegExp(`^${anyWord('hidden')}$`, 'iu');
const field = (kind: 'from' | 'sent' | 'to' | 'copy' | 'subject'): RegExp => new RegExp(`^${anyWord(kind)}\\s?:\\s*(.*)$`, 'iu');
const FIELDS = { from: field('from'), sent: field('sent'), to: field('to'), copy: field('copy'), subject: field('subject') } as const;
/** `Name <name@example.org>     Tue, Feb 3, 2026 at 9:12 AM`, as programs print a thread. */
const PRINTED = /^(\S.{0,80}?)\s*<[^<>@\s]+@[^<>\s]+>\s{1,}(\S.*\d.*)$/;
const VERB = new RegExp(anyWord('wrote'), 'iu');
const TRIMMED = /^[\s,:]+|[\s,:]+$/g;
const RULE = /^\s*[-_=*]{5,}\s*$/;
const BEFORE_NAME = /^(?:[^\p{L}]*\b(?:at|um|à|a las|alle|alle ore|om|às|o)\b)?[\s,:;.)>]*/iu;

interface Head {
  readonly sender: string;
  readonly date: string;
  readonly subject?: string;
  /** Line behind it. */
  readonly end: number;
  readonly isPrinted?: true;
}

const flat = (line: string): string => line.replace(MARKS, '').trim();
const nameOf = (text: string): string => {
  const name = text
    .replace(ADDRESS, '')
    .replace(/["“”<>()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? text.replace(/[<>]/g, '').trim() : name;
};

/** Lines of the text that begin with fewer marks of quotation are not of it. */
const isQuoted = (line: string | undefined): boolean => line?.trimStart().startsWith('>') === true;
const unquoted = (line: string): string => line.replace(/^\s*>[ \t]?/, '');

/** The fields of a mail in the text: who it is from, and when or to whom or about what. */
function fieldsAt(lines: readonly string[], at: number): Head | undefined {
  const from = FIELDS.from.exec(flat(lines[at] ?? ''))?.[1];
  if (from === undefined || from === '' || from.length > LONGEST_HEAD) return undefined;
  let [date, subject]: (string | undefined)[] = [];
  let others = 0;
  let end = at + 1;
  for (; end < Math.min(lines.length, at + 10); end++) {
    const line = flat(lines[end] ?? '');
    if (line === '' && others < 2 && flat(lines[end + 1] ?? '') !== '' && isField(flat(lines[end + 1] ?? ''))) continue;
    if (line === '') break;
    if (!isField(line)) {
      // The addresses of a long field go on in the next line.
      if (line.includes('@') && others > 0) continue;
      break;
    }
    others++;
    date ??= FIELDS.sent.exec(line)?.[1];
    subject ??= FIELDS.subject.exec(line)?.[1];
  }
  return others < 2 || (date === undefined && subject === undefined)
    ? undefined
    : { sender: nameOf(from), date: date ?? '', end, ...(subject === undefined ? {} : { subject }) };
}

const isField = (line: string): boolean => [FIELDS.sent, FIELDS.to, FIELDS.copy, FIELDS.subject].some((one) => one.test(line));

/** `On Thu, Feb 5, 2026 at 6:40 PM Ada Marsh <ada@example.org> wrote:`, over up to three lines. */
function wroteAt(lines: readonly string[], at: number): Head | undefined {
  for (let end = at + 1; end <= Math.min(lines.length, at + HEAD_LINES - 1); end++) {
    const text = lines.slice(at, end).map(flat).join(' ').replace(/\s+/g, ' ').trim();
    if (text === '' || text.length > LONGEST_HEAD || flat(lines[end - 1] ?? '') === '') return undefined;
    if (!text.endsWith(':') || !WROTE.test(text)) continue;
    const day = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b(?:19|20)\d{2}\b/.exec(text);
    if (day === null) return undefined;
    const clock = /\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?/i.exec(text.slice(day.index + day[0].length));
    const stop = clock === null || clock.index > 16 ? day.index + day[0].length : day.index + day[0].length + clock.index + clock[0].length;
    const first = /\d/.exec(text)?.index ?? 0;
    const month = /(\p{L}{3,9})\.?\s$/u.exec(text.slice(0, first));
    const begin =
      month !== null && momentOf(`${month[1]} ${text.slice(first, stop)}`) !== undefined && momentOf(text.slice(first, stop)) === undefined
        ? first - month[0].length
        : first;
    const verb = VERB.exec(text);
    const [from, to] = verb === null ? [text.length, text.length] : [verb.index, verb.index + verb[0].length];
    // The name stands before a verb that is before the day; else behind the verb, else before it.
    const behind = text.slice(to).replace(TRIMMED, '');
    const name = from < begin ? text.slice(0, from) : behind === '' ? text.slice(stop, from).replace(BEFORE_NAME, '') : behind;
    const sender = nameOf(name.replace(TRIMMED, ''));
    return { sender, date: text.slice(begin, stop), end };
  }
  return undefined;
}

function headAt(lines: readonly string[], at: number): Head | undefined {
  const line = flat(lines[at] ?? '');
  if (line === '') return undefined;
  if (ORIGINAL.test(line)) {
    let next = at + 1;
    while (next < lines.length && flat(lines[next] ?? '') === '') next++;
    return fieldsAt(lines, next) ?? wroteAt(lines, next) ?? { sender: '', date: '', end: at + 1 };
  }
  const printed = PRINTED.exec(line);
  if (printed !== null && momentOf(printed[2] ?? '') !== undefined) {
    let end = at + 1;
    while (end < lines.length && isField(flat(lines[end] ?? ''))) end++;
    return { sender: nameOf(printed[1] ?? ''), date: (printed[2] ?? '').replace(/^\p{L}+,\s+(?=\p{L})/u, ''), end, isPrinted: true };
  }
  return fieldsAt(lines, at) ?? wroteAt(lines, at);
}

/** The text as messages, the one that holds the others first. `isPrinted` where each has a head of its own, as in a thread that was printed. */
export function messagesIn(
  text: string,
  own: Pick<Message, 'sender' | 'date' | 'sent'> & { readonly subject?: string },
): { readonly messages: readonly Message[]; readonly isPrinted: boolean } {
  const messages: Message[] = [];
  let isPrinted = false;
  const walk = (lines: readonly string[], head: typeof own, depth: number): void => {
    const kept: string[] = [];
    const place = messages.push({ ...head, lines: kept, depth }) - 1;
    const under = (rest: readonly string[], { sender, date, subject }: Head): void =>
      walk(rest, { sender, date, sent: momentOf(date), ...(subject === undefined ? {} : { subject }) }, depth + 1);
    for (let i = 0; i < lines.length; ) {
      const line = lines[i] ?? '';
      if (isQuoted(line)) {
        let end = i;
        while (end < lines.length && (isQuoted(lines[end]) || (flat(lines[end] ?? '') === '' && isQuoted(lines[end + 1])))) end++;
        const inner = lines.slice(i, end).map(unquoted);
        const first = inner.findIndex((one) => flat(one) !== '');
        // A quotation that begins with the head of a mail is that mail.
        const quoted = depth < DEEPEST && first >= 0 ? headAt(inner, first) : undefined;
        if (quoted === undefined) kept.push('', ...inner.map((one) => `> ${one}`), '');
        else under(inner.slice(quoted.end), quoted);
        i = end;
        continue;
      }
      const found = depth < DEEPEST ? headAt(lines, i) : undefined;
      if (found === undefined) {
        if (!HIDDEN.test(flat(line))) kept.push(line);
        i++;
        continue;
      }
      isPrinted ||= found.isPrinted === true;
      while (kept.length > 0 && (flat(kept.at(-1) ?? '') === '' || RULE.test(kept.at(-1) ?? ''))) kept.pop();
      let next = found.end;
      while (next < lines.length && flat(lines[next] ?? '') === '') next++;
      if (!isQuoted(lines[next])) {
        under(lines.slice(found.end), found);
        return;
      }
      let end = next;
      while (end < lines.length && (isQuoted(lines[end]) || (flat(lines[end] ?? '') === '' && isQuoted(lines[end + 1])))) end++;
      under(lines.slice(next, end).map(unquoted), found);
      i = end;
    }
    messages[place] = { ...head, lines: kept, depth };
  };
  walk(text.split('\n'), own, 0);
  return { messages, isPrinted };
}
