/** Bullets and numbers before the text of lines: painted as letters, in a font of signs, or drawn as small shapes. */
import type { PdfColor } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { type TextLine, textOf } from './lines.ts';

/** A small shape that may be a bullet. */
export interface DrawnSign<T> {
  readonly of: T;
  readonly box: Rect;
  readonly text: string;
  readonly color: PdfColor;
}

/** Signs that are nothing but bullets, and those that are words or dashes elsewhere. */
const SIGN = '•▪■◦●○‣⁃∙·►▶➢➤✓✔❖◆◇□❑❏❒☐☑✗✘➔→⇒▷▹▸◾◽⦁◉◎⬤★☆✦✧\u{f0a7}\u{f0b7}\u{f0d8}\u{f076}\u{f0fc}\u{f0a8}';
const BULLET = new RegExp(`^([${SIGN}・※»›–—*\\u2212o-])(?=\\s|$)\\s*`, 'u');
/** Signs that stand right before their text, as those of scripts without spaces do; rows of signs are no bullets. */
const GLUED = /^([■◆●▪•・○◎◇□▶►▲✓✔➤▸※])(?=[\p{L}\p{N}「『（(])/u;
/** Words between dashes, such as the number of a page. */
const BETWEEN = /^([-–—])\s.*\s\1$|^[-–—]\s*\d{1,3}\s*[-–—]$/;
const LONE_SIGN = new RegExp(`^[${SIGN}]$`, 'u');
const NUMBER = /^((?:\d{1,2}|[a-zA-Z])[.)])\s+(?=\S)/;
const LETTER = /^([a-zA-Z])[.)]\s+\S/;
/** Numbers that no space sets apart, and those that count only beside their neighbours. */
const WIDE =
  /^([\d\uff10-\uff19]{1,2}[\uff0e\u3001\uff09]|[(\uff08][\d\uff10-\uff19\u4e00-\u5341]{1,2}[)\uff09]|[\u2460-\u2473]|[\u4e00-\u5341]{1,2}\u3001)\s*(?=\S)/u;
const HAN_DIGITS = '\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341';
/** `2. 4%` may be a number that is cut. */
const BEFORE_DIGIT = /^\d{1,2}[.)]\s+\d/;
const LONE_NUMBER = /^(?:\d{1,2}|[a-zA-Z])[.)]$/;

/** Shares of the size of the line. */
const FARTHEST = 4;
const FARTHEST_DRAWN = 2.6;
const LARGEST_DRAWN = 0.75;
const SMALLEST_DRAWN = 0.06;
/** Boxes to be ticked are larger than bullets; so many stand below one another at least. */
const LARGEST_BOX = 1.3;
const LEAST_BOXES = 3;

/** Takes the marks off the text of their lines. @param isWithin whether two lines stand in one shape: signs on shapes of their own stay there */
export function withMarks(lines: readonly TextLine[], isWithin: (a: TextLine, b: TextLine) => boolean = () => true): TextLine[] {
  const joined = new Set<TextLine>();
  for (const line of lines) {
    const text = textOf(line).trim();
    const number = LONE_NUMBER.test(text) || isCounted(lines, line, text);
    if (!number && !(BULLET.test(text) && [...text].length === 1)) continue;
    const beside = besideMark(lines, line, joined);
    if (beside === undefined || !isWithin(line, beside)) continue;
    beside.mark = { text, number, color: line.pieces[0]?.color ?? '#000000', x0: line.x0, x1: line.x1 };
    joined.add(line);
  }
  const left = lines.filter((line) => !joined.has(line));
  const letters = new Set(left.flatMap((line) => LETTER.exec(textOf(line).trim())?.[1] ?? []));
  const wide = left.flatMap((line) => countOf(line) ?? []);
  const signs = left.flatMap((line) => {
    const sign = repeatable(line);
    return sign === undefined ? [] : [{ line, x0: line.x0, sign }];
  });
  for (const line of left) {
    if (line.mark !== undefined || isInitial(line, letters)) continue;
    const count = countOf(line);
    if (count !== undefined) {
      if (wide.some((one) => isNextTo(one, count))) takeText(line, count.text, true);
      if (line.mark !== undefined || BEFORE_DIGIT.test(textOf(line).trimStart())) continue;
    }
    const sign = repeatable(line);
    if (sign !== undefined && signs.some((one) => one.line !== line && one.sign === sign && isSameColumn(one, line)))
      takeText(line, sign, false);
    else takeOff(line);
  }
  return left;
}

