/** A tint behind the rows that the title adds up, and a bracket with what they come to, where they stand below each other. */
import { type Kit, type Sketch, shape, sizesDown } from '../layout/index.ts';
import { groupWords } from './change-figure.ts';

export interface SummableRow {
  /** JSON Pointer of the item. */
  readonly pointer: string;
  /** Upper edge and height, inches. */
  readonly y: number;
  readonly h: number;
  /** Where the words of its name end, inches. */
  readonly named_to: number;
}

/** Inches between a name, the figure, its bracket and what follows. */
const GAP = 0.12;
/** The figure is never set smaller, because it is the message. */
const LEAST_PT = 12;
const TICK = 0.08;

/**
 * @param rows all rows of the list, in their order
 * @param band left edge and width of the tint, inches
 * @param right where the numbers of the rows begin, inches
 */
export function drawSummedRows(
  sketch: Sketch,
  {
    id,
    rows,
    band,
    right,
    size_pt,
    unit,
  }: {
    readonly id: string;
    readonly rows: readonly SummableRow[];
    readonly band: { readonly x: number; readonly w: number };
    readonly right: number;
    readonly size_pt: number;
    readonly unit: string;
  },
  kit: Kit,
): void {
  const summed = kit.summed.find(({ pointers }) => pointers.every((pointer) => rows.some((row) => row.pointer === pointer)));
  if (summed === undefined) return;
  const places = summed.pointers.map((pointer) => rows.findIndex((row) => row.pointer === pointer)).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (last - first !== places.length - 1) return;
  const own = rows.slice(first, last + 1);
  const text = groupWords({ sum: summed.sum, share: summed.share, decimals: summed.decimals }, rows[first]?.pointer ?? '', unit, kit);
  const end = right - GAP - TICK;
  const room = end - GAP - Math.max(...own.map(({ named_to }) => named_to));
  const fitting_pt = sizesDown(size_pt, LEAST_PT).find((pt) => kit.text.widthIn(text, pt, { bold: true }) <= room);
  if (fitting_pt === undefined) return;
  const top = own[0]?.y ?? 0;
  const foot = (own.at(-1)?.y ?? 0) + (own.at(-1)?.h ?? 0);
  // Within a row, because rules run between the rows.
  const middle = own[(own.length - 1) >> 1];
  const inset = Math.min(0.12, (foot - top) / 8);
  sketch.rect(`${id}-ground`, { ...band, y: top, h: foot - top }, { fill: 'surface' }, { role: 'card', layer: 'back' });
  sketch.at(`${id}-words`, { text, bind: 'derived' }, [end - GAP / 2, (middle?.y ?? top) + (middle?.h ?? 0) / 2], 'right', fitting_pt, {
    bold: true,
    color: kit.asText('accent1'),
    role: 'value',
  });
  const pen = shape.stroke('accent1', 1.5);
  const [a, b] = [top + inset, foot - inset];
  sketch.line(`${id}-bracket`, [end, a], [end, b], pen, { role: 'rule' });
  for (const [k, y] of [a, b].entries()) sketch.line(`${id}-tick-${k + 1}`, [end, y], [end + TICK, y], pen, { role: 'rule' });
}
