/** Items that repeat: headings of one look in one row, column or grid, each with the words around it. */
import type { KnownLine } from './paragraphs-of-picture.ts';

export interface Item {
  readonly label: string;
  /** In reading order. */
  readonly words: readonly string[];
  /** Of its words, the one in the largest type. */
  readonly figure?: string;
  /** Of its words, the short ones before it, above it or at the far end of its line: a date, a name. */
  readonly mark?: string;
}

const LEAST = 2;
const MOST = 14;
/** Inches: edges of headings that stand in line. */
const IN_LINE = 0.06;
/** Sizes that were read are off by less: points, and a part of them. */
const SAME_SIZE = { pt: 1.2, part: 0.15 } as const;

/** Each way in which words are items: the headings may be any of the looks that repeat. */
export function itemsOfWords(paragraphs: readonly KnownLine[]): Item[][] {
  const words = withUnits(paragraphs).filter(({ text, size_pt }) => size_pt >= LARGE_PT || !/^\d{1,2}$/.test(text));
  const looks: KnownLine[][] = [];
  for (const one of words) {
    const look = looks.find(
      ([first]) =>
        first !== undefined &&
        first.bold === one.bold &&
        Math.abs(first.size_pt - one.size_pt) <= Math.max(SAME_SIZE.pt, SAME_SIZE.part * one.size_pt),
    );
    if (look === undefined) looks.push([one]);
    else look.push(one);
  }
  const prominent = ([first]: readonly KnownLine[]): number => (first?.size_pt ?? 0) + (first?.bold === true ? BOLDER : 0);
  return looks
    .toSorted((a, b) => prominent(b) - prominent(a))
    .flatMap((look) => [...firstOfStacks(look), look, ...inLine(look)])
    .filter(
      (heads) => heads.length >= LEAST && heads.length <= MOST && 2 * heads.filter(({ text }) => WORDS.test(text)).length > heads.length,
    )
    .slice(0, MOST_LOOKS)
    .flatMap((heads) => itemsUnder(heads, words));
}

/** Figures are no headings. */
const WORDS = /\p{L}{3}/u;

/** Smaller numbers alone count the items. */
const LARGE_PT = 28;

/** A figure with the unit that stands behind it in smaller type. */
function withUnits(paragraphs: readonly KnownLine[]): KnownLine[] {
  const isUnit = (figure: KnownLine, other: KnownLine): boolean => {
    const [x, y, w, h] = figure.box_in;
    const [left, top, , high] = other.box_in;
    const gap = left - x - w;
    return (
      figure.size_pt >= LARGE_PT &&
      /\d/.test(figure.text) &&
      other.size_pt < figure.size_pt &&
      gap > -0.1 &&
      gap < 0.3 &&
      top > y &&
      top + high <= y + h + 0.1
    );
  };
  const units = new Map(
    paragraphs.flatMap((figure) => paragraphs.filter((other) => isUnit(figure, other)).map((other) => [other, figure] as const)),
  );
  return paragraphs.flatMap((one): KnownLine[] => {
    if (units.has(one)) return [];
    const own = [...units].flatMap(([unit, figure]) => (figure === one ? [unit.text] : []));
    return [own.length === 0 ? one : { ...one, text: [one.text, ...own].join(' ') }];
  });
}

const BOLDER = 4;
const MOST_LOOKS = 4;

/** Where headings stand on one another, as dates over names do, the upper ones. */
function firstOfStacks(look: readonly KnownLine[]): KnownLine[][] {
  const upper = look.filter((one) => !look.some((other) => isRightUnder(one, other)));
  return upper.length < look.length ? [upper] : [];
}

function isRightUnder({ box_in: [x, y] }: KnownLine, { box_in: [left, top, , high] }: KnownLine): boolean {
  return Math.abs(x - left) <= IN_LINE && y > top && y - top - high < STACKED;
}

/** Inches between a heading and the next one of it. */
const STACKED = 0.12;

/** Those that begin at one edge, and those at one height. */
function inLine(look: readonly KnownLine[]): KnownLine[][] {
  return [0, 1].flatMap((axis) => {
    const lines: KnownLine[][] = [];
    for (const one of look) {
      const line = lines.find(([first]) => first !== undefined && Math.abs((first.box_in[axis] ?? 0) - (one.box_in[axis] ?? 0)) <= IN_LINE);
      if (line === undefined) lines.push([one]);
      else line.push(one);
    }
    return lines.length > 1 ? lines.filter((line) => line.length >= LEAST) : [];
  });
}

