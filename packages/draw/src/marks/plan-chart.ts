/* Long because the search for an arrangement and the drawing of its parts share one set of measures. */
/**
 * The drawing of tasks on a period axis that plans share: names at the left in groups, bars in the colour of their group, diamonds for
 * milestones. It has a second panel where one would be too tall.
 */
import {
  type BoxIn,
  CONTENT_W,
  capacityExceeded,
  DASH,
  type Kit,
  labelColumn,
  labelPitch,
  run,
  type Side,
  SPAN,
  settle,
  shape,
  sideOf,
  WIDTH,
} from '../layout/index.ts';
import type { Color, Datum, Shape } from '../scene/index.ts';
import { MEASURE_SLACK_IN } from '../typeset/index.ts';

export interface PlanTask {
  readonly label: string;
  readonly label_path: string;
  /** Index into the groups. */
  readonly group: number;
  /** Positions on the axis: 0 is the left edge of the first period, 1 its right edge. */
  readonly start: number | null;
  readonly end: number | null;
  readonly start_path: string;
  readonly end_path: string;
}

export interface PlanGroup {
  /** Empty for tasks without a group of their own. */
  readonly name: string;
  readonly path?: string;
  readonly color: Color;
}

export interface Plan {
  readonly component: string;
  /** Pointer of the component's params. */
  readonly pointer: string;
  readonly periods: readonly string[];
  readonly groups: readonly PlanGroup[];
  /** In drawing order: by group, then as sent. */
  readonly tasks: readonly PlanTask[];
}

type Row = { readonly kind: 'group'; readonly group: number } | { readonly kind: 'task'; readonly group: number; readonly task?: PlanTask };
type Mode = 'column' | 'header' | 'key';

interface Arrangement {
  readonly mode: Mode;
  readonly size_pt: number;
  readonly pitch: number;
  readonly panels: readonly (readonly Row[])[];
  readonly group_w: number;
  readonly label_w: number;
  /** Height of the key above everything. It is 0 when there is none. */
  readonly key_h: number;
  readonly head: Head;
}

interface Head {
  /** Indexes of the periods with a name. */
  readonly kept: readonly number[];
  readonly size_pt: number;
  readonly lines: number;
  readonly h: number;
  /** Over the middle of the period when all have a name, else from its start. */
  readonly centred: boolean;
}

const EDGE = 0.06;
/** From the edge bar to the words beside it. */
const INDENT = 0.16;
const COLUMN_GAP = 0.25;
const PLOT_GAP = 0.18;
const PANEL_GAP = 0.2;
const PITCH_MIN = 0.17;
const PITCH_MAX = 0.6;
const TWO_LINES_FROM = 0.34;
/** Type sizes, each with the smallest row pitch at which it is used. */
const SIZES: readonly (readonly [size_pt: number, pitch: number])[] = [
  [14, 0.36],
  [12, 0.27],
  [11, 0.22],
  [10, PITCH_MIN],
];
const DIAMOND = 0.14;
const KEY_H = 0.26;

