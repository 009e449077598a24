/** Milestones with dates, and roadmaps by period. */
import { allItems, definePattern, isPeriod } from '../pattern.ts';
import { cut, Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

const DATE =
  /(?:^|\s)((?:\d{1,2}\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}(?:\s(?:19|20)\d\d)?|q[1-4](?:\s?(?:20)?\d\d)?|(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?)(?![\p{L}\p{N}])/iu;

export const timelineRoadmap = definePattern({
  form: 'timeline_roadmap',
  strong: [
    'roadmap',
    'milestone*',
    'timeline',
    'meilenstein*',
    'zeitplan',
    'jalons',
    'feuille de route',
    'hitos',
    'hoja de ruta',
    'tappe',
    'cronologia',
    'marcos',
    'mijlpalen',
    'tijdlijn',
    'kamienie milowe',
    'oś czasu',
    'history of',
  ],
  weak: ['founded', 'launch', 'by quarter'],
  figures: false,
  needs: 'two or more milestones, each with its date',
  sample: 'Milestones: contract signed March, pilot June, launch October.',
  read(brief) {
    const periods = brief.groups.flatMap((g) =>
      g.lead !== undefined && isPeriod(g.lead.text) ? [{ period: g.lead, items: g.items }] : [],
    );
    if (periods.length >= 2 && periods.every((p) => p.items.some((i) => /\p{L}/u.test(i.label.text))))
      return {
        fit: 1,
        data: { milestones: periods.flatMap((p) => p.items.map((i) => ({ date: p.period, label: trimmed(i.piece) }))) },
      };
    const milestones = allItems(brief).flatMap((item) => {
      const match = DATE.exec(item.piece.text);
      if (match?.[1] === undefined) return [];
      const end = item.piece.start + match.index + match[0].length;
      const date = new Piece(match[1], end - match[1].length, end);
      const before = trimmed(cut(item.piece, item.piece.start, date.start));
      const label = /\p{L}/u.test(before.text) ? before : trimmed(cut(item.piece, date.end, item.piece.end));
      return /\p{L}/u.test(label.text) && label.text.length <= 120 ? [{ date, label }] : [];
    });
    if (milestones.length < 2) return undefined;
    return { fit: brief.figures.filter((f) => !f.year).length > milestones.length ? 0.4 : 0.9, data: { milestones } };
  },
});
