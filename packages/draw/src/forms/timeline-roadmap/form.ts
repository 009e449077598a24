/** Milestones on a time axis, or items of tracks over periods: the data of every roadmap. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const name = textOrNumber.transform(String);
const emphasis = z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional());
const isoDate = z.preprocess(
  (v) => (v === null || v === '' ? undefined : v),
  z.iso.date({ error: 'must be a calendar date such as 2027-03-31' }).optional(),
);
/** A name, or an object with a name: `own` is the pointer of the name below the track. */
const nameOrLabel = z.union([
  name.transform((label) => ({ label, own: '' })),
  z.object({ label: name }).transform(({ label }) => ({ label, own: '/label' })),
]);

export const data = z
  .object({
    milestones: z.preprocess(
      (v) => v ?? [],
      z.array(
        z.object({
          date: textOrNumber.describe('As it is to be printed: "6 Jan", "2027 Q3", 2031.'),
          at: isoDate.describe(
            'The same as a calendar date (2027-01-06). With one on each of 2 to 8 milestones, `milestone_timeline` draws the axis to scale.',
          ),
          label: text,
          sub: optionalText,
          status: optionalText.describe(
            'done, in-progress or planned; on an axis to scale also on_track, at_risk, off_track, or words of your own.',
          ),
          emphasis,
        }),
      ),
    ),
    today: z.preprocess(
      (v) => (v === null || v === '' ? undefined : typeof v === 'string' ? { at: v } : v),
      z
        .object({ at: isoDate, label: optionalText.describe('Printed instead of the word for today: "Today, 23 Nov".') })
        .optional()
        .describe('Where the time stands, on an axis to scale: a calendar date, or one with its label.'),
    ),
    periods: z.preprocess((v) => v ?? [], z.array(name).max(24, 'holds at most 24 periods; send quarters instead of months')),
    tracks: z.preprocess((v) => v ?? [], z.array(nameOrLabel)),
    items: z.preprocess(
      (v) => v ?? [],
      z.array(
        z.object({
          track: textOrNumber.describe('A track by its name or zero-based index.'),
          start: textOrNumber.describe('First period by its name or zero-based index.'),
          end: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('Last period, inclusive.'),
          label: text,
          status: optionalText.describe('done, in-progress or planned.'),
          emphasis,
        }),
      ),
    ),
  })
  .superRefine((d, ctx) => {
    if (d.milestones.length === 0 && d.items.length === 0)
      ctx.addIssue({
        code: 'custom',
        path: ['milestones'],
        message: 'needs at least one milestone, or periods, tracks and items',
        input: d.milestones,
      });
    for (const [i, item] of d.items.entries()) {
      if (indexIn(namesOf(d.tracks), item.track) === undefined)
        ctx.addIssue({
          code: 'custom',
          path: ['items', i, 'track'],
          message: `must be one of tracks: ${namesOf(d.tracks).join(', ')}`,
          input: item.track,
        });
      for (const member of ['start', 'end'] as const) {
        const value = item[member];
        if (value !== undefined && indexIn(d.periods, value) === undefined)
          ctx.addIssue({
            code: 'custom',
            path: ['items', i, member],
            message: `must be one of periods: ${d.periods.join(', ')}`,
            input: value,
          });
      }
    }
  });
export type RoadmapData = z.infer<typeof data>;

export const namesOf = (tracks: readonly { readonly label: string }[]): string[] => tracks.map((t) => t.label);

/** Index of a name in a list: by the name itself first, then as a zero-based index. */
export function indexIn(names: readonly string[], wanted: string | number): number | undefined {
  const at = names.indexOf(String(wanted));
  if (at >= 0) return at;
  return typeof wanted === 'number' && Number.isInteger(wanted) && names[wanted] !== undefined ? wanted : undefined;
}

export const form = defineForm<RoadmapData>({
  name: 'timeline_roadmap',
  menu: 'What happens when: milestones along a line, or items of several tracks over periods.',
  when: 'Dates carry the message.',
  when_not: 'Tasks with baselines or dependencies (use gantt_plan), steps without dates (linear_flow), hours of a week (calendar_grid).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'milestone_timeline',
  capacity: { what: 'milestones and items', soft: 16, hard: 36 },
  drawn_as: 'grid',
  count: (d) => d.milestones.length + d.items.length,
  split: (d, hard) => {
    const rows = [...d.milestones.map((m) => ({ m })), ...d.items.map((t) => ({ t }))];
    const most = d.items.length === 0 ? 10 : hard;
    const n = Math.ceil(rows.length / most);
    const per = Math.ceil(rows.length / n);
    return Array.from({ length: n }, (_, i) => {
      const own = rows.slice(i * per, (i + 1) * per);
      return {
        data: { ...d, milestones: own.flatMap((r) => ('m' in r ? [r.m] : [])), items: own.flatMap((r) => ('t' in r ? [r.t] : [])) },
      };
    });
  },
  controls: ['emphasis'],
  places: ['start', 'end'],
});
