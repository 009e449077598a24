/** Text that a page prints several times: for bold letters at one place, for shadows and outlines beside it. */
import type { GlyphMark } from '../page/marks.ts';

/** Shares of the size: prints this near are one print, and those within the second are a shadow. */
const SAME_PLACE = 0.06;
const BESIDE = 0.3;
/** Of the size: letters of one word stand beside each other, and those of a shadow above or below too. */
const RAISED = 0.02;

/** Points: prints of one text are compared with those that begin this near. */
const PRINTS_WITHIN_PT = 48;
const LETTERS_WITHIN_PT = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What has one name, by its place. */
class Places<T> {
  readonly #cells = new Map<string, T[]>();
  readonly #within: number;

  constructor(within_pt: number) {
    this.#within = within_pt;
  }

  add(name: string, { x, y }: Point, one: T): void {
    const key = `${Math.floor(x / this.#within)} ${Math.floor(y / this.#within)} ${name}`;
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, [one]);
    else cell.push(one);
  }

  near(name: string, { x, y }: Point): T[] {
    const [column, row] = [Math.floor(x / this.#within), Math.floor(y / this.#within)];
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => this.#cells.get(`${column + dx} ${row + dy} ${name}`) ?? []));
  }
}

interface Print {
  readonly glyphs: readonly GlyphMark[];
  readonly text: string;
}

/**
 * The last print stays, because it is on top.
 * @param onShadow is told of what is left out, where it stood beside the text
 */
export function printedOnce(glyphs: readonly GlyphMark[], onShadow: (glyphs: readonly GlyphMark[]) => void): GlyphMark[] {
  const covered = new Set<GlyphMark>();
  const earlier = new Places<Print>(PRINTS_WITHIN_PT);
  for (const print of printsOf(glyphs)) {
    const first = print.glyphs[0] as GlyphMark;
    for (const other of earlier.near(print.text, first)) {
      const by = distance(other, print);
      if (by === undefined || covered.has(other.glyphs[0] as GlyphMark)) continue;
      for (const glyph of other.glyphs) covered.add(glyph);
      if (by > SAME_PLACE) onShadow(other.glyphs);
    }
    earlier.add(print.text, first, print);
  }
  return withoutCopies(withoutDrawnCopies(glyphs.filter((glyph) => !covered.has(glyph))));
}

/** Fonts of drawn letters hold the outlines that stand around letters of another font, in units of their own. */
function withoutDrawnCopies(glyphs: readonly GlyphMark[]): readonly GlyphMark[] {
  if (!glyphs.some(({ font }) => font.type3)) return glyphs;
  const keyOf = ({ text, x, y }: GlyphMark): string => `${text} ${Math.round(x)} ${Math.round(y)}`;
  const set = new Set(glyphs.filter(({ font }) => !font.type3).map(keyOf));
  return glyphs.filter((glyph) => !glyph.font.type3 || !set.has(keyOf(glyph)));
}

function printsOf(glyphs: readonly GlyphMark[]): Print[] {
  const byShow = new Map<number, GlyphMark[]>();
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') continue;
    const list = byShow.get(glyph.show);
    if (list === undefined) byShow.set(glyph.show, [glyph]);
    else list.push(glyph);
  }
  return [...byShow.values()].map((of) => ({ glyphs: of, text: of.map(({ text }) => text).join('') }));
}

/** How far a print stands from an earlier one that it repeats, as a share of the size; undefined where both are text of their own. */
function distance(a: Print, b: Print): number | undefined {
  const [first, second] = [a.glyphs[0], b.glyphs[0]];
  const [last, end] = [a.glyphs.at(-1), b.glyphs.at(-1)];
  if (first === undefined || second === undefined || last === undefined || end === undefined) return undefined;
  const size = first.size_pt;
  if (a.glyphs.length !== b.glyphs.length || Math.abs(size - second.size_pt) > 0.03 * size) return undefined;
  if (Math.hypot(first.along[0] - second.along[0], first.along[1] - second.along[1]) > 0.02) return undefined;
  const [dx, dy] = [(second.x - first.x) / size, (second.y - first.y) / size];
  if (Math.hypot((end.x - last.x) / size - dx, (end.y - last.y) / size - dy) > SAME_PLACE) return undefined;
  const by = Math.hypot(dx, dy);
  if (by <= SAME_PLACE) return by;
  const across = Math.abs(dx * first.along[1] - dy * first.along[0]);
  const long = Math.hypot(last.x - first.x, last.y - first.y) + last.advance;
  return by < BESIDE && (a.glyphs.length > 1 ? by * size < 0.5 * long : across > RAISED) ? by : undefined;
}

/** Letters that are printed again at their place, in pieces of another length. */
function withoutCopies(glyphs: readonly GlyphMark[]): GlyphMark[] {
  const later = new Places<GlyphMark>(LETTERS_WITHIN_PT);
  const kept: GlyphMark[] = [];
  for (const one of [...glyphs].reverse()) {
    const by = one.size_pt * SAME_PLACE;
    const isCopy = (other: GlyphMark): boolean =>
      Math.abs(other.x - one.x) < by && Math.abs(other.y - one.y) < by && Math.abs(other.size_pt - one.size_pt) < 0.1 * one.size_pt;
    if (one.text.trim() !== '' && later.near(one.text, one).some(isCopy)) continue;
    later.add(one.text, one, one);
    kept.push(one);
  }
  return kept.reverse();
}
