/** Lines of a text, and what each looks like by its first characters. */

export interface TextLine {
  /** Of its first character that is not blank. */
  readonly start: number;
  /** Behind its last character that is not blank; `start` of an empty line. */
  readonly end: number;
  /** Columns before `start`; a tab goes to the next fourth. */
  readonly indent: number;
}

/** Blanks, and the lines of trees that programs draw before names. */
const SPACE = /\s/u;
const BRANCH = /[│├└┌─]/u;

export function linesOf(text: string, from = 0, to = text.length): readonly TextLine[] {
  const out: TextLine[] = [];
  let at = from;
  while (at <= to) {
    const feed = text.indexOf('\n', at);
    const stop = feed < 0 || feed > to ? to : feed;
    out.push(lineWithin(text, at, stop, 0));
    if (stop >= to) break;
    at = stop + 1;
  }
  return out;
}

/** The line between two places, `column` columns in. */
export function lineWithin(text: string, from: number, to: number, column: number): TextLine {
  let [start, end, indent] = [from, to, column];
  while (start < end && (SPACE.test(text.charAt(start)) || BRANCH.test(text.charAt(start)))) {
    indent += text.charAt(start) === '\t' ? 4 - (indent % 4) : 1;
    start++;
  }
  while (end > start && SPACE.test(text.charAt(end - 1))) end--;
  return { start, end, indent };
}

export const isEmpty = ({ start, end }: TextLine): boolean => start === end;

/** The mark of a list before an item. */
export interface Marker {
  /** Behind the mark and its blanks. */
  readonly start: number;
  readonly ordered: boolean;
  /** Letters and numbers of one kind are of one list: `1`, `a`, `i`, `•`. */
  readonly style: string;
  /** 1 of `1.`, `a)`, `(i)`, `①`; 0 of a bullet. */
  readonly number: number;
}

const BULLET = /[-*+•◦▪▸►‣·–—○●■□☐☑☒✓✔✗✘➢→](?:[^\S\n]+|$)/uy;
const CHECKBOX = /\[[ xX✓]\][^\S\n]+/uy;
const NUMBERED = /(?:\(?(\d{1,3})[.)]|\(?([a-zA-Z])[.)]|\(?([ivxIVX]{1,4})\)|([①-⑳])[.)]?|(\d{1,2})、)[^\S\n]*/uy;
/** Bullets that stand before words of all kinds; the others only where they can be no sign of a figure or of a relation. */
const LATIN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

function take(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** The mark at the beginning of a line; undefined where it begins with words. */
export function markerOf(text: string, line: TextLine): Marker | undefined {
  const bullet = take(BULLET, text, line.start);
  if (bullet !== null) {
    const start = line.start + bullet[0].length;
    const sign = bullet[0].charAt(0);
    if (start >= line.end && sign !== '-' && sign !== '*' && sign !== '•') return undefined;
    const box = take(CHECKBOX, text, start);
    return {
      start: Math.min(line.end, start + (box?.[0].length ?? 0)),
      ordered: false,
      style: sign === '*' || sign === '+' ? '-' : sign,
      number: 0,
    };
  }
  const box = take(CHECKBOX, text, line.start);
  if (box !== null) return { start: line.start + box[0].length, ordered: false, style: '[', number: 0 };
  const found = take(NUMBERED, text, line.start);
  if (found === null) return undefined;
  const [whole, digits, letter, latin, ringed, eastern] = found;
  const start = line.start + whole.length;
  const isOpen = whole.startsWith('(');
  // `(1.` opens no list, and `1.5` is a figure; a mark without a blank behind it is one only where it is closed.
  if (isOpen && !whole.includes(')')) return undefined;
  if (start >= line.end) return undefined;
  const isJoined = !SPACE.test(whole.at(-1) ?? '');
  if (isJoined && ringed === undefined && eastern === undefined && (!isOpen || digits === undefined)) return undefined;
  const number =
    digits !== undefined
      ? Number(digits)
      : ringed !== undefined
        ? ringed.charCodeAt(0) - 0x245f
        : eastern !== undefined
          ? Number(eastern)
          : letter !== undefined
            ? letter.toLowerCase().charCodeAt(0) - 96
            : LATIN.indexOf((latin ?? '').toLowerCase()) + 1;
  if (number === 0) return undefined;
  const style = `${isOpen ? '(' : ''}${digits !== undefined || eastern !== undefined ? '1' : ringed !== undefined ? '①' : letter !== undefined ? 'a' : 'i'}`;
  return { start, ordered: true, style, number };
}
