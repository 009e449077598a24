/** Columns side by side for each category: last year, this year, plan; with the change above each group. */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  derived,
  drawLegend,
  type Kit,
  keepFree,
  type LegendEntry,
  legendHeight,
  type Numbers,
  noteUnit,
  numbersOf,
  placeTakeaways,
  positionLabels,
  Sketch,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { judgedText } from '../../marks/judged.ts';
import type { Fill, Stroke } from '../../scene/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { form, type RankData } from './form.ts';

export const variant = defineVariant(form, {
  name: 'grouped_comparison_bar',
  purpose: 'Two to four figures a category side by side: previous, actual, forecast, plan, with the change above.',
  example: {
    headline: 'Every segment grows; services add the most in absolute terms',
    context: 'Revenue by segment, €m',
    source_note: 'Annual report 2025',
    data: {
      unit: '€m',
      good_when: 'up',
      series_labels: ['2024', '2025', 'Plan 2026'],
      categories: [
        { label: 'Machines', values: [412, 431, 455] },
        { label: 'Services', values: [236, 289, 330], emphasis: 'primary' },
        { label: 'Spare parts', values: [158, 171, 180] },
        { label: 'Software', values: [62, 84, 115] },
        { label: 'Used equipment', values: [41, 44, 45] },
      ],
    },
  },
  draw: drawGrouped,
});

/** Fills of scenarios: previous is grey, actual is solid, plan is outlined, forecast is hatched. */
export function scenarioFill(name: string, index: number, count: number): { fill?: Fill; stroke?: Stroke } {
  if (/plan|budget|target|soll|objectif/i.test(name)) return { fill: { color: 'canvas' }, stroke: shape.stroke('ink', 1) };
  if (/forecast|outlook|estimate|prognose|expected|\d{2}[ef]$/i.test(name))
    return { fill: { color: 'soft1', hatch: 'accent1' }, stroke: shape.stroke('accent1', 1) };
  if (count === 1) return { fill: { color: 'accent1' } };
  if (index === 0) return { fill: { color: 'neutral' } };
  return { fill: { color: index === 1 ? 'accent1' : index === 2 ? 'accent2' : 'accent3' } };
}

function drawGrouped(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, d.categories.length, kit);
  const sketch = new Sketch(rest, kit);
  const groups = readGroups(d, pane, kit);
  const { rows, names, numbers } = groups;
  const box = drawKey(sketch, groups, noteUnit(sketch, d.unit, `${pane.pointer}/unit`, keepFree(rest, kit, false)), kit);
  const plan = planGroups(groups, box, kit);
  for (const i of d.categories.keys()) {
    drawColumns(sketch, i, groups, plan);
    drawChange(sketch, i, groups, plan, kit);
    drawName(sketch, i, groups, plan);
  }
  kit.charts.push({
    kind: 'bars',
    id: `${sketch.id}/bars`,
    name: 'Columns',
    along: 'y',
    categories: d.categories.map((c) => c.label),
    series: names.map((name, k) => ({
      name,
      values: rows.map((own) => own[k]),
      marks: rows.map((own, i) => (own[k] === null || own[k] === undefined ? undefined : `${sketch.id}/bar-${i + 1}-${k + 1}`)),
    })),
  });
  const { zero } = plan;
  sketch.line('baseline', [box.x, zero], [box.x + box.w, zero], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
  const alt = `Grouped columns of ${names.join(', ')}: ${d.categories.map((c, i) => `${c.label} ${(rows[i] ?? []).map((v) => (v === null ? '–' : numbers.text(v))).join(', ')}`).join('; ')}.`;
  return sketch.drawing('Grouped columns', alt, beside);
}

interface Groups {
  readonly data: RankData;
  readonly pointer: string;
  /** One value for each category and series. */
  readonly rows: readonly (readonly (number | null)[])[];
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly numbers: Numbers;
}

function readGroups(d: RankData, { pointer }: FormPane, kit: Kit): Groups {
  const rows = d.categories.map((c) => (c.values.length > 0 ? c.values : [c.value]));
  const many = Math.max(...rows.map((r) => r.length));
  if (d.series_labels.length !== many || rows.some((r) => r.length !== many))
    kit.warn('length_mismatch', 'The categories do not all have one value for each of series_labels.', {
      path: `${pointer}/series_labels`,
      remedy: 'Send one value for each series, null where it is missing.',
    });
  const values = rows.flat().filter((v) => v !== null);
  const names = Array.from({ length: many }, (_, k) => d.series_labels[k] ?? '');
  return { data: d, pointer, rows, names, values, numbers: numbersOf(values, d.unit, kit) };
}

