/** How like a picture a drawing is: the same words, and how far each of them is from its place. */
import { type Deck, EMU_PER_IN, type Shape, type TableShape, type TextBody, walk } from '@deckwright/draw/scene';
import { wordsOf } from './has-what-was-read.ts';

export interface WordAt {
  readonly word: string;
  /** Its middle, inches. */
  readonly x: number;
  readonly y: number;
}

export interface Likeness {
  /** Words of the picture that the drawing does not have, and the other way round. */
  readonly missing: number;
  readonly extra: number;
  /** Mean distance of a word from its place, inches. */
  readonly off_in: number;
}

/** What stands above and below is the slide's, and not its form's. */
const FURNITURE_IN = { top: 0.4, bottom: 6.95 } as const;
const FAR_IN = 2;

export function wordsAt(deck: Deck): WordAt[] {
  const found = [...walk(deck.slides[0]?.shapes ?? [])].flatMap(wordsOfShape);
  return found.filter(({ y }) => y > FURNITURE_IN.top && y < FURNITURE_IN.bottom);
}

function wordsOfShape(shape: Shape): WordAt[] {
  if (shape.kind === 'group' || !('box' in shape)) return [];
  const { x, y } = shape.box;
  if (shape.kind !== 'table') return 'text' in shape && shape.text !== undefined ? wordsIn(shape.text, x, y) : [];
  return shape.cells.flatMap((row, i) =>
    row.flatMap(({ text }, k) => wordsIn(text, x + sum(shape.columns.slice(0, k)), y + sum(shape.rows.slice(0, i)))),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function wordsIn({ lines }: TextBody, x: number, y: number): WordAt[] {
  return lines.flatMap((line) => {
    const text = line.spans.map((span) => span.text).join('');
    const middle = (y + line.baseline - line.ascent / 3) / EMU_PER_IN;
    const found: WordAt[] = [];
    for (const match of text.matchAll(/\S+/g)) {
      const at = x + line.x + (line.w * (match.index + match[0].length / 2)) / Math.max(1, text.length);
      for (const word of wordsOf([match[0]])) found.push({ word, x: at / EMU_PER_IN, y: middle });
    }
    return found;
  });
}

/** Equal words are paired by nearness. */
export function likenessOf(picture: readonly WordAt[], drawing: readonly WordAt[]): Likeness {
  const free = new Map<string, WordAt[]>();
  for (const one of drawing) free.set(one.word, [...(free.get(one.word) ?? []), one]);
  let [missing, off] = [0, 0];
  for (const one of picture) {
    const own = free.get(one.word) ?? [];
    const [nearest] = own.toSorted((a, b) => away(one, a) - away(one, b));
    if (nearest === undefined) {
      missing++;
      continue;
    }
    own.splice(own.indexOf(nearest), 1);
    off += Math.min(FAR_IN, away(one, nearest));
  }
  const extra = [...free].reduce((all, [word, own]) => all + (COUNTER.test(word) ? 0 : own.length), 0);
  return { missing, extra, off_in: off / Math.max(1, picture.length - missing) };
}

/** Items are counted in disks, where figures are hard to read. */
const COUNTER = /^\d{1,2}$/;

const away = (a: WordAt, b: WordAt): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Of the marks of both, the part that the other one has in the same place: boxes as boxes, disks as disks, rules as rules, drawings as signs. */
export function marksAlike(picture: Deck, drawing: Deck): number {
  const [seen, own] = [marksOf(picture), marksOf(drawing)];
  const found = countIn(seen, own) + countIn(own, seen);
  return seen.length + own.length === 0 ? 1 : found / (seen.length + own.length);
}

const countIn = (marks: readonly Mark[], others: readonly Mark[]): number =>
  marks.filter((mark) => others.some((other) => isSame(mark, other))).length;

interface Mark {
  readonly kind: Shape['kind'];
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Inches: edges of boxes that are the same, and middles of signs that are. */
const SAME_EDGE_IN = 0.08;
const SAME_MIDDLE_IN = 0.15;
/** Shorter ones are parts of signs. */
const LEAST_RULE_IN = 0.5;
const LEAST_BOX_IN = 0.12;

function isSame(a: Mark, b: Mark): boolean {
  if (isSign(a) || isSign(b)) return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) < SAME_MIDDLE_IN;
  const off = [a.x - b.x, a.y - b.y, a.x + a.w - b.x - b.w, a.y + a.h - b.y - b.h];
  return a.kind === b.kind && off.every((edge) => Math.abs(edge) < SAME_EDGE_IN);
}

/** What is no plain shape stays a picture. */
const isSign = ({ kind }: Mark): boolean => kind === 'path' || kind === 'image';

const marksOf = (deck: Deck): Mark[] =>
  [...walk(deck.slides[0]?.shapes ?? [])].flatMap((shape) => {
    if (shape.kind === 'table') return rulesOf(shape);
    if (shape.kind === 'text' || shape.kind === 'group' || !('box' in shape)) return [];
    const [x, y, w, h] = [shape.box.x, shape.box.y, shape.box.w, shape.box.h].map((emu) => emu / EMU_PER_IN);
    if (x === undefined || y === undefined || w === undefined || h === undefined || y > FURNITURE_IN.bottom) return [];
    const isLarge = shape.kind === 'line' ? Math.max(w, h) >= LEAST_RULE_IN : Math.min(w, h) >= LEAST_BOX_IN;
    return isLarge ? [{ kind: shape.kind, x, y, w, h }] : [];
  });

/** Rules between the rows of a table. */
function rulesOf({ box, rows, cells }: TableShape): Mark[] {
  return rows.flatMap((_, i): Mark[] => {
    const isRuled = cells[i]?.some(({ bottom }) => bottom !== undefined) ?? false;
    const y = (box.y + sum(rows.slice(0, i + 1))) / EMU_PER_IN;
    return isRuled ? [{ kind: 'line', x: box.x / EMU_PER_IN, y, w: box.w / EMU_PER_IN, h: 0 }] : [];
  });
}
