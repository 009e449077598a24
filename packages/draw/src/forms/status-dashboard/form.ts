/** Initiatives by state: the data that every status board draws. */
import { z } from 'zod';
import { emphasis, name, optionalName, optionalNumber } from '../../fields/chart-fields.ts';
import { chunks } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const row = z.object({
  item: name,
  status: optionalName.describe('green, amber or red; also on_track, at_risk, off_track, done, planned.'),
  progress: optionalNumber.describe('0 to 100, percent.'),
  owner: optionalName,
  due: optionalName,
  next_action: optionalName,
  emphasis,
});

export const data = z.object({ rows: z.array(row).min(1, 'needs at least one initiative') });
export type StatusData = z.infer<typeof data>;
export type StatusRow = StatusData['rows'][number];

export const form = defineForm<StatusData>({
  name: 'status_dashboard',
  menu: 'Initiatives with their state, progress, owner, date and next action.',
  when: 'A steering report: several pieces of work, each with a state.',
  when_not: 'Tasks over periods (use gantt_plan), figures with changes (kpi_metrics), actions without states (data_table).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'initiative_table',
  capacity: { what: 'initiatives', soft: 10, hard: 16 },
  drawn_as: 'grid',
  count: (d) => d.rows.length,
  split: (d, hard) => chunks(d.rows, hard).map((rows) => ({ data: { rows } })),
  controls: ['emphasis'],
});
