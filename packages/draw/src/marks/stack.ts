/** The data that stacked rows and stacked columns share: cells with their place in the stack, totals, labels, and the key. */
import { type BarsClaim, DASH, type Kit, type LegendEntry, run } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

export interface StackInput {
  readonly categories: readonly { readonly name: string; readonly path: string; readonly fill?: Color }[];
  readonly rows: readonly {
    readonly label: string;
    readonly path: string;
    readonly values: readonly (number | null)[];
    readonly values_path: string;
  }[];
  /** JSON Pointer of the whole. */
  readonly pointer: string;
  /** Uses the first accent and quiet tones instead of one colour for each category. */
  readonly shades?: boolean;
  /** Index of the first forecast row. */
  readonly forecast_from?: number;
}

export interface Cell {
  /** Index of its category. Values without a category continue after the last one. */
  readonly category: number;
  readonly value: number | null;
  readonly text: string;
  readonly path: string;
  /** Start and end in the stack, in units of the value. Negative values run down from zero. */
  readonly from: number;
  readonly to: number;
  readonly fill: Color;
  /** Text colour on the fill. */
  readonly on: Color;
}

export interface StackRow {
  readonly label: string;
  readonly path: string;
  readonly cells: readonly Cell[];
  readonly total: number;
  /** Bold at the end of an absolute stack. Undefined for shares and single categories. */
  readonly total_text?: string;
  readonly high: number;
  readonly low: number;
}

export interface Stack {
  readonly rows: readonly StackRow[];
  readonly key: readonly LegendEntry[];
  /** Every row totals 100, so the plot is as long as the bars. */
  readonly share: boolean;
  readonly negative: boolean;
  readonly high: number;
  readonly low: number;
  readonly forecast_from?: number;
}

/** Tokens of one hue from strong to faint. Every theme has them. */
const SHADES: readonly Color[] = ['accent1', 'neutral', 'soft1', 'track'];

const categoryFill = (i: number, count: number, kit: Kit): Color =>
  i >= count ? 'neutral' : i < 6 ? kit.accent(i) : i === 6 ? 'neutral' : 'soft1';

export function readStack(input: StackInput, kit: Kit): Stack {
  const { categories, rows } = input;
  const all = rows.flatMap((r) => r.values.filter((v) => v !== null));
  const [decimals, shared] = [kit.decimals(all), kit.sharedDecimals(all)];
  const round = (v: number): number => Number(v.toFixed(Math.min(decimals, 20)));
  const shades = input.shades === true && categories.length <= SHADES.length ? SHADES : [];
  const fillOf = (i: number): Color => categories[i]?.fill ?? shades[i] ?? categoryFill(i, categories.length, kit);
  const many = Math.max(categories.length, ...rows.map((r) => r.values.length));
  const fills = Array.from({ length: many }, (_, i) => fillOf(i));
  const on = fills.map((fill) => kit.on(fill));
  const negative = all.some((v) => v < 0);
  const totals = rows.map((r) => round(r.values.reduce((sum: number, v) => sum + (v ?? 0), 0)));
  const share = !negative && categories.length > 1 && totals.every((t) => t >= 99.5 && t <= 100.5);
  const withTotals = !share && Math.max(...rows.map((r) => r.values.length)) > 1;
  const drawn = rows.map((r, i): StackRow => {
    let up = 0;
    let down = 0;
    const cells = r.values.map((value, category): Cell => {
      const from = value !== null && value < 0 ? down : up;
      const to = from + (value ?? 0);
      if (value !== null && value < 0) down = to;
      else up = to;
      return {
        category,
        value,
        text: value === null ? DASH : kit.value(value, { decimals: shared }),
        path: `${r.values_path}/${category}`,
        from,
        to,
        fill: fills[category] as Color,
        on: on[category] as Color,
      };
    });
    const total = totals[i] as number;
    const number = kit.number(total, { decimals: shared });
    return {
      label: r.label,
      path: r.path,
      cells,
      total,
      // A row without any value has no total; a sum of nothing would be a zero that nobody sent.
      ...(withTotals && r.values.some((v) => v !== null) ? { total_text: negative ? `◆ ${number}` : number } : {}),
      high: up,
      low: down,
    };
  });
  warnOfData(input, kit);
  return {
    rows: drawn,
    key: [
      ...categories.map((c, i) => ({ text: c.name, path: c.path, fill: fillOf(i) })),
      ...(negative && withTotals ? [{ text: kit.word('net'), fill: 'ink' as const, glyph: '◆' }] : []),
    ],
    share,
    negative,
    high: Math.max(0, ...drawn.map((r) => r.high)),
    low: Math.min(0, ...drawn.map((r) => r.low)),
    ...(input.forecast_from === undefined ? {} : { forecast_from: input.forecast_from }),
  };
}

