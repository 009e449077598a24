/** A line across a chart at one value, with its label on a free side. */
import type { Annotations } from '../fields/annotations.ts';
import { type BoxIn, type Kit, run, type Sketch, saysValue, shape } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import type { ChartPlaces } from './anchors.ts';
import { drawBroken, drawRise } from './change-arrows.ts';
import { isClear, type Obstacles } from './obstacles.ts';

/** `decimals`: of a computed value, those of the values that it is computed from. */
export type ValueLine = NonNullable<Annotations['value_line']> & { readonly decimals?: number };

const SIZES = [18, 16, 14, 12] as const;
const OFF = 0.05;
const WIDTH_PT = 1.5;

/** The label, with the value where the label does not contain it, and the second line in ink. */
export function valueLineWords(
  { value, label, sub, decimals = 0 }: ValueLine,
  path: string,
  unit: string,
  color: Color,
  kit: Kit,
  is_derived = false,
): Block {
  const number = kit.value(value, { decimals: Math.max(decimals, kit.decimals([value])), unit });
  const says = label !== undefined && saysValue(label, value);
  if (is_derived) {
    const words = label === undefined ? number : says ? label : `${label}: ${number}`;
    return kit.paragraphs([{ runs: [run(words, path, 'derived', { bold: true, color: kit.asText(color) })] }], { color: 'ink' });
  }
  if (says) kit.drawn.add(`${path}/value`);
  const named = label === undefined ? [] : [run(label, `${path}/label`)];
  const shown = says ? [] : [run(`${label === undefined ? '' : ' '}${number}`, `${path}/value`, 'formatted')];
  const head = { runs: [...named, ...shown].map((r) => ({ ...r, bold: true, color: kit.asText(color) })) };
  return kit.paragraphs([head, ...(sub === undefined ? [] : [{ runs: [run(sub, `${path}/sub`)] }])], { color: 'ink' });
}

/** Distance by which the chart has to begin lower so that the value is within the box, inches. It is zero where it already is. */
export function roomFor({ value }: ValueLine, { at, along, plot }: ChartPlaces, block: Block, box: BoxIn, kit: Kit): number {
  if (at === undefined || along === 'x') return 0;
  const { height_in } = kit.fit({ block, sizes_pt: [SIZES[1]], width_in: box.w });
  const over = box.y + height_in + OFF - at(value);
  if (!(over > 0) || value <= 0) return 0;
  const zero = Number.isNaN(at(0)) ? plot.bottom : at(0);
  const share = (zero - box.y - height_in - OFF) / (zero - at(value));
  return Math.max(0, (plot.bottom - plot.top) * (1 - share)) + 0.02;
}

/** A label over bars is above everything else in the chart. */
export const labelRoom = (block: Block, box: BoxIn, kit: Kit): number =>
  kit.fit({ block, sizes_pt: [SIZES[1]], width_in: box.w }).height_in + 0.12;

