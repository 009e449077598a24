/** The axes of a cost curve: round costs beside it, round volumes under it, and their units. */
import { type BoxIn, type Kit, niceTicks, type Sketch, shape, sharedDecimals, WIDTH } from '../../layout/index.ts';
import type { CurveData } from './form.ts';

/** What the axes are drawn from: positions and lengths in inches. */
interface Axes {
  readonly d: CurveData;
  readonly sketch: Sketch;
  readonly kit: Kit;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly box: BoxIn;
  readonly plotX: number;
  readonly plotW: number;
  readonly zero: number;
  /** Inches for a unit of cost, and for a unit of volume. */
  readonly per: number;
  readonly perX: number;
  readonly foot: number;
  readonly lineH: number;
  readonly total: number;
}

/** Prints units and the numbers of axes. */
export const UNIT_PT = 12;
/** From the numbers of the cost to the plot. */
export const AXIS_GAP = 0.12;

/** Round values from `low` to `high`. */
export function ticksBetween(low: number, high: number, kit: Kit): { readonly value: number; readonly text: string }[] {
  const values = high > low ? niceTicks(low, high).filter((v) => v >= low - 1e-9 && v <= high + 1e-9) : [0];
  const decimals = sharedDecimals(values);
  return values.map((value) => ({ value, text: kit.number(value, { decimals }) }));
}

/** Gridlines with the costs at their start, and the unit above them. */
export function drawCosts({ d, sketch, ticks, plotX, plotW, zero, per, box }: Axes): void {
  for (const [i, { value, text }] of ticks.entries()) {
    const y = zero - value * per;
    if (value !== 0)
      sketch.line(`grid-${i + 1}`, [plotX, y], [plotX + plotW, y], shape.stroke('line', WIDTH.grid), { role: 'gridline', layer: 'grid' });
    sketch.at(`tick-${i + 1}`, [{ text, bind: 'derived' as const }], [plotX - AXIS_GAP, y], 'right', UNIT_PT, {
      color: 'muted',
      role: 'axis',
    });
  }
  if (d.cost_unit !== '' && d.demand === undefined)
    sketch.at('axis-cost-unit', [{ text: d.cost_unit, bind: 'derived' as const }], [box.x, box.y + 0.08], 'left', UNIT_PT, {
      color: 'muted',
      role: 'axis',
    });
}

/** Round volumes under the curve, and their unit at the end of the line. */
export function nameVolumes({ d, sketch, kit, plotX, plotW, perX, foot, lineH, total }: Axes): void {
  const y = foot + 0.05 + lineH / 2;
  const unitW = d.volume_unit === '' ? 0 : kit.text.widthIn(d.volume_unit, UNIT_PT) + 0.15;
  for (const [i, { value, text }] of ticksBetween(0, total, kit).entries()) {
    const x = plotX + value * perX;
    const w = kit.text.widthIn(text, UNIT_PT);
    if (x + w / 2 > plotX + plotW - unitW) continue;
    sketch.at(`volume-tick-${i + 1}`, [{ text, bind: 'derived' as const }], [x, y], 'center', UNIT_PT, { color: 'muted', role: 'axis' });
  }
  if (unitW > 0)
    sketch.at('axis-volume-unit', [{ text: d.volume_unit, bind: 'derived' as const }], [plotX + plotW, y], 'right', UNIT_PT, {
      color: 'muted',
      role: 'axis',
    });
}