export function drawPlanChart(asked: Plan, box: BoxIn, id: string, kit: Kit): Shape[] {
  const a = arrange(asked, box, kit);
  const plan = a.mode === 'key' ? toldApart(asked, kit) : asked;
  if (a.panels.length > 1)
    kit.warn('layout_switched', `The plan is drawn from one panel to two: ${plan.tasks.length} tasks do not stand under each other.`, {
      path: plan.pointer,
      remedy: 'Nothing to mend: both panels share one axis. Send fewer tasks for a single panel.',
    });
  if (a.mode === 'key')
    kit.warn('legend_used', 'Phases are named in a colour key: their names do not fit beside or above their tasks.', {
      path: plan.pointer,
      remedy: 'Shorten the task names or send fewer tasks.',
    });
  const missing = plan.tasks.filter((t) => t.start === null || t.end === null);
  if (missing.length > 0)
    kit.warn('missing_values', `${missing.length === 1 ? 'One task has' : `${missing.length} tasks have`} no start or no end.`, {
      path: (missing[0] as PlanTask).start_path,
      remedy: 'Send both positions; for a milestone send the same position twice.',
    });
  const rows = Math.max(...a.panels.map((p) => p.length));
  const area = settle(box, a.key_h + a.head.h + rows * a.pitch);
  if (area.h < 0.7 * box.h)
    kit.warn('content_sparse', `${plan.tasks.length} tasks use ${Math.round((area.h / box.h) * 100)} % of the body's height.`, {
      path: plan.pointer,
      remedy: 'Add tasks or milestones, or a takeaway below.',
    });
  const side = sideOf(area, kit);
  const shapes: Shape[] = [];
  const w = a.panels.length === 1 ? area.w : halfOf(area);
  if (a.mode === 'key') {
    const above = a.panels.map((_, k) => ({ x: area.x + k * (w + PANEL_GAP), w: INDENT + a.label_w }));
    const places = placeKey(plan, a.key_h > 0 ? [area] : above, kit) ?? [];
    shapes.push(...drawKey(plan, places, a.key_h > 0 ? area.y + 0.02 : area.y + a.head.h - 0.23, id, side, kit));
  }
  for (const [k, own] of a.panels.entries()) {
    const panel = { x: area.x + k * (w + PANEL_GAP), y: area.y + a.key_h, w, h: area.h - a.key_h };
    shapes.push(...drawPanel(plan, a, own, panel, a.panels.length === 1 ? id : `${id}/panel-${k + 1}`, k === 0, side, kit));
  }
  return shapes;
}

/** A key needs a colour a group. Plans whose groups stand in one colour get that of each accent in turn. */
function toldApart(plan: Plan, kit: Kit): Plan {
  const named = plan.groups.filter(({ name }) => name !== '');
  if (named.length < 2 || new Set(named.map(({ color }) => color)).size > 1) return plan;
  return { ...plan, groups: plan.groups.map((g, i) => (g.name === '' ? g : { ...g, color: kit.accent(i) })) };
}

/** Width of one of two panels. */
const halfOf = (box: BoxIn): number => SPAN(6) * Math.max(1, box.w / CONTENT_W);

/** Rows of all groups below each other. A group without tasks keeps one line for its name. */
function rowsOf(plan: Plan, mode: Mode): Row[] {
  const byGroup: PlanTask[][] = plan.groups.map(() => []);
  for (const task of plan.tasks) byGroup[task.group]?.push(task);
  return plan.groups.flatMap((g, group): Row[] => {
    const tasks = (byGroup[group] as PlanTask[]).map((task): Row => ({ kind: 'task', group, task }));
    if (mode === 'header' && g.name !== '') return [{ kind: 'group', group }, ...tasks];
    return mode === 'column' && tasks.length === 0 ? [{ kind: 'task', group }] : tasks;
  });
}

/**
 * One panel with names in a column, then with header rows, then two panels, then a key. Each is tried with the largest size that it allows.
 */