/** Draws the names of the series with swatches filled like the columns, and returns what is left of the box. */
function drawKey(sketch: Sketch, groups: Groups, box: BoxIn, kit: Kit): BoxIn {
  const { data, pointer, names } = groups;
  const entries: LegendEntry[] = data.series_labels.map((text, k) => ({ text, path: `${pointer}/series_labels/${k}`, fill: 'accent1' }));
  if (entries.length === 0) return box;
  if (changed(groups).some((change) => change !== undefined) && names.length > 2)
    // Beside a third series, nothing else says which two the change above is between.
    entries.push({
      text: kit.direction === 'rtl' ? `${names[1]} ← ${names[0]}` : `${names[0]} → ${names[1]}`,
      fill: 'ink',
      glyph: data.unit === '%' ? '±' : '±%',
    });
  const h = legendHeight(entries, box.w, 12, kit);
  const drawn = drawLegend(entries, { ...box, h }, 12, 'body/chart/key', kit);
  sketch.add(
    'label',
    ...drawn.map((s) => {
      const k = /swatch-(\d+)$/.exec(s.id)?.[1];
      return s.kind === 'rect' && k !== undefined ? { ...s, ...scenarioFill(names[Number(k) - 1] ?? '', Number(k) - 1, names.length) } : s;
    }),
  );
  return { ...box, y: box.y + h + 0.1, h: box.h - h - 0.1 };
}

/** Places and sizes, in inches. */
interface GroupPlan {
  readonly box: BoxIn;
  readonly slot: number;
  /** Width of a column including the gap beside it. */
  readonly each: number;
  readonly size_pt: number;
  readonly labels: NonNullable<ReturnType<typeof positionLabels>>;
  readonly zero: number;
  readonly perUnit: number;
  /** Height of a line of numbers. */
  readonly lineH: number;
}

function planGroups(groups: Groups, box: BoxIn, kit: Kit): GroupPlan {
  const { data, pointer, names, values } = groups;
  const n = data.categories.length;
  const slot = box.w / n;
  const labels = positionLabels(
    data.categories.map((c) => c.label),
    slot,
    [14, 12, 11, 10],
    slot,
    { left: slot / 2, right: slot / 2 },
    kit,
    Number.POSITIVE_INFINITY,
  );
  if (labels === undefined || labels.kept.length < n)
    throw capacityExceeded(
      'The names of the categories do not fit below their columns at 10 pt.',
      'Shorten the names or send fewer categories.',
      {
        count: n,
        pointer: `${pointer}/categories`,
      },
    );
  const each = Math.min(0.75, (slot * (n === 1 ? 0.4 : 0.72)) / names.length);
  const size_pt = numberSize(groups, each, box.h, kit);
  const lineH = kit.text.pitchIn(size_pt);
  const top = box.y + (names.length >= 2 ? lineH + 0.12 : 0) + lineH + 0.06;
  const foot = box.y + box.h - labels.height_in - 0.1 - (values.some((v) => v < 0) ? lineH + 0.06 : 0);
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const perUnit = high > low ? (foot - top) / (high - low) : 0;
  return { box, slot, each, size_pt, labels, zero: top + high * perUnit, perUnit, lineH };
}

/** The largest size at which numbers are no wider than their columns and do not touch each other. */
function numberSize({ data, pointer, rows, values, numbers }: Groups, each: number, height: number, kit: Kit): number {
  const tallest = Math.max(0, ...values) - Math.min(0, ...values);
  /** Numbers on columns of nearly equal height are side by side, so both need room. */
  const keepApart = (own: readonly (number | null)[], pt: number): boolean =>
    own.every((v, k) => {
      const next = own[k + 1];
      if (v === null || next === null || next === undefined) return true;
      // The plot is lower than the box. A column that is taller than its neighbour by this much is clear of it in any case.
      if (tallest > 0 && (Math.abs(v - next) / tallest) * height * 0.6 > kit.text.pitchIn(pt)) return true;
      const width = (value: number): number => kit.text.widthIn(numbers.text(value), pt);
      return (width(v) + width(next)) / 2 <= each - 0.01;
    });
  const widest = Math.max(0.1, ...values.map((v) => kit.text.widthIn(numbers.text(v), 72)));
  const size_pt = [14, 12, 11, 10].find((s) => (widest * s) / 72 <= each + 0.06 && rows.every((own) => keepApart(own, s)));
  if (size_pt === undefined)
    throw capacityExceeded(
      'The numbers do not fit above columns this narrow at 10 pt.',
      'Send fewer categories or series, or a larger unit.',
      {
        count: data.categories.length,
        pointer: `${pointer}/categories`,
      },
    );
  return size_pt;
}

