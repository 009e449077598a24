/** Funnel rows: bars left-aligned or centred, step rates between them, and the action and owner beside them. */
import { cutTop, type Drawing, drawRowNames, type Kit, planNamedRows, type RowPlan, Sketch, shape } from '../../layout/index.ts';
import { overallRuns } from '../../marks/funnel.ts';
import type { FormPane } from '../define.ts';
import { type FunnelData, funnelAlt, readStages, type Stage } from './form.ts';

export function drawFunnelRows(d: FunnelData, pane: FormPane, kit: Kit, centred: boolean): Drawing {
  const { stages, overall } = readStages(d, pane, kit);
  const sketch = new Sketch(pane.box, kit);
  const heads = !centred && stages.some((s) => s.sub !== undefined || s.meta !== undefined);
  const box = heads ? cutTop(pane.box, HEAD_H, 0).rest : pane.box;
  const chart = planFunnel(stages, { ...pane, box }, centred, kit);
  const { plan } = chart;
  if (heads) drawHeads(sketch, chart, kit);
  drawRowNames(sketch, stages.map(nameOf), plan, plan.box.x, (i) => `bar-${i + 1}`);
  for (const [i, s] of stages.entries()) {
    drawBar(sketch, i, s, stages[i - 1], chart);
    drawValue(sketch, i, s, chart, kit);
    if (s.rate !== undefined) drawRate(sketch, i, s, s.rate, chart, kit);
    drawTexts(sketch, i, s, chart);
  }
  const last = stages.at(-1);
  if (overall !== undefined && last !== undefined) drawOverall(sketch, overall, last, stages.length - 1, chart, kit);
  return sketch.drawing('Funnel', funnelAlt(stages));
}

const nameOf = (s: Stage) => ({ label: s.label, label_path: s.label_path, bold: s.bold });

/** Height of the line of heads over the texts, inches. */
const HEAD_H = 0.3;

/** What is done, and who owns it: a head over each column of texts, where it is no wider than its column. */
function drawHeads(sketch: Sketch, { plan, end, subW, metaW }: FunnelPlan, kit: Kit): void {
  const right = plan.box.x + plan.box.w;
  const columns = [
    { key: 'sub-head', word: kit.word('action'), x: end + TEXT_GAP, w: subW },
    { key: 'meta-head', word: kit.word('owner'), x: right - metaW, w: metaW },
  ];
  for (const { key, word, x, w } of columns)
    if (w > 0 && kit.text.widthIn(word, 12) <= w)
      sketch.cell(key, { text: word, bind: 'derived' }, { x, y: plan.box.y - HEAD_H, w, h: HEAD_H - 0.04 }, 12, {
        role: 'header',
        color: 'muted',
        align: 'left',
        wrap: false,
      });
}

/** Gap between the bars and the texts beside them, inches. */
const TEXT_GAP = 0.25;

/** Positions of the columns, inches. */
interface FunnelPlan {
  readonly plan: RowPlan;
  readonly centred: boolean;
  /** Start of the bars, their largest length, and their end including the numbers. */
  readonly x0: number;
  readonly room: number;
  readonly end: number;
  readonly valueW: number;
  /** Widths of the columns of texts; 0 for none. */
  readonly subW: number;
  readonly metaW: number;
  /** Gap between two bars. */
  readonly gap: number;
  readonly bar: number;
  /** Size of the step rates. */
  readonly small: number;
  readonly lengthOf: (s: Stage) => number;
  readonly leftOf: (s: Stage) => number;
}

function planFunnel(stages: readonly Stage[], { box, pointer }: FormPane, centred: boolean, kit: Kit): FunnelPlan {
  const plan = planNamedRows(stages.map(nameOf), box, kit, { what: 'stages', pointer: `${pointer}/stages`, share: 0.22, max_pitch: 1.1 });
  const subs = stages.some((s) => s.sub !== undefined);
  const metas = stages.some((s) => s.meta !== undefined);
  const small = plan.level.name === 'D0' ? 12 : 10;
  const metaW = metas ? Math.min(1.6, Math.max(...stages.map((s) => kit.text.widthIn(s.meta ?? '', plan.size_pt))) + 0.02) : 0;
  const subW = subs ? Math.min(box.w * 0.24, Math.max(1.6, ...stages.map((s) => kit.text.widthIn(s.sub ?? '', plan.size_pt))) + 0.02) : 0;
  const x0 = plan.box.x + plan.label_w + 0.2;
  const end = plan.box.x + plan.box.w - (metaW > 0 ? metaW + TEXT_GAP : 0) - (subW > 0 ? subW + TEXT_GAP : 0);
  const valueW = Math.max(...stages.map((s) => kit.text.widthIn(s.printed.text, plan.size_pt, { bold: true }))) + 0.12;
  const room = end - x0 - valueW;
  const largest = Math.max(0, ...stages.map((s) => s.value ?? 0));
  const perUnit = largest > 0 ? room / largest : 0;
  const gap = Math.min(0.36, plan.pitch * 0.42);
  const lengthOf = (s: Stage): number => Math.max(s.value === null ? 0 : 0.02, Math.abs(s.value ?? 0) * perUnit);
  const leftOf = (s: Stage): number => (centred ? x0 + (room - lengthOf(s)) / 2 : x0);
  return { plan, centred, x0, room, end, valueW, subW, metaW, gap, bar: plan.pitch - gap, small, lengthOf, leftOf };
}

