/** Small letters that no text has raised or lowered: over each other, on each other, and over and under signs of sums. */
import { type FormulaItem, joined, middleX, widthOf } from './formula-items.ts';

/** Shares of the size of the letter that they stand on: their own size, and how far off its baseline. */
const SMALL = { from: 0.45, to: 0.86 };
const RAISED = { from: 0.15, to: 0.95 };
const LOWERED = { from: 0.04, to: 0.6 };
/** They begin where that letter ends, and are no words. */
const AT_END = 0.25;
const WIDEST = 2.5;
const LONGEST = 4;
/** Signs with limits (sums, products, integrals and such), and of their size how far off the limits stand. */
const WITH_LIMITS = /^[∏-∑∫-∳⋀-⋃⨀-⨜]$/u;
const LIMIT = { from: 0.6, to: 1.7, size: 0.9 };
/** Of the size: between the letters of one limit. */
const WORD = 0.5;

/** @returns the items, those with such scripts as one with them */
export function withScripts(items: readonly FormulaItem[]): FormulaItem[] {
  const byPlace = [...items].sort((a, b) => a.box.x0 - b.box.x0);
  const after = (x: number, reach: number): FormulaItem[] => between(byPlace, x - reach, x + reach);
  const taken = new Set<FormulaItem>();
  const out: FormulaItem[] = [];
  for (const base of items) {
    if (taken.has(base)) continue;
    const parts = WITH_LIMITS.test(base.text) ? limitsOf(base, byPlace) : scriptsOf(base, after);
    if (parts.length === 0 || parts.some((part) => taken.has(part))) continue;
    for (const part of [base, ...parts]) taken.add(part);
    out.push(joined([base, ...parts], { y: base.y, size_pt: base.size_pt, proven: true }));
  }
  return [...items.filter((item) => !taken.has(item)), ...out];
}

/** Those that begin in a stretch. */
function between(byPlace: readonly FormulaItem[], from: number, to: number): FormulaItem[] {
  let [low, high] = [0, byPlace.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byPlace[middle] as FormulaItem).box.x0 < from) low = middle + 1;
    else high = middle;
  }
  const found: FormulaItem[] = [];
  for (let i = low; i < byPlace.length && (byPlace[i] as FormulaItem).box.x0 <= to; i++) found.push(byPlace[i] as FormulaItem);
  return found;
}

type After = (x: number, reach: number) => FormulaItem[];

/** Scripts of a letter, where they are no simple ones. */
function scriptsOf(base: FormulaItem, after: After): FormulaItem[] {
  const own = smallBeside(base, after);
  const [up, down] = [own.find((item) => isUp(base, item)), own.find((item) => isDown(base, item))];
  if (up !== undefined && down !== undefined && up.box.x0 < down.box.x1 && down.box.x0 < up.box.x1) return [up, down];
  for (const script of own) {
    const second = smallBeside(script, after).find((item) => item !== base && (isUp(script, item) || isDown(script, item)));
    if (second !== undefined) return [script, second];
  }
  return [];
}

const smallBeside = (base: FormulaItem, after: After): FormulaItem[] =>
  after(base.box.x1, AT_END * base.size_pt).filter(
    (item) =>
      item !== base &&
      item.size_pt > SMALL.from * base.size_pt &&
      item.size_pt < SMALL.to * base.size_pt &&
      widthOf(item) < WIDEST * base.size_pt &&
      item.text.length <= LONGEST &&
      (isUp(base, item) || isDown(base, item)),
  );

const isIn = (value: number, { from, to }: { from: number; to: number }, size: number): boolean => value > from * size && value < to * size;
const isUp = (base: FormulaItem, { y }: FormulaItem): boolean => isIn(base.y - y, RAISED, base.size_pt);
const isDown = (base: FormulaItem, { y }: FormulaItem): boolean => isIn(y - base.y, LOWERED, base.size_pt);

function limitsOf(sign: FormulaItem, byPlace: readonly FormulaItem[]): FormulaItem[] {
  const near = between(byPlace, sign.box.x0 - 4 * sign.size_pt, sign.box.x1 + 2 * sign.size_pt).filter(
    (item) => item !== sign && item.size_pt < LIMIT.size * sign.size_pt && isIn(Math.abs(item.y - sign.y), LIMIT, sign.size_pt),
  );
  const found = new Set(near.filter((item) => middleX(item) > sign.box.x0 && middleX(item) < sign.box.x1));
  for (let grows = found.size > 0; grows; ) {
    const next = near.find((item) => !found.has(item) && [...found].some((one) => isOneLimit(one, item)));
    if (next !== undefined) found.add(next);
    grows = next !== undefined;
  }
  return [...found];
}

function isOneLimit(a: FormulaItem, b: FormulaItem): boolean {
  const gap = Math.max(a.box.x0, b.box.x0) - Math.min(a.box.x1, b.box.x1);
  return Math.abs(a.y - b.y) < 0.1 * a.size_pt && gap < WORD * a.size_pt;
}