/** The columns of a category with their numbers, and a dash for a missing value. */
function drawColumns(sketch: Sketch, i: number, { data, pointer, rows, names, numbers }: Groups, plan: GroupPlan): void {
  const { box, slot, each, size_pt, zero, perUnit, lineH } = plan;
  const c = data.categories[i] as RankData['categories'][number];
  const x0 = box.x + slot * (i + 0.5) - (each * names.length) / 2;
  for (const [k, v] of (rows[i] ?? []).entries()) {
    const path = `${pointer}/categories/${i}/${c.values.length > 0 ? `values/${k}` : 'value'}`;
    const x = x0 + k * each;
    if (v === null) {
      sketch.at(`value-${i + 1}-${k + 1}`, { text: '–' }, [x + each / 2, zero - lineH / 2 - 0.06], 'center', size_pt, {
        color: 'muted',
        role: 'label',
      });
      continue;
    }
    const short = Math.abs(v) * perUnit < 0.02;
    const h = Math.max(0.02, Math.abs(v) * perUnit);
    const paint = scenarioFill(names[k] ?? '', k, names.length);
    sketch.rect(`bar-${i + 1}-${k + 1}`, { x: x + each * 0.03, y: v < 0 ? zero : zero - h, w: each * 0.94, h }, paint, {
      name: `column ${i + 1}.${k + 1}: ${c.label} ${names[k] ?? ''}`,
      datum: { path, value: v, scale: 'body/chart/bars', along: 'y', ...(short ? { flags: ['bar_min_length'] as const } : {}) },
    });
    sketch.at(
      `value-${i + 1}-${k + 1}`,
      { text: numbers.text(v), path, bind: 'formatted' },
      [x + each / 2, v < 0 ? zero + h + 0.04 + lineH / 2 : zero - h - 0.04 - lineH / 2],
      'center',
      size_pt,
      {
        role: 'value',
        host: `bar-${i + 1}-${k + 1}`,
        color: k === 0 && names.length > 1 ? 'muted' : 'ink',
        name: `value ${i + 1}.${k + 1}`,
      },
    );
  }
}

/** The change from the first series to the second in each category: points of percentages, else growth, which has no meaning from zero or below. */
const changed = ({ data, rows, names }: Groups): readonly (number | undefined)[] =>
  rows.map(([a, b]) => {
    if (names.length < 2 || a === undefined || a === null || b === undefined || b === null) return undefined;
    if (data.unit === '%') return b - a;
    return a <= 0 ? undefined : ((b - a) / a) * 100;
  });

/** The change above its group. */
function drawChange(sketch: Sketch, i: number, groups: Groups, plan: GroupPlan, kit: Kit): void {
  const { data, pointer } = groups;
  const { box, slot, lineH, size_pt } = plan;
  const exact = changed(groups)[i];
  if (exact === undefined) return;
  const points = data.unit === '%';
  const rate = Number(exact.toFixed(1));
  kit.proofs.push({
    kind: points ? 'difference' : 'growth',
    ok: true,
    expected: exact,
    shown: rate,
    tolerance: 0.05,
    path: `${pointer}/categories/${i}/values`,
  });
  sketch.at(
    `change-${i + 1}`,
    derived(points ? kit.difference(rate, { decimals: 1, unit: '%' }) : kit.number(rate, { decimals: 1, signed: true, unit: '%' })),
    [box.x + slot * (i + 0.5), box.y + lineH / 2],
    'center',
    size_pt,
    {
      bold: true,
      color: judgedText(rate, data.good_when, kit) ?? (rate === 0 ? 'muted' : 'ink'),
      role: 'legend',
    },
  );
}

function drawName(sketch: Sketch, i: number, { data, pointer }: Groups, { box, slot, labels }: GroupPlan): void {
  const c = data.categories[i] as RankData['categories'][number];
  const place = labels.boxes[i];
  if (place === undefined) return;
  sketch.cell(
    `label-${i + 1}`,
    { text: c.label, path: `${pointer}/categories/${i}/label` },
    { x: box.x + slot / 2 + place.x - 0.01, y: box.y + box.h - labels.height_in, w: place.w + 0.02, h: labels.height_in },
    labels.size_pt,
    { align: 'center', anchor: 'top', bold: c.emphasis === 'primary', wrap: labels.lines > 1 },
  );
}
