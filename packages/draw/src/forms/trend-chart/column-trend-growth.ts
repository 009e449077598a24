/** Columns over time, with the compound growth rate on an arrow from the first to the last. */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  type Kit,
  keepFree,
  noteEvenDates,
  noteUnit,
  numbersOf,
  placeTakeaways,
  positionLabels,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawTrendPanels } from './_panels-of-trend.ts';
import { readTrend, trendAlt } from './_read.ts';
import { form, type TrendData } from './form.ts';

export const variant = defineVariant(form, {
  name: 'column_trend_growth',
  purpose: 'One figure over up to twelve periods as columns, with the compound growth rate from first to last.',
  example: {
    headline: 'Recurring revenue has grown by a fifth a year since 2020',
    context: 'Annual recurring revenue, €m',
    source_note: 'Audited accounts; 2026 from the plan',
    data: {
      unit: '€m',
      periods: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
      series: [{ label: 'Recurring revenue', values: [41, 48, 59, 73, 86, 104], forecast_values: [121] }],
    },
  },
  draw: drawColumns,
});

const yearOf = (period: string | undefined): number | undefined => {
  const found = /(?:19|20)\d{2}/.exec(period ?? '')?.[0];
  return found === undefined ? undefined : Number(found);
};

function drawColumns(d: TrendData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, d.periods.length, kit);
  const t = readTrend(d, pane, kit);
  noteEvenDates(t.time, `${pane.pointer}/periods`, kit);
  const sketch = new Sketch(rest, kit, 'body/chart', false);
  const n = t.periods.length;
  const [s] = t.series;
  if (t.series.length > 1 || n > 24 || s === undefined) {
    kit.warn('layout_switched', 'Several series, or more than 24 periods, are drawn as small panels instead of columns.', {
      path: `${pane.pointer}/series`,
      remedy: 'Send one series of at most 24 periods.',
    });
    drawTrendPanels(sketch, t, rest, pane, kit, 'column');
    return sketch.drawing('Small columns', `Columns. ${trendAlt(t, kit)}`, beside);
  }
  const values = s.points.map((p) => p.value);
  const numbers = numbersOf(values, t.unit, kit);
  const box: BoxIn = noteUnit(sketch, t.unit, t.unit_path, keepFree(rest, kit, false), 12);
  const slot = Math.min(box.w / n, 2.4);
  const x0 = box.x + (box.w - slot * n) / 2;
  const labels = positionLabels(t.periods, slot, [14, 12, 11, 10], slot, { left: slot / 2, right: slot / 2 }, kit);
  const widest = Math.max(0.1, ...values.map((v) => kit.text.widthIn(numbers.text(v), 72, { bold: true })));
  const size_pt = [16, 14, 12, 11, 10].find((p) => (widest * p) / 72 <= slot - 0.06);
  if (labels === undefined || size_pt === undefined)
    throw capacityExceeded(
      'The numbers or names of the periods do not fit at 10 pt.',
      'Send fewer periods, shorter names, or a larger unit.',
      { pointer: `${pane.pointer}/periods`, count: n },
    );
  const lineH = kit.text.pitchIn(size_pt);
  const first = s.points[0];
  const last = s.points.findLast((p) => !p.forecast) ?? s.points.at(-1);
  // The growth arrow is left out when the caller sends arrows, because they show what has grown.
  const growing = d.arrows.length === 0 && first !== undefined && last !== undefined && first !== last && first.value > 0 && last.value > 0;
  const arrowH = growing ? 0.55 : 0;
  const high = Math.max(0, ...values, d.value_line?.value ?? 0);
  const low = Math.min(0, ...values);
  const top = box.y + arrowH + lineH + 0.06;
  const foot = box.y + box.h - labels.height_in - 0.12 - (low < 0 ? lineH + 0.06 : 0);
  const per = high > low ? (foot - top) / (high - low) : 0;
  const zero = top + high * per;
  const mid = (i: number): number => x0 + slot * (i + 0.5);
  for (const p of s.points) {
    const h = Math.max(0.02, Math.abs(p.value) * per);
    const short = Math.abs(p.value) * per < 0.02;
    const paint = p.forecast
      ? { fill: { color: 'soft1' as const, hatch: 'accent1' as const }, stroke: shape.stroke('accent1', 1) }
      : { fill: 'accent1' as const };
    sketch.rect(`bar-${p.i + 1}`, { x: mid(p.i) - slot / 3, y: p.value < 0 ? zero : zero - h, w: (slot * 2) / 3, h }, paint, {
      name: `column ${p.i + 1}: ${t.periods[p.i] ?? ''}`,
      datum: {
        path: p.path,
        value: p.value,
        scale: 'body/chart/bars',
        along: 'y',
        ...(short ? { flags: ['bar_min_length'] as const } : {}),
      },
    });
    sketch.at(
      `value-${p.i + 1}`,
      { text: numbers.text(p.value), path: p.path, bind: 'formatted' },
      [mid(p.i), p.value < 0 ? zero + h + 0.04 + lineH / 2 : zero - h - 0.04 - lineH / 2],
      'center',
      size_pt,
      { role: 'value', host: `bar-${p.i + 1}`, bold: kit.compared.size > 0 ? kit.compared.has(t.periods[p.i] ?? '') : p === last },
    );
  }
  kit.charts.push({
    kind: 'bars',
    id: `${sketch.id}/bars`,
    name: 'Columns',
    along: 'y',
    categories: t.periods,
    series: [
      {
        name: s.label,
        values: t.periods.map((_, i) => s.points.find((p) => p.i === i)?.value),
        marks: t.periods.map((_, i) => (s.points.some((p) => p.i === i) ? `${sketch.id}/bar-${i + 1}` : undefined)),
      },
    ],
  });
  kit.drawn.add(s.path);
  sketch.line('baseline', [x0, zero], [x0 + slot * n, zero], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
  for (const i of t.periods.keys()) kit.drawn.add(`${pane.pointer}/periods/${i}`);
  for (const [k, i] of labels.kept.entries()) {
    const b = labels.boxes[k];
    if (b !== undefined)
      sketch.cell(
        `tick-${i + 1}`,
        { text: t.periods[i] ?? '', path: `${pane.pointer}/periods/${i}` },
        { x: mid(0) + b.x - 0.01, y: box.y + box.h - labels.height_in, w: b.w + 0.02, h: labels.height_in },
        labels.size_pt,
        kit.compared.has(t.periods[i] ?? '')
          ? { align: 'center', anchor: 'top', role: 'axis', bold: true, wrap: labels.lines > 1 }
          : { align: 'center', anchor: 'top', role: 'axis', color: 'muted', wrap: labels.lines > 1 },
      );
  }
  if (labels.kept.length < n)
    kit.warn('labels_thinned', `${labels.kept.length} of ${n} period names are printed.`, {
      path: `${pane.pointer}/periods`,
      remedy: 'Shorten the names.',
    });
  if (growing)
    growthArrow(
      sketch,
      t.periods,
      d.growth_label,
      t.unit,
      pane,
      first,
      last,
      mid,
      box.y,
      zero - first.value * per - 0.1 - lineH,
      zero - last.value * per - 0.1 - lineH,
      kit,
    );
  return sketch.drawing('Columns over time', `Columns. ${trendAlt(t, kit)}`, beside);
}

