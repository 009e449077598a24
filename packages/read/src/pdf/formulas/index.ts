/** Formulas of a page: fractions, radicals, and letters with scripts that text does not have, with what stands beside them in one formula. */
import type { GlyphMark, Mark, PathMark } from '../page/marks.ts';
import { contains, type Rect, union } from '../page/matrix.ts';
import { withBars } from './bars-of-formulas.ts';
import { axisOf, type FormulaItem, formulaItems, isLink, TOUCHING } from './formula-items.ts';
import { withScripts } from './scripts-of-formulas.ts';

export interface Formula {
  readonly box: Rect;
  /** In the order of painting. */
  readonly text: string;
  readonly glyphs: readonly GlyphMark[];
  readonly marks: readonly PathMark[];
}

/** Shares of the size: parts of one formula on one line stand no farther apart, and their baselines no farther off. */
const APART = 1.3;
const OFF_LINE = 0.25;
/** Around a formula: bars and drawn letters that are its own. */
const AROUND = 0.2;
/** What is linked by signs on one side is one formula up to so many words; of more, the words next to the signs are. */
const LONGEST_SIDE = 6;
/** Formulas of a page; one of more is a listing or a drawing. */
const MOST_FORMULAS = 60;

/** @param glyphs that can be seen, in the order of painting */
export function formulasOf(glyphs: readonly GlyphMark[], marks: readonly Mark[]): Formula[] {
  let free = withBars(withScripts(formulaItems(glyphs, marks)), marks);
  const paths = marks.filter((mark): mark is PathMark => mark.kind === 'path');
  const found: Formula[] = [];
  for (let core = free.find(({ proven }) => proven); core !== undefined; core = free.find(({ proven }) => proven)) {
    const parts = grownFrom(core, free);
    free = free.filter((item) => !parts.has(item));
    if (found.length < MOST_FORMULAS) found.push(formulaOf([...parts], core.size_pt, paths));
  }
  return found;
}

function formulaOf(parts: readonly FormulaItem[], size_pt: number, paths: readonly PathMark[]): Formula {
  const whole = parts.map(({ box }) => box).reduce(union);
  const own = paths.filter(({ box }) => contains(whole, box, AROUND * size_pt));
  const marks = [...new Set([...parts.flatMap((part) => part.marks), ...own])].sort((a, b) => a.order - b.order);
  const byOrder = [...parts].sort((a, b) => firstOf(a) - firstOf(b));
  return {
    box: [whole, ...marks.map(({ box }) => box)].reduce(union),
    text: byOrder
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' '),
    glyphs: parts.flatMap((part) => part.glyphs).sort((a, b) => a.order - b.order),
    marks,
  };
}

const firstOf = ({ glyphs, marks }: FormulaItem): number => (glyphs[0] ?? marks[0])?.order ?? 0;

/** With what stands in it, touches it, or is linked to it on its line. */
function grownFrom(core: FormulaItem, free: readonly FormulaItem[]): Set<FormulaItem> {
  const parts = new Set([core]);
  let box = core.box;
  const add = (items: readonly FormulaItem[]): boolean => {
    for (const item of items) {
      parts.add(item);
      box = union(box, item.box);
    }
    return items.length > 0;
  };
  const isNear = (item: FormulaItem): boolean => {
    const [gap, middle] = [Math.max(box.x0 - item.box.x1, item.box.x0 - box.x1), axisOf(item)];
    return !parts.has(item) && gap < TOUCHING * item.size_pt && middle > box.y0 && middle < box.y1;
  };
  const others = free.filter((item) => item !== core && item.box.y1 > box.y0 - 4 * core.size_pt && item.box.y0 < box.y1 + 4 * core.size_pt);
  const onLine = others.filter((item) => Math.abs(item.y - core.y) < OFF_LINE * Math.min(item.size_pt, core.size_pt));
  while (add(others.filter(isNear)) || add(sideOf(box, 'left', onLine, parts)) || add(sideOf(box, 'right', onLine, parts)));
  return parts;
}

/** What stands on one side of a formula and belongs to it, from the formula on. */
function sideOf(box: Rect, side: 'left' | 'right', onLine: readonly FormulaItem[], parts: ReadonlySet<FormulaItem>): FormulaItem[] {
  const isLeft = side === 'left';
  const outward = onLine
    .filter((item) => !parts.has(item) && (isLeft ? item.box.x1 < box.x0 + item.size_pt : item.box.x0 > box.x1 - item.size_pt))
    .sort((a, b) => (isLeft ? b.box.x1 - a.box.x1 : a.box.x0 - b.box.x0));
  const chain: FormulaItem[] = [];
  let end = isLeft ? box.x0 : box.x1;
  for (const item of outward) {
    if ((isLeft ? end - item.box.x1 : item.box.x0 - end) > APART * item.size_pt) break;
    chain.push(item);
    end = isLeft ? item.box.x0 : item.box.x1;
  }
  if (chain.length <= LONGEST_SIDE && chain.some((item) => isLink(item) || item.proven)) return chain;
  const next = chain.findIndex((item, i) => {
    const before = i === 0 ? undefined : chain[i - 1];
    return !(isLink(item) || item.proven || (before !== undefined && isLink(before)));
  });
  return next < 0 ? chain : chain.slice(0, next);
}
