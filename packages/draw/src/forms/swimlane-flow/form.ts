/** Tasks in lanes and phases with the hand-overs between them: the data of every swimlane. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { evenly } from '../_evenly.ts';
import { defineForm } from '../define.ts';

/** Most phases of a slide at which the tasks still fit. */
const MAX_PHASES = 10;
const name = textOrNumber.transform(String);
const index = z.number({ error: 'must be a zero-based index' }).int().min(0);
const lane = z.union([
  name.transform((label) => ({ label, own: '' })),
  z.object({ label: name }).transform(({ label }) => ({ label, own: '/label' })),
]);

export const data = z
  .object({
    lanes: z.array(lane).min(1, 'needs at least one lane'),
    phases: z.array(name).min(1, 'needs at least one phase'),
    tasks: z
      .array(
        z.object({
          id: z.preprocess((v) => (v === null || v === '' ? undefined : v), name.optional()),
          lane: index.describe('Zero-based index into lanes.'),
          phase: index.describe('Zero-based index into phases.'),
          label: text,
          emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
        }),
      )
      .min(1, 'needs at least one task'),
    handoffs: z.preprocess((v) => v ?? [], z.array(z.object({ from: name, to: name, label: optionalText }))),
  })
  .superRefine((d, ctx) => {
    const ids = new Set(d.tasks.map((t) => t.id));
    for (const [i, t] of d.tasks.entries()) {
      if (t.lane >= d.lanes.length)
        ctx.addIssue({ code: 'custom', path: ['tasks', i, 'lane'], message: `must be from 0 to ${d.lanes.length - 1}`, input: t.lane });
      if (t.phase >= d.phases.length)
        ctx.addIssue({ code: 'custom', path: ['tasks', i, 'phase'], message: `must be from 0 to ${d.phases.length - 1}`, input: t.phase });
    }
    for (const [i, h] of d.handoffs.entries())
      for (const end of ['from', 'to'] as const)
        if (!ids.has(h[end]))
          ctx.addIssue({ code: 'custom', path: ['handoffs', i, end], message: 'must be the id of a task', input: h[end] });
  });
export type FlowData = z.infer<typeof data>;

export const form = defineForm<FlowData>({
  name: 'swimlane_flow',
  menu: 'Who does what in which phase of a process, and what is handed over.',
  when: 'Several parties take turns in one process.',
  when_not: 'One party or no parties (use linear_flow), systems rather than phases (system_flow_map), duties without order (raci_matrix).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'handoff_swimlane',
  capacity: { what: 'lanes', soft: 5, hard: 8 },
  drawn_as: 'grid',
  count: (d) => d.lanes.length,
  split: (d, hard) => {
    const n = Math.ceil(d.lanes.length / hard);
    const per = Math.ceil(d.lanes.length / n);
    return Array.from({ length: n }, (_, i) => {
      const from = i * per;
      const tasks = d.tasks.filter((t) => t.lane >= from && t.lane < from + per).map((t) => ({ ...t, lane: t.lane - from }));
      const ids = new Set(tasks.map((t) => t.id));
      return {
        data: { ...d, lanes: d.lanes.slice(from, from + per), tasks, handoffs: d.handoffs.filter((h) => ids.has(h.from) && ids.has(h.to)) },
      };
    }).filter((p) => p.data.tasks.length > 0);
  },
  across: {
    hard: MAX_PHASES,
    count: (d) => d.phases.length,
    split: (d, per) =>
      evenly(d.phases.length, per)
        .map(({ from, to }) => {
          const tasks = d.tasks.filter((t) => t.phase >= from && t.phase < to).map((t) => ({ ...t, phase: t.phase - from }));
          const ids = new Set(tasks.map((t) => t.id));
          return {
            data: { ...d, phases: d.phases.slice(from, to), tasks, handoffs: d.handoffs.filter((h) => ids.has(h.from) && ids.has(h.to)) },
          };
        })
        .filter((p) => p.data.tasks.length > 0),
  },
  controls: ['id', 'from', 'to', 'emphasis'],
  places: ['lane', 'phase'],
});