function arrange(plan: Plan, box: BoxIn, kit: Kit): Arrangement {
  const labels = plan.tasks.map((t) => t.label);
  const names = plan.groups.map((g) => g.name);
  const hasNames = names.some((name) => name !== '');
  // Widths are proportional to the size, so they are measured once for all sizes.
  const widest = Math.max(...labels.map((label) => unitWidth(label, kit)));
  const tall = labelPitch(labels, 72, kit) / 72;
  const half = halfOf(box);
  const tries: readonly (readonly [Mode, 1 | 2])[] = hasNames
    ? [
        ['column', 1],
        ['header', 1],
        ['header', 2],
        ['key', 1],
        ['key', 2],
      ]
    : [
        ['header', 1],
        ['header', 2],
      ];
  for (const [mode, count] of tries) {
    const rows = rowsOf(plan, mode);
    const panels = count === 1 ? [rows] : splitRows(rows, mode);
    const most = Math.max(1, ...panels.map((p) => p.length));
    const w = count === 1 ? box.w : half;
    // An arrangement with too many rows is rejected before names are measured.
    if ((box.h - 0.2) / most < PITCH_MIN) continue;
    for (const [size_pt, least] of SIZES) {
      const line = tall * size_pt;
      if ((box.h - 0.2) / most < Math.max(least, line)) continue;
      const group_w = mode === 'column' ? labelColumn(names, { size_pt, cap_in: w * 0.2, max_lines: 1, bold: () => true }, kit) : undefined;
      if (group_w?.fits === false) continue;
      const used = INDENT + (group_w === undefined ? 0 : group_w.w + COLUMN_GAP);
      const cap = w * (mode === 'column' ? 0.35 : count === 1 ? 0.45 : 0.55) - used;
      if (cap < 0.4) continue;
      const alone = widthAt(widest, size_pt);
      if (alone > cap && (box.h - 0.2) / most < Math.max(TWO_LINES_FROM, 2 * line)) continue;
      const label =
        alone <= cap
          ? { fits: true, w: Math.ceil(alone * 100 - 1e-6) / 100, lines: 1 }
          : labelColumn(labels, { size_pt, cap_in: cap, max_lines: 2 }, kit);
      if (!label.fits) continue;
      // The key is on the line of the periods, above the names. It has a line of its own where that is too narrow.
      const above = (label_w: number): Pick<BoxIn, 'x' | 'w'>[] =>
        Array.from({ length: count }, (_, k) => ({ x: box.x + k * (w + PANEL_GAP), w: used + label_w }));
      const wide = mode === 'key' && placeKey(plan, above(label.w), kit) === undefined;
      const key_h = wide && placeKey(plan, above(cap), kit) === undefined ? KEY_H : 0;
      const label_w = wide && key_h === 0 ? cap : label.w;
      const head = headOf(plan.periods, w - used - label_w - PLOT_GAP - 0.1, kit);
      if (head === undefined) continue;
      if (key_h > 0 && placeKey(plan, [box], kit) === undefined) continue;
      const pitch = Math.min(PITCH_MAX, Math.floor(((box.h - key_h - head.h) / most) * 1000) / 1000);
      const wanted = label.lines > 1 ? Math.max(TWO_LINES_FROM, 2 * line) : Math.max(least, line);
      if (pitch + 1e-6 < wanted || (mode === 'header' && !headersFit(names, size_pt, w - INDENT, kit))) continue;
      return { mode, size_pt, pitch, panels, group_w: group_w?.w ?? 0, label_w, key_h, head };
    }
  }
  const longest = labels.reduce((a, b) => (b.length > a.length ? b : a), '');
  throw capacityExceeded(
    `${plan.tasks.length} tasks do not fit at 10 pt; the longest name has ${longest.length} characters.`,
    'Shorten the longest names, or send fewer tasks or phases a slide.',
    { component: plan.component, count: plan.tasks.length, pointer: plan.pointer },
  );
}

/** Width at 72 pt without the slack of a line. `widthAt` gives that of a line at a size. */
const unitWidth = (text: string, kit: Kit): number => kit.text.widthIn(text, 72) - MEASURE_SLACK_IN;
const widthAt = (unit: number, size_pt: number): number => (unit * size_pt) / 72 + MEASURE_SLACK_IN;

const headersFit = (names: readonly string[], size_pt: number, w: number, kit: Kit): boolean =>
  names.every((name) => kit.text.widthIn(name, size_pt, { bold: true }) <= w);

/**
 * Two panels that are as even as possible. A group that continues is named again, and no panel begins or ends with a single line of a
 * group.
 */
