/** Numbers with their dates, whichever stands first: `3.1% in January`, `Jan 3.1%`, `H1 2021: 4,200 units`. */
import { datesIn, type WrittenDate } from './dates.ts';
import { cut, type Figure, type Piece } from './piece.ts';
import type { ReadBrief } from './reading.ts';

export interface TimedFigure {
  readonly date: WrittenDate;
  readonly figure: Figure;
}

const BEHIND =
  /(?:in|for|by|during|until|at|on|im|für|en|pour|à|a|per|nel|nell'|em|voor|w|we|na|of|end of|the|as of|ab|seit|since|\(|[–—-])\s*(?:the\s)?$/iu;

/** Pairs of one stretch of text, in the order of its dates. A number is taken once; a date without a number is left. */
export function timedIn(brief: ReadBrief, piece: Piece): TimedFigure[] {
  let dates = datesIn(piece);
  // "Jan 12, Feb 14, Mar 15": with no other number the numbers behind the months are the figures.
  if (
    dates.length >= 3 &&
    dates.every((d) => /^\p{L}+\.?\s\d{1,2}$/u.test(d.piece.text)) &&
    !brief.figures.some(
      (f) => f.start >= piece.start && f.end <= piece.end && !dates.some((d) => f.start < d.piece.end && f.end > d.piece.start),
    )
  )
    dates = dates.map((d) => ({
      piece: cut(d.piece, d.piece.start, d.piece.start + (/^\p{L}+\.?/u.exec(d.piece.text)?.[0].length ?? d.piece.text.length)),
      ...(d.month === undefined ? {} : { month: d.month }),
    }));
  const figures = brief.figures.filter(
    (f) => f.start >= piece.start && f.end <= piece.end && !f.year && !dates.some((d) => f.start < d.piece.end && f.end > d.piece.start),
  );
  if (dates.length === 0 || figures.length === 0) return [];
  const taken = new Set<Figure>();
  const out: TimedFigure[] = [];
  for (const [i, date] of dates.entries()) {
    const before = figures.findLast((f) => f.end <= date.piece.start && f.start >= (dates[i - 1]?.piece.end ?? piece.start));
    const after = figures.find((f) => f.start >= date.piece.end && f.end <= (dates[i + 1]?.piece.start ?? piece.end));
    const joint = before === undefined ? '' : brief.text.slice(before.end, date.piece.start);
    // "4,200 in March": the number stands just before, joined by a word of time; otherwise the one behind the date is meant.
    const backwards =
      before !== undefined &&
      !taken.has(before) &&
      joint.length <= 28 &&
      (BEHIND.test(joint) || after === undefined) &&
      !/[;\n]/.test(joint);
    const figure = backwards ? before : after !== undefined && after.start - date.piece.end <= 40 ? after : undefined;
    if (figure === undefined || taken.has(figure)) continue;
    taken.add(figure);
    out.push({ date, figure });
  }
  return out;
}

/** What a stretch says before its first date or number: the name of the series. */
export function nameBefore(piece: Piece, pairs: readonly TimedFigure[]): Piece | undefined {
  const first = pairs.reduce((m, p) => Math.min(m, p.date.piece.start, p.figure.start), piece.end);
  const head = cut(piece, piece.start, first);
  return /\p{L}{2}/u.test(head.text) ? head : undefined;
}
