/** Bars with a target tick in each row, and the distance to it in a separate column. */
import {
  type Drawing,
  derived,
  drawRowNames,
  type Kit,
  keepFree,
  type Numbers,
  placeTakeaways,
  planNamedRows,
  type RowPlan,
  Sketch,
  type SourcedText,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { judged } from '../../marks/judged.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawRowBars, sidesOf } from './_bars.ts';
import { noteUnitOf, type Row, type RowScale, readRows, rowScale } from './_rows.ts';
import { form, type RankData } from './form.ts';

export const variant = defineVariant(form, {
  name: 'benchmark_target_bar',
  purpose: 'Who reaches the target and who misses it, by how much.',
  example: {
    headline: 'Two of six sites miss the safety target, both on night shifts',
    context: 'Days without a lost-time accident, share of the year',
    source_note: 'Site safety reports',
    data: {
      unit: '%',
      categories: [
        { label: 'Rotterdam', value: 97, target: 94, tone: 'good' },
        { label: 'Gdańsk', value: 96, target: 94, tone: 'good' },
        { label: 'Valencia', value: 95, target: 94, tone: 'good' },
        { label: 'Trieste', value: 94, target: 94, tone: 'good' },
        { label: 'Hamburg', value: 88, target: 94, tone: 'bad', emphasis: 'primary' },
        { label: 'Piraeus', value: 83, target: 94, tone: 'bad' },
      ],
    },
  },
  draw: drawTargets,
});

function drawTargets(d: RankData, pane: FormPane, kit: Kit): Drawing {
  const { shapes: beside, rest: whole } = placeTakeaways(d.takeaways, `${pane.pointer}/takeaways`, pane.box, 8, kit);
  const rest = keepFree(whole, kit);
  const { rows, numbers } = readRows(d, pane, kit);
  const sketch = new Sketch(rest, kit);
  const targets = rows.flatMap((r) => (r.category.target === undefined ? [] : [r.category.target]));
  const same = targets.length > 0 && targets.every((t) => t === targets[0]);
  const box = noteUnitOf(d, pane, sketch, rest);
  const headH = targets.length > 0 ? 0.3 : 0;
  const plan = planNamedRows(rows, { ...box, y: box.y + headH, h: box.h - headH }, kit, {
    what: 'categories',
    pointer: `${pane.pointer}/categories`,
  });
  const gaps = rows.map((row) => gapOf(row, d.good_when, numbers, d.unit, kit));
  const gapW = Math.max(0, ...gaps.map((g) => (g === undefined ? 0 : kit.text.widthIn(`▼ ${g.text.text}`, plan.size_pt, { bold: true }))));
  // A target that all rows share is printed above its tick; different targets are in a separate column.
  const targetW = same ? 0 : Math.max(0, ...targets.map((t) => kit.text.widthIn(numbers.text(t), plan.size_pt)));
  const targetsEnd = plan.box.x + plan.box.w - (gapW > 0 ? gapW + 0.3 : 0);
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `bar-${i + 1}`);
  const from = plan.box.x + plan.label_w + 0.15;
  const plot = { x: from, y: plan.box.y, w: targetsEnd - from - (targetW > 0 ? targetW + 0.3 : 0), h: plan.box.h };
  // Numbers are outside the bar and outside its target tick.
  const reach = rows.map((r) => ({
    value: r.value < 0 ? Math.min(r.value, r.category.target ?? r.value) : Math.max(r.value, r.category.target ?? r.value),
    label_w: (sidesOf([r], plan.size_pt, kit)[0]?.label_w ?? 0) + 0.06,
  }));
  const scale = rowScale(reach, plot);
  drawRowBars(sketch, [], plan, scale);
  kit.charts.push({
    kind: 'bars',
    id: `${sketch.id}/bars`,
    name: 'Bars',
    along: 'x',
    categories: rows.map((r) => r.label),
    series: [
      {
        name: 'Value',
        values: rows.map((r) => (r.missing ? null : r.value)),
        marks: rows.map((r, i) => (r.missing ? undefined : `${sketch.id}/bar-${i + 1}`)),
      },
    ],
  });
  const chart: TargetChart = { plan, numbers, scale, same, targetsEnd };
  for (const [i, row] of rows.entries()) {
    drawBar(sketch, i, row, chart);
    drawTick(sketch, i, row, chart, kit);
    drawValue(sketch, i, row, chart, kit);
    drawTargetValue(sketch, i, row, chart);
    drawGap(sketch, i, row, gaps[i], plan, kit);
  }
  const gapHead = kit.word('variance');
  if (gapW > 0 && headH > 0 && kit.text.widthIn(gapHead, 12) <= gapW + 0.25)
    sketch.at('gap-head', { text: gapHead, bind: 'derived' }, [plan.box.x + plan.box.w, plan.box.y - 0.15], 'right', 12, {
      role: 'header',
      color: 'muted',
    });
  const first = rows.find((r) => r.category.target !== undefined);
  if (first !== undefined) drawTargetName(sketch, first, chart, plot.x + plot.w, kit);
  const alt = `Bars against target: ${rows.map((r) => `${r.label} ${r.printed.text}${r.category.target === undefined ? '' : `, target ${numbers.text(r.category.target)}`}`).join('; ')}.`;
  return sketch.drawing('Bars against target', alt, beside);
}