function splitRows(rows: readonly Row[], mode: Mode): Row[][] {
  let best: { readonly left: Row[]; readonly right: Row[]; readonly most: number } | undefined;
  for (let at = 1; at < rows.length; at++) {
    const before = rows[at - 1] as Row;
    const after = rows[at] as Row;
    if (before.kind === 'group') continue;
    const runsOn = mode === 'header' && after.kind === 'task' && rows.some((r) => r.kind === 'group' && r.group === after.group);
    const left = rows.slice(0, at);
    const right: Row[] = runsOn ? [{ kind: 'group', group: after.group }, ...rows.slice(at)] : rows.slice(at);
    const lonely = runsOn && (rows[at - 2]?.kind === 'group' || rows[at + 1]?.group !== after.group) ? 0.5 : 0;
    const most = Math.max(left.length, right.length) + lonely;
    if (left.length >= right.length && (best === undefined || most < best.most)) best = { left, right, most };
  }
  return best === undefined ? [[...rows], []] : [best.left, best.right];
}

/**
 * All periods are named over their middle, on one line or two. Otherwise every 2nd, 3rd, 4th, 6th or 12th is named from its start, and so
 * is the last.
 */
function headOf(periods: readonly string[], plotW: number, kit: Kit): Head | undefined {
  const n = periods.length;
  const slot = plotW / n;
  const all = periods.map((_, i) => i);
  const units = periods.map((text) => unitWidth(text, kit));
  const made = (kept: readonly number[], size_pt: number, lines: number, centred: boolean): Head => ({
    kept,
    size_pt,
    lines,
    centred,
    h: Math.ceil((labelPitch(periods, size_pt, kit) * lines + 0.09) * 100) / 100,
  });
  const widest = (size_pt: number, kept: readonly number[]): number => widthAt(Math.max(...kept.map((i) => units[i] as number)), size_pt);
  for (const size_pt of [12, 11, 10]) if (widest(size_pt, all) <= slot - 0.06) return made(all, size_pt, 1, true);
  if (n <= 12)
    for (const size_pt of [11, 10]) {
      const fits = periods.map((p) =>
        kit.fit({ block: kit.block(p, { color: 'muted' }), sizes_pt: [size_pt], width_in: slot - 0.06, max_lines: 2 }),
      );
      if (fits.every((f) => f.fits)) return made(all, size_pt, 2, true);
    }
  for (const step of [2, 3, 4, 6, 12, 24, n]) {
    const kept: number[] = [];
    for (let i = 0; i < n - 1; i += step) kept.push(i);
    // The last period is named at the end of the axis. The name before it is left out when the two would touch.
    const last = widthAt(units[n - 1] as number, 10);
    while (kept.length > 1) {
      const i = kept.at(-1) as number;
      if ((n - i) * slot - last - 0.12 >= widthAt(units[i] as number, 10)) break;
      kept.pop();
    }
    if (n > 1) kept.push(n - 1);
    const inner = kept.slice(0, -1);
    if (inner.length > 0 && widest(10, inner) <= Math.min(step, n - 1) * slot - 0.08 && last <= plotW) return made(kept, 10, 1, false);
  }
  return undefined;
}

interface Axis {
  readonly x: number;
  readonly w: number;
  readonly n: number;
  at(position: number): number;
}

