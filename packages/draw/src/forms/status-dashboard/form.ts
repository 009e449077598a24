/** Initiatives by state: the data of every status board. */
import { z } from 'zod';
import { emphasis, name, optionalName, optionalNumber } from '../../fields/chart-fields.ts';
import { number } from '../../fields/fields.ts';
import { chunks } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

const row = z.object({
  item: name,
  status: optionalName.describe(
    'green, amber or red, printed as On track, At risk, Off track; also on_track, at_risk, off_track, done, planned. Own words are printed as sent.',
  ),
  progress: optionalNumber.describe('0 to 100, percent.'),
  plan: optionalNumber.describe('Where the progress should be by now, 0 to 100, percent: a mark on its bar.'),
  icon: optionalName.describe('A Lucide icon name, or "auto".'),
  owner: optionalName,
  due: optionalName,
  next_action: optionalName,
  emphasis,
});

const programme = z
  .object({
    label: optionalName.describe('What the bar is of; the word for progress where it is not sent.'),
    progress: number.describe('0 to 100, percent.'),
    plan: optionalNumber.describe('Where it should be by now, percent.'),
  })
  .describe('Progress of the whole, in a tile beside the counts of each state.');

export const data = z.object({
  rows: z.array(row).min(1, 'needs at least one initiative'),
  item_head: optionalName.describe('Head of the first column of a table, such as Workstream.'),
  programme: z.preprocess((v) => (v === null || v === '' ? undefined : v), programme.optional()),
});
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
  split: (d, hard) => chunks(d.rows, hard).map((rows) => ({ data: { ...d, rows } })),
  controls: ['emphasis'],
});
