/** Events in a month or a week. */
import { datesIn, type WrittenDate } from '../document/dates.ts';
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { daysTold } from '../relations/days-told.ts';
import type { Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WEEKDAY =
  /(?<!\p{L})(?:mon(?:day)?s?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|(?:sa|so)(?=\.?\s\d{1,2}(?!\d))|(?:ma|wo|vr|za|zo)(?=\s\d)|mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela)(?!\p{L})/giu;
/** Short names of days that are words of other languages. */
const isWeekday = (m: RegExpMatchArray, text: string, language: string): boolean =>
  !/^(?:di|do|mi|mo|fr|wo|vr|ma|za|zo)$/iu.test(m[0]) ||
  language === 'de' ||
  language === 'nl' ||
  /^\.?\s?\d/.test(text.slice((m.index ?? 0) + m[0].length));
/** The date of a weekday: `Mon 21 Sept`, `ma 9/9`, `lunedì 3/3`. */
const DATED =
  /^\.?,?\s(?:the\s|den\s|le\s)?(?:\d{1,2}[/.]\d{1,2}\.?(?:[/.]?\d{2,4})?(?=\s|:)|\d{1,2}(?:st|nd|rd|th|\.|º)?\s\p{L}{3,9}\.?(?=\s(?:at\s|um\s)?\d))\s?:?/iu;
const HOUR = /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(?:(am|pm|a\.m\.|p\.m\.|uhr|h)(?!\p{L}))?(?![\d%])/iu;
const SPAN = new RegExp(
  `${HOUR.source}(?:\\s?(?:-|–|to|until|till|bis|à|a|alle|tot|do)\\s?(\\d{1,2})(?:[:.h](\\d{2}))?\\s?(?:(am|pm|a\\.m\\.|p\\.m\\.|uhr|h)(?!\\p{L}))?(?![\\d%]))?`,
  'iu',
);

const PART_OF_DAY =
  /(?<!\p{L})(?:mornings?|afternoons?|evenings?|from|between|at|the|früh|vormittags?|nachmittags?|abends?|von|ab|um|matin|après-midi|soir|de|dès|mañana|tarde|por la|desde|las|mattina|pomeriggio|dalle|alle|manhã|das|ochtend|middag|avond|van|rano|od|ore|uur|horas|heures|klokken|om|godz)(?!\p{L})/giu;

const hourOf = (h: string, m: string | undefined, half: string | undefined): number | undefined => {
  const hour = Number(h) + (/^p/i.test(half ?? '') && Number(h) < 12 ? 12 : 0);
  const value = hour + (m === undefined ? 0 : Number(m) / 60);
  return value >= 0 && value <= 24 ? value : undefined;
};

/** `06:00 Arla and 11:00 Oetker`: a second hour of the same day. */
const HOURS =
  /\s(?:and|und|et|y|e|en|i|poi|then|dann|puis)\s(?:(?:at|um|ore|às|alle|à|om|o)\s(?=\d{1,2}\s\p{L})|(?:(?:at|um|ore|às|alle|à|om|o)\s)?(?=\d{1,2}(?:[:.h]\d{2}|\s?(?:h|am|pm|uhr)(?!\p{L})|\s?[-–]\s?\d)))/giu;

const pieces = (brief: ReadBrief): Piece[] =>
  brief.groups.flatMap((g) => {
    const told = cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end);
    // "Week of 12 May: Monday 9-11 training": the days stand behind the colon.
    const body =
      g.lead === undefined ||
      g.lead.text.search(WEEKDAY) >= 0 ||
      ((datesIn(g.lead).some((d) => d.day !== undefined) || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(g.lead.text)) &&
        told.text.slice(0, 24).search(WEEKDAY) < 0)
        ? g.piece
        : told;
    return piecesAt(body, ',;', true).flatMap((p) => splitAt(p, HOURS));
  });

