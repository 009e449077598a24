/** Lines of a picture as paragraphs: by what they stand in, their left edges, bullets, distances, and where the lines end. */
import type { BoxIn, ConvertPictureAnswer, LineOfPicture } from './convert-picture.task.ts';

export interface Paragraph {
  readonly text: string;
  readonly box_in: BoxIn;
  readonly size_pt: number;
  readonly bold: boolean;
  /** It begins with a bullet, a swatch or an icon of a letter's size. */
  readonly bulleted: boolean;
  /** The smallest box that it stands in. */
  readonly holder?: BoxIn;
  /** Of its lines, where it is known. */
  readonly paragraph?: string;
  /** It stands in a band on the box of what it names, or right above a field. */
  readonly is_head?: true;
}

/** A line, and what is known of it beside its place. */
export interface KnownLine extends LineOfPicture {
  /** Lines of one paragraph have the same, where that is known. */
  readonly paragraph?: string;
}

type Drawn = Pick<ConvertPictureAnswer['elements'][number], 'kind' | 'box_in'>;

interface Line extends KnownLine {
  readonly bulleted: boolean;
  readonly holder?: BoxIn;
}

const PT_PER_IN = 72;
/** Lengths below are parts of the size of the letters. */
const SAME_EDGE = 0.4;
const HANGING = 1.8;
const MOST_PITCH = 1.8;
const LEAST_PITCH = 0.7;
const BESIDE = 0.9;
const TORN = 1.6;
const BULLET = 1;
const BULLET_BEFORE = 1.8;
const SPACE = 0.25;
/** Of two sizes, as a logarithm: sizes of lines with and without descenders are read a little differently. */
const SAME_SIZE = 0.18;
/** Lines of one paragraph are as far apart as its first two. */
const SAME_PITCH = 0.15;
/** Of its column: a line that is this wide was broken by the edge. */
const FULL = 0.85;
/** Lines of fewer words are labels, and each says something of its own. */
const LABEL_WORDS = 3;

const LISTED = 0.6;

const BULLET_SIGN = /^(?:[•◦▪■●○»›‣⁃*·«¢©®°>|+–—-]|[emnoqu§](?=\s\S*\p{Lu}))\s+(?=\S)|^[>»›]+(?=\p{L})/u;
const ICON = /^[0O]{1,2}\s+(?=\p{Lu})/u;
/** Words that nothing ends with. */
const OPEN_END = /(?:[,&–—-]|\b(?:a|an|and|as|at|by|for|from|in|into|of|on|or|our|that|the|their|to|with|your))$/iu;

const sizeIn = ({ size_pt }: { readonly size_pt: number }): number => size_pt / PT_PER_IN;
const rightOf = ({ box_in: [x, , w] }: { readonly box_in: BoxIn }): number => x + w;
const bottomOf = ({ box_in: [, y, , h] }: { readonly box_in: BoxIn }): number => y + h;
const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

