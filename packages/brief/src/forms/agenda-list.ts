/** Topics of a meeting. */

import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { entriesOf } from '../relations/lists.ts';
import { stateIn } from '../relations/states.ts';
import { definePattern } from './define-pattern.ts';

const LENGTH =
  "\\d{1,3}\\s?(?:min(?:s|utes?|uten|utos|uti|uut|uten|ut)?\\.?|[’']|h(?:ours?|rs|eures?)?|std\\.?|stunden?|hora?s?|or[ae]|uur|godz\\.?)";
const MINUTES = new RegExp(`\\s(${LENGTH})$`, 'iu');
const LASTS = new RegExp(`(?<![\\p{L}\\d])${LENGTH}(?![\\p{L}\\d])`, 'iu');
const TIME =
  /(?:^|:\s|[\n,;•*-]\s{0,4}|\b(?:at|um|à|a las|alle|às|om|o)\s)((?:[01]?\d|2[0-4])(?:[:.h][0-5]\d|\s?(?:am|pm|uhr|h)\b)(?:\s?(?:-|–|to|bis|à|a|tot|do)\s?(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?:\s?(?:am|pm|uhr|h)\b)?)?)(?![\d%])/giu;

/** Topics with their times: what stands between one time and the next. */
function timesIn(brief: ReadBrief): { label: Piece; meta: Piece }[] {
  // Days of the week with hours are a calendar.
  if (
    (
      brief.text.match(
        /\b(?:mon|tues|wednes|thurs|fri)day\b|(?<=^|[\n,;]\s{0,2})(?:mon|tue|wed|thu|fri|mo|di|mi|do|fr)\b(?=\.?,?\s\d)|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|maandag|dinsdag|woensdag|donderdag|vrijdag)\b/giu,
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
  names: [
    'agenda',
    'agenda slide',
    'agenda punkte',
    'meeting plan',
    'running order',
    'tagesordnung',
    'table of contents',
    'contents page',
    'contents slide',
    'outline slide',
    'run of show',
    'session plan',
    'order of business',
    'topics of the day',
    'agendafolie',
    'inhaltsverzeichnis',
    'ablaufplan',
    'tagesablauf',
    'dagindeling',
    'dagprogramma',
    'programme de la journée',
    'programa del día',
    'programma della giornata',
    'tagesprogramm',
    'agendapunkte',
    'besprechungspunkte',
    'ordre du jour',
    'table des matières',
    'sommaire',
    'orden del día',
    'temario',
    'índice',
    'ordine del giorno',
    'scaletta',
    'indice',
    'ordem do dia',
    'ordem de trabalhos',
    'dagorde',
    'inhoudsopgave',
    'porządek obrad',
    'plan spotkania',
    'spis treści',
    'program dnia',
  ],
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
    'covering',
    'we ll cover',
    'we cover',
    'going to cover',
    'walk through',
    'discussion points',
    'talking points',
    'points to discuss',
    'gesprochen',
    'sprechen wir',
    'sprechen über',
    'themen',
    'programm',
    'aborder',
    'aborderons',
    'points abordés',
    'déroulé',
    'trataremos',
    'vamos a tratar',
    'a tratar',
    'tratteremo',
    'parleremo',
    'punti da discutere',
    'vamos tratar',
    'assuntos',
    'bespreken',
    'gespreksonderwerpen',
    'omówimy',
    'do omówienia',
  ],
  weak: [
    'steerco',
    'kick-off',
    'kickoff',
    'off-site',
    'offsite',
    'town hall',
    'townhall',
    'jour fixe',
    'klausur',
    'séance',
    'comité',
    'sesión',
    'seduta',
    'sessão',
    'posiedzenie',
    'zebranie',
    'meeting',
    'workshop',
    'programme',
    'spotkanie',
    'sitzung',
    'réunion',
    'reunión',
    'riunione',
    'reunião',
    'vergadering',
  ],
  figures: false,
  needs: 'two or more topics in their order',
  sample: 'Agenda: [name], [name], [name].',
  read(brief) {
    const timed = timesIn(brief);
    if (timed.length >= 2 && timed.length <= 14) return { variant: 'timed_agenda', fit: timed.length >= 3 ? 0.96 : 0.8, blocks: timed };
    const entries = entriesOf(brief);
    if (entries === undefined || entries.length > 12) return undefined;
    const lengths = entries.map((e) => (e.detail === undefined ? MINUTES.exec(e.piece.text) : null));
    const counted = entries.filter(
      (e, i) =>
        lengths[i] === null &&
        !LASTS.test(e.detail?.text ?? '') &&
        brief.figures.some((f) => !f.year && f.start >= e.piece.start && f.end <= e.piece.end),
    ).length;
    // Topics are short; what is argued is no topic.
    const argued = entries.reduce((n, e) => n + e.label.text.length, 0) / entries.length > 90;
    // What has a state is reported, not discussed.
    const stated = entries.filter((e) => stateIn(e.detail ?? e.piece) !== undefined).length;
    return {
      fit:
        counted > entries.length / 2 || stated > entries.length / 2
          ? 0.3
          : argued
            ? 0.5
            : // How long each takes is said of topics.
              entries.filter((e) => LASTS.test(e.piece.text)).length > entries.length / 2
              ? 0.96
              : 0.9,
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
