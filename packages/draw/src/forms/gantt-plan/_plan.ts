/** Draws a plan: actual bars, baselines under them, delays behind them, and arrows between dependent tasks. */

import { cutTop, type Drawing, type Kit, run, shape, sideOf, WIDTH } from '../../layout/index.ts';
import { drawPlanChart, type PlanGroup, type PlanTask } from '../../marks/plan-chart.ts';
import { type Box, inOfEmu, type RectShape, type Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { PlanData } from './form.ts';

export interface PlanOptions {
  /** Colours bars by group. Otherwise the emphasised tasks differ from the others. */
  readonly by_group: boolean;
  /** Prints how many periods later or earlier than its baseline a task ends. */
  readonly slips: boolean;
}

const ID = 'body/plan';
/** Gap from a swatch to its name. */
const LEAD = 0.34;
/** Shares of a row: the bar above, its baseline below. */
const ACTUAL = { from: -0.36, h: 0.42 };
const BASELINE = { from: 0.12, h: 0.22 };

interface Placed {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly start: number;
  readonly end: number;
}

export function drawPlan(d: PlanData, pane: FormPane, kit: Kit, options: PlanOptions): Drawing {
  const at = new Map<string, number>();
  for (const [i, p] of d.periods.entries()) if (!at.has(p)) at.set(p, i);
  const index = (p: string): number => at.get(p) ?? 0;
  const { groups, groupOf } = groupsOf(d, pane, kit, options);
  const tasks = d.tasks.map((t, i): PlanTask => {
    const base = `${pane.pointer}/tasks/${i}`;
    if (t.group !== undefined) kit.drawn.add(`${base}/group`);
    const end = t.end ?? t.start;
    return {
      label: t.label,
      label_path: `${base}/label`,
      group: groupOf(i),
      start: index(t.start),
      end: index(end) + 1 <= index(t.start) ? index(end) : index(end) + 1,
      start_path: `${base}/start`,
      end_path: `${base}/end`,
    };
  });
  for (const [i, m] of d.milestones.entries()) {
    const path = `${pane.pointer}/milestones/${i}/period`;
    const mid = index(m.period) + 0.5;
    tasks.push({
      label: m.label,
      label_path: `${pane.pointer}/milestones/${i}/label`,
      group: groups.length - 1,
      start: mid,
      end: mid,
      start_path: path,
      end_path: path,
    });
  }
  const based = d.tasks.some((t) => t.baseline_start !== undefined || t.baseline_end !== undefined);
  const box = based ? cutTop(pane.box, 0.2, 0.08).rest : pane.box;
  const ordered = tasks
    .map((t, i) => ({ t, i }))
    .sort((a, b) => a.t.group - b.t.group || a.i - b.i)
    .map(({ t }) => t);
  const used = groups.filter((_, g) => ordered.some((t) => t.group === g));
  const renumbered = ordered.map((t) => ({ ...t, group: used.indexOf(groups[t.group] as PlanGroup) }));
  const plan = { component: 'gantt_plan', pointer: pane.pointer, periods: d.periods, groups: used, tasks: renumbered };
  const drawn = drawPlanChart(plan, box, ID, kit);
  const placed = new Map<number, Placed>();
  for (const s of drawn) {
    const i = s.kind === 'rect' ? taskOf(s, pane.pointer) : undefined;
    const t = i === undefined ? undefined : tasks[i];
    if (i !== undefined && t?.start !== null && t?.end !== null && t !== undefined)
      placed.set(i, { box: inches(s.box), start: t.start, end: t.end });
  }
  const shapes: Shape[] = [];
  const arrows = drawArrows(d, placed, based, pane, kit);
  let behind = arrows;
  for (const s of drawn) {
    const i = s.kind === 'rect' ? taskOf(s, pane.pointer) : undefined;
    const p = i === undefined ? undefined : placed.get(i);
    if (s.role === 'mark') {
      shapes.push(...behind);
      behind = [];
    }
    if (i === undefined || p === undefined) {
      shapes.push(s);
      continue;
    }
    const t = d.tasks[i] as PlanData['tasks'][number];
    const dimmed = !options.by_group && d.tasks.some((o) => o.emphasis === 'primary') && t.emphasis !== 'primary';
    const bar = s as RectShape;
    const fill = shape.fill(dimmed && !based ? 'neutral' : (bar.fill?.color ?? 'accent1'));
    shapes.push(based ? ({ ...shape.rect(bar, slot(p, ACTUAL), { fill }), datum: bar.datum } as Shape) : { ...bar, fill });
    if (t.baseline_start === undefined && t.baseline_end === undefined) continue;
    shapes.push(...drawBaseline(t, i, p, index, pane, kit, options));
  }
  const alt = `Plan over ${d.periods.length} periods, ${d.periods[0]} to ${d.periods.at(-1)}: ${[
    ...d.tasks.map((t) => {
      const span = (a: string | undefined, b: string | undefined): string => (a === b || b === undefined ? `${a}` : `${a} to ${b}`);
      const before = t.baseline_start ?? t.baseline_end;
      return `${t.label} ${span(t.start, t.end)}${before === undefined ? '' : ` (baseline ${span(before, t.baseline_end)})`}`;
    }),
    ...d.milestones.map((m) => `${m.label} in ${m.period}`),
  ].join('; ')}.`;
  if (based) shapes.unshift(...drawLegend(drawn, pane, kit));
  return { alt, shapes: shape.group({ id: ID, name: 'Plan', role: 'group', alt }, shapes) };
}

const inches = (b: Box): Placed['box'] => ({ x: inOfEmu(b.x), y: inOfEmu(b.y), w: inOfEmu(b.w), h: inOfEmu(b.h) });
const slot = ({ box }: Placed, part: { readonly from: number; readonly h: number }): Placed['box'] => {
  const row = box.h / 0.6;
  return { ...box, y: box.y + box.h / 2 + part.from * row, h: part.h * row };
};

/** Index of the task that the bar belongs to. */
function taskOf(s: Shape, pointer: string): number | undefined {
  const path = s.role === 'mark' ? s.datum?.path : undefined;
  const found = path?.startsWith(`${pointer}/tasks/`) && path.endsWith('/end') ? path.slice(pointer.length + 7, -4) : undefined;
  return found === undefined ? undefined : Number(found);
}

/** Groups in the order in which they first occur. Tasks without a group come after them, and milestones are below everything. */
function groupsOf(
  d: PlanData,
  pane: FormPane,
  kit: Kit,
  { by_group }: PlanOptions,
): { groups: PlanGroup[]; groupOf: (task: number) => number } {
  const groups: PlanGroup[] = [];
  const index = new Map<string, number>();
  const names = [...new Set(d.tasks.map((t) => t.group ?? ''))].sort((a, b) => Number(a === '') - Number(b === ''));
  for (const name of names) {
    const first = d.tasks.findIndex((t) => (t.group ?? '') === name);
    index.set(name, groups.length);
    groups.push({
      name,
      ...(name === '' ? {} : { path: `${pane.pointer}/tasks/${first}/group` }),
      color: by_group && name !== '' ? kit.accent(groups.length) : 'accent1',
    });
  }
  groups.push({ name: '', color: 'neutral' });
  return { groups, groupOf: (task) => index.get(d.tasks[task]?.group ?? '') ?? 0 };
}

function drawBaseline(
  t: PlanData['tasks'][number],
  i: number,
  p: Placed,
  index: (period: string) => number,
  pane: FormPane,
  kit: Kit,
  { slips }: PlanOptions,
): Shape[] {
  const base = `${pane.pointer}/tasks/${i}`;
  const start = index(t.baseline_start ?? t.baseline_end ?? t.start);
  const end = index(t.baseline_end ?? t.baseline_start ?? t.start) + 1;
  kit.drawn.add(`${base}/baseline_start`);
  kit.drawn.add(`${base}/baseline_end`);
  if (end <= start) {
    kit.warn('start_after_end', `The baseline of ${t.label} starts after it ends; it is not drawn.`, {
      path: `${base}/baseline_start`,
      remedy: 'Exchange the two periods.',
    });
    return [];
  }
  const unit = p.box.w / (p.end - p.start);
  const mirrored = kit.direction === 'rtl';
  const from = mirrored ? p.box.x + p.box.w - (end - p.start) * unit : p.box.x + (start - p.start) * unit;
  const bar = { ...slot(p, BASELINE), x: from, w: (end - start) * unit };
  const id = `${ID}/baseline-${i + 1}`;
  const shapes: Shape[] = [
    shape.rect(
      {
        id,
        name: `baseline ${i + 1}: ${t.label}`,
        role: 'mark',
        datum: { path: `${base}/baseline_end`, value: end - start, scale: `${ID}/periods`, along: 'x', flags: ['floating'] },
      },
      bar,
      { fill: shape.fill('neutral') },
    ),
  ];
  const slip = p.end - end;
  if (!slips || slip === 0) return shapes;
  const words = kit.number(slip, { signed: true });
  const marked = t.emphasis === 'primary';
  const size_pt = marked ? 14 : 12;
  const w = kit.text.widthIn(words, size_pt, { bold: marked });
  const actual = slot(p, ACTUAL);
  const edge = mirrored ? p.box.x - 0.08 - w : p.box.x + p.box.w + 0.08;
  // After the last period there is only the margin.
  const fits = mirrored ? edge >= pane.box.x - 0.2 : edge + w <= pane.box.x + pane.box.w + 0.2;
  const inside = mirrored ? p.box.x + 0.08 : p.box.x + p.box.w - w - 0.08;
  if (!fits && w + 0.16 > p.box.w) return shapes;
  const h = kit.text.pitchIn(size_pt);
  shapes.push(
    kit.label({
      id: `${ID}/slip-${i + 1}`,
      name: `slip ${i + 1}: ${words}`,
      role: 'value',
      host: `${ID}/task-${i + 1}`,
      box: { x: fits ? edge : inside, y: actual.y + actual.h / 2 - h / 2, w, h },
      runs: [run(words, undefined, 'derived')],
      style: { color: fits ? 'ink' : kit.on('accent1'), bold: marked },
      size_pt,
      anchor: 'middle',
      wrap: false,
    }),
  );
  return shapes;
}

function drawArrows(d: PlanData, placed: ReadonlyMap<number, Placed>, based: boolean, pane: FormPane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const byId = new Map(d.tasks.map((t, i) => [t.id, i]));
  return d.tasks.flatMap((t, i) =>
    t.depends_on.flatMap((id, k): Shape[] => {
      const from = placed.get(byId.get(id) ?? -1);
      const to = placed.get(i);
      if (from === undefined || to === undefined) return [];
      const [a, b] = [side.box(based ? slot(from, ACTUAL) : from.box), side.box(based ? slot(to, ACTUAL) : to.box)];
      if (to.start < from.end)
        kit.warn('start_after_end', `${t.label} starts before ${d.tasks[byId.get(id) ?? -1]?.label}, which it depends on, ends.`, {
          path: `${pane.pointer}/tasks/${i}/depends_on/${k}`,
          remedy: 'Move one of the tasks, or drop the dependency.',
        });
      const down = b.y > a.y;
      const y1 = down ? a.y + a.h : a.y;
      const y2 = down ? b.y : b.y + b.h;
      const key = `${ID}/arrow-${i + 1}-${k + 1}`;
      const pen = shape.stroke('muted', WIDTH.connector);
      const head = shape.stroke('muted', WIDTH.connector, { tail: 'triangle' });
      const identity = { name: `arrow: ${d.tasks[byId.get(id) ?? -1]?.label} to ${t.label}`, role: 'connector' as const };
      const x = side.x(b.x + 0.1);
      const edge = a.x + a.w;
      if (edge > b.x + 0.1 - 1e-6) return [shape.line({ id: key, ...identity }, [x, y1], [x, y2], head)];
      const mid = a.y + a.h / 2;
      return [
        shape.line({ id: `${key}/out`, ...identity }, [side.x(edge), mid], [x, mid], pen),
        shape.line({ id: `${key}/in`, ...identity }, [x, mid], [x, y2], head),
      ];
    }),
  );
}

/** The key to the two kinds of bar, at the top left. */
function drawLegend(drawn: readonly Shape[], pane: FormPane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const top = Math.min(...drawn.map((s) => inOfEmu(s.box.y)));
  const y = top - 0.28;
  const entries = [
    { key: 'actual' as const, color: 'accent1' as const, h: 0.12 },
    { key: 'planned' as const, color: 'neutral' as const, h: 0.07 },
  ];
  let x = pane.box.x;
  return entries.flatMap((e): Shape[] => {
    const text = kit.word(e.key);
    const w = kit.text.widthIn(text, 11) + 0.02;
    const own = x;
    x += LEAD + w + 0.3;
    return [
      shape.rect(
        { id: `${ID}/key-${e.key}`, name: `key: ${text}`, role: 'swatch' },
        side.box({ x: own, y: y + 0.1 - e.h / 2, w: 0.26, h: e.h }),
        { fill: shape.fill(e.color) },
      ),
      kit.label({
        id: `${ID}/key-${e.key}/name`,
        name: `key: ${text}`,
        role: 'legend',
        box: side.box({ x: own + LEAD, y, w, h: 0.2 }),
        runs: [run(text, undefined, 'derived')],
        style: { color: 'muted' },
        size_pt: 11,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    ];
  });
}