function growthArrow(
  sketch: Sketch,
  periods: readonly string[],
  growthLabel: string | undefined,
  unit: string,
  pane: FormPane,
  first: { i: number; value: number },
  last: { i: number; value: number },
  mid: (i: number) => number,
  top: number,
  fromY: number,
  toY: number,
  kit: Kit,
): void {
  const [a, b] = [yearOf(periods[first.i]), yearOf(periods[last.i])];
  const years = a !== undefined && b !== undefined && b > a ? b - a : undefined;
  const points = unit === '%';
  const rate = points
    ? last.value - first.value
    : years === undefined
      ? (last.value / first.value - 1) * 100
      : ((last.value / first.value) ** (1 / years) - 1) * 100;
  const shown = Number(rate.toFixed(1));
  kit.proofs.push({
    kind: points ? 'difference' : years === undefined ? 'growth' : 'cagr',
    ok: true,
    expected: rate,
    shown,
    tolerance: 0.05,
    path: `${pane.pointer}/series/0/values`,
  });
  const number = points ? kit.difference(shown, { decimals: 1, unit }) : kit.number(shown, { decimals: 1, signed: true, unit: '%' });
  const runs =
    growthLabel !== undefined
      ? [{ text: growthLabel, path: `${pane.pointer}/growth_label` }, { text: ` ${number}` }]
      : [{ text: points || years === undefined || years < 2 ? number : `CAGR ${number}` }];
  const w = kit.text.widthIn(runs.map((r) => r.text).join(''), 14, { bold: true }) + 0.36;
  const y = top + 0.19;
  const [x1, x2] = [mid(first.i), mid(last.i)];
  const pen = shape.stroke('muted', 1);
  const c = (x1 + x2) / 2;
  sketch.line('growth-from', [x1, fromY], [x1, y], pen, { role: 'leader' });
  if (w + 0.3 < x2 - x1) {
    sketch.line('growth-left', [x1, y], [c - w / 2, y], pen, { role: 'leader' });
    sketch.line('growth-right', [c + w / 2, y], [x2, y], pen, { role: 'leader' });
  } else sketch.line('growth', [x1, y], [x2, y], pen, { role: 'leader' });
  if (toY - y > 0.05) sketch.line('growth-to', [x2, y], [x2, toY], shape.stroke('muted', 1, { tail: 'triangle' }), { role: 'leader' });
  sketch.rect(
    'growth-pill',
    { x: c - w / 2, y: y - 0.17, w, h: 0.34 },
    { fill: 'soft1', radius_in: 0.17 },
    { role: 'chip', layer: 'label' },
  );
  sketch.cell('growth-rate', runs, { x: c - w / 2, y: y - 0.17, w, h: 0.34 }, 14, {
    bold: true,
    align: 'center',
    wrap: false,
    role: 'label',
    color: kit.on('soft1'),
    host: 'growth-pill',
  });
}