/** All other words go with the nearest heading. In a row and a column they have one order; else they may go by columns, and round. */
function itemsUnder(heads: readonly KnownLine[], words: readonly KnownLine[]): Item[][] {
  const own = new Map(heads.map((head) => [head, [] as KnownLine[]]));
  for (const word of words.filter((one) => !heads.includes(one))) {
    const [nearest] = heads.toSorted((a, b) => away(a, word) - away(b, word));
    if (nearest !== undefined) own.get(nearest)?.push(word);
  }
  if ([...own.values()].some((some) => some.length > MOST_WORDS)) return [];
  return ordersOf(heads).map((order) => order.map((head) => itemOf(head, own.get(head) ?? [])));
}

function itemOf(head: KnownLine, words: readonly KnownLine[]): Item {
  const sorted = words.toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0]);
  const [largest] = sorted.toSorted((a, b) => b.size_pt - a.size_pt);
  const [x, y, w, h] = head.box_in;
  const isMark = ({ text, box_in: [left, top, wide, high] }: KnownLine): boolean =>
    text.length <= SHORT && (left + wide <= x + IN_LINE || top + high <= y + IN_LINE || (left >= x + w && top < y + h && top + high > y));
  const mark = sorted.find(isMark);
  const [next, ...rest] = sorted;
  // A date over a name of its look.
  if (next !== undefined && next.bold === head.bold && /\d/.test(head.text) && head.text.length <= SHORT && isRightUnder(next, head))
    return { label: next.text, words: [head.text, ...rest.map(({ text }) => text)], mark: head.text };
  return {
    label: head.text,
    words: sorted.map(({ text }) => text),
    ...(largest !== undefined && { figure: largest.text }),
    ...(mark !== undefined && { mark: mark.text }),
  };
}

/** Letters of a date, a name or a duration. */
const SHORT = 24;

function ordersOf(heads: readonly KnownLine[]): KnownLine[][] {
  const across = heads.toSorted((a, b) => a.box_in[0] - b.box_in[0]);
  const isRow = across.every(({ box_in: [x] }, i) => i === 0 || x > (across[i - 1]?.box_in[0] ?? 0) + APART);
  if (isRow) return [across];
  const rows = heads.toSorted((a, b) =>
    Math.abs(a.box_in[1] - b.box_in[1]) > SAME_ROW ? a.box_in[1] - b.box_in[1] : a.box_in[0] - b.box_in[0],
  );
  if (heads.every(({ box_in: [x] }) => Math.abs(x - (heads[0]?.box_in[0] ?? 0)) <= IN_LINE)) return [rows];
  const middle = [0, 1].map((axis) => heads.reduce((all, { box_in }) => all + centre(box_in, axis), 0) / heads.length);
  const turn = ({ box_in }: KnownLine): number =>
    (Math.atan2(centre(box_in, 0) - (middle[0] ?? 0), (middle[1] ?? 0) - centre(box_in, 1)) + 2 * Math.PI + AT_TOP) % (2 * Math.PI);
  const columns = heads.toSorted((a, b) =>
    Math.abs(a.box_in[0] - b.box_in[0]) > APART ? a.box_in[0] - b.box_in[0] : a.box_in[1] - b.box_in[1],
  );
  return [rows, columns, heads.toSorted((a, b) => turn(a) - turn(b))];
}

const centre = (box: KnownLine['box_in'], axis: number): number => (box[axis] ?? 0) + (box[axis + 2] ?? 0) / 2;
/** Inches from one column to the next. */
const APART = 0.8;
const SAME_ROW = 0.2;
/** What stands at the top is the first, a little to its left too. */
const AT_TOP = 0.3;

const MOST_WORDS = 8;

/** Below a heading and at its right is nearer than above it. */
function away({ box_in: [x, y, w, h] }: KnownLine, { box_in: [left, top, wide, high] }: KnownLine): number {
  const across = Math.max(0, x - left - wide, left - x - w);
  const down = top + high / 2 - y - h / 2;
  return across * ACROSS + (down < -IN_LINE ? -down * ABOVE : down);
}

const ACROSS = 1.5;
const ABOVE = 3;
