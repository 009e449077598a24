/** The blocks, with numbers where their names do not fit, and lines for demand and price. */
import { toneColor } from '../../fields/chart-fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  drawLegend,
  type Kit,
  legendHeight,
  type Numbers,
  numbersOf,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import { AXIS_GAP, drawCosts, nameVolumes, ticksBetween, UNIT_PT } from './_axes.ts';
import type { CurveData } from './form.ts';

export interface CurveOptions {
  /** Colours blocks by sign, because blocks below zero pay for themselves. */
  readonly bySign?: boolean;
  /** Colours blocks by `group`. */
  readonly byGroup?: boolean;
}

type Block = CurveData['blocks'][number] & { readonly pointer: string };

/** What all parts of the drawing share: the blocks in the order of their cost, their colours, and all positions. */
interface CurvePlan {
  readonly d: CurveData;
  readonly sketch: Sketch;
  readonly kit: Kit;
  /** JSON Pointer of the form's data. */
  readonly pointer: string;
  readonly blocks: readonly Block[];
  /** Sum of the volumes. */
  readonly total: number;
  readonly costs: Numbers;
  readonly volumes: Numbers;
  readonly fillOf: (b: Block) => Color;
  /** Areas of curve and list, without the key. */
  readonly box: BoxIn;
  /** Type size of the list, points. */
  readonly size: number;
  readonly costW: number;
  readonly plotX: number;
  readonly plotW: number;
  /** Values at the gridlines of the cost. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly lineH: number;
  /** Lowest cost, or 0 when all costs are above zero. */
  readonly low: number;
  readonly foot: number;
  /** Inches for a unit of cost, and for a unit of volume. */
  readonly per: number;
  readonly perX: number;
  /** Height of the line at cost 0. */
  readonly zero: number;
  readonly pitch: number;
  readonly listX: number;
  readonly listTop: number;
}