/** The bar of a stage; a centred one is joined to the bar before it. */
function drawBar(sketch: Sketch, i: number, s: Stage, before: Stage | undefined, chart: FunnelPlan): void {
  const { plan, centred, gap, bar, lengthOf, leftOf } = chart;
  if (s.value === null) return;
  const w = lengthOf(s);
  const y = plan.mid(i) - bar / 2;
  const { kit } = sketch;
  kit.named.push({ category: s.label, at: `${sketch.id}/bar-${i + 1}`, grows: kit.direction === 'rtl' ? 'left' : 'right' });
  sketch.rect(
    `bar-${i + 1}`,
    { x: leftOf(s), y, w, h: bar },
    { fill: s.fill },
    {
      name: `stage ${i + 1}: ${s.label}`,
      datum: {
        path: `${s.pointer}/value`,
        value: s.value,
        ...(centred ? {} : { scale: 'body/chart/stages', along: 'x' as const }),
        ...(w <= 0.02 ? { flags: ['bar_min_length'] as const } : {}),
      },
    },
  );
  if (!centred || before === undefined || before.value === null) return;
  const top = y - gap;
  const [a, b] = [leftOf(before), leftOf(s)];
  sketch.path(
    `neck-${i}`,
    [['M', a, top], ['L', a + lengthOf(before), top], ['L', b + w, y], ['L', b, y], ['Z']],
    { fill: 'track' },
    { role: 'decoration', layer: 'back' },
  );
}

/** The number is inside a centred bar if it fits there, else right of the bar. */
function drawValue(sketch: Sketch, i: number, s: Stage, { plan, centred, lengthOf, leftOf }: FunnelPlan, kit: Kit): void {
  const w = lengthOf(s);
  const inside = centred && w > kit.text.widthIn(s.printed.text, plan.size_pt, { bold: s.bold }) + 0.2;
  const x = inside ? leftOf(s) + w / 2 : leftOf(s) + w + 0.06;
  sketch.at(`value-${i + 1}`, s.printed, [x, plan.mid(i)], inside ? 'center' : 'left', plan.size_pt, {
    role: inside ? 'label' : 'value',
    host: `bar-${i + 1}`,
    bold: s.bold,
    ...(inside ? { color: kit.on(s.fill) } : {}),
  });
}

/** The share that came from the stage before, between the two bars. The worst rate has a ground. */
function drawRate(sketch: Sketch, i: number, s: Stage, rate: string, chart: FunnelPlan, kit: Kit): void {
  const { plan, centred, x0, room, gap, bar, small } = chart;
  const h = kit.text.pitchIn(small) + 0.02;
  if (gap < h) return;
  const w = kit.text.widthIn(rate, small, { bold: s.worst }) + 0.2;
  const x = centred ? x0 + room / 2 - w / 2 : x0 + 0.05;
  const y = plan.mid(i) - bar / 2 - gap / 2 - h / 2;
  if (s.worst) sketch.rect(`rate-ground-${i}`, { x, y, w, h }, { fill: 'softNegative', radius_in: h / 2 }, { role: 'chip', layer: 'line' });
  sketch.cell(`rate-${i}`, { text: rate, bind: 'derived' }, { x, y, w, h }, small, {
    align: 'center',
    wrap: false,
    bold: s.worst,
    color: s.worst ? kit.on('softNegative') : centred ? kit.on('track') : 'muted',
    role: 'legend',
  });
}

function drawTexts(sketch: Sketch, i: number, s: Stage, { plan, end, subW, metaW }: FunnelPlan): void {
  const y = plan.y(i);
  const right = plan.box.x + plan.box.w;
  if (s.sub !== undefined)
    sketch.cell(`sub-${i + 1}`, { text: s.sub, path: `${s.pointer}/sub` }, { x: end + TEXT_GAP, y, w: subW, h: plan.pitch }, plan.size_pt, {
      role: 'body',
      bold: s.bold,
    });
  if (s.meta !== undefined)
    sketch.cell(
      `meta-${i + 1}`,
      { text: s.meta, path: `${s.pointer}/meta` },
      { x: right - metaW, y, w: metaW, h: plan.pitch },
      plan.size_pt,
      { role: 'caption', color: 'muted' },
    );
  if (i > 0 && (subW > 0 || metaW > 0))
    sketch.line(`rule-${i}`, [end + TEXT_GAP / 2, y], [right, y], shape.stroke('line', 0.5), { role: 'rule' });
}

/** The rate from the first to the last stage, behind the last bar if there is room. */
function drawOverall(sketch: Sketch, overall: string, last: Stage, i: number, chart: FunnelPlan, kit: Kit): void {
  const { plan, end, valueW, lengthOf, leftOf } = chart;
  const x = leftOf(last) + lengthOf(last) + valueW + 0.25;
  if (x + kit.text.widthIn(kit.word('of_first').replace('{n}', overall), plan.size_pt, { bold: true }) >= end) return;
  sketch.at('overall', overallRuns(overall, {}, kit), [x, plan.mid(i)], 'left', plan.size_pt, {
    role: 'legend',
    bold: true,
  });
}