function week(brief: ReadBrief): Reading | undefined {
  const days: Piece[] = [];
  const events: { label: Piece; day: Piece; start?: number; end?: number }[] = [];
  const used: Piece[] = [];
  let day: Piece | undefined;
  for (const piece of pieces(brief)) {
    const said = [...piece.text.matchAll(WEEKDAY)].find((m) => isWeekday(m, piece.text, brief.language));
    let rest = piece;
    if (said !== undefined) {
      const at = piece.start + said.index;
      const word = cut(piece, at, at + said[0].length);
      day = days.find((d) => d.text.toLowerCase() === word.text.toLowerCase());
      if (day === undefined) {
        day = word;
        days.push(word);
      } else used.push(word);
      // What a title says before a dash is not the day's: "The week as it is - Mon 8:00 roll".
      const led = cut(piece, piece.start, at);
      const before = trimmed(
        /\s[–—-]$/u.test(led.text) && /^\s?\d/u.test(piece.text.slice(at + said[0].length - piece.start))
          ? cut(led, led.end, led.end)
          : led,
      );
      const dated = DATED.exec(piece.text.slice(at + said[0].length - piece.start))?.[0].length ?? 0;
      if (dated > 0) used.push(cut(piece, at + said[0].length, at + said[0].length + dated));
      rest = /\p{L}/u.test(before.text.replace(/\b(?:on|am|le|el|il|op|w)\b/giu, ''))
        ? before
        : cut(piece, at + said[0].length + dated, piece.end);
      if (rest === before) {
        const late = cut(piece, at + said[0].length, piece.end);
        const span = SPAN.exec(late.text);
        if (span?.[1] !== undefined) {
          const start = hourOf(span[1], span[2], span[3] ?? span[6]);
          const end = span[4] === undefined ? undefined : hourOf(span[4], span[5], span[6]);
          used.push(late);
          events.push({
            label: before,
            day,
            ...(start === undefined ? {} : { start }),
            ...(start === undefined || end === undefined || end <= start ? {} : { end }),
          });
          continue;
        }
      }
    }
    if (day === undefined) continue;
    const span = SPAN.exec(rest.text);
    // Without a day and an hour of its own a clause goes on with the event before it, or is none.
    if (said === undefined && span === null) {
      const last = events.at(-1);
      if (
        last === undefined ||
        piece.start - last.label.end > 3 ||
        (brief.text.slice(last.label.end, piece.start).includes('.') && piece.text.includes(' '))
      )
        continue;
      events[events.length - 1] = { ...last, label: new Piece(brief.text.slice(last.label.start, piece.end), last.label.start, piece.end) };
      continue;
    }
    const start = span?.[1] === undefined ? undefined : hourOf(span[1], span[2], span[3] ?? span[6]);
    const end = span?.[4] === undefined ? undefined : hourOf(span[4], span[5], span[6]);
    let label = trimmed(rest);
    if (span !== null && start !== undefined) {
      const from = rest.start + span.index;
      used.push(cut(rest, from, from + span[0].length));
      const after = trimmed(cut(rest, from + span[0].length, rest.end));
      const before = trimmed(cut(rest, rest.start, from));
      label = /\p{L}{2}/u.test(before.text.replace(PART_OF_DAY, '')) || !/\p{L}/u.test(after.text) ? before : after;
      const it = /^(?:it['’]s|it is|there is|there['’]s|we have|gibt es|il y a|hay|c['’]è|há|is er)\s(?:the\s|a\s)?/iu.exec(label.text);
      if (it !== null) label = cut(label, label.start + it[0].length, label.end);
    }
    label = trimmed(/^[:–—-]/.test(label.text) ? cut(label, label.start + 1, label.end) : label);
    if (!/\p{L}/u.test(label.text) || label.text.length > 80) continue;
    events.push({
      label,
      day,
      ...(start === undefined ? {} : { start }),
      ...(start === undefined || end === undefined || end <= start ? {} : { end }),
    });
  }
  if (days.length < 2 || events.length < 2) return undefined;
  const sure = days.length >= 3 && events.every((e) => e.start !== undefined);
  return { variant: 'week_planner', fit: sure ? 0.96 : 0.9, used, data: { days: days.map((label) => ({ label })), events } };
}

/** `5/10/2026` by the custom of the language; where English leaves it open, none. */
function slashed(piece: Piece, language: string): WrittenDate[] {
  return [...piece.text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)(?![\d/])/gu)].flatMap((m): WrittenDate[] => {
    const [a, b] = [Number(m[1]), Number(m[2])];
    if (language === 'en' && a <= 12 && b <= 12 && a !== b) return [];
    const [day, month] = b > 12 ? [b, a] : [a, b];
    if (month < 1 || month > 12 || day < 1 || day > 31) return [];
    const start = piece.start + m.index;
    const year = Number((m[3] ?? '').length === 2 ? `20${m[3]}` : m[3]);
    return [{ piece: cut(piece, start, start + m[0].length), day, month: month - 1, year }];
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

function month(brief: ReadBrief): Reading | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const dates = datesIn(whole);
  const year = dates.find((d) => d.year !== undefined)?.year ?? slashed(whole, brief.language)[0]?.year;
  if (year === undefined) return undefined;
  const ask = dates.find((d) => d.month !== undefined && d.day === undefined);
  const events: { label: Piece; date: string; end_date?: string; month: number }[] = [];
  const used: Piece[] = ask === undefined ? [] : [ask.piece];
  for (const piece of pieces(brief)) {
    const own: (WrittenDate | { readonly piece: Piece; readonly day: number; readonly month?: number; readonly year?: number })[] = datesIn(
      piece,
    ).filter((d) => d.day !== undefined);
    if (own.length === 0) own.push(...slashed(piece, brief.language));
    if (own.length === 0 && ask !== undefined) {
      const bare = /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d%.,:])/u.exec(piece.text);
      if (bare?.[1] !== undefined && Number(bare[1]) >= 1 && Number(bare[1]) <= 31)
        own.push({ piece: cut(piece, piece.start + bare.index, piece.start + bare.index + bare[0].length), day: Number(bare[1]) });
    }
    const [first] = own;
    if (first?.day === undefined) continue;
    const at = first.month ?? ask?.month;
    if (at === undefined || at < 0 || at > 11 || first.day < 1 || first.day > 31) continue;
    const lead = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:-|–|to|until|bis|au|al|a|tot|do)\s?$/iu.exec(
      brief.text.slice(Math.max(piece.start, first.piece.start - 12), first.piece.start),
    );
    const tail = /^\s?(?:-|–|to|until|bis|au|al)\s?(\d{1,2})(?:st|nd|rd|th)?(?!\d)/iu.exec(
      brief.text.slice(first.piece.end, first.piece.end + 12),
    );
    const before = trimmed(cut(piece, piece.start, first.piece.start - (lead?.[0].length ?? 0)));
    const label = /\p{L}{4}/u.test(before.text) ? before : trimmed(cut(piece, first.piece.end + (tail?.[0].length ?? 0), piece.end));
    const bare = trimmed(/^[:–—-]/.test(label.text) ? cut(label, label.start + 1, label.end) : label);
    if (!/\p{L}/u.test(bare.text) || bare.text.length > 80) continue;
    used.push(piece);
    const from = lead?.[1] === undefined ? first.day : Number(lead[1]);
    const end = lead === null ? (tail?.[1] === undefined ? undefined : Number(tail[1])) : first.day;
    events.push({
      label: bare,
      month: at,
      date: `${first.year ?? year}-${two(at + 1)}-${two(from)}`,
      ...(end === undefined || end <= from || end > 31 ? {} : { end_date: `${first.year ?? year}-${two(at + 1)}-${two(end)}` }),
    });
  }
  if (events.length < 2) return undefined;
  const months = events.map((e) => e.month);
  const [low, high] = [Math.min(...months), Math.max(...months)];
  if (high - low > 2) return undefined;
  return {
    variant: high === low ? 'month_grid' : 'quarter_overview',
    fit: 0.9,
    used,
    data: { month: `${year}-${two(low + 1)}`, events: events.map(({ month: _, ...e }) => e) },
  };
}