export function drawCurve(d: CurveData, pane: FormPane, kit: Kit, options: CurveOptions): Drawing {
  const plan = planCurve(d, pane, kit, options);
  const { sketch, blocks, plotX, plotW, zero, total, costs, volumes } = plan;
  nameUnits(plan);
  drawCosts(plan);
  let x = plotX;
  const taken: number[] = [];
  for (const [i, b] of blocks.entries()) {
    drawBlock(plan, b, i, x, taken);
    x += b.volume * plan.perX;
    listBlock(plan, b, i);
  }
  sketch.line('baseline', [plotX, zero], [plotX + plotW, zero], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
  if (d.price !== undefined) drawPrice(plan, d.price);
  if (d.demand !== undefined) drawDemand(plan, d.demand);
  nameVolumes(plan);
  kit.proofs.push({
    kind: 'sum',
    ok: true,
    expected: total,
    shown: Number(total.toFixed(volumes.decimals)),
    tolerance: 0.5 * 10 ** -volumes.decimals,
    path: `${pane.pointer}/blocks`,
  });
  return sketch.drawing(
    'Cost curve',
    `Cost curve: ${blocks.map((b, i) => `${i + 1} ${b.label}, volume ${volumes.text(b.volume)}, cost ${costs.text(b.cost)}`).join('; ')}.`,
  );
}

function planCurve(d: CurveData, pane: FormPane, kit: Kit, options: CurveOptions): CurvePlan {
  const sketch = new Sketch(pane.box, kit, 'body/chart', false);
  const costs = numbersOf([...d.blocks.map((b) => b.cost), d.price?.value], '', kit);
  const volumes = numbersOf(
    d.blocks.map((b) => b.volume),
    '',
    kit,
  );
  const blocks = d.blocks.map((b, i) => ({ ...b, pointer: `${pane.pointer}/blocks/${i}` })).sort((a, b) => a.cost - b.cost);
  const total = blocks.reduce((s, b) => s + b.volume, 0);
  if (total <= 0)
    throw capacityExceeded('All volumes are zero: there is no curve.', 'Send volumes above zero, or bar_rank_chart.', {
      pointer: `${pane.pointer}/blocks`,
    });
  const groups = [...new Set(blocks.flatMap((b) => (b.group === undefined ? [] : [b.group])))];
  const box = options.byGroup && groups.length > 0 ? drawKey(groups, blocks, pane.box, sketch, kit) : pane.box;
  for (const b of blocks) if (b.group !== undefined) kit.drawn.add(`${b.pointer}/group`);
  // The list at the right names every block. Blocks that are wide enough have their number.
  const size = [14, 12, 11, 10].find((pt) => blocks.length * (kit.text.pitchIn(pt) + 0.06) + 0.3 <= box.h);
  if (size === undefined)
    throw capacityExceeded(`${blocks.length} blocks do not fit the list at 10 pt.`, 'Group the smallest blocks.', {
      count: blocks.length,
      pointer: `${pane.pointer}/blocks`,
    });
  const nameW = Math.max(...blocks.map((b) => kit.text.widthIn(b.label, size, { bold: true })));
  const costW = Math.max(
    ...blocks.map((b) => kit.text.widthIn(costs.text(b.cost), size, { bold: true })),
    kit.text.widthIn(d.cost_unit, UNIT_PT),
  );
  const volW = Math.max(...blocks.map((b) => kit.text.widthIn(volumes.text(b.volume), size)), kit.text.widthIn(d.volume_unit, UNIT_PT));
  const listW = 0.3 + nameW + 0.25 + volW + 0.25 + costW;
  if (listW > box.w * 0.48)
    throw capacityExceeded('The names of the blocks leave no room for the curve.', 'Shorten the names.', {
      pointer: `${pane.pointer}/blocks`,
    });
  const lineH = kit.text.pitchIn(12);
  const low = Math.min(0, ...blocks.map((b) => b.cost));
  const high = Math.max(0, d.price?.value ?? 0, ...blocks.map((b) => b.cost));
  const ticks = ticksBetween(low, high, kit);
  const axisW = Math.max(0, ...ticks.map(({ text }) => kit.text.widthIn(text, UNIT_PT))) + AXIS_GAP;
  const plotX = box.x + axisW;
  const plotW = box.w - listW - 0.5 - axisW;
  const top = box.y + 0.3;
  const foot = box.y + box.h - lineH - 0.1;
  const per = high > low ? (foot - top) / (high - low) : 0;
  const zero = top + high * per;
  const perX = plotW / total;
  const pitch = Math.min(0.55, (box.h - 0.3) / blocks.length);
  const listX = plotX + plotW + 0.5;
  const listTop = box.y + 0.3;
  return {
    d,
    sketch,
    kit,
    pointer: pane.pointer,
    blocks,
    total,
    costs,
    volumes,
    fillOf: fillsOf(blocks, groups, kit, options),
    box,
    size,
    costW,
    plotX,
    plotW,
    ticks,
    lineH,
    low,
    foot,
    per,
    perX,
    zero,
    pitch,
    listX,
    listTop,
  };
}

/** Colours by tone, else by group, by sign, or by emphasis. */
function fillsOf(blocks: readonly Block[], groups: readonly string[], kit: Kit, { bySign = false, byGroup = false }: CurveOptions) {
  const marked = blocks.some((b) => b.emphasis === 'primary');
  return (b: Block): Color =>
    toneColor(b.tone, `${b.pointer}/tone`, kit) ??
    (byGroup && b.group !== undefined
      ? kit.accent(groups.indexOf(b.group))
      : bySign
        ? b.cost < 0
          ? 'positive'
          : b.emphasis === 'primary' || !marked
            ? 'accent1'
            : 'neutral'
        : marked && b.emphasis !== 'primary'
          ? 'neutral'
          : 'accent1');
}

/** Draws the key of the groups and returns the room that is left below it. */
function drawKey(groups: readonly string[], blocks: readonly Block[], box: BoxIn, sketch: Sketch, kit: Kit): BoxIn {
  const entries = groups.map((text) => ({
    text,
    path: `${blocks.find((b) => b.group === text)?.pointer ?? ''}/group`,
    fill: kit.accent(groups.indexOf(text)),
  }));
  const h = legendHeight(entries, box.w, 12, kit);
  sketch.add('label', ...drawLegend(entries, { ...box, h }, 12, 'body/chart/key', kit));
  return { ...box, y: box.y + h + 0.05, h: box.h - h - 0.05 };
}

/** The units of cost and volume, above their columns of the list. */
function nameUnits({ d, sketch, pointer, box, costW }: CurvePlan): void {
  if (d.cost_unit !== '')
    sketch.at('cost-unit', { text: d.cost_unit, path: `${pointer}/cost_unit` }, [box.x + box.w, box.y + 0.12], 'right', UNIT_PT, {
      color: 'muted',
      role: 'axis',
    });
  if (d.volume_unit !== '')
    sketch.at(
      'volume-unit',
      { text: d.volume_unit, path: `${pointer}/volume_unit` },
      [box.x + box.w - costW - 0.25, box.y + 0.12],
      'right',
      UNIT_PT,
      { color: 'muted', role: 'axis' },
    );
}

/** One block on the curve, starting at `x`, with its number inside it or at its end. `taken` are the places of numbers across the base. */
function drawBlock(
  { d, sketch, kit, fillOf, per, perX, zero, foot, lineH }: CurvePlan,
  b: Block,
  i: number,
  x: number,
  taken: number[],
): void {
  const w = b.volume * perX;
  const h = Math.max(0.02, Math.abs(b.cost) * per);
  const fill = fillOf(b);
  const id = `block-${i + 1}`;
  kit.drawn.add(`${b.pointer}/volume`);
  kit.drawn.add(`${b.pointer}/cost`);
  if (w > 0) {
    sketch.rect(
      id,
      { x, y: b.cost < 0 ? zero : zero - h, w, h },
      { fill, stroke: shape.stroke('canvas', 0.75) },
      {
        name: `block ${i + 1}: ${b.label}`,
        datum: {
          path: `${b.pointer}/cost`,
          value: b.cost,
          scale: 'body/chart/blocks',
          along: 'y',
          ...(Math.abs(b.cost) * per < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
        },
      },
    );
    const number = kit.number(i + 1);
    // A price line through the middle of the block leaves the number the lower half.
    const isCrossed = d.price !== undefined && b.cost > 0 && Math.abs(d.price.value - b.cost / 2) * per < lineH && h > 3 * lineH;
    const inside = isCrossed ? { y: zero - h / 2 + lineH / 2, h: h / 2 - lineH / 2 } : { y: b.cost < 0 ? zero : zero - h, h };
    if (w > kit.text.widthIn(number, 12, { bold: true }) + 0.08 && h > lineH + 0.06)
      sketch.cell(`number-${i + 1}`, { text: number, bind: 'derived' }, { x, w, ...inside }, 12, {
        align: 'center',
        wrap: false,
        bold: true,
        color: kit.on(fill),
        role: 'label',
        host: id,
      });
    // The numbers of the volumes stand below the lowest block.
    else if (w > kit.text.widthIn(number, 10) + 0.02 && (b.cost >= 0 || zero + h + lineH < foot))
      sketch.at(
        `number-${i + 1}`,
        { text: number, bind: 'derived' },
        [x + w / 2, b.cost < 0 ? zero + h + 0.1 : zero - h - 0.1],
        'center',
        10,
        { role: 'label', host: id },
      );
    else {
      // A block narrower than its number has it across the base, where its higher neighbour is not.
      const [at, half] = [x + w / 2, kit.text.widthIn(number, 10) / 2 + 0.02];
      if (taken.some((other) => Math.abs(other - at) < 2 * half)) return;
      taken.push(at);
      sketch.at(`number-${i + 1}`, { text: number, bind: 'derived' }, [at, b.cost < 0 ? zero - 0.1 : zero + 0.1], 'center', 10, {
        role: 'label',
        host: id,
      });
    }
  }
}

/** One line of the list at the right. */
function listBlock({ sketch, kit, box, size, costW, pitch, listX, listTop, costs, volumes }: CurvePlan, b: Block, i: number): void {
  const y = listTop + pitch * (i + 0.5);
  const bold = b.emphasis === 'primary';
  sketch.at(`list-number-${i + 1}`, { text: kit.number(i + 1), bind: 'derived' }, [listX + 0.2, y], 'right', size, {
    bold: true,
    color: 'muted',
    role: 'legend',
  });
  sketch.at(`label-${i + 1}`, { text: b.label, path: `${b.pointer}/label` }, [listX + 0.3, y], 'left', size, {
    bold,
    host: `block-${i + 1}`,
  });
  sketch.at(
    `volume-${i + 1}`,
    { text: volumes.text(b.volume), path: `${b.pointer}/volume`, bind: 'formatted' },
    [box.x + box.w - costW - 0.25, y],
    'right',
    size,
    { color: 'muted', role: 'legend' },
  );
  sketch.at(
    `cost-${i + 1}`,
    { text: costs.text(b.cost), path: `${b.pointer}/cost`, bind: 'formatted' },
    [box.x + box.w, y],
    'right',
    size,
    { bold: true, role: 'legend' },
  );
}

function drawPrice({ sketch, kit, pointer, plotX, plotW, per, zero, costs }: CurvePlan, price: NonNullable<CurveData['price']>): void {
  const y = zero - price.value * per;
  const path = `${pointer}/price`;
  kit.drawn.add(path);
  kit.drawn.add(`${path}/value`);
  // On dark blocks the dashes are seen on a line of the ground.
  sketch.line('price-ground', [plotX, y], [plotX + plotW, y], shape.stroke('canvas', 3.5), { role: 'decoration', layer: 'line' });
  sketch.line('price', [plotX, y], [plotX + plotW, y], shape.stroke('ink', 1.5, { dash: 'dash' }), {
    role: 'leader',
    layer: 'line',
    name: 'price',
  });
  sketch.at(
    'price-name',
    [
      ...(price.label === undefined ? [] : [{ text: `${price.label} `, path: `${path}/label` }]),
      { text: costs.text(price.value), path: `${path}/value`, bind: 'formatted' as const },
    ],
    [plotX + 0.05, y - 0.13],
    'left',
    12,
    { bold: true, role: 'label' },
  );
}

function drawDemand(
  { sketch, kit, pointer, box, plotX, plotW, perX, foot, total, volumes }: CurvePlan,
  demand: NonNullable<CurveData['demand']>,
): void {
  const path = `${pointer}/demand`;
  kit.drawn.add(path);
  kit.drawn.add(`${path}/value`);
  if (demand.value > total)
    kit.warn('outside_axis', 'Demand is larger than the whole volume; its line stands at the end.', {
      path: `${path}/value`,
      remedy: 'Nothing to mend where that is so.',
    });
  const at = plotX + Math.min(total, Math.max(0, demand.value)) * perX;
  sketch.line('demand', [at, box.y + 0.26], [at, foot], shape.stroke('ink', 1.5, { dash: 'dash' }), {
    role: 'leader',
    layer: 'line',
    name: 'demand',
  });
  const runs = [
    ...(demand.label === undefined ? [] : [{ text: `${demand.label} `, path: `${path}/label` }]),
    { text: volumes.text(demand.value), path: `${path}/value`, bind: 'formatted' as const },
  ];
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), 12, { bold: true });
  sketch.at('demand-name', runs, [Math.min(Math.max(at - w / 2, plotX), plotX + plotW - w), box.y + 0.12], 'left', 12, {
    bold: true,
    role: 'label',
  });
}
