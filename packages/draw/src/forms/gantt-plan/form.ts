/** Tasks over named periods: the data of every plan. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const name = textOrNumber.transform(String);
const optionalName = z.preprocess((v) => (v === null || v === '' ? undefined : v), name.optional());
export const emphasis = z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional());

const task = z.object({
  id: optionalName.describe('Named by depends_on of other tasks.'),
  label: text,
  start: name.describe('First period of the task, by its name.'),
  end: optionalName.describe('Last period of the task, inclusive; the first one where absent.'),
  baseline_start: optionalName,
  baseline_end: optionalName,
  emphasis,
  depends_on: z.preprocess((v) => (v === null || v === '' || v === undefined ? [] : typeof v === 'string' ? [v] : v), z.array(name)),
  group: optionalText.describe('Phase or work stream; tasks of one group stand together.'),
});

export const data = z
  .object({
    periods: z.array(name).min(1, 'needs at least one period').max(60, 'holds at most 60 periods; send months instead of weeks'),
    tasks: z.array(task).min(1, 'needs at least one task'),
    milestones: z.preprocess((v) => v ?? [], z.array(z.object({ label: text, period: name }))),
  })
  .superRefine((d, ctx) => {
    const periods = new Set(d.periods);
    const ids = new Set(d.tasks.flatMap((t) => (t.id === undefined ? [] : [t.id])));
    const check = (value: string | undefined, path: (string | number)[]): void => {
      if (value !== undefined && !periods.has(value))
        ctx.addIssue({ code: 'custom', path, message: `must be one of periods: ${d.periods.slice(0, 24).join(', ')}`, input: value });
    };
    for (const [i, t] of d.tasks.entries()) {
      for (const member of ['start', 'end', 'baseline_start', 'baseline_end'] as const) check(t[member], ['tasks', i, member]);
      for (const [k, id] of t.depends_on.entries())
        if (!ids.has(id) || id === t.id)
          ctx.addIssue({ code: 'custom', path: ['tasks', i, 'depends_on', k], message: 'must be the id of another task', input: id });
    }
    for (const [i, m] of d.milestones.entries()) check(m.period, ['milestones', i, 'period']);
  });

export type PlanData = z.infer<typeof data>;

export const form = defineForm<PlanData>({
  name: 'gantt_plan',
  menu: 'A plan: which task runs in which periods, against its baseline, with milestones and dependencies.',
  when: 'Tasks with a first and a last period of a common calendar.',
  when_not:
    'Dated events without duration (use timeline_roadmap), hours of a week (calendar_grid), states without dates (status_dashboard).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'baseline_actual_gantt',
  capacity: { what: 'tasks and milestones', soft: 26, hard: 68 },
  drawn_as: 'grid',
  count: (d) => d.tasks.length + d.milestones.length,
  split: (d, hard) => {
    const rows = [...d.tasks.map((t) => ({ t })), ...d.milestones.map((m) => ({ m }))];
    const parts = Math.ceil(rows.length / hard);
    const per = Math.ceil(rows.length / parts);
    return Array.from({ length: parts }, (_, i) => {
      const own = rows.slice(i * per, (i + 1) * per);
      const tasks = own.flatMap((r) => ('t' in r ? [r.t] : []));
      const ids = new Set(tasks.map((t) => t.id));
      return {
        data: {
          periods: d.periods,
          tasks: (tasks.length > 0 ? tasks : d.tasks.slice(-1)).map((t) => ({
            ...t,
            depends_on: t.depends_on.filter((id) => ids.has(id)),
          })),
          milestones: own.flatMap((r) => ('m' in r ? [r.m] : [])),
        },
      };
    });
  },
  controls: ['id', 'depends_on', 'emphasis'],
  places: ['start', 'end', 'baseline_start', 'baseline_end'],
});
