/** What happens on which day: "4th council meeting, 13th-14th roadshow", "6 Oct inspection; 21-22 Oct closed", "24. und 31.12. shut". */
import { datesIn, type WrittenDate } from '../document/dates.ts';
import { clause } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface ToldDay {
  readonly label: Piece;
  /** The day as it is written. */
  readonly mark: Piece;
  readonly day: number;
  /** 0 to 11. */
  readonly month: number;
  readonly year?: number;
  /** Last day, in the same month. */
  readonly until?: number;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
  readonly month: number;
  readonly year?: number;
  readonly until?: number;
}

const JOINED = /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|\.)?\s?(-|–|to|until|bis|au|al|a|tot|t\/m|do|and|und|et|y|e|en|i|\+|&)\s?$/iu;
const RANGE = /^(?:-|–|to|until|bis|au|al|a|tot|t\/m|do)$/iu;
const UNTIL = /^\s?(?:-|–|to|until|bis|au|al|tot|t\/m|do)\s?(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:.,%]|\s?(?:uhr|h|am|pm)\b)/iu;
/** `13th-14th`, `lunes 12`: days of a month that is named once. */
const BARE =
  /(?<![\p{L}\d.,:/-])(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?\s|\p{L}{2,9}(?:tag|woch)\s|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela)\s)(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:.,%]|\s?(?:uhr|h|am|pm|-|–)\b)|(?<![\p{L}\d.,:/-])(\d{1,2})(?:st|nd|rd|th)(?:\s?(-|–|to|and|&|\+)\s?(\d{1,2})(?:st|nd|rd|th))?(?!\p{L})/giu;

const isDay = (n: number): boolean => n >= 1 && n <= 31;

/** Days as they are written in a stretch; `asked` is the month that stands by itself. */
function marksIn(piece: Piece, asked: WrittenDate | undefined): Mark[] {
  const out: Mark[] = [];
  for (const d of datesIn(piece)) {
    if (d.day === undefined || d.month === undefined || d.month < 0 || d.month > 11 || !isDay(d.day)) continue;
    const before = piece.text.slice(Math.max(0, d.piece.start - piece.start - 12), d.piece.start - piece.start);
    const joint = JOINED.exec(before);
    const first = Number(joint?.[1] ?? 0);
    const after = UNTIL.exec(piece.text.slice(d.piece.end - piece.start, d.piece.end - piece.start + 10));
    const ranged = joint?.[2] !== undefined && RANGE.test(joint[2]) && isDay(first) && first < d.day;
    const late = after?.[1] === undefined ? 0 : Number(after[1]);
    out.push({
      start: d.piece.start - (joint === null || !isDay(first) ? 0 : joint[0].length),
      end: d.piece.end + (late > d.day && isDay(late) ? (after?.[0].length ?? 0) : 0),
      days: ranged ? [first] : joint !== null && isDay(first) ? [first, d.day] : [d.day],
      month: d.month,
      ...(d.year === undefined ? {} : { year: d.year }),
      ...(ranged ? { until: d.day } : late > d.day && isDay(late) ? { until: late } : {}),
    });
  }
  if (asked?.month === undefined || out.length > 0) return out;
  for (const m of piece.text.matchAll(BARE)) {
    const [day, last] = [Number(m[1] ?? m[2]), Number(m[4] ?? 0)];
    if (!isDay(day)) continue;
    const ranged = last > day && isDay(last) && /^(?:-|–|to)$/iu.test(m[3] ?? '');
    out.push({
      start: piece.start + m.index,
      end: piece.start + m.index + m[0].length,
      days: last > 0 && isDay(last) && !ranged ? [day, last] : [day],
      month: asked.month,
      ...(asked.year === undefined ? {} : { year: asked.year }),
      ...(ranged ? { until: last } : {}),
    });
  }
  return out;
}