/** Days of up to three months, each with what happens on it; without a year where none is told. */
function told(brief: ReadBrief): Reading | undefined {
  const found = daysTold(brief);
  if (found === undefined || found.days.length > 40) return undefined;
  const { days, asked } = found;
  const dated = days.every((d) => d.year !== undefined);
  const at = (d: (typeof days)[number]): number => (dated ? (d.year ?? 0) * 12 : 0) + d.month;
  const [low, high] = [Math.min(...days.map(at)), Math.max(...days.map(at))];
  if (high - low > 2) return undefined;
  const month = (n: number): string => `${dated ? Math.floor(n / 12) : '-'}-${two((n % 12) + 1)}`;
  return {
    // A word that no day is wide enough for stands in the list below the months.
    variant:
      high === low && !days.some((d) => /\p{L}{22}/u.test(d.label.text) || d.label.text.length > 44) ? 'month_grid' : 'quarter_overview',
    fit: days.length >= 4 ? 0.9 : 0.7,
    used: [...(asked === undefined ? [] : [asked.piece]), ...days.map((d) => d.mark)],
    data: {
      month: month(low),
      events: days.map((d) => ({
        label: d.label,
        date: `${month(at(d))}-${two(d.day)}`,
        ...(d.until === undefined ? {} : { end_date: `${month(at(d))}-${two(d.until)}` }),
      })),
    },
  };
}

