/** Topics of a meeting. */

import { entriesOf } from '../lists.ts';
import { definePattern } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const MINUTES = /\s(\d{1,3}\s?(?:min(?:s|utes?|uten|utos|uti)?\.?|h(?:ours?|rs)?|std\.?|stunden?))$/iu;
const TIME =
  /(?:^|[\n,;•*-]\s{0,4}|\b(?:at|um|à|a las|alle|às|om|o)\s)((?:[01]?\d|2[0-4])(?:[:.h][0-5]\d|\s?(?:am|pm|uhr|h)\b)(?:\s?(?:-|–|to|bis|à|a|tot|do)\s?(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?:\s?(?:am|pm|uhr|h)\b)?)?)(?![\d%])/giu;

/** Topics with their times: what stands between one time and the next. */
function timesIn(brief: ReadBrief): { label: Piece; meta: Piece }[] {
  // Days of the week with hours are a calendar.
  if (
    (
      brief.text.match(
        /\b(?:mon|tues|wednes|thurs|fri)day\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|maandag|dinsdag|woensdag|donderdag|vrijdag)\b/giu,
      ) ?? []
    ).length >= 3
  )
    return [];
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(TIME)].flatMap((m) =>
    m[1] === undefined ? [] : [{ start: m.index + m[0].lastIndexOf(m[1]), text: m[1] }],
  );
  return marks.flatMap((m, i) => {
    const end = m.start + m.text.length;
    const limit = marks[i + 1]?.start ?? brief.text.length;
    const stop = /\n|[.;](?=\s|$)/.exec(brief.text.slice(end, limit));
    let label = trimmed(cut(whole, end, stop === null ? limit : end + stop.index));
    if (/^[:–—|-]/.test(label.text)) label = trimmed(cut(label, label.start + 1, label.end));
    if (/[,]$/.test(label.text)) label = cut(label, label.start, label.end - 1);
    return /\p{L}/u.test(label.text) && label.text.length <= 120 ? [{ label, meta: new Piece(m.text, m.start, end) }] : [];
  });
}

export const agendaList = definePattern({
  form: 'agenda_list',
  names: ['agenda', 'agenda slide', 'agenda punkte', 'meeting plan', 'running order', 'tagesordnung'],
  strong: [
    'talk about',
    'we will discuss',
    'to discuss',
    'we will cover',
    'items for',
    'on the table',
    'besprechen',
    'themen',
    'sujets',
    'temas',
    'argomenti',
    'onderwerpen',
    'tematy',
    'when we meet',
    'topics for',
    'topics to cover',
    'tagesordnung',
    'ordre du jour',
    'orden del día',
    'ordine del giorno',
    'ordem do dia',
    'pauta',
    'porządek obrad',
    'table of contents',
    'contents',
  ],
  weak: ['meeting', 'workshop', 'programme', 'spotkanie', 'sitzung', 'réunion', 'reunión', 'riunione', 'reunião', 'vergadering'],
  figures: false,
  needs: 'two or more topics in their order',
  sample: 'Agenda: results, outlook, decisions.',
  read(brief) {
    const timed = timesIn(brief);
    if (timed.length >= 2 && timed.length <= 14) return { variant: 'timed_agenda', fit: timed.length >= 3 ? 0.96 : 0.8, blocks: timed };
    const entries = entriesOf(brief);
    if (entries === undefined || entries.length > 12) return undefined;
    const lengths = entries.map((e) => (e.detail === undefined ? MINUTES.exec(e.piece.text) : null));
    const counted = entries.filter(
      (e, i) => lengths[i] === null && brief.figures.some((f) => !f.year && f.start >= e.piece.start && f.end <= e.piece.end),
    ).length;
    return {
      fit: counted > entries.length / 2 ? 0.3 : 0.9,
      blocks: entries.map((e, i) => {
        const minutes = lengths[i]?.[1];
        if (minutes !== undefined)
          return {
            label: trimmed(cut(e.piece, e.piece.start, e.piece.end - minutes.length)),
            meta: cut(e.piece, e.piece.end - minutes.length, e.piece.end),
          };
        // "(15 min)", "– 20 minutes", "– Anna": short marks stand at the right.
        const mark = e.detail !== undefined && e.detail.text.length <= 24;
        return {
          label: e.detail === undefined ? e.piece : e.label,
          ...(e.detail === undefined ? {} : mark ? { meta: e.detail } : { sub: e.detail }),
        };
      }),
    };
  },
});
