/** Bars of a page that are those of fractions and radicals: each makes one item of what stands around it. */
import type { Mark, PathMark } from '../page/marks.ts';
import { AXIS, type FormulaItem, isRadical, joined, middleX, widthOf } from './formula-items.ts';

/** Points, and times its thickness, that a bar is wide at least. */
const THICKEST = 3;
const SHORTEST = 4;
const SLENDER = 3;
/** Bars that are looked at; a page of more is a drawing. */
const MOST_BARS = 400;
/** Shares of the size of letters. Above a bar, and below one: the baseline of the row there. */
const OVER = { from: -0.1, to: 1.1 };
const UNDER = { from: 0.55, to: 1.7 };
/** A row stands in the middle of its bar, which is hardly wider than the wider row. */
const OFF_MIDDLE = 0.3;
const PADDED = 1.3;
const BEYOND = 0.35;
/** What a fraction is said of stands beside it, its middle at the height of the bar. */
const BESIDE = 1.3;
const LEVEL = 0.17;
/** Of a radical: its sign ends where the bar begins, and the bar ends where the letters below it do. */
const AT_SIGN = 0.45;
const AT_END = 0.6;
const ROOF = { from: -0.4, to: 1.1 };

/** @returns the items, those around bars as one */
export function withBars(items: readonly FormulaItem[], marks: readonly Mark[]): FormulaItem[] {
  const bars = marks.filter(isBar);
  if (bars.length > MOST_BARS) return [...items];
  let now = [...items];
  // What stands within something else has the shorter bar.
  for (const bar of bars.sort((a, b) => widthOf(a) - widthOf(b) || a.order - b.order)) {
    const near = now.filter(({ box, size_pt }) => box.x1 > bar.box.x0 - 2 * size_pt && box.x0 < bar.box.x1 + 2 * size_pt);
    const found = radicalOf(bar, near) ?? fractionOf(bar, near);
    if (found === undefined) continue;
    const { parts, whole } = found;
    now = [...now.filter((item) => !parts.includes(item)), whole];
  }
  return now;
}

function isBar(mark: Mark): mark is PathMark {
  if (mark.kind !== 'path' || mark.of_glyphs !== undefined) return false;
  const [width, height] = [widthOf(mark), mark.box.y1 - mark.box.y0];
  return height <= THICKEST && width >= SHORTEST && width >= SLENDER * height;
}

interface Found {
  readonly parts: readonly FormulaItem[];
  readonly whole: FormulaItem;
}

const levelOf = ({ box }: PathMark): number => (box.y0 + box.y1) / 2;
const largest = (items: readonly FormulaItem[]): FormulaItem | undefined => [...items].sort((a, b) => b.size_pt - a.size_pt)[0];
const isOver = ({ box }: PathMark, item: FormulaItem): boolean => middleX(item) > box.x0 && middleX(item) < box.x1;
const ends = (items: readonly FormulaItem[]): { box: { x0: number; y0: number; x1: number; y1: number } } => ({
  box: { x0: Math.min(...items.map(({ box }) => box.x0)), y0: 0, x1: Math.max(...items.map(({ box }) => box.x1)), y1: 0 },
});

function radicalOf(bar: PathMark, near: readonly FormulaItem[]): Found | undefined {
  const level = levelOf(bar);
  const under = near.filter((item) => {
    const below = item.box.y0 - level;
    return !isRadical(item) && isOver(bar, item) && below > ROOF.from * item.size_pt && below < ROOF.to * item.size_pt;
  });
  const main = largest(under);
  if (main === undefined) return undefined;
  const { size_pt, y } = main;
  const sign = near.find(
    (item) => isRadical(item) && Math.abs(item.box.x1 - bar.box.x0) < AT_SIGN * size_pt && item.box.y0 < y && item.box.y1 > level,
  );
  if (sign === undefined || Math.abs(ends(under).box.x1 - bar.box.x1) > AT_END * size_pt) return undefined;
  const parts = [sign, ...under];
  return { parts, whole: joined(parts, { y, size_pt, proven: true, bars: [bar] }) };
}

/** Proven by what stands beside it at the height of its bar: underlined words over others have nothing there. */
function fractionOf(bar: PathMark, near: readonly FormulaItem[]): Found | undefined {
  const level = levelOf(bar);
  const inRow = (item: FormulaItem, away: number, { from, to }: { from: number; to: number }): boolean =>
    isOver(bar, item) && away > from * item.size_pt && away < to * item.size_pt;
  const over = near.filter((item) => inRow(item, level - Math.max(item.y, item.box.y1 - 0.22 * item.size_pt), OVER));
  const main = largest(over);
  const first = largest(near.filter((item) => inRow(item, item.y - level, UNDER)));
  if (main === undefined || first === undefined) return undefined;
  const under = near.filter(
    (item) => isOver(bar, item) && item.box.y0 > level - 0.3 * first.size_pt && item.y < first.y + 0.7 * first.size_pt,
  );
  const size = Math.max(main.size_pt, first.size_pt);
  const rows = [over, under].map(ends);
  if (rows.some((row) => row.box.x0 < bar.box.x0 - BEYOND * size || row.box.x1 > bar.box.x1 + BEYOND * size)) return undefined;
  if (rows.some((row) => Math.abs(middleX(row) - middleX(bar)) > OFF_MIDDLE * size)) return undefined;
  if (Math.max(...rows.map(widthOf)) < widthOf(bar) - PADDED * size) return undefined;
  const parts = [...new Set([...over, ...under])];
  const isLevel = (item: FormulaItem): boolean => {
    const gap = Math.max(bar.box.x0 - item.box.x1, item.box.x0 - bar.box.x1);
    return (
      gap > -BEYOND * item.size_pt && gap < BESIDE * item.size_pt && Math.abs(item.y - AXIS * item.size_pt - level) < LEVEL * item.size_pt
    );
  };
  const proven = parts.some((part) => part.proven) || near.some((item) => !parts.includes(item) && isLevel(item));
  return { parts, whole: joined(parts, { y: level + AXIS * size, size_pt: size, proven, bars: [bar] }) };
}
