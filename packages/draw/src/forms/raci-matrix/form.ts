/** Duties of roles in activities: the data of every responsibility matrix. */
import { z } from 'zod';
import { text } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const role = z.union([
  text.transform((label) => ({ label, own: '' })),
  z.object({ label: text }).transform(({ label }) => ({ label, own: '/label' })),
]);

export const data = z
  .object({
    roles: z.array(role).min(1, 'needs at least one role').max(10, 'holds at most 10 roles'),
    activities: z
      .array(
        z.object({
          label: text,
          cells: z.array(
            z.preprocess(
              (v) => v ?? '',
              z.string().regex(/^$|^[RACI](\s*[/,]\s*[RACI])*$/i, 'must be of the letters R, A, C, I, such as "A/R", or empty'),
            ),
          ),
          emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
        }),
      )
      .min(1, 'needs at least one activity'),
  })
  .superRefine((d, ctx) => {
    for (const [i, a] of d.activities.entries())
      if (a.cells.length !== d.roles.length)
        ctx.addIssue({
          code: 'custom',
          path: ['activities', i, 'cells'],
          message: `must have ${d.roles.length} cells, one for each role`,
          input: a.cells,
        });
  });
export type RaciData = z.infer<typeof data>;

export const form = defineForm<RaciData>({
  name: 'raci_matrix',
  menu: 'Who is responsible, accountable, consulted and informed in each activity.',
  when: 'Duties of several roles in several activities.',
  when_not: 'Reporting lines (use org_structure), order of work (swimlane_flow), options by criteria (comparison_matrix).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'activity_raci',
  capacity: { what: 'activities', soft: 10, hard: 18 },
  drawn_as: 'grid',
  count: (d) => d.activities.length,
  split: (d, hard) => {
    const n = Math.ceil(d.activities.length / hard);
    const per = Math.ceil(d.activities.length / n);
    return Array.from({ length: n }, (_, i) => ({ data: { ...d, activities: d.activities.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis'],
});