/** Rows, their scale, and the place where their targets are printed. */
interface TargetChart {
  readonly plan: RowPlan;
  readonly numbers: Numbers;
  readonly scale: RowScale;
  /** All targets are equal. */
  readonly same: boolean;
  /** Right edge of the column of targets. */
  readonly targetsEnd: number;
}

interface Gap {
  readonly text: SourcedText;
  /** Undefined where the request says neither by a tone nor by `good_when` which side of the target is good. */
  readonly judged: 'positive' | 'negative' | undefined;
  /** Points to the side of the target on which a bad value is. */
  readonly sign: '▲' | '▼';
}

function gapOf(row: Row, good: RankData['good_when'], { decimals }: Numbers, unit: string, kit: Kit): Gap | undefined {
  const { target, gap, tone } = row.category;
  if (target === undefined && gap === undefined) return undefined;
  const distance = target === undefined || row.missing ? 0 : row.value - target;
  const own = row.fill === 'negative' || row.fill === 'positive' ? row.fill : undefined;
  const look = { judged: tone === undefined ? judged(distance, good) : own, sign: distance > 0 ? '▲' : '▼' } as const;
  if (gap !== undefined) return { text: { text: gap, path: `${row.pointer}/gap` }, ...look };
  if (row.missing) return undefined;
  return { text: derived(kit.difference(distance, { decimals, unit })), ...look };
}

