/** The shapes that stacked rows and stacked columns draw alike: segments, their numbers, leaders, totals and the zero line. */
import { type BoxIn, type Kit, shape, spread, WIDTH } from '../layout/index.ts';
import type { Align, Color, Shape } from '../scene/index.ts';
import { type Cell, cellRuns, type Stack, type StackRow } from './stack.ts';

/** Smallest drawn length of a segment, inches. */
export const MIN_LENGTH_IN = 0.02;

/** Layers of a stack, from the back to the front. */
export interface StackLayers {
  readonly marks: Shape[];
  readonly leaders: Shape[];
  readonly texts: Shape[];
}

/** Widths of the numbers, so that each text is measured once. */
export function numberWidths({ rows }: Stack, size_pt: number, kit: Kit): ReadonlyMap<Cell, number> {
  const widths = new Map<Cell, number>();
  for (const row of rows) for (const cell of row.cells) widths.set(cell, kit.text.widthIn(cell.text, size_pt));
  return widths;
}

/** A number that does not fit its segment. */
export interface OutsideNumber {
  readonly cell: Cell;
  /** Its index in the row. */
  readonly k: number;
}

interface OutsideRoom {
  /** Centre of a cell along the stack. */
  readonly target: (cell: Cell) => number;
  /** Length of a number along the stack. */
  readonly size: (cell: Cell) => number;
  /** Start and end of the range for the numbers of negative values, and for the others. */
  readonly negatives: readonly [number, number];
  readonly others: readonly [number, number];
  readonly gap: number;
  /** Largest distance of a number from its segment, because further away it is unclear which belongs to which. */
  readonly max_drift: number;
}

/**
 * Centres of the outside numbers of a row by their index in it. Both sides of zero are placed separately, so that no number is on the zero
 * line.
 */
export function placeOutside(numbers: readonly OutsideNumber[], room: OutsideRoom): ReadonlyMap<number, number> | undefined {
  const centres = new Map<number, number>();
  for (const negative of [true, false]) {
    const own = numbers.filter(({ cell }) => (cell.value ?? 0) < 0 === negative);
    const wanted = own.map(({ cell }) => ({ target: room.target(cell), size: room.size(cell) }));
    const [from, to] = negative ? room.negatives : room.others;
    const placed = spread(wanted, from, to, room.gap);
    if (placed === undefined || placed.some((c, i) => Math.abs(c - (wanted[i]?.target ?? c)) > room.max_drift)) return undefined;
    for (const [i, { k }] of own.entries()) centres.set(k, placed[i] as number);
  }
  return centres;
}

/** Zero and missing values have a number and no segment. */
export const hasSegment = (cell: Cell): boolean => cell.value !== null && cell.value !== 0;

/** Row and cell index, and the id of the segment. */
export interface CellPlace {
  readonly id: string;
  readonly row: StackRow;
  /** Index of the row, and of the cell in it. */
  readonly i: number;
  readonly k: number;
  readonly cell: Cell;
}

interface SegmentLook {
  readonly what: 'row' | 'column';
  readonly along: 'x' | 'y';
  /** Id of the pane, which is part of the scale's name. */
  readonly pane: string;
  /** True when it is drawn longer than its true length. */
  readonly short: boolean;
}

export const segment = ({ id, row, i, k, cell }: CellPlace, box: BoxIn, { what, along, pane, short }: SegmentLook): Shape =>
  shape.rect(
    {
      id,
      name: `${what} ${i + 1} part ${k + 1}: ${row.label}`,
      role: 'mark',
      datum: {
        path: cell.path,
        value: cell.value ?? 0,
        series: String(cell.category + 1),
        scale: `${pane}/stack`,
        along,
        flags: [...(cell.from === 0 ? [] : (['floating'] as const)), ...(short ? (['bar_min_length'] as const) : [])],
      },
    },
    box,
    { fill: shape.fill(cell.fill), stroke: shape.stroke('canvas', 0.75) },
  );

export const cellNumber = (
  { id, i, k, cell }: CellPlace,
  box: BoxIn,
  look: { readonly size_pt: number; readonly color: Color; readonly align: Align; readonly host?: string },
  kit: Kit,
): Shape =>
  kit.label({
    id: `${id}/value`,
    name: `value ${i + 1}.${k + 1}`,
    role: 'value',
    host: look.host ?? id,
    box,
    runs: cellRuns(cell),
    style: { color: look.color },
    size_pt: look.size_pt,
    anchor: 'middle',
    align: look.align,
    wrap: false,
  });

export const numberLeader = ({ id }: CellPlace, from: readonly [number, number], to: readonly [number, number]): Shape =>
  shape.line({ id: `${id}/leader`, name: 'leader', role: 'leader', host: id }, from, to, shape.stroke('muted', WIDTH.leader));

/** The sum of a row at its end; `id` is that of the row. */
export const rowTotal = (
  id: string,
  i: number,
  row: StackRow,
  text: string,
  box: BoxIn,
  align: Align,
  size_pt: number,
  kit: Kit,
  bold = true,
): Shape =>
  kit.label({
    id: `${id}/total`,
    name: `total ${i + 1}: ${row.label}`,
    // When other totals are in bold, the rest are set as separate texts.
    role: bold ? 'value' : 'caption',
    host: `${id}/label`,
    box,
    runs: [{ text, bind: 'derived' }],
    style: { color: 'ink', bold },
    size_pt,
    anchor: 'middle',
    wrap: false,
    align,
  });

export const zeroLine = (pane: string, name: string, from: readonly [number, number], to: readonly [number, number]): Shape =>
  shape.line({ id: `${pane}/baseline`, name, role: 'baseline' }, from, to, shape.stroke('muted', WIDTH.baseline));

/** One warning for all segments that are drawn longer than their true length, at the first of them. */
export function warnOfShort(first: Cell | undefined, dimension: 'height' | 'length', kit: Kit): void {
  if (first === undefined) return;
  kit.warn('bar_min_length', `Some segments are too small to be seen to scale and are drawn at the least ${dimension}.`, {
    path: first.path,
    remedy: 'Nothing to mend: the numbers beside them are exact.',
  });
}
