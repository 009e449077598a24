/** What formulas are put together from: letters that touch, and what a bar or scripts make of several. */
import type { GlyphMark, Mark, PathMark } from '../page/marks.ts';
import { type Rect, union } from '../page/matrix.ts';

export interface FormulaItem {
  readonly box: Rect;
  /** The baseline, or where that of a fraction would be. Points from the top. */
  readonly y: number;
  readonly size_pt: number;
  readonly text: string;
  readonly glyphs: readonly GlyphMark[];
  readonly marks: readonly PathMark[];
  /** Only formulas have what it is. */
  readonly proven: boolean;
}

/** Shares of the size: how far letters reach above their baseline and below, and where the middle of a line is. */
const ABOVE = 0.72;
const BELOW = 0.22;
export const AXIS = 0.28;
/** Letters of one item stand no farther apart. */
export const TOUCHING = 0.15;
const OVERLAP = 0.3;
const SAME = 0.03;

const RADICAL = /^[√∛∜]$/u;
export const isRadical = ({ text }: FormulaItem): boolean => RADICAL.test(text);
/** Signs that link what stands on both sides of them, and nothing else. */
const LINKS = /^(?:\p{Sm}|[-*/:·•∗])+$/u;
export const isLink = ({ text, proven }: FormulaItem): boolean => !proven && LINKS.test(text) && !RADICAL.test(text);

/** @param glyphs in the order of painting */
export function formulaItems(glyphs: readonly GlyphMark[], marks: readonly Mark[]): FormulaItem[] {
  const words: GlyphMark[][] = [];
  let last: GlyphMark | undefined;
  for (const glyph of glyphs) {
    const word = words.at(-1);
    if (isUpright(glyph)) {
      if (word !== undefined && last !== undefined && touches(last, glyph)) word.push(glyph);
      else words.push([glyph]);
    }
    last = isUpright(glyph) ? glyph : undefined;
  }
  const drawn = marks.flatMap((mark): FormulaItem[] => {
    if (mark.kind !== 'path' || mark.of_glyphs === undefined) return [];
    const { y, size_pt } = mark.of_glyphs;
    return [{ box: mark.box, y, size_pt, text: '', glyphs: [], marks: [mark], proven: false }];
  });
  return [...words.map(itemOf), ...drawn];
}

const isUpright = ({ along, vertical, text }: GlyphMark): boolean => along[0] > 0.999 && !vertical && text.trim() !== '';

function touches(last: GlyphMark, { text, x, y, size_pt }: GlyphMark): boolean {
  const gap = (x - last.x - last.advance) / size_pt;
  if (RADICAL.test(text) || RADICAL.test(last.text) || LINKS.test(text) !== LINKS.test(last.text)) return false;
  return Math.abs(last.size_pt - size_pt) < SAME * size_pt && Math.abs(last.y - y) < SAME * size_pt && gap < TOUCHING && gap > -OVERLAP;
}

function itemOf(glyphs: readonly GlyphMark[]): FormulaItem {
  const [{ x, y, size_pt }, last] = [glyphs[0] as GlyphMark, glyphs.at(-1) as GlyphMark];
  const box = { x0: x, y0: y - ABOVE * size_pt, x1: last.x + last.advance, y1: y + BELOW * size_pt };
  return { box, y, size_pt, text: glyphs.map(({ text }) => text).join(''), glyphs, marks: [], proven: false };
}

/** Several as one. */
export function joined(
  items: readonly FormulaItem[],
  { y, size_pt, proven, bars = [] }: { y: number; size_pt: number; proven: boolean; bars?: readonly PathMark[] },
): FormulaItem {
  const inOrder = [...items].sort((a, b) => orderOf(a) - orderOf(b));
  return {
    box: [...items, ...bars].map(({ box }) => box).reduce(union),
    y,
    size_pt,
    text: inOrder.map(({ text }) => text).join(' '),
    glyphs: inOrder.flatMap(({ glyphs }) => glyphs),
    marks: [...inOrder.flatMap(({ marks }) => marks), ...bars],
    proven,
  };
}

const orderOf = ({ glyphs, marks }: FormulaItem): number => (glyphs[0] ?? marks[0])?.order ?? 0;

export const middleX = ({ box }: { readonly box: Rect }): number => (box.x0 + box.x1) / 2;
/** The middle of a line of text. */
export const axisOf = ({ y, size_pt }: FormulaItem): number => y - AXIS * size_pt;
export const widthOf = ({ box }: { readonly box: Rect }): number => box.x1 - box.x0;