/** Dashes right before letters of scripts without spaces; one alone may be part of a name. */
const DASH = /^([\u2013\u2014-])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** Any other sign that a space sets apart from words. */
const APART = /^([^\p{L}\p{N}\s'"\u201c\u201e\u2018\u00bf\u00a1])\s+(?=\p{L})/u;

/** A sign that begins items only where another one stands above or below it. */
function repeatable(line: TextLine): string | undefined {
  const text = textOf(line).trimStart();
  return DASH.exec(text)?.[1] ?? (BULLET.test(text) ? undefined : APART.exec(text)?.[1]);
}

/** A line, and where it begins with its mark. */
interface Begun {
  readonly line: TextLine;
  readonly x0: number;
}

interface Count extends Begun {
  /** Whether a digit is next, as in a number with a point in it. */
  readonly is_cut: boolean;
  readonly text: string;
  readonly value: number;
}

/** A number at the beginning of a line that is a mark only where the one before it or behind it stands over or below it. */
function countOf(line: TextLine): Count | undefined {
  const text = textOf(line).trimStart();
  const found = WIDE.exec(text)?.[1] ?? (BEFORE_DIGIT.test(text) ? NUMBER.exec(text)?.[1] : undefined);
  if (found === undefined) return undefined;
  const plain = found.normalize('NFKC').replaceAll(/[().\u3001]/g, '');
  const value = /^\d+$/.test(plain) ? Number(plain) : hanNumber(plain);
  return value === undefined
    ? undefined
    : { line, x0: line.x0, text: found, value, is_cut: /^\s*\d/.test(text.slice(found.length).normalize('NFKC')) };
}

/** The number before a mark or behind it. A column of numbers with points proves none of them. */
const isNextTo = (one: Count, of: Count): boolean =>
  Math.abs(one.value - of.value) === 1 && !(one.is_cut && of.is_cut) && Math.abs(one.x0 - of.x0) < COLUMN * of.line.size_pt;

/** One to nineteen, as lists are counted. */
function hanNumber(text: string): number | undefined {
  const [first, second] = [...text].map((sign) => HAN_DIGITS.indexOf(sign) + 1);
  if (first === undefined || first === 0 || second === 0) return undefined;
  return second === undefined ? first : first === 10 && second < 10 ? 10 + second : undefined;
}

/** Sizes of the letters by which the beginnings of two items stand apart. */
const COLUMN = 0.6;

const isSameColumn = ({ line, x0 }: Begun, other: TextLine): boolean =>
  line.angle === other.angle && Math.abs(x0 - other.x0) < COLUMN * other.size_pt;

/** A letter that no list has come to, or goes on from, begins a name: `R. Osei`, `A. Lindgren`. */
function isInitial(line: TextLine, letters: ReadonlySet<string>): boolean {
  const letter = LETTER.exec(textOf(line).trim())?.[1];
  const beside = (by: 1 | -1): string => String.fromCharCode((letter ?? '').charCodeAt(0) + by);
  return letter !== undefined && !letters.has(beside(/^a$/i.test(letter) ? 1 : -1));
}

/** Bare numbers count the texts beside them where the next one stands below, no larger than their text and with nothing behind it. */
function isCounted(lines: readonly TextLine[], line: TextLine, text: string): boolean {
  if (!/^[1-9]\d?$/.test(text)) return false;
  const isItem = (one: TextLine): boolean => {
    const beside = lines
      .filter(
        (other) => other !== one && other.angle === one.angle && Math.abs(other.y - one.y) < 0.4 * Math.max(one.size_pt, other.size_pt),
      )
      .sort((a, b) => a.x0 - b.x0);
    const [first] = beside;
    return (
      first !== undefined &&
      beside.length === 1 &&
      one.size_pt < 1.1 * first.size_pt &&
      first.x0 - one.x1 >= 0 &&
      first.x0 - one.x1 < 2.5 * first.size_pt &&
      /\p{L}/u.test(textOf(first))
    );
  };
  const isNeighbour = (one: TextLine): boolean =>
    one !== line &&
    Math.abs(Number(textOf(one).trim()) - Number(text)) === 1 &&
    (Math.abs(one.x0 - line.x0) < 0.2 * line.size_pt || Math.abs(one.x1 - line.x1) < 0.2 * line.size_pt);
  return isItem(line) && lines.some((one) => isNeighbour(one) && isItem(one));
}

/** The text that a sign which stands apart belongs to. */
function besideMark(lines: readonly TextLine[], mark: TextLine, used: ReadonlySet<TextLine>): TextLine | undefined {
  const gapOf = (line: TextLine): number => (line.rtl ? mark.x0 - line.x1 : line.x0 - mark.x1);
  const found = lines
    .filter((line) => line !== mark && !used.has(line) && line.mark === undefined && line.angle === mark.angle)
    .filter((line) => Math.abs(line.y - mark.y) < 0.4 * Math.max(mark.size_pt, line.size_pt) && gapOf(line) >= 0)
    .sort((a, b) => gapOf(a) - gapOf(b))[0];
  return found !== undefined && gapOf(found) <= FARTHEST * found.size_pt ? found : undefined;
}

/** A mark at the beginning of the line's own text. */
function takeOff(line: TextLine): void {
  const text = textOf(line);
  const [first, second] = line.pieces;
  // Dashes and stars of listings are part of them.
  if (first === undefined || (first.font.mono && !LONE_SIGN.test(text.trimStart().slice(0, 1)))) return;
  if (BETWEEN.test(text.trim())) return;
  const found = BULLET.exec(text) ?? NUMBER.exec(text);
  const word = line.words[0];
  if (found?.[1] !== undefined && line.words.length > 1 && word?.text === found[1]) takeText(line, found[1], NUMBER.test(text));
  else if (GLUED.test(text.trimStart()) && !line.rtl) takeText(line, text.trimStart().slice(0, 1), false);
  else if (LONE_SIGN.test(first.text) && second !== undefined && second.font !== first.font && word !== undefined) {
    // A font of signs has no space behind its bullet.
    line.mark = { text: first.text, number: false, color: first.color, x0: first.x0, x1: first.x1 };
    const rest = word.text.slice(first.text.length);
    cutText(line, first.text.length);
    line.words[0] = line.rtl ? { ...word, x1: first.x0, text: rest } : { ...word, x0: second.x0, text: rest };
    spanWords(line);
  }
}

/** Takes a mark that a space sets apart or, in a script without spaces, none. */
function takeText(line: TextLine, mark: string, number: boolean): void {
  const text = textOf(line);
  const [word] = line.words;
  const [first, second] = line.pieces;
  if (word === undefined || first === undefined || !word.text.startsWith(mark)) return;
  const begins = text.length - text.trimStart().length + mark.length;
  const isApart = word.text === mark;
  if (isApart ? line.words.length < 2 : line.rtl) return;
  const isPiece = first.text.trim() === mark;
  const end = isApart ? word.x1 : isPiece ? first.x1 : first.x0 + ((first.x1 - first.x0) * widthOf(mark)) / widthOf(first.text.trim());
  line.mark = { text: mark, number, color: first.color, x0: isApart ? word.x0 : first.x0, x1: end };
  cutText(line, begins + (/^\s*/.exec(text.slice(begins))?.[0].length ?? 0));
  if (isApart) line.words.shift();
  else {
    line.words[0] = { ...word, x0: Math.max(end, isPiece ? (second?.x0 ?? end) : end), text: word.text.slice(mark.length) };
    if (line.pieces[0] === first) first.x0 = end;
  }
  spanWords(line);
}

/** In letters of scripts without spaces; others are about half as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2460-\u24ff\u25a0-\u27bf\u2e80-\uffef]/.test(sign) ? 2 : 1), 0);

function spanWords(line: TextLine): void {
  line.x0 = Math.min(...line.words.map(({ x0 }) => x0));
  line.x1 = Math.max(...line.words.map(({ x1 }) => x1));
}

function cutText(line: TextLine, length: number): void {
  let left = length;
  while (left > 0 && line.pieces[0] !== undefined) {
    const [piece] = line.pieces;
    const cut = Math.min(left, piece.text.length);
    left -= cut;
    piece.text = piece.text.slice(cut);
    if (piece.text.trim() === '' && line.pieces.length > 1) line.pieces.shift();
    else if (left === 0) piece.text = piece.text.trimStart();
  }
  const [piece] = line.pieces;
  const word = line.words[1];
  if (piece !== undefined && word !== undefined && !line.rtl) piece.x0 = Math.max(piece.x0, word.x0);
}

/**
 * Gives lines the bullets that are drawn beside them: small shapes of one size and colour, before two lines at least.
 * Signs of a legend have colours of their own.
 * @returns those that are bullets
 */
export function takeDrawn<T>(lines: readonly TextLine[], signs: readonly DrawnSign<T>[]): Set<T> {
  const groups = new Map<string, { readonly sign: DrawnSign<T>; readonly line: TextLine }[]>();
  for (const sign of signs) {
    const line = lineBeside(lines, sign);
    if (line === undefined) continue;
    const [w, h] = [sign.box.x1 - sign.box.x0, sign.box.y1 - sign.box.y0];
    const key = `${sign.text} ${sign.color} ${Math.round(w)} ${Math.round(h)}`;
    groups.set(key, [...(groups.get(key) ?? []), { sign, line }]);
  }
  const taken = new Set<T>();
  for (const group of groups.values()) {
    const rows = new Set(group.map(({ line }) => Math.round(line.y)));
    const isOfBoxes = group.some(({ sign, line }) => isLarge(sign, line));
    if (rows.size < (isOfBoxes ? LEAST_BOXES : 2)) continue;
    for (const { sign, line } of group) {
      if (line.mark !== undefined) continue;
      const size_pct = sizeOver(sign, line);
      line.mark = {
        text: sign.text,
        number: false,
        color: sign.color,
        x0: sign.box.x0,
        x1: sign.box.x1,
        ...(size_pct === undefined ? {} : { size_pct }),
      };
      taken.add(sign.of);
    }
  }
  return taken;
}

/** How large the signs of usual faces are, over the size of their letters. */
const INK: Readonly<Record<string, number>> = { '•': 0.27, '▪': 0.3, '◦': 0.3, '□': 0.55, '▶': 0.75 };
/** Percent: by less nobody sees another size, and by more readers move the sign off its line. */
const UNSEEN = 25;
const SIZES = { least: 50, most: 200 } as const;

/** The size of a drawn sign over that which a letter of its text would have, in percent; undefined where they are alike. */
function sizeOver<T>({ text, box }: DrawnSign<T>, { size_pt }: TextLine): number | undefined {
  const ink = INK[text];
  if (ink === undefined) return undefined;
  const pct = Math.min(SIZES.most, Math.max(SIZES.least, Math.round((20 * sizeOf(box)) / (ink * size_pt)) * 5));
  return Math.abs(pct - 100) < UNSEEN ? undefined : pct;
}

const sizeOf = ({ x0, y0, x1, y1 }: Rect): number => Math.max(x1 - x0, y1 - y0);
const isLarge = ({ box }: { readonly box: Rect }, { size_pt }: TextLine): boolean => sizeOf(box) > LARGEST_DRAWN * size_pt;

function lineBeside(lines: readonly TextLine[], { box, text }: { readonly box: Rect; readonly text: string }): TextLine | undefined {
  const most = text === '□' ? LARGEST_BOX : LARGEST_DRAWN;
  const [w, h, cy] = [box.x1 - box.x0, box.y1 - box.y0, (box.y0 + box.y1) / 2];
  const gapOf = (line: TextLine): number => (line.rtl ? box.x0 - line.x1 : line.x0 - box.x1);
  const found = lines
    .filter(({ angle, y, size_pt }) => {
      const fits = Math.max(w, h) <= most * size_pt && Math.max(w, h) >= SMALLEST_DRAWN * size_pt;
      return angle === 0 && fits && cy > y - 0.75 * size_pt && cy < y + 0.02 * size_pt;
    })
    .filter((line) => gapOf(line) > 0.08 * line.size_pt)
    .sort((a, b) => gapOf(a) - gapOf(b))[0];
  return found !== undefined && gapOf(found) < FARTHEST_DRAWN * found.size_pt ? found : undefined;
}