const LEADING = /^(?:[\s:–—,;-]|(?:am|on|the|le|el|il|op|w|de|at)\s)+/iu;
const TRAILING = /(?:[\s:–—,;(/-]|(?<!\d)\s(?:am|on|the|le|el|il|op|w|and|und|et|y|e|en|i|vom|ab|from|du|del|dal|van|od))+$/iu;

function bare(piece: Piece): Piece {
  let p = piece;
  const head = LEADING.exec(p.text)?.[0].length ?? 0;
  if (head < p.text.length) p = cut(p, p.start + head, p.end);
  const tail = TRAILING.exec(p.text);
  if (tail !== null && tail.index > 0) p = cut(p, p.start, p.start + tail.index);
  return clause(p);
}

/** Sentences; `2.12. Mailing, 5.12. Council` is one, whose dots are those of days. */
function stretchesOf(brief: ReadBrief): Piece[] {
  const out: Piece[] = [];
  for (const s of brief.sentences.slice(0, 80)) {
    const last = out.at(-1);
    if (last !== undefined && /\d\.\s?\d{1,2}$/.test(last.text) && !brief.text.slice(last.end, s.start).includes('\n'))
      out.splice(-1, 1, new Piece(brief.text.slice(last.start, s.end), last.start, s.end));
    else out.push(s);
  }
  return out;
}

/** `am 12.`, `dia 5`, `15.–16.` at the beginning of a clause, before a word: a day of the month that was named. */
const ROW =
  /(?<=^|[,;:.–—\n(]\s{0,3}|\s(?:and|und|et|y|e|en|i)\s)(?:(?:am|on|the|le|el|il|op|den|dia|día|dzień|dnia|ab|from|vom|w|de|du|al|o|em|no)\s){0,2}(\d{1,2})(?:st|nd|rd|th|er|[.ºª])?(?:\s?(-|–|bis|to|au|al|a|tot|do)\s?(\d{1,2})(?:st|nd|rd|th|[.ºª])?)?(?=\s?:|\s(?!(?:uhr|h|am|pm|st|min|hours?|horas?|heures?|ore|%|€|\$|£|k|m|mio|x)(?!\p{L})|\d)[\p{L}"“„«(])/giu;

/** Days that rise from clause to clause, the month named once: "in August: 2 high tide; 5 ferry; 9 closed". */
function rowOfDays(brief: ReadBrief): readonly ToldDay[] | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const dates = datesIn(whole);
  const named = dates.find((d) => d.month !== undefined && d.month >= 0 && d.month < 12 && d.quarter === undefined);
  if (named?.month === undefined) return undefined;
  const dated = dates.flatMap((d) =>
    d.day === undefined || d.month === undefined || d.month < 0 || d.month > 11 || !isDay(d.day)
      ? []
      : [{ start: d.piece.start, end: d.piece.end, day: d.day, month: d.month, until: undefined as number | undefined, bare: false }],
  );
  const open = [...brief.text.matchAll(ROW)].slice(0, 60).flatMap((m) => {
    const [start, end] = [m.index, m.index + m[0].length];
    const [day, until] = [Number(m[1]), Number(m[3] ?? 0)];
    if (!isDay(day) || dated.some((d) => d.start < end && d.end > start)) return [];
    return [{ start, end, day, month: named.month as number, until: until > day && isDay(until) ? until : undefined, bare: true }];
  });
  const marks = [...dated, ...open].sort((a, b) => a.start - b.start);
  if (!marks.some((m) => m.bare) || marks.length < 3) return undefined;
  // A day that falls behind the one before it is no day.
  let month = named.month;
  let last = 0;
  const kept = marks.filter((m) => {
    if (m.bare && m.day < last) return false;
    if (!m.bare && m.month !== month) month = m.month;
    last = m.until ?? m.day;
    return true;
  });
  if (kept.length < 3 || kept.length * 4 < marks.length * 3) return undefined;
  const year = named.year;
  const out = kept.flatMap((m, i): ToldDay[] => {
    const next = kept[i + 1];
    let body = cut(whole, m.end, next?.start ?? whole.end);
    const stop = /[.;\n](?=\s|$)/.exec(body.text);
    if (stop !== null) body = cut(body, body.start, body.start + stop.index);
    const lead = /(?:\s(?:am|on|the|le|el|il|op|den|dia|día|ab|from|vom|and|und|et|y|e|en|i))+$/iu.exec(body.text);
    const label = bare(lead === null ? body : cut(body, body.start, body.start + lead.index));
    if (!/\p{L}{2}/u.test(label.text) || label.text.length > 90) return [];
    return [
      {
        label,
        mark: cut(whole, m.start, m.end),
        day: m.day,
        month: m.month,
        ...(year === undefined ? {} : { year }),
        ...(m.until === undefined ? {} : { until: m.until }),
      },
    ];
  });
  return out.length >= 3 && out.length * 4 >= kept.length * 3 ? out : undefined;
}

/** Undefined unless two things or more are told with their days. */
export function daysTold(brief: ReadBrief): { readonly days: readonly ToldDay[]; readonly asked?: WrittenDate } | undefined {
  if (brief.text.length > 6_000) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const all = datesIn(whole);
  const asked = all.find((d) => d.month !== undefined && d.day === undefined && d.quarter === undefined);
  const year = asked?.year ?? all.find((d) => d.year !== undefined)?.year;
  const out: ToldDay[] = [];
  for (const s of stretchesOf(brief)) {
    const marks = marksIn(s, asked);
    // Which stands first: the day or what happens on it?
    const opens = marks.filter(({ start }) =>
      /(?:^|[,;:.–—(-]|\s(?:and|und|et|y|e|en|i))\s*(?:(?:am|on|the|le|el|il|op|w|de)\s)*$/iu.test(
        s.text.slice(Math.max(0, start - s.start - 8), start - s.start),
      ),
    );
    const dayFirst = opens.length * 2 > marks.length;
    for (const [i, m] of marks.entries()) {
      const from = marks[i - 1]?.end ?? s.start;
      const to = marks[i + 1]?.start ?? s.end;
      let label = bare(cut(s, m.end, to));
      if (!dayFirst) {
        const before = cut(s, from, m.start);
        const parts = [...before.text.matchAll(/(?:[,;:]\s|\s[–—-]\s|\s(?:and|und|et|y|e|en|i)\s)/gu)];
        const last = parts.findLast((p) => /\p{L}{3}/u.test(before.text.slice(p.index + p[0].length)));
        label = bare(last === undefined ? before : cut(before, before.start + last.index + last[0].length, before.end));
      }
      if (!/\p{L}/u.test(label.text) || label.text.length > 90) continue;
      for (const day of m.days)
        out.push({
          label,
          mark: cut(whole, m.start, m.end),
          day,
          month: m.month,
          ...(m.year === undefined && year === undefined ? {} : { year: m.year ?? (year as number) }),
          ...(m.until === undefined ? {} : { until: m.until }),
        });
    }
  }
  const row = rowOfDays(brief);
  const days = row !== undefined && row.length > out.length ? row : out;
  return days.length >= 2 ? { days, ...(asked === undefined ? {} : { asked }) } : undefined;
}