function drawPanel(
  plan: Plan,
  a: Arrangement,
  rows: readonly Row[],
  panel: BoxIn,
  id: string,
  first: boolean,
  side: Side,
  kit: Kit,
): Shape[] {
  const n = plan.periods.length;
  const labelX = panel.x + INDENT + (a.mode === 'column' ? a.group_w + COLUMN_GAP : 0);
  const plotX = labelX + a.label_w + PLOT_GAP;
  // Room for half a diamond, or for the sign of a bar that continues, beyond the end of the axis.
  const beyond = plan.tasks.some((t) => (t.start ?? 0) > n || (t.end ?? 0) > n)
    ? 0.14
    : plan.tasks.some((t) => t.start === n && t.end === n)
      ? 0.08
      : 0;
  const w = panel.x + panel.w - beyond - plotX;
  const axis: Axis = { x: plotX, w, n, at: (position) => plotX + (position / n) * w };
  const top = panel.y + a.head.h;
  const low = top + rows.length * a.pitch;
  const back: Shape[] = [];
  const marks: Shape[] = [];
  const words: Shape[] = [];
  back.push(...drawHead(plan, a, axis, { y: panel.y, top, low }, id, first, side, kit));
  const across = (key: string, y: number, color: Color, width: number): Shape =>
    shape.line(
      { id: `${id}/${key}`, name: 'rule', role: 'rule' },
      [side.x(panel.x), y],
      [side.x(panel.x + panel.w), y],
      shape.stroke(color, width),
    );
  back.push(across('head-rule', top, 'muted', WIDTH.header));
  for (let i = 0; i < rows.length; ) {
    const { group } = rows[i] as Row;
    let end = i;
    while (end < rows.length && (rows[end] as Row).group === group) end++;
    const g = plan.groups[group] as PlanGroup;
    const y = top + i * a.pitch;
    const h = (end - i) * a.pitch;
    const key = `${id}/phase-${group + 1}`;
    marks.push(
      shape.rect(
        { id: key, name: g.name === '' ? 'tasks' : `phase: ${g.name}`, role: 'decoration' },
        side.box({ x: panel.x, y: y + 0.02, w: EDGE, h: h - 0.04 }),
        { fill: shape.fill(g.color) },
      ),
    );
    back.push(across(`phase-rule-${group + 1}`, y + h, 'line', end === rows.length ? WIDTH.header : WIDTH.connector));
    if (g.name !== '' && a.mode !== 'key')
      words.push(
        kit.place(
          { id: `${key}/name`, name: `phase ${group + 1}: ${g.name}`, role: 'header' },
          side.box({ x: panel.x + INDENT, y, w: a.mode === 'column' ? a.group_w : panel.w - INDENT, h: a.pitch }),
          {
            block: kit.block([run(g.name, g.path)], { color: 'ink', bold: true }),
            size_pt: a.size_pt,
            anchor: 'middle',
            align: side.leading(g.name),
            wrap: false,
          },
        ),
      );
    for (; i < end; i++) {
      const row = rows[i] as Row;
      if (row.kind === 'group' || row.task === undefined) continue;
      const number = plan.tasks.indexOf(row.task) + 1;
      const at = { y: top + i * a.pitch, h: a.pitch };
      marks.push(...drawTask(row.task, number, g, axis, at, id, side, kit));
      words.push(
        kit.place(
          { id: `${id}/task-${number}/label`, name: `task ${number}: ${row.task.label}`, role: 'label' },
          side.box({ x: labelX, ...at, w: a.label_w }),
          {
            block: kit.block([run(row.task.label, row.task.label_path)], { color: 'ink' }),
            size_pt: a.size_pt,
            anchor: 'middle',
            align: side.leading(row.task.label),
          },
        ),
      );
    }
  }
  return [...back, ...marks, ...words];
}

