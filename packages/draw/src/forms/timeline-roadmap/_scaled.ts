/** Milestones with calendar dates, on an axis drawn to scale, and the warnings when such dates are not used. */
import type { TimeUnit } from '@deckwright/core/calendar';
import { type Drawing, type Kit, readDates, readMixedDates, timeScale } from '../../layout/index.ts';
import { statusLook, statusSaid } from '../../marks/status-look.ts';
import { dayOf } from '../../marks/time-axis.ts';
import type { Today } from '../../marks/timeline-bar.ts';
import { drawTimelineScale, MAX_SCALED, type ScaledMilestone } from '../../marks/timeline-scale.ts';
import type { FormPane } from '../define.ts';
import type { RoadmapData } from './form.ts';

/** Undefined when the milestones are not to scale, or when their words do not fit to scale. */
export function drawScaled(d: RoadmapData, pane: FormPane, kit: Kit): Drawing | undefined {
  const sent = d.milestones.flatMap((m, i) => (m.at === undefined ? [] : [{ m, i, day: dayOf(m.at) }]));
  const { printed, grain } = sent.length > 0 || d.items.length > 0 ? NONE : printedDays(d, pane, kit);
  const dated = printed.length > 0 ? printed : sent;
  if (dated.length === 0 || d.items.length > 0) {
    if (dated.length > 0 || d.today !== undefined) tellUnused(d, pane, 'they stand above tracks, or none has a calendar date', kit);
    return undefined;
  }
  const n = d.milestones.length;
  if (dated.length < n || n < 2 || n > MAX_SCALED) {
    tellUnused(d, pane, n < 2 || n > MAX_SCALED ? `there are ${n} milestones` : `${n - dated.length} of ${n} milestones have none`, kit);
    return undefined;
  }
  const milestones = dated
    .toSorted((a, b) => a.day - b.day || a.i - b.i)
    .map(({ m, i, day }): ScaledMilestone => {
      const at = `${pane.pointer}/milestones/${i}`;
      const look = m.status === undefined ? undefined : statusLook(m.status, kit);
      return {
        day,
        name: m.label,
        date: { text: String(m.date), path: `${at}/date` },
        label: { text: m.label, path: `${at}/label` },
        ...(m.sub === undefined ? {} : { sub: { text: m.sub, path: `${at}/sub` } }),
        ...(m.status === undefined ? {} : { status: statusSaid(m.status, `${at}/status`, kit) }),
        ...(look === undefined ? {} : { look }),
        primary: m.emphasis === 'primary',
      };
    });
  const drawing = drawTimelineScale(milestones, todayOf(d, milestones, pane, kit), pane.box, kit, 'body/timeline', grain);
  if (drawing === undefined && printed.length > 0) {
    kit.warn('dates_evenly_spaced', 'The milestones stand at equal distances, though their dates do not.', {
      path: `${pane.pointer}/milestones`,
      remedy: 'Shorten their texts, or send fewer, so that they stand where their dates do.',
    });
    return undefined;
  }
  if (drawing === undefined) {
    tellUnused(d, pane, 'two dates are too close together, or the texts too long', kit);
    return undefined;
  }
  for (const { i } of sent) kit.drawn.add(`${pane.pointer}/milestones/${i}/at`);
  return drawing;
}

interface Printed {
  readonly printed: readonly { readonly m: RoadmapData['milestones'][number]; readonly i: number; readonly day: number }[];
  readonly grain: TimeUnit | 'mixed';
}

/** Two points are always at even distances. */
const FEWEST_MIXED = 3;

const NONE: Printed = { printed: [], grain: 'days' };

/** The days that printed dates name, where these are at uneven distances and few enough for an axis. */
function printedDays(d: RoadmapData, pane: FormPane, kit: Kit): Printed {
  if (d.milestones.length > MAX_SCALED) return NONE;
  const labels = d.milestones.map(({ date }) => String(date));
  const isMixed = labels.length >= FEWEST_MIXED && readDates(labels).length === 0;
  const time = isMixed ? readMixedDates(labels) : timeScale(labels, `${pane.pointer}/milestones`, kit);
  if (time?.has_year !== true) return NONE;
  return { printed: d.milestones.map((m, i) => ({ m, i, day: time.days[i] as number })), grain: isMixed ? 'mixed' : time.unit };
}

/** The position of today. It is left out when it is far from all milestones, because it would take up most of the axis. */
function todayOf(d: RoadmapData, milestones: readonly ScaledMilestone[], pane: FormPane, kit: Kit): Today | undefined {
  const at = d.today?.at;
  if (at === undefined) return undefined;
  const day = dayOf(at);
  const [first, last] = [milestones[0]?.day ?? 0, milestones.at(-1)?.day ?? 0];
  const margin = (last - first) / 4;
  const path = `${pane.pointer}/today`;
  if (day < first - margin || day > last + margin) {
    for (const member of ['', '/at', '/label']) kit.unseen.add(`${path}${member}`);
    kit.warn('outside_axis', `Today, ${at}, is far from all milestones; it is not drawn.`, {
      path,
      remedy: 'Leave it out, or send the milestones around it.',
    });
    return undefined;
  }
  kit.drawn.add(path);
  kit.drawn.add(`${path}/at`);
  const label = d.today?.label;
  return { day, said: label === undefined ? { text: kit.word('today'), bind: 'derived' } : { text: label, path: `${path}/label` } };
}

function tellUnused(d: RoadmapData, pane: FormPane, why: string, kit: Kit): void {
  // The printed date shows the same day in words.
  for (const [i, m] of d.milestones.entries()) if (m.at !== undefined) kit.drawn.add(`${pane.pointer}/milestones/${i}/at`);
  if (d.today !== undefined) for (const member of ['', '/at', '/label']) kit.unseen.add(`${pane.pointer}/today${member}`);
  kit.warn('field_ignored', `The milestones are not drawn to scale: ${why}.`, {
    path: `${pane.pointer}/milestones`,
    remedy: `Send a calendar date as \`at\` with each of 2 to ${MAX_SCALED} milestones, or none.`,
  });
}
