/** Stretches of time that are written as one: "weeks 1-2", "M3 to M7", "KW 17 bis KW 22", "Sprint 2–4". */
import { datesIn, type WrittenDate } from './dates.ts';
import { AND, piecesAt } from './phrases.ts';
import { cut, Piece } from './piece.ts';

const UNIT =
  'weeks?|wks?|wk|kw|w|wochen?|months?|mths?|m|monate?|days?|d|tage?|tag|sprints?|semaines?|s|mois|jours?|semanas?|mes(?:es)?|días?|settimane?|mesi?|giorni?|meses|weken|week|maand(?:en)?|dag(?:en)?|tydzień|tygodnie|tydz|tyg|miesiące?|years?|jahre?|y|quarters?|q|periods?|p|t';
const TO = '-|–|—|to|until|till|through|thru|bis|à|au|a|al|hasta|até|tot|do|and|und|y|et|e';
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])(${UNIT})\\.?\\s?(\\d{1,2})(?:\\s?(?:${TO})\\s?(?:(?:${UNIT})\\.?\\s?)?(\\d{1,2}))?(?![\\p{L}\\p{N}]|[.,]\\d|\\s?%)`,
  'giu',
);

export interface Span {
  readonly piece: Piece;
  /** What is counted, as it was written first: `week`, `M`. */
  readonly unit: string;
  readonly from: WrittenDate;
  readonly to: WrittenDate;
}

/** Of a piece, in order. One number alone is a span of one. */
export function spansIn(piece: Piece): Span[] {
  if (!/\d/.test(piece.text)) return [];
  return [...piece.text.matchAll(SPAN)].map((match) => {
    const at = piece.start + match.index;
    const number = (digits: string, from: number): WrittenDate => ({
      piece: new Piece(digits, from, from + digits.length),
      week: Number(digits),
    });
    const first = match[2] ?? '';
    const firstAt = at + match[0].indexOf(first, (match[1] ?? '').length);
    const from = number(first, firstAt);
    const last = match[3];
    return {
      piece: new Piece(match[0], at, at + match[0].length),
      unit: match[1] ?? '',
      from,
      to: last === undefined ? from : number(last, at + match[0].length - last.length),
    };
  });
}

/** Parts at commas, and at a last "and" with a date on either side: French "en" is no Dutch "and". */
export function datedParts(body: Piece): Piece[] {
  const parts = piecesAt(body, ',');
  const last = parts.at(-1);
  if (last === undefined || datesIn(last).length < 2) return parts;
  for (const m of last.text.matchAll(AND)) {
    const [left, right] = [cut(last, last.start, last.start + m.index), cut(last, last.start + m.index + m[0].length, last.end)];
    if (datesIn(left).length > 0 && datesIn(right).length > 0 && /\p{L}{3}/u.test(withoutDates(right)))
      return [...parts.slice(0, -1), left, right];
  }
  return parts;
}

const withoutDates = (p: Piece): string =>
  datesIn(p).reduceRight((text, d) => text.slice(0, d.piece.start - p.start) + text.slice(d.piece.end - p.start), p.text);
