/** What the row variants share: categories as they are drawn, their names, and the scale that leaves room for the numbers. */
import { toneColor } from '../../fields/chart-fields.ts';
import {
  type BoxIn,
  DASH,
  type Kit,
  LABEL_GAP,
  type NamedRow,
  type Numbers,
  noteUnit,
  numbersOf,
  type Sketch,
  type SourcedText,
} from '../../layout/index.ts';
import { judged } from '../../marks/judged.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { Category, RankData } from './form.ts';

export interface Row extends NamedRow {
  readonly category: Category;
  readonly pointer: string;
  readonly value: number;
  readonly value_path: string;
  readonly missing: boolean;
  readonly printed: SourcedText;
  readonly fill: Color;
  readonly bold: boolean;
}

export interface Rows {
  readonly rows: readonly Row[];
  readonly numbers: Numbers;
}

/** The unit above the bars, unless their numbers include it. */
export const noteUnitOf = (d: RankData, pane: FormPane, sketch: Sketch, box: BoxIn): BoxIn =>
  noteUnit(
    sketch,
    d.unit,
    `${pane.pointer}/unit`,
    box,
    11,
    d.categories.map((c) => c.display),
  );

/** The value of a category; the only one of `values` where it has no `value`. */
function valueIn(c: Category): { readonly value: number | null; readonly key: 'value' | 'values/0' } {
  const [only] = c.values;
  const alone = c.value === null && c.values.length === 1 && only !== undefined;
  return alone ? { value: only, key: 'values/0' } : { value: c.value, key: 'value' };
}

/** Rows in input order. `signed` prints deltas with their sign, and judges them where the request says which way is good. */
export function readRows(d: RankData, pane: FormPane, kit: Kit, signed = false): Rows {
  const numbers = numbersOf(
    d.categories.flatMap((c) => [valueIn(c).value, c.target]),
    d.unit,
    kit,
  );
  const marked = d.categories.some((c) => c.emphasis === 'primary');
  const seen = new Set<string>();
  const rows = d.categories.map((c, i): Row => {
    const pointer = `${pane.pointer}/categories/${i}`;
    const toned = toneColor(c.tone, `${pointer}/tone`, kit);
    const bold = c.emphasis === 'primary';
    const { value: own, key } = valueIn(c);
    if (own === null)
      kit.warn('missing_values', `${c.label} has no value; a dash stands in its place.`, {
        path: `${pointer}/value`,
        remedy: 'Send the value, or leave the category out.',
      });
    if (seen.has(c.label))
      kit.warn('duplicate_labels', `${c.label} occurs more than once; all of them are drawn.`, {
        path: `${pointer}/label`,
        remedy: 'Give each category a name of its own.',
      });
    seen.add(c.label);
    const value = own ?? 0;
    return {
      category: c,
      pointer,
      label: c.label,
      label_path: `${pointer}/label`,
      ...subOf(c, pointer, kit),
      value,
      value_path: `${pointer}/${key}`,
      missing: own === null,
      printed:
        own === null
          ? { text: c.display ?? DASH, ...(c.display === undefined ? {} : { path: `${pointer}/display` }) }
          : numbers.said(own, pointer, c.display, signed, key),
      fill: toned ?? judged(signed ? value : 0, d.good_when) ?? (marked && !bold ? 'neutral' : 'accent1'),
      bold,
    };
  });
  return { rows, numbers };
}

export function subOf(c: Category, pointer: string, kit: Kit): Pick<NamedRow, 'sub' | 'sub_path'> {
  if (c.sublabel !== undefined) return { sub: c.sublabel, sub_path: `${pointer}/sublabel` };
  if (c.sub === undefined) return {};
  kit.warn('normalized', '`sub` is read as `sublabel`.', { path: `${pointer}/sub`, remedy: 'Send `sublabel`.' });
  return { sub: c.sub, sub_path: `${pointer}/sub` };
}

/** Largest first, missing values last. Equal values keep their order. */
export const bySize = (a: Row, b: Row): number => Number(a.missing) - Number(b.missing) || b.value - a.value;

export interface RowScale {
  readonly zero: number;
  readonly per: number;
  /** Inches of a difference. */
  readonly length: (value: number) => number;
  readonly x: (value: number) => number;
}

/** The largest scale at which every mark and its number, outside its end, stay within the plot. */
export function rowScale(items: readonly { value: number; label_w: number }[], plot: BoxIn, also: readonly number[] = []): RowScale {
  let low = Math.min(0, ...also, ...items.map((i) => i.value));
  let high = Math.max(0, ...also, ...items.map((i) => i.value));
  if (low === high) high = 1;
  let per = plot.w / (high - low);
  const leftNeed = (p: number): number => Math.max(-low * p, ...items.map((i) => (i.value < 0 ? -i.value * p + i.label_w + LABEL_GAP : 0)));
  const rightNeed = (p: number): number =>
    Math.max(high * p, ...items.map((i) => (i.value >= 0 ? i.value * p + i.label_w + LABEL_GAP : 0)));
  for (let step = 0; step < 40 && leftNeed(per) + rightNeed(per) > plot.w + 1e-6; step++)
    per *= Math.max(0.5, plot.w / (leftNeed(per) + rightNeed(per)));
  const zero = plot.x + leftNeed(per);
  low = 0;
  return { zero, per, length: (v) => Math.abs(v) * per, x: (v) => zero + v * per };
}
