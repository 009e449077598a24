/** Events on a real calendar: days by hours, or the days of a month. */
import { z } from 'zod';
import { number, optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const date = z.string().regex(/^(?:\d{4}|-)-\d{2}-\d{2}$/, 'must be a date such as 2026-09-14, or --09-14 without its year');
const hour = z.preprocess(absent, number.min(0, 'must be an hour from 0 to 24').max(24, 'must be an hour from 0 to 24').optional());

const event = z.object({
  label: textOrNumber,
  sub: optionalText,
  day: z.preprocess(absent, text.optional()).describe('Label of its day, in a week.'),
  start: hour.describe('Hour of the day: 9.5 is half past nine.'),
  end: hour,
  date: z.preprocess(absent, date.optional()).describe('In a month: its day.'),
  end_date: z.preprocess(absent, date.optional()).describe('Last day, where it lasts longer.'),
  tone: optionalText.describe('good, warn, bad or neutral.'),
  emphasis: z.preprocess(absent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional()),
});
export type CalendarEvent = z.infer<typeof event>;

export const data = z.object({
  days: z
    .preprocess(
      (v) => v ?? [],
      z.array(
        z.union([
          text.transform((label) => ({ label, own: '' })),
          z.object({ label: text }).transform(({ label }) => ({ label, own: '/label' })),
        ]),
      ),
    )
    .describe('Days of the week planner, at most 7.'),
  focus_day: z.preprocess(absent, text.optional()).describe('Label of the day that is tinted; in a month its date.'),
  month: z
    .preprocess(
      absent,
      z
        .string()
        .regex(/^(?:\d{4}|-)-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-09, or --09 without its year')
        .optional(),
    )
    .describe('Without its year (--09) days are drawn seven a row, and no weekdays.'),
  events: z.preprocess((v) => v ?? [], z.array(event)),
});
export type CalendarData = z.infer<typeof data>;

const HARD = 60;

export const form = defineForm<CalendarData>({
  name: 'calendar_grid',
  menu: 'Events on a real calendar: a week by hours, a month or a quarter by days.',
  when: 'Appointments, launches or deadlines whose day, and perhaps hour, matters.',
  when_not: 'Tasks that run over periods (use gantt_plan), milestones along an axis (timeline_roadmap).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'week_planner',
  capacity: { what: 'events', soft: 30, hard: HARD },
  drawn_as: 'grid',
  count: (d) => d.events.length,
  split: (d, hard) => {
    const n = Math.ceil(d.events.length / hard);
    const per = Math.ceil(d.events.length / n);
    return Array.from({ length: n }, (_, i) => ({ data: { ...raw(d), events: d.events.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'tone'],
  places: ['start', 'end'],
});

/** The days in the format of a request. */
const raw = (d: CalendarData) => ({ ...d, days: d.days.map(({ label }) => ({ label })) });
