/** The blocks, numbered where their names do not fit, with demand and price across. */
import { toneColor } from '../../fields/chart-fields.ts';
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  drawLegend,
  type Kit,
  legendHeight,
  numbersOf,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { CurveData } from './form.ts';

export interface CurveOptions {
  /** Blocks below zero pay for themselves: coloured by sign. */
  readonly bySign?: boolean;
  /** Blocks coloured by `group`. */
  readonly byGroup?: boolean;
}

/** The units at the head of the list. */
const UNIT_PT = 12;

export function drawCurve(d: CurveData, pane: FormPane, kit: Kit, { bySign = false, byGroup = false }: CurveOptions): Drawing {
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
  const marked = blocks.some((b) => b.emphasis === 'primary');
  const fillOf = (b: (typeof blocks)[number]): Color =>
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
  let box: BoxIn = pane.box;
  if (byGroup && groups.length > 0) {
    const entries = groups.map((text) => ({
      text,
      path: `${blocks.find((b) => b.group === text)?.pointer ?? ''}/group`,
      fill: kit.accent(groups.indexOf(text)),
    }));
    const h = legendHeight(entries, box.w, 12, kit);
    sketch.add('label', ...drawLegend(entries, { ...box, h }, 12, 'body/chart/key', kit));
    box = { ...box, y: box.y + h + 0.05, h: box.h - h - 0.05 };
  }
  for (const b of blocks) if (b.group !== undefined) kit.drawn.add(`${b.pointer}/group`);
  // The list at the right names every block; blocks wide enough carry their number.
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
  const plotW = box.w - listW - 0.5;
  const lineH = kit.text.pitchIn(12);
  const low = Math.min(0, ...blocks.map((b) => b.cost));
  const high = Math.max(0, d.price?.value ?? 0, ...blocks.map((b) => b.cost));
  const top = box.y + 0.3;
  const foot = box.y + box.h - (low < 0 ? 0.05 : lineH + 0.1);
  const per = high > low ? (foot - top) / (high - low) : 0;
  const zero = top + high * per;
  let x = box.x;
  const perX = plotW / total;
  const pitch = Math.min(0.55, (box.h - 0.3) / blocks.length);
  const listX = box.x + plotW + 0.5;
  const listTop = box.y + 0.3;
  if (d.cost_unit !== '')
    sketch.at('cost-unit', { text: d.cost_unit, path: `${pane.pointer}/cost_unit` }, [box.x + box.w, box.y + 0.12], 'right', UNIT_PT, {
      color: 'muted',
      role: 'axis',
    });
  if (d.volume_unit !== '')
    sketch.at(
      'volume-unit',
      { text: d.volume_unit, path: `${pane.pointer}/volume_unit` },
      [box.x + box.w - costW - 0.25, box.y + 0.12],
      'right',
      UNIT_PT,
      { color: 'muted', role: 'axis' },
    );
  for (const [i, b] of blocks.entries()) {
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
      if (w > kit.text.widthIn(number, 12, { bold: true }) + 0.08 && h > lineH + 0.06)
        sketch.cell(`number-${i + 1}`, { text: number, bind: 'derived' }, { x, y: b.cost < 0 ? zero : zero - h, w, h }, 12, {
          align: 'center',
          wrap: false,
          bold: true,
          color: kit.on(fill),
          role: 'label',
          host: id,
        });
      else if (w > kit.text.widthIn(number, 10) + 0.02)
        sketch.at(
          `number-${i + 1}`,
          { text: number, bind: 'derived' },
          [x + w / 2, b.cost < 0 ? zero + h + 0.1 : zero - h - 0.1],
          'center',
          10,
          { role: 'label', host: id },
        );
    }
    x += w;
    const y = listTop + pitch * (i + 0.5);
    const bold = b.emphasis === 'primary';
    sketch.at(`list-number-${i + 1}`, { text: kit.number(i + 1), bind: 'derived' }, [listX + 0.2, y], 'right', size, {
      bold: true,
      color: 'muted',
      role: 'legend',
    });
    sketch.at(`label-${i + 1}`, { text: b.label, path: `${b.pointer}/label` }, [listX + 0.3, y], 'left', size, { bold, host: id });
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
  sketch.line('baseline', [box.x, zero], [box.x + plotW, zero], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
  if (d.price !== undefined) {
    const y = zero - d.price.value * per;
    const path = `${pane.pointer}/price`;
    kit.drawn.add(path);
    kit.drawn.add(`${path}/value`);
    sketch.line('price', [box.x, y], [box.x + plotW, y], shape.stroke('ink', 1.5, { dash: 'dash' }), {
      role: 'leader',
      layer: 'line',
      name: 'price',
    });
    sketch.at(
      'price-name',
      [
        ...(d.price.label === undefined ? [] : [{ text: `${d.price.label} `, path: `${path}/label` }]),
        { text: costs.text(d.price.value), path: `${path}/value`, bind: 'formatted' as const },
      ],
      [box.x, y - 0.13],
      'left',
      12,
      { bold: true, role: 'label' },
    );
  }
  if (d.demand !== undefined) {
    const path = `${pane.pointer}/demand`;
    kit.drawn.add(path);
    kit.drawn.add(`${path}/value`);
    if (d.demand.value > total)
      kit.warn('outside_axis', 'Demand is larger than the whole volume; its line stands at the end.', {
        path: `${path}/value`,
        remedy: 'Nothing to mend where that is so.',
      });
    const at = box.x + Math.min(total, Math.max(0, d.demand.value)) * perX;
    sketch.line('demand', [at, box.y + 0.26], [at, foot], shape.stroke('ink', 1.5, { dash: 'dash' }), {
      role: 'leader',
      layer: 'line',
      name: 'demand',
    });
    const runs = [
      ...(d.demand.label === undefined ? [] : [{ text: `${d.demand.label} `, path: `${path}/label` }]),
      { text: volumes.text(d.demand.value), path: `${path}/value`, bind: 'formatted' as const },
    ];
    const w = kit.text.widthIn(runs.map((r) => r.text).join(''), 12, { bold: true });
    sketch.at('demand-name', runs, [Math.min(Math.max(at - w / 2, box.x), box.x + plotW - w), box.y + 0.12], 'left', 12, {
      bold: true,
      role: 'label',
    });
  }
  if (low >= 0) {
    sketch.at('from', { text: kit.number(0), bind: 'derived' }, [box.x, foot + 0.05 + lineH / 2], 'left', 12, {
      color: 'muted',
      role: 'axis',
    });
    sketch.at('to', { text: volumes.derived(total).text, bind: 'derived' }, [box.x + plotW, foot + 0.05 + lineH / 2], 'right', 12, {
      color: 'muted',
      role: 'axis',
    });
  }
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