/** Draws the line, up to `end` where it leads to an arrow there. Returns false where the value is outside the chart. */
export function drawValueLine(
  sketch: Sketch,
  { value }: ValueLine,
  block: Block,
  color: Color,
  { at, along, plot }: ChartPlaces,
  box: BoxIn,
  end: number | undefined,
  obstacles: Obstacles,
): boolean {
  const { kit } = sketch;
  if (at === undefined) return false;
  const level = at(value);
  const pen = shape.stroke(color, WIDTH_PT);
  // An outline in the colour of the ground on both sides makes the line visible on marks of its own colour.
  const halo = shape.stroke('canvas', WIDTH_PT + 2.5);
  if (along === 'x') {
    if (!(level >= box.x && level <= box.x + box.w)) return false;
    const { width_in, height_in } = kit.fit({ block, sizes_pt: [SIZES[1]], width_in: box.w });
    drawRise(sketch, 'value-line-ground', level, [box.y + height_in + 0.04, plot.bottom], obstacles.words, halo, 'decoration');
    drawRise(sketch, 'value-line', level, [box.y + height_in + 0.04, plot.bottom], obstacles.words, pen, 'baseline');
    const x = Math.min(Math.max(box.x, level - width_in / 2), box.x + box.w - width_in - 0.02);
    const place = { x, y: box.y, w: width_in + 0.02, h: height_in };
    sketch.block(
      'value-line-label',
      place,
      { block, size_pt: SIZES[1], align: 'center', wrap: false },
      { role: 'caption', name: 'value line' },
    );
    return true;
  }
  if (!(level >= box.y - 0.01 && level <= plot.bottom + 0.02)) return false;
  drawBroken(sketch, 'value-line-ground', level, [plot.left, end ?? plot.right], obstacles.words, halo, 'decoration');
  drawBroken(sketch, 'value-line', level, [plot.left, end ?? plot.right], obstacles.words, pen, 'baseline');
  const spot = labelSpot(block, level, plot, box, obstacles, kit) ?? farSpot(block, level, plot, box, obstacles, kit);
  if (spot === undefined) {
    kit.warn('annotation_crowded', 'The label of the value line finds no free side of it and stands over marks.', {
      remedy: 'Shorten the label, or leave its second line out.',
    });
  }
  const size_pt = spot?.size_pt ?? 12;
  const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: box.w });
  const place = spot ?? { x: plot.left, y: level - OFF - fit.height_in };
  const words = spot?.wrapped ?? { x: place.x, y: place.y, w: fit.width_in + 0.02, h: fit.height_in };
  const wrap = spot?.wrapped !== undefined;
  sketch.block('value-line-label', words, { block, size_pt, align: 'left', wrap }, { role: 'caption', name: 'value line' });
  if (spot?.wrapped !== undefined) {
    const x = words.x + Math.min(0.3, words.w / 2);
    sketch.line('value-line-leader', [x, words.y > level ? words.y : words.y + words.h], [x, level], shape.stroke('muted', 0.5), {
      role: 'leader',
      layer: 'grid',
    });
  }
  return true;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size_pt: number;
  /** The box of a label that wraps away from the line. A leader joins it to the line. */
  readonly wrapped?: BoxIn;
}

/** Shares of the width of the chart that a label away from the line may take. */
const FAR_WIDTHS = [0.5, 0.35, 0.25] as const;
const FAR_SIZES = [14, 12, 11, 10] as const;
const FAR_STEP = 0.1;

/** The nearest free place away from the line, for a label that finds none beside it. */
function farSpot(block: Block, level: number, plot: ChartPlaces['plot'], box: BoxIn, obstacles: Obstacles, kit: Kit): Spot | undefined {
  const far = Math.max(plot.right, box.x + box.w);
  for (const size_pt of FAR_SIZES)
    for (const share of FAR_WIDTHS) {
      const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: (far - plot.left) * share });
      if (!fit.fits) continue;
      const [w, h] = [fit.width_in + 0.02, fit.height_in];
      for (let away = OFF; away < plot.bottom - box.y; away += FAR_STEP)
        for (const y of [level - away - h, level + away]) {
          if (y < box.y || y + h > plot.bottom) continue;
          for (let x = plot.left; x + w <= far; x += 0.15) {
            const leader = {
              left: x + Math.min(0.3, w / 2) - 0.01,
              right: x + Math.min(0.3, w / 2) + 0.01,
              top: Math.min(y + h, level),
              bottom: Math.max(y, level),
            };
            if (!isClear({ left: x, right: x + w, top: y, bottom: y + h }, obstacles, 0.04) || !isClear(leader, obstacles, 0.02)) continue;
            return { x, y, size_pt, wrapped: { x, y, w, h } };
          }
        }
    }
  return undefined;
}

/**
 * The first place, in the largest size, at which the label touches nothing. Places above the line come before those below it, from the
 * left.
 */
function labelSpot(block: Block, level: number, plot: ChartPlaces['plot'], box: BoxIn, obstacles: Obstacles, kit: Kit): Spot | undefined {
  for (const size_pt of SIZES) {
    const { width_in: w, height_in: h } = kit.fit({ block, sizes_pt: [size_pt], width_in: box.w });
    for (const y of [level - OFF - h, level + OFF])
      for (let x = plot.left; x + w <= Math.max(plot.right, box.x + box.w); x += 0.15)
        if (y >= box.y && isClear({ left: x, right: x + w, top: y, bottom: y + h }, obstacles, 0.04)) return { x, y, size_pt };
  }
  return undefined;
}