export function paragraphsOf(lines: readonly KnownLine[], drawn: readonly Drawn[], holders: readonly BoxIn[]): readonly Paragraph[] {
  const said = withoutIcons(lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const signs = said.filter((line) => line.paragraph === undefined && said.some((other) => isBulletOf(line, other)));
  const rows = joinRows(
    said.filter((line) => !signs.includes(line)).map((line) => prepared(line, said, signs, drawn, holders)),
    drawn,
  );
  const largest = Math.max(0, ...rows.map(({ size_pt }) => size_pt));
  const open: Line[][] = [];
  for (const line of rows.toSorted((a, b) => bottomOf(a) - bottomOf(b))) {
    const above = open
      .filter((own) => goesOn(own, line, rows, largest))
      .toSorted((a, b) => bottomOf(b.at(-1) ?? line) - bottomOf(a.at(-1) ?? line))[0];
    if (above === undefined) open.push([line]);
    else above.push(line);
  }
  return open.map(paragraphOf);
}

/** Icons before words are read as noughts: where one line begins so it may count something, and where several do it does not. */
function withoutIcons(lines: readonly KnownLine[]): readonly KnownLine[] {
  const begins = lines.filter(({ text, paragraph }) => paragraph === undefined && ICON.test(text));
  return begins.length < 2 ? lines : lines.map((line) => (begins.includes(line) ? { ...line, text: line.text.replace(ICON, '') } : line));
}

/** A square or an arrow of a font of signs is read as a letter. */
function isBulletOf(sign: KnownLine, line: KnownLine): boolean {
  const gap = line.box_in[0] - rightOf(sign);
  const off = Math.abs(bottomOf(sign) - sign.box_in[3] / 2 - bottomOf(line) + line.box_in[3] / 2);
  return /^\D$/u.test(sign.text) && sign !== line && gap > 0 && gap < BULLET_BEFORE * sizeIn(line) && off < sizeIn(line) / 3;
}

function prepared(
  line: KnownLine,
  all: readonly KnownLine[],
  signs: readonly KnownLine[],
  drawn: readonly Drawn[],
  holders: readonly BoxIn[],
): Line {
  const holder = holders.filter((box) => holds(box, line.box_in)).toSorted((a, b) => a[2] * a[3] - b[2] * b[3])[0];
  const sign = line.paragraph === undefined ? (BULLET_SIGN.exec(line.text)?.[0].length ?? 0) : 0;
  const text = line.text.slice(sign).trim();
  const [x, y, w, h] = line.box_in;
  const off = sign === 0 ? 0 : (w * sign) / line.text.length;
  const size = sizeIn(line);
  const isTorn = all.some(
    (other) =>
      !signs.includes(other) &&
      Math.abs(bottomOf(other) - bottomOf(line)) < 0.3 * size &&
      x - rightOf(other) > -0.1 &&
      x - rightOf(other) < BESIDE * size,
  );
  const marked = drawn.some(({ kind, box_in: [left, top, wide, high] }) => {
    const before = x - left - wide;
    const middle = top + high / 2;
    return (
      kind !== 'text' && Math.max(wide, high) < BULLET * size && before > 0 && before < BULLET_BEFORE * size && middle > y && middle < y + h
    );
  });
  const bulleted = sign > 0 || (marked && !isTorn) || signs.some((one) => isBulletOf(one, line));
  return { ...line, text, box_in: [x + off, y, w - off, h], bulleted, ...(holder !== undefined && { holder }) };
}

export const holds = ([x, y, w, h]: BoxIn, [left, top, wide, high]: BoxIn): boolean =>
  left >= x - 0.05 && top >= y - 0.05 && left + wide <= x + w + 0.05 && top + high <= y + h + 0.05;

/** Stretches of one line that something tore apart. What stood between them and was not read is shown as left out. */
function joinRows(lines: readonly Line[], drawn: readonly Drawn[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines.toSorted((a, b) => a.box_in[0] - b.box_in[0])) {
    const at = rows.findIndex((before) => standsBeside(before, line));
    const before = rows[at];
    if (before === undefined) rows.push(line);
    else {
      const between: BoxIn = [rightOf(before) - 0.02, line.box_in[1], line.box_in[0] - rightOf(before) + 0.04, line.box_in[3]];
      const torn = between[2] - 0.04 > BESIDE * sizeIn(line) || drawn.some(({ kind, box_in }) => kind !== 'text' && holds(between, box_in));
      const holder = before.holder ?? line.holder;
      rows[at] = {
        ...before,
        text: `${before.text}${torn ? '\u2026' : ' '}${line.text}`,
        box_in: around([before.box_in, line.box_in]),
        ...(holder !== undefined && { holder }),
      };
    }
  }
  return rows;
}

function standsBeside(before: Line, line: Line): boolean {
  if (!isAlike(before, line) || before.paragraph !== line.paragraph || line.bulleted) return false;
  const gap = line.box_in[0] - rightOf(before);
  if (Math.abs(bottomOf(before) - bottomOf(line)) > 0.3 * sizeIn(line) || gap < -0.1) return false;
  if (before.holder === line.holder && gap < BESIDE * sizeIn(line)) return true;
  // What goes on in the middle of a sentence belongs to it, in whatever it stands.
  const isOneHolder = before.holder === line.holder || before.holder === undefined || line.holder === undefined;
  return isOneHolder && gap < TORN * sizeIn(line) && /^\p{Ll}{2}/u.test(line.text) && !/[.!?:;]$/.test(before.text);
}

const isAlike = (a: Line, b: Line): boolean => Math.abs(Math.log(a.size_pt / b.size_pt)) < SAME_SIZE;

function goesOn(own: readonly Line[], line: Line, all: readonly Line[], largest: number): boolean {
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || first.holder !== line.holder) return false;
  if (first.paragraph !== undefined || line.paragraph !== undefined) return first.paragraph === line.paragraph;
  if (line.bulleted || !isAlike(last, line)) return false;
  const size = sizeIn(line);
  const pitch = bottomOf(line) - bottomOf(last);
  if (pitch < LEAST_PITCH * size || pitch > MOST_PITCH * size) return false;
  if (rightOf(last) < line.box_in[0] || rightOf(line) < last.box_in[0]) return false;
  const before = own.at(-2);
  if (before !== undefined && Math.abs(pitch / (bottomOf(last) - bottomOf(before)) - 1) > SAME_PITCH) return false;
  if (!isAligned(first, last, line, own.length)) return false;
  if (/^[\p{Ll}&(]/u.test(line.text) || OPEN_END.test(last.text)) return true;
  if (line.size_pt > largest * Math.exp(-SAME_SIZE) && largest > medianSize(all) * 1.3) return true;
  if (first.bold !== line.bold && line.in_picture !== true && first.in_picture !== true) return false;
  const column = columnOf(line, all);
  const room = Math.max(...column.map(({ box_in }) => box_in[2])) - last.box_in[2];
  const firstWord = wordsIn(line.text)[0] ?? '';
  const needs = SPACE * size + (line.box_in[2] * firstWord.length) / Math.max(1, line.text.length);
  if (room > needs * 1.05) return false;
  // Lines of a paragraph begin as its sentences happen to break, and those of a list with capitals.
  if (column.length > LABEL_WORDS && column.filter(({ text }) => /^[\p{Lu}\p{N}]/u.test(text)).length > column.length * LISTED)
    return false;
  const isLabels = column.every(({ text }) => wordsIn(text).length <= LABEL_WORDS);
  if (isLabels) return line.holder !== undefined && !/[.!?:;]$/.test(last.text);
  return !/[!?:;]$/.test(last.text) && (own.length > 1 || wordsIn(last.text).length > LABEL_WORDS) && room < last.box_in[2] * (1 - FULL);
}

/** The second line of a bullet may begin below its first word, or below its bullet. */
function isAligned(first: Line, last: Line, line: Line, lines: number): boolean {
  const near = SAME_EDGE * sizeIn(line);
  const left = line.box_in[0] - last.box_in[0];
  if (Math.abs(left) < near || Math.abs(rightOf(line) - rightOf(last)) < near) return true;
  if (Math.abs(line.box_in[0] + rightOf(line) - last.box_in[0] - rightOf(last)) < 2 * near) return true;
  return first.bulleted && lines === 1 && Math.abs(left) < HANGING * sizeIn(line);
}

const columnOf = (line: Line, all: readonly Line[]): readonly Line[] =>
  all.filter((one) => one.holder === line.holder && isAlike(one, line) && isAligned(one, one, line, 0));

const medianSize = (lines: readonly Line[]): number =>
  lines.map(({ size_pt }) => size_pt).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;

function paragraphOf(lines: readonly Line[]): Paragraph {
  const [first] = lines;
  if (first === undefined) throw new RangeError('A paragraph has lines.');
  const { bold, bulleted, holder, paragraph } = first;
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const size_pt = Math.max(...lines.map((line) => line.size_pt));
  return {
    text,
    box_in: around(lines.map(({ box_in }) => box_in)),
    size_pt,
    bold,
    bulleted,
    ...(holder !== undefined && { holder }),
    ...(paragraph !== undefined && { paragraph }),
  };
}

export function around(boxes: readonly BoxIn[]): BoxIn {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  return [left, top, Math.max(...boxes.map(([x, , w]) => x + w)) - left, Math.max(...boxes.map(([, y, , h]) => y + h)) - top];
}