export const calendarGrid = definePattern({
  form: 'calendar_grid',
  names: [
    'as a month',
    'laid out as a month',
    'month at a glance',
    'monatsansicht',
    'als monat',
    'week plan',
    'plan for the week',
    'this week',
    '*kalender',
    'monthly calendar',
    'calendar',
    'week planner',
    'weekly planner',
    'month view',
    'monthly view',
    'kalender',
    'monatsübersicht',
    'wochenplan',
    'calendrier',
    'planning de la semaine',
    'calendario',
    'calendário',
    'weekplanning',
    'kalendarz',
    'plan tygodnia',
    'month grid',
    'week grid',
    'weekly calendar',
    'week view',
    'weekly view',
    'week at a glance',
    'week calendar',
    'quarter calendar',
    'event calendar',
    'timetable',
    'training week',
    'wochenübersicht',
    'wochenansicht',
    'terminplan',
    'terminübersicht',
    'stundenplan',
    'quartalskalender',
    'vue mensuelle',
    'vue hebdomadaire',
    'planning du mois',
    'planning mensuel',
    'planning hebdomadaire',
    'emploi du temps',
    'agenda de la semaine',
    'vista mensual',
    'vista semanal',
    'plan de la semana',
    'planificación semanal',
    'agenda semanal',
    'horario semanal',
    'vista mensile',
    'vista settimanale',
    'piano settimanale',
    'pianificazione settimanale',
    'plano semanal',
    'vista mensal',
    'planeamento semanal',
    'weekoverzicht',
    'maandoverzicht',
    'maandkalender',
    'weekkalender',
    'weekplanner',
    'widok miesiąca',
    'widok tygodnia',
    'plan miesiąca',
    'harmonogram tygodnia',
  ],
  strong: ['week of', 'weekly schedule', 'days of the week', 'woche vom', 'semaine du', 'semana del'],
  weak: ['monday', 'tuesday', 'montag', 'lundi', 'lunes', 'schedule'],
  figures: false,
  needs: 'two or more events, each with its day of the week or its date with the year',
  sample: 'Calendar [month] [year]: [day] [name], [day] [name], [day] [name].',
  read: (brief) => {
    const byWeek = week(brief);
    WEEKDAY.lastIndex = 0;
    const byMonth = month(brief);
    const byDay = told(brief);
    const events = (r: Reading | undefined): number => (r?.data as { events: unknown[] } | undefined)?.events.length ?? 0;
    if (byDay !== undefined && events(byDay) >= events(byMonth) && events(byDay) >= Math.min(3, events(byWeek))) return byDay;
    return byMonth ?? byWeek;
  },
});