/** The stack as a chart claim. `mark` gives the id of a part by row and index. */
export const stackClaim = (stack: Stack, id: string, along: 'x' | 'y', mark: (row: number, part: number) => string): BarsClaim => ({
  kind: 'bars',
  id: `${id}/stack`,
  name: along === 'x' ? 'Stacked bars' : 'Stacked columns',
  along,
  stacked: true,
  categories: stack.rows.map((r) => r.label),
  series: Array.from({ length: Math.max(0, ...stack.rows.map((r) => r.cells.length)) }, (_, k) => ({
    name: stack.key[k]?.glyph === undefined ? (stack.key[k]?.text ?? `${k + 1}`) : `${k + 1}`,
    values: stack.rows.map((r) => r.cells[k]?.value),
    marks: stack.rows.map((r, i) => ((r.cells[k]?.value ?? 0) === 0 ? undefined : mark(i, k))),
  })),
});

function warnOfData({ categories, rows }: StackInput, kit: Kit): void {
  const odd = rows.find((r) => r.values.length !== categories.length);
  if (odd !== undefined)
    kit.warn(
      'length_mismatch',
      `${odd.label} has ${odd.values.length} values for ${categories.length} categories; ${odd.values.length > categories.length ? 'the extra ones are drawn in neutral' : 'the missing ones are left out'}.`,
      { path: odd.values_path, remedy: 'Send one value for each category, null where it is missing.' },
    );
  const gap = rows.find((r) => r.values.some((v) => v === null));
  if (gap !== undefined)
    kit.warn('missing_values', `${gap.label} has no value for every category; a dash stands in its place.`, {
      path: `${gap.values_path}/${gap.values.indexOf(null)}`,
      remedy: 'Send the value, or 0 where there is nothing.',
    });
  if (rows.every((r) => r.values.every((v) => (v ?? 0) === 0)))
    kit.warn('zero_total', 'All values are zero or missing; only the baseline and the zeros are drawn.', {
      path: rows[0]?.values_path,
      remedy: 'Send the values.',
    });
}

/** Text of a cell inside its own fill, or beside it. */
export const cellRuns = (cell: Cell): readonly RunIn[] => [run(cell.text, cell.path, 'formatted')];

/** Cells that are too small for a number inside need it outside. */
export const isInside = (length: number, thickness: number, w: number, h: number, horizontal: boolean): boolean =>
  horizontal ? length >= w + 0.08 && thickness >= h + 0.04 : length >= h + 0.04 && thickness >= w + 0.08;

export function stackAlt(stack: Stack): string {
  const names = stack.key.filter((k) => k.glyph === undefined).map((k) => k.text);
  const rows = stack.rows.map((r) => {
    const parts = r.cells.map((c) => `${names[c.category] ?? c.category + 1} ${c.text}`).join(', ');
    return `${r.label}: ${parts}${r.total_text === undefined ? '' : `, total ${r.total_text.replace('◆ ', '')}`}`;
  });
  return `Stacked bar chart of ${names.join(', ')}. ${rows.join('; ')}.`;
}
