/** Words with their marks as GitHub Markdown: only what would be read as a mark is escaped. */

/** A stretch of words, or what stands among them. */
export type Inline =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly bold?: boolean;
      readonly italic?: boolean;
      readonly strike?: boolean;
      readonly code?: boolean;
      readonly link?: string;
    }
  | { readonly kind: 'break' }
  | { readonly kind: 'picture'; readonly id: string; readonly alt: string }
  | { readonly kind: 'note'; readonly label: string };

type Text = Extract<Inline, { kind: 'text' }>;

/** How a line break is written: as one within a paragraph, as a tag within a cell, as a blank within a heading. */
export type BreakAs = 'line' | 'tag' | 'blank';

const BREAKS: Readonly<Record<BreakAs, string>> = { line: '  \n', tag: '<br>', blank: ' ' };

export const plain = (text: string): readonly Inline[] => [{ kind: 'text', text }];

/** The words alone. */
export const wordsOfInline = (inline: readonly Inline[]): string =>
  inline.map((part) => (part.kind === 'text' ? part.text : part.kind === 'break' ? ' ' : '')).join('');

export const isBlankInline = (inline: readonly Inline[]): boolean =>
  inline.every((part) => part.kind === 'break' || (part.kind === 'text' && part.text.trim() === ''));

/** @param marks false where emphasis says nothing: in headings and in the heads of tables */
export function inlineMarkdown(inline: readonly Inline[], breaks: BreakAs, marks = true): string {
  const runs = merged(trimmed(inline));
  const parts = runs.map((part, i) => {
    if (part.kind === 'break') return BREAKS[breaks];
    if (part.kind === 'picture') return `![${escapeText(part.alt)}](${part.id})`;
    if (part.kind === 'note') return `[^${part.label}]`;
    return textMarkdown(part, edgeOf(runs[i - 1], -1), edgeOf(runs[i + 1], 0), marks, breaks);
  });
  const lines = parts.join('').split('\n');
  return lines.map((line) => (breaks === 'tag' ? line : escapeLineStart(line))).join('\n');
}

const edgeOf = (part: Inline | undefined, at: 0 | -1): string => (part?.kind === 'text' ? (part.text.at(at) ?? '') : '');

/** Without blanks and breaks at both ends. */
function trimmed(inline: readonly Inline[]): readonly Inline[] {
  const isEmpty = (part: Inline): boolean => part.kind === 'break' || (part.kind === 'text' && part.text.trim() === '');
  const from = inline.findIndex((part) => !isEmpty(part));
  if (from < 0) return [];
  const to = inline.findLastIndex((part) => !isEmpty(part));
  return inline.slice(from, to + 1).map((part, i, all) => {
    if (part.kind !== 'text') return part;
    const head = i === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: i === all.length - 1 ? head.trimEnd() : head };
  });
}

const FLAGS = ['bold', 'italic', 'strike', 'code', 'link'] as const;

/** Runs of one look are one, however the program parted them; blanks between two of one look take it on. */
function merged(inline: readonly Inline[]): readonly Inline[] {
  const out: Inline[] = [];
  for (const part of inline) {
    const last = out.at(-1);
    if (part.kind === 'text' && part.text === '') continue;
    if (last?.kind === 'text' && part.kind === 'text' && FLAGS.every((flag) => (last[flag] || '') === (part[flag] || '')))
      out[out.length - 1] = { ...last, text: last.text + part.text };
    else out.push(part);
  }
  return out;
}

const isWordCharacter = (c: string): boolean => /[\p{L}\p{N}]/u.test(c);

function textMarkdown(part: Text, before: string, after: string, marks: boolean, breaks: BreakAs): string {
  const head = part.text.slice(0, part.text.length - part.text.trimStart().length);
  const core = part.text.trim();
  if (core === '') return part.text;
  const tail = part.text.slice(head.length + core.length);
  const flat = breaks === 'line' ? core : core.replace(/[\t\n]+/g, ' ');
  let out = part.code === true && !flat.includes('`') && !flat.includes('|') ? `\`${flat}\`` : escapeText(flat);
  // A mark within a word, or beside a sign, would not be read as one everywhere.
  const isFree = (head !== '' || !isWordCharacter(before)) && (tail !== '' || !isWordCharacter(after));
  if (marks && isFree && !out.startsWith('`')) {
    if (part.strike === true) out = `~~${out}~~`;
    if (part.italic === true) out = `*${out}*`;
    if (part.bold === true) out = `**${out}**`;
  }
  if (part.link !== undefined) out = `[${out}](${addressOf(part.link)})`;
  return `${head}${out}${tail}`;
}

/** An address without the signs that end one. */
const addressOf = (link: string): string =>
  link.replace(/[\s()<>\\|]/g, (c) => `%${(c.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(2, '0')}`);

/** Signs that would be marks where they stand. */
export function escapeText(text: string): string {
  if (!/[\\`*_[\]<&|~]/.test(text)) return text;
  const lastLink = Math.max(text.lastIndexOf(']('), text.lastIndexOf(']:'));
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    const [before, after] = [text.charAt(i - 1), text.charAt(i + 1)];
    const isMark =
      c === '\\' ||
      c === '`' ||
      c === '|' ||
      (c === '*' && !(isSpace(before) && isSpace(after) && i > 0)) ||
      (c === '_' && !(isWordCharacter(before) && isWordCharacter(after))) ||
      (c === '~' && (after === '~' || before === '~')) ||
      (c === '[' && (after === '^' || i < lastLink)) ||
      (c === '<' && /[a-zA-Z/!?]/.test(after)) ||
      (c === '&' && /^&(?:#|[a-zA-Z]\w{0,30};)/.test(text.slice(i, i + 34)));
    out += isMark ? `\\${c}` : c;
  }
  return out;
}

const isSpace = (c: string): boolean => c === '' || /\s/.test(c);

/** A line that begins like a heading, a list, a quotation or a rule, and is none. */
function escapeLineStart(line: string): string {
  const start = line.length - line.trimStart().length;
  const rest = line.slice(start);
  const at = startMark(rest);
  return at === undefined ? line : `${line.slice(0, start + at)}\\${line.slice(start + at)}`;
}

/** Where the sign stands that makes the line a mark. */
function startMark(rest: string): number | undefined {
  if (/^(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|>|~~~|(?:-\s*){3,}$|=+\s*$|--+\s*$)/.test(rest)) return 0;
  const ordered = /^\d{1,9}(?=[.)](?:\s|$))/.exec(rest);
  return ordered === null ? undefined : ordered[0].length;
}