/** Names of the periods, and a gridline at each start with a name. */
function drawHead(
  plan: Plan,
  { head }: Arrangement,
  axis: Axis,
  { y, top, low }: { readonly y: number; readonly top: number; readonly low: number },
  id: string,
  first: boolean,
  side: Side,
  kit: Kit,
): Shape[] {
  const lines: Shape[] = [];
  const names: Shape[] = [];
  const n = plan.periods.length;
  const shown = new Set(head.kept);
  const vertical = (key: string, x: number): Shape =>
    shape.line(
      { id: `${id}/${key}`, name: 'gridline', role: 'gridline' },
      [side.x(x), top],
      [side.x(x), low],
      shape.stroke('line', WIDTH.grid),
    );
  for (const [i, text] of plan.periods.entries()) {
    // The periods without a name are clear from their place on the axis.
    kit.drawn.add(`${plan.pointer}/periods/${i}`);
    if (shown.has(i) && (head.centred || i < n - 1)) lines.push(vertical(`grid-${i + 1}`, axis.at(i)));
    if (!shown.has(i) || text === '') continue;
    const last = !head.centred && i === n - 1 && n > 1;
    const w = head.centred ? axis.w / n : kit.text.widthIn(text, head.size_pt);
    const x = head.centred ? axis.at(i) : last ? axis.x + axis.w - w : axis.at(i) + 0.04;
    names.push(
      kit.place(
        { id: `${id}/period-${i + 1}`, name: `period: ${text}`, role: 'axis' },
        side.box({ x: head.centred ? x + 0.03 : x, y, w: head.centred ? w - 0.06 : w, h: top - y - 0.05 }),
        {
          block: kit.block([run(text, `${plan.pointer}/periods/${i}`)], { color: 'muted' }),
          size_pt: head.size_pt,
          anchor: 'bottom',
          align: head.centred ? 'center' : last ? side.end : side.start,
          balance: head.centred,
          wrap: head.lines > 1,
        },
      ),
    );
  }
  lines.push(vertical('grid-end', axis.x + axis.w));
  if (first && head.kept.length < n)
    kit.warn('labels_thinned', `${head.kept.length} of ${n} periods are named; the others keep their place on the axis.`, {
      path: `${plan.pointer}/periods`,
      remedy: 'Nothing to mend, or send shorter period names.',
    });
  return [...lines, ...names];
}

