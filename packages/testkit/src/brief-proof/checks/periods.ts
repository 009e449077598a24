/** Items of a plan stand in the periods that the brief gives them. */
import { type Brief, partAround } from '../brief/brief.ts';
import { placesOf } from '../brief/find.ts';
import { monthsOf } from '../brief/months.ts';
import type { Finding, Span } from '../finding.ts';
import { member, objects, text } from '../slide/json.ts';
import { shapeOf } from '../slide/slide.ts';
import type { Check, Context } from './context.ts';

/** Months and numbers of a text: what a period is told apart by. */
export function periodMarks(of: string): ReadonlySet<string> {
  const months = monthsOf(of).map(({ month }) => `month ${month}`);
  const digits = [...of.matchAll(/\d+/g)].map(([found]) => String(Number(found)));
  const iso = [...of.matchAll(/\b\d{4}-(\d{2})(?:-(\d{2}))?|--(\d{2})(?:-(\d{2}))?/g)].flatMap(([, a, b, c, d]) => [
    `month ${Number(a ?? c)}`,
    ...(b === undefined && d === undefined ? [] : [String(Number(b ?? d))]),
  ]);
  const dotted = [...of.matchAll(/\b\d{1,2}[./](\d{1,2})(?:[./](?:\d{4}|\d{2}))?\b/g)].map(([, month]) => `month ${Number(month)}`);
  const slashed = [...of.matchAll(/\b(\d{1,2})\/(?:\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g)].map(([, month]) => `month ${Number(month)}`);
  return new Set([...months, ...digits, ...iso, ...dotted, ...slashed]);
}

/** The marks of a part of the brief; its months are read with the whole brief in view. */
const marksIn = (brief: Brief, span: Span): ReadonlySet<string> =>
  new Set([
    ...periodMarks(brief.folded.slice(span.start, span.end)),
    ...brief.months.filter((month) => month.start >= span.start && month.end <= span.end).map(({ month }) => `month ${month}`),
  ]);

/** "1. March 2026" of a numbered line: the number of the line stands as the day. */
const numberedDates = ({ brief, facts, slide }: Context): Finding[] =>
  facts.details
    .filter(({ kind, said }) => kind === 'date' && /^\d{1,2}[.)]?\s/.test(said))
    .flatMap(({ said, path, of }): Finding[] => {
      const places = placesOf(said, brief);
      const counts =
        places.length > 0 && places.every((place) => brief.figures.some(({ start, kind }) => kind === 'ordinal' && start === place.start));
      const shape_id = shapeOf(slide, path);
      return counts
        ? [
            {
              code: 'period_of_other_item',
              message: `${said} of ${JSON.stringify(of.text)} begins with the number of its line.`,
              said,
              path,
              ...(shape_id === undefined ? {} : { shape_id }),
              spans: places,
            },
          ]
        : [];
    });

export const checkPeriods: Check = (context) => {
  const { brief, slide } = context;
  return [...numberedDates(context), ...movedItems(brief, slide)];
};

function movedItems(brief: Brief, slide: Context['slide']): Finding[] {
  const data = slide.intent.data;
  const form = text(slide.intent.form);
  const items =
    form === 'gantt_plan'
      ? objects(member(data, 'tasks')).map((item, i) => ({ item, path: `/data/tasks/${i}` }))
      : form === 'timeline_roadmap'
        ? objects(member(data, 'items')).map((item, i) => ({ item, path: `/data/items/${i}` }))
        : form === 'calendar_grid'
          ? objects(member(data, 'events')).map((item, i) => ({ item, path: `/data/events/${i}` }))
          : [];
  const labels = items.map(({ item }) => text(item.label));
  const sites = labels.flatMap((label) => placesOf(label, brief));
  return items.flatMap(({ item, path }): Finding[] => {
    const label = text(item.label);
    const places = placesOf(label, brief);
    if (places.length === 0) return [];
    return ['start', 'end', 'date', 'end_date'].flatMap((key): Finding[] => {
      const said = text(item[key]);
      // The unit of the axis is not what an item is told apart by: W11 is the eleventh, whatever W is.
      const marks = [...periodMarks(said)].filter((mark) => !/^(?:19|20)\d{2}$/.test(mark));
      const month = marks.filter((mark) => mark.startsWith('month'));
      const wanted = month.length > 0 ? month : marks;
      if (wanted.length === 0) return [];
      const around = places.map((place) => territory(brief, place, sites));
      const near = around.map((span) => marksIn(brief, span));
      const speaks = near.filter((found) => (month.length > 0 ? [...found].some((mark) => mark.startsWith('month')) : found.size > 0));
      if (speaks.length === 0 || speaks.some((found) => wanted.some((mark) => found.has(mark)))) return [];
      if (month.length > 0 && speaks.some((found) => isWithin(Number(month[0]?.slice(6)), found))) return [];
      const shape_id = shapeOf(slide, path);
      return [
        {
          code: 'period_of_other_item',
          message: `${JSON.stringify(label)} is put at ${said}; beside it the brief has other dates.`,
          said: `${label} ${said}`,
          path: `${path}/${key}`,
          ...(shape_id === undefined ? {} : { shape_id }),
          spans: around,
        },
      ];
    });
  });
}

/** A month that lies between the months that the brief names. */
const isWithin = (month: number, found: ReadonlySet<string>): boolean => {
  const months = [...found].filter((mark) => mark.startsWith('month')).map((mark) => Number(mark.slice(6)));
  return months.length > 1 && month > Math.min(...months) && month < Math.max(...months);
};

/** From the item before to the item behind, within the paragraph. */
function territory(brief: Brief, place: Span, sites: readonly Span[]): Span {
  const line = partAround(brief, place, 3);
  let { start, end } = line;
  for (const site of sites) {
    if (site.end <= place.start && site.end > start) start = site.end;
    if (site.start >= place.end && site.start < end) end = site.start;
  }
  return { start, end };
}