function drawBar(sketch: Sketch, i: number, row: Row, { plan, scale }: TargetChart): void {
  if (row.missing) return;
  const h = plan.pitch * 0.5;
  const w = scale.length(row.value);
  sketch.rect(
    `bar-${i + 1}`,
    { x: row.value < 0 ? scale.x(row.value) : scale.zero, y: plan.mid(i) - h / 2, w: Math.max(0.02, w), h },
    { fill: row.fill },
    {
      name: `bar ${i + 1}: ${row.label}`,
      datum: {
        path: row.value_path,
        value: row.value,
        scale: 'body/chart/bars',
        along: 'x',
        ...(w < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
      },
    },
  );
}

function drawTick(sketch: Sketch, i: number, row: Row, { plan, numbers, scale, same }: TargetChart, kit: Kit): void {
  const { target } = row.category;
  if (target === undefined) return;
  const mid = plan.mid(i);
  kit.drawn.add(`${row.pointer}/target`);
  if (same) kit.said_once.add(`${row.pointer}/target`);
  sketch.line(
    `target-${i + 1}`,
    [scale.x(target), mid - plan.pitch * 0.4],
    [scale.x(target), mid + plan.pitch * 0.4],
    shape.stroke('ink', WIDTH.target),
    { role: 'decoration', layer: 'line', name: `target ${i + 1}: ${numbers.text(target)}`, datum: { path: `${row.pointer}/target` } },
  );
}

/**
 * The number is inside the bar when the bar is long enough, so that the tick never meets it; otherwise it is outside the bar and its tick.
 */
function drawValue(sketch: Sketch, i: number, row: Row, { plan, scale }: TargetChart, kit: Kit): void {
  const { target } = row.category;
  const w = kit.text.widthIn(row.printed.text, plan.size_pt, { bold: row.bold });
  const end = scale.x(row.value);
  const tick = scale.x(target ?? row.value);
  const inside = scale.length(row.value) > w + 0.2 && row.value > 0;
  const crossed = target !== undefined && tick > end - w - 0.14 && tick < end + 0.02;
  const outside = row.value < 0 ? Math.min(end, tick) - 0.06 : Math.max(end, tick) + 0.06;
  const x = inside ? (crossed ? tick : end) - 0.08 : outside;
  sketch.at(`value-${i + 1}`, row.printed, [x, plan.mid(i)], inside || row.value < 0 ? 'right' : 'left', plan.size_pt, {
    role: 'label',
    host: `bar-${i + 1}`,
    bold: row.bold,
    color: inside ? kit.on(row.fill) : 'ink',
    name: `value ${i + 1}: ${row.label}`,
  });
}

function drawTargetValue(sketch: Sketch, i: number, row: Row, { plan, numbers, same, targetsEnd }: TargetChart): void {
  const { target } = row.category;
  if (target === undefined || same) return;
  sketch.at(
    `target-value-${i + 1}`,
    { text: numbers.text(target), path: `${row.pointer}/target`, bind: 'formatted' },
    [targetsEnd, plan.mid(i)],
    'right',
    plan.size_pt,
    { color: 'muted', name: `target ${i + 1}: ${row.label}`, role: 'legend' },
  );
}

function drawGap(sketch: Sketch, i: number, row: Row, gap: Gap | undefined, plan: RowPlan, kit: Kit): void {
  if (gap === undefined) return;
  const { text, path, bind = 'verbatim' } = gap.text;
  sketch.at(
    `gap-${i + 1}`,
    [...(gap.judged === 'negative' ? [{ text: `${gap.sign} ` }] : []), { text, ...(path === undefined ? {} : { path }), bind }],
    [plan.box.x + plan.box.w, plan.mid(i)],
    'right',
    plan.size_pt,
    {
      color: gap.judged === undefined ? 'muted' : kit.asText(gap.judged),
      bold: row.bold,
      name: `gap ${i + 1}: ${row.label}`,
      role: 'legend',
    },
  );
}

/** The number of the shared target above the ticks, or the head of the column of targets. */
function drawTargetName(
  sketch: Sketch,
  first: Row,
  { plan, numbers, scale, same, targetsEnd }: TargetChart,
  right: number,
  kit: Kit,
): void {
  const target = first.category.target ?? 0;
  const word = kit.word('target');
  const text = same ? `${word} ${numbers.text(target)}` : `| ${word}`;
  const w = kit.text.widthIn(text, 12, { bold: true });
  const left = same ? Math.min(scale.x(target) + w / 2, right) - w : targetsEnd - w;
  // A number that is printed once is bound to the first row that sent it, in the wording of that row.
  const runs = same
    ? [
        { text: `${word} `, bind: 'derived' as const },
        { text: numbers.text(target), path: `${first.pointer}/target`, bind: 'formatted' as const },
      ]
    : { text, bind: 'derived' as const };
  sketch.at('target-name', runs, [left, plan.box.y - 0.15], 'left', 12, { bold: true, role: 'legend' });
}
