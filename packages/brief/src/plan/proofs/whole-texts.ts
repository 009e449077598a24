/** A text of the slide is whole: no part of a word, of a bracket, or of a list. */
import { defineLaw, type Held, isName, valueAt } from './law.ts';

/** Scripts that set no spaces between words: there every character may end one. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const isLetter = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{M}]/u.test(c) && !SPACELESS.test(c);

const splitsWord = (text: string, start: number, end: number): boolean =>
  (isLetter(text[start - 1]) && isLetter(text[start])) || (isLetter(text[end - 1]) && isLetter(text[end]));

/** "fit" of "fit-out"; "May" of "May-July" is whole where the slide has both. */
function splitsCompound({ brief: { text }, extracted }: Held, start: number, end: number): boolean {
  const hyphen = (at: number): boolean => text[at] === '-' && isLetter(text[at - 1]) && isLetter(text[at + 1]);
  return (hyphen(end) && !extracted.some((e) => e.start === end + 1)) || (hyphen(start - 1) && !extracted.some((e) => e.end === start - 1));
}

/** "a)" and ":)" close no bracket. */
const withoutCounts = (text: string): string => text.replaceAll(/(?:^|\s)[\p{L}\d]{1,2}\)|[:;]-?\)/gu, (found) => ' '.repeat(found.length));

/** Where brackets stand alone in a text: the first that closes nothing, the last that is not closed. */
function loneBrackets(text: string): { readonly closes?: number; readonly opens?: number } {
  const open: number[] = [];
  for (const [at, c] of [...withoutCounts(text)].entries())
    if (c === '(') open.push(at);
    else if (c === ')' && open.pop() === undefined) return { closes: at };
  return open.length === 0 ? {} : { opens: open[0] as number };
}

/**
 * The part of a text that is whole: without a bracket that is not closed, one that closes nothing at its end, or an arrow before it.
 * As offsets into the text; undefined where nothing is wrong.
 */
export function wholePart(text: string): { readonly from: number; readonly to: number } | undefined {
  let from = /^\s*(?:->|→|=>|⇒)\s*/u.exec(text)?.[0].length ?? 0;
  let to = text.length;
  const { closes, opens } = text.length > 1 ? loneBrackets(text.slice(from)) : {};
  if (opens !== undefined) to = from + opens;
  else if (closes !== undefined) {
    const rest = /^\)+[\s:,;.–-]*/u.exec(text.slice(from + closes))?.[0].length ?? 1;
    if (from + closes + rest >= to) to = from + closes;
    else from += closes + rest;
  }
  if (from === 0 && to === text.length) return undefined;
  to = from + text.slice(from, to).replace(/[\s,;:(–-]+$/u, '').length;
  return { from, to };
}

/** Marks that part items stand within one text, or before it. */
const JOINED = /\S\s*(?:\t|\s\|\s|\|\|)\s*\S|[^\s\d%]\s*(?:->|→|=>|⇒)\s*[^\s\d]/u;
const LEADING = /^\s*(?:\/\s|[|,;:)\]])/u;

export const wholeTexts = defineLaw((held) => {
  const { brief, content, extracted } = held;
  for (const { path, text, start, end } of extracted) {
    if (/^\/(?:headline|context|takeaway|source_note)$/.test(path) || typeof valueAt(content, path) !== 'string') continue;
    if (!/[\p{L}\p{M}]/u.test(text)) continue;
    const at = { path, start, end };
    if (splitsWord(brief.text, start, end)) return { ...at, says: 'cut_word' };
    if (isName(path) && splitsCompound(held, start, end)) return { ...at, says: 'cut_compound' };
    if (LEADING.test(text)) return { ...at, says: 'leading_mark' };
    if (JOINED.test(text)) return { ...at, says: 'joined_items' };
    if (wholePart(text) !== undefined) return { ...at, says: 'torn_bracket' };
  }
  return undefined;
});
