/** A plan: tasks as bars on a period axis, grouped by phase, milestones as diamonds. */
import { z } from 'zod';
import { maybeNumber, textOrNumber } from '../fields/fields.ts';
import { capacityExceeded, type Kit, type Pane } from '../layout/index.ts';
import { drawPlanChart, type Plan, type PlanGroup, type PlanTask } from '../marks/plan-chart.ts';
import { defineComponent } from './define.ts';

const row = z.object({
  task: textOrNumber,
  phase: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional())
    .describe('One of phases, or its zero-based index.'),
  start: maybeNumber.describe('Position on the period axis: 0 is the left edge of the first period.'),
  end: maybeNumber.describe('The same as start for a milestone.'),
});

const params = z.object({
  periods: z.array(textOrNumber).min(1, 'needs at least one period'),
  phases: z.preprocess((v) => v ?? [], z.array(textOrNumber)).describe('Groups of tasks, in drawing order.'),
  rows: z.array(row).min(1, 'needs at least one task'),
});
type Params = z.infer<typeof params>;

const PERIODS_SOFT = 16;
const PERIODS_HARD = 60;

export const gantt = defineComponent<Params>({
  name: 'gantt',
  aliases: ['gantt_chart'],
  purpose: 'Shows a plan: which task runs when, by phase, with milestones.',
  params,
  example: {
    title: 'The battery line reaches full output in December if the coater arrives in April',
    params: {
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      phases: ['Design', 'Build', 'Ramp-up'],
      rows: [
        { task: 'Process layout and utilities', phase: 'Design', start: 0, end: 2.5 },
        { task: 'Safety case for solvents', phase: 'Design', start: 1, end: 3.5 },
        { task: 'Design freeze', phase: 'Design', start: 3.5, end: 3.5 },
        { task: 'Dry room', phase: 'Build', start: 2.5, end: 6 },
        { task: 'Coater delivery and set-up', phase: 'Build', start: 3.3, end: 6.5 },
        { task: 'Formation cabinets', phase: 'Build', start: 4.5, end: 7.5 },
        { task: 'Line control software', phase: 'Build', start: 4, end: 8 },
        { task: 'Site acceptance test', phase: 'Build', start: 8, end: 8 },
        { task: 'Operator training', phase: 'Ramp-up', start: 6.5, end: 9.5 },
        { task: 'First cells for customers', phase: 'Ramp-up', start: 8, end: 9.8 },
        { task: 'Second and third shift', phase: 'Ramp-up', start: 9.5, end: 11.4 },
        { task: 'Full output', phase: 'Ramp-up', start: 11.4, end: 11.4 },
      ],
    },
  },
  capacity: { what: 'rows', soft: 26, hard: 68 },
  drawn_as: 'grid',
  places: ['start', 'end'],
  count: (p) => p.rows.length,
  take: (p, from, to) => ({ ...p, rows: p.rows.slice(from, to) }),
  ownsSlide: true,
  draw(p, pane, kit) {
    checkPeriods(p.periods.length, pane, kit);
    const plan = readPlan(p, pane, kit);
    const alt = `Gantt chart over ${plan.periods.length} periods, ${plan.periods[0]} to ${plan.periods.at(-1)}: ${plan.tasks
      .map((t) => `${t.label}${plan.groups[t.group]?.name ? ` (${plan.groups[t.group]?.name})` : ''} ${said(t, kit)}`)
      .join('; ')}.`;
    return { shapes: drawPlanChart(plan, pane.box, pane.id, kit), alt };
  },
});

const said = ({ start, end }: PlanTask, kit: Kit): string =>
  start === null || end === null ? 'without dates' : start === end ? `at ${kit.value(start)}` : `${kit.value(start)} to ${kit.value(end)}`;

function checkPeriods(n: number, pane: Pane, kit: Kit): void {
  const path = `${pane.pointer}/periods`;
  if (n > PERIODS_HARD)
    throw capacityExceeded(
      `gantt holds at most ${PERIODS_HARD} periods; ${n} were sent.`,
      'Send longer periods: weeks instead of days, months instead of weeks.',
      {
        component: 'gantt',
        count: n,
        limit: PERIODS_HARD,
        pointer: path,
      },
    );
  if (n > PERIODS_SOFT)
    kit.warn('over_soft_limit', `${n} periods are more than the ${PERIODS_SOFT} that gantt shows comfortably.`, {
      path,
      remedy: 'Send longer periods, such as months instead of weeks.',
    });
}

/** Tasks by phase in phase order. Tasks of unlisted phases come last, under the name of their phase. */
function readPlan(p: Params, pane: Pane, kit: Kit): Plan {
  const groups: PlanGroup[] = p.phases.map((phase, i) => ({
    name: String(phase),
    path: `${pane.pointer}/phases/${i}`,
    color: kit.accent(i),
  }));
  const index = new Map<string, number>();
  for (const [i, g] of groups.entries()) if (!index.has(g.name.trim())) index.set(g.name.trim(), i);
  const tasks = p.rows.map((r, i): PlanTask => {
    const base = `${pane.pointer}/rows/${i}`;
    const name = r.phase === undefined ? '' : String(r.phase);
    let group = index.get(name.trim());
    if (group === undefined && typeof r.phase === 'number' && groups[r.phase] !== undefined && r.phase < p.phases.length) group = r.phase;
    if (group === undefined) {
      group =
        groups.push({
          name,
          ...(name === '' ? {} : { path: `${base}/phase` }),
          color: name === '' ? 'neutral' : kit.accent(groups.length),
        }) - 1;
      index.set(name.trim(), group);
      if (name !== '' && p.phases.length > 0)
        kit.warn('unknown_value', `The phase ${JSON.stringify(name)} is not one of phases; its tasks stand last.`, {
          path: `${base}/phase`,
          remedy: `Send one of: ${p.phases.join(', ')}.`,
        });
    }
    // The group of a task shows its phase.
    if (r.phase !== undefined) kit.drawn.add(`${base}/phase`);
    return {
      label: String(r.task),
      label_path: `${base}/task`,
      group,
      start: r.start,
      end: r.end,
      start_path: `${base}/start`,
      end_path: `${base}/end`,
    };
  });
  return {
    component: 'gantt',
    pointer: pane.pointer,
    periods: p.periods.map(String),
    groups,
    tasks: tasks
      .map((t, i) => ({ t, i }))
      .sort((a, b) => a.t.group - b.t.group || a.i - b.i)
      .map(({ t }) => t),
  };
}