/** A bar from start to end, a diamond where both are equal, a tick where the end is before the start. */
function drawTask(
  task: PlanTask,
  number: number,
  { name: series, color }: PlanGroup,
  axis: Axis,
  row: { readonly y: number; readonly h: number },
  id: string,
  side: Side,
  kit: Kit,
): Shape[] {
  const { start, end } = task;
  const key = `${id}/task-${number}`;
  const mid = row.y + row.h / 2;
  for (const path of [task.start_path, task.end_path]) kit.drawn.add(path);
  if (start === null || end === null)
    return [
      kit.label({
        id: key,
        name: `no dates: ${task.label}`,
        role: 'value',
        box: side.box({ x: axis.x + 0.06, y: row.y, w: 0.2, h: row.h }),
        runs: DASH,
        style: { color: 'muted' },
        size_pt: 10,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    ];
  const h = row.h * 0.6;
  const identity = { id: key, name: `${start === end ? 'milestone' : 'bar'} ${number}: ${task.label}`, role: 'mark' as const };
  const outside = (where: 'start' | 'end', path: string): Shape => {
    kit.warn('outside_axis', `${task.label} goes on beyond the ${where} of the axis; it is cut there and marked.`, {
      path,
      remedy: `Send positions from 0 to ${axis.n}, or more periods.`,
    });
    const tip = where === 'start' ? axis.x - 0.13 : axis.x + axis.w + 0.13;
    const foot = where === 'start' ? axis.x - 0.03 : axis.x + axis.w + 0.03;
    return shape.path(
      { id: `${key}/beyond-${where}`, name: 'goes on', role: 'icon', host: key },
      [['M', side.x(foot), mid - 0.06], ['L', side.x(tip), mid], ['L', side.x(foot), mid + 0.06], ['Z']],
      { fill: shape.fill(color) },
    );
  };
  if (start > end) {
    kit.warn('start_after_end', `${task.label} starts at ${kit.number(start)} and ends at ${kit.number(end)}; only its start is drawn.`, {
      path: task.start_path,
      remedy: 'Exchange the two positions.',
    });
    kit.unseen.add(task.end_path);
    if (start < 0) return [outside('start', task.start_path)];
    if (start > axis.n) return [outside('end', task.start_path)];
    const x = side.x(axis.at(start));
    return [
      shape.line(
        { ...identity, datum: { path: task.start_path, series } },
        [x, mid - h / 2],
        [x, mid + h / 2],
        shape.stroke(color, WIDTH.emphasis),
      ),
    ];
  }
  const beyond: Shape[] = [];
  if (start < 0) beyond.push(outside('start', task.start_path));
  if (end > axis.n) beyond.push(outside('end', task.end_path));
  if (end < 0 || start > axis.n || (start < 0 && end === 0) || (end > axis.n && start === axis.n)) return beyond;
  if (start === end) {
    const x = side.x(axis.at(start));
    const r = DIAMOND / 2;
    return [
      shape.path(
        { ...identity, datum: { path: task.start_path, series } },
        [['M', x, mid - r], ['L', x + r, mid], ['L', x, mid + r], ['L', x - r, mid], ['Z']],
        {
          fill: shape.fill('ink'),
        },
      ),
    ];
  }
  const from = axis.at(Math.max(0, start));
  const to = axis.at(Math.min(axis.n, end));
  const flags: NonNullable<Datum['flags']>[number][] = ['floating'];
  if (beyond.length > 0) flags.push('clipped');
  const short = to - from < 0.02;
  if (short) {
    flags.push('bar_min_length');
    kit.warn('bar_min_length', `${task.label} is too short to be seen to scale and is drawn at the least length.`, {
      path: task.end_path,
      remedy: 'Nothing to mend; for a milestone send the same position twice.',
    });
  }
  return [
    shape.rect(
      { ...identity, datum: { path: task.end_path, value: end - start, series, scale: `${id}/periods`, along: 'x', flags } },
      side.box({ x: short ? Math.min(from, axis.x + axis.w - 0.02) : from, y: mid - h / 2, w: short ? 0.02 : to - from, h }),
      { fill: shape.fill(color) },
    ),
    ...beyond,
  ];
}

const SWATCH = 0.12;
const KEY_GAP = 0.2;

interface Place {
  readonly group: number;
  readonly x: number;
  readonly w: number;
}

/** Position of each name of the key, over `lines` lines. Undefined when they are too narrow. */
function placeKey(plan: Plan, lines: readonly Pick<BoxIn, 'x' | 'w'>[], kit: Kit): Place[] | undefined {
  const places: Place[] = [];
  let line = 0;
  let used = 0;
  for (const [group, g] of plan.groups.entries()) {
    if (g.name === '') continue;
    const w = SWATCH + 0.06 + kit.text.widthIn(g.name, 10);
    while (line < lines.length && used + w > (lines[line] as BoxIn).w) {
      line++;
      used = 0;
    }
    const own = lines[line];
    if (own === undefined) return undefined;
    places.push({ group, x: own.x + used, w });
    used += w + KEY_GAP;
  }
  return places;
}

function drawKey(plan: Plan, places: readonly Place[], y: number, id: string, side: Side, kit: Kit): Shape[] {
  return places.flatMap(({ group, x, w }) => {
    const g = plan.groups[group] as PlanGroup;
    return [
      shape.rect(
        { id: `${id}/key-${group + 1}`, name: `key: ${g.name}`, role: 'swatch', datum: { series: g.name } },
        side.box({ x, y: y + 0.03, w: SWATCH, h: SWATCH }),
        { fill: shape.fill(g.color) },
      ),
      kit.place(
        { id: `${id}/key-${group + 1}/name`, name: `key: ${g.name}`, role: 'legend' },
        side.box({ x: x + SWATCH + 0.06, y, w: w - SWATCH - 0.06, h: 0.18 }),
        {
          block: kit.block([run(g.name, g.path)], { color: 'ink' }),
          size_pt: 10,
          anchor: 'middle',
          align: side.leading(g.name),
          wrap: false,
        },
      ),
    ];
  });
}
