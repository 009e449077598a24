/** Values of several lines in rows under their periods, for when there is no room beside the points. */
import { type BoxIn, type Kit, right, type Sketch } from '../../layout/index.ts';
import type { TrendPoint, TrendSeries } from './_read.ts';

const SIZE_PT = 12;
const MAX_ROWS = 5;
/** Largest share of the height of the drawing. */
const MAX_HEIGHT = 0.3;
/** Gaps between the names of the periods and the first row, and under the last row. */
const ABOVE = 0.06;
const BETWEEN_NUMBERS = 0.08;
/** Gap from the plot to the names behind the rows. */
const LEAD = 0.18;

export interface ValueRows {
  /** Height that the rows need under the names of the periods, inches. */
  readonly height: number;
}

/**
 * Undefined when there are too many rows, when a number is wider than its period, or when a name is wider than the space beside the plot.
 */
export function planRows(
  series: readonly TrendSeries[],
  words: readonly string[],
  { slot, beside, height_in }: { readonly slot: number; readonly beside: number; readonly height_in: number },
  kit: Kit,
): ValueRows | undefined {
  const pitch = kit.text.pitchIn(SIZE_PT);
  const height = ABOVE + series.length * pitch;
  const widest = Math.max(0, ...words.map((w) => kit.text.widthIn(w, SIZE_PT)));
  const longest = Math.max(0, ...series.map((s) => kit.text.widthIn(s.label, SIZE_PT)));
  const fits = widest + BETWEEN_NUMBERS <= slot && Math.max(LEAD, widest / 2 + BETWEEN_NUMBERS) + longest + 0.04 <= beside;
  return fits && series.length <= MAX_ROWS && height <= height_in * MAX_HEIGHT ? { height } : undefined;
}

/** One row for each line, with its name behind it. `x` gives the middle of a period; `area` is the plot. */
export function drawRows(
  sketch: Sketch,
  series: readonly TrendSeries[],
  print: (s: TrendSeries, p: TrendPoint) => string,
  x: (i: number) => number,
  top: number,
  area: BoxIn,
  whole: BoxIn,
): void {
  const { kit } = sketch;
  const pitch = kit.text.pitchIn(SIZE_PT);
  for (const [row, s] of series.entries()) {
    const y = top + ABOVE + row * pitch;
    let end = right(area) + LEAD;
    for (const p of s.points) {
      const text = print(s, p);
      const w = kit.text.widthIn(text, SIZE_PT) + 0.02;
      end = Math.max(end, x(p.i) + w / 2 + BETWEEN_NUMBERS);
      sketch.cell(
        `value-${s.index + 1}-${p.i + 1}`,
        { text, path: p.path, bind: 'formatted' },
        { x: x(p.i) - w / 2, y, w, h: pitch },
        SIZE_PT,
        {
          role: 'label',
          host: `dot-${s.index + 1}-${p.i + 1}`,
          name: `value ${p.i + 1}: ${s.label}`,
          align: 'center',
          wrap: false,
        },
      );
    }
    const room = right(whole) - end;
    const w = kit.text.widthIn(s.label, SIZE_PT) + 0.02;
    sketch.cell(`row-${s.index + 1}`, { text: s.label, path: s.path }, { x: end, y, w: Math.min(w, room), h: pitch }, SIZE_PT, {
      role: 'label',
      color: 'muted',
      align: 'left',
      wrap: false,
      name: `values of ${s.label}`,
    });
  }
}
