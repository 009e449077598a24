/** Numbers with their dates, whichever stands first: `3.1% in January`, `Jan 3.1%`, `H1 2021: 4,200 units`. */
import { datesIn, type WrittenDate } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface TimedFigure {
  readonly date: WrittenDate;
  readonly figure: Figure;
}

const BEHIND =
  /(?:in|for|by|during|until|at|on|im|für|en|pour|à|a|per|nel|nell'|em|voor|w|we|na|of|end of|the|as of|ab|seit|since|\(|[–—-])\s*(?:the\s)?$/iu;

/** A date and its number with nothing but a blank or a colon between: closer than any words make them. */
const BESIDE = /^\s?[:=]?\s?$/u;

/** How far a date and a number stand apart; what parts clauses parts them more than words. */
const costOf = (joint: string): number =>
  (BESIDE.test(joint) ? -20 : 0) +
  joint.length +
  (/[,;\n.]|(?:^|\s)(?:and|und|et|y|e|en|i|oraz|then|dann|puis|luego|poi|depois|toen)\s/iu.test(joint) ? 24 : 0);

/** Pairs of one stretch of text, in the order of its dates. A number is taken once; a date without a number is left. */
export function timedIn(brief: ReadBrief, piece: Piece): TimedFigure[] {
  let dates = datesIn(piece);
  if (dates.length === 0) return [];
  const within = figuresWithin(brief, piece);
  // "Jan 12, Feb 14, Mar 15": with no other number the numbers behind the months are the figures.
  if (
    dates.length >= 3 &&
    dates.every((d) => /^\p{L}+\.?\s\d{1,2}$/u.test(d.piece.text)) &&
    !within.some((f) => !dates.some((d) => f.start < d.piece.end && f.end > d.piece.start))
  )
    dates = dates.map((d) => ({
      piece: cut(d.piece, d.piece.start, d.piece.start + (/^\p{L}+\.?/u.exec(d.piece.text)?.[0].length ?? d.piece.text.length)),
      ...(d.month === undefined ? {} : { month: d.month }),
    }));
  const spans = dates.map((d) => d.piece);
  let d = 0;
  const figures = within.filter((f) => {
    while ((spans[d]?.end ?? Number.POSITIVE_INFINITY) <= f.start) d++;
    return !f.year && (spans[d]?.start ?? Number.POSITIVE_INFINITY) >= f.end;
  });
  if (dates.length === 0 || figures.length === 0) return [];
  // Neighbours in the text, the closest first: "$3,200 in FY19, then $3,450 FY20 … FY22 was $4,900".
  const near: { date: WrittenDate; figure: Figure; cost: number; at: number }[] = [];
  let f = 0;
  for (const [i, date] of dates.entries()) {
    while (f < figures.length && (figures[f] as Figure).end <= date.piece.start) f++;
    const [before, after] = [figures[f - 1], figures[f]];
    if (before !== undefined && before.start >= (dates[i - 1]?.piece.end ?? piece.start)) {
      const joint = brief.text.slice(before.end, date.piece.start);
      if (joint.length <= 28 && !/[;\n]/.test(joint))
        near.push({ date, figure: before, cost: costOf(joint) - (BEHIND.test(joint) ? 14 : 0), at: before.start });
    }
    if (after !== undefined && after.start >= date.piece.end && after.end <= (dates[i + 1]?.piece.start ?? piece.end)) {
      const joint = brief.text.slice(date.piece.end, after.start);
      if (joint.length <= 40) near.push({ date, figure: after, cost: costOf(joint), at: date.piece.start });
    }
  }
  near.sort((a, b) => a.cost - b.cost || a.at - b.at);
  const taken = new Set<Figure | WrittenDate>();
  const out: TimedFigure[] = [];
  for (const { date, figure } of near) {
    if (taken.has(figure) || taken.has(date)) continue;
    taken.add(figure).add(date);
    out.push({ date, figure });
  }
  out.sort((a, b) => a.date.piece.start - b.date.piece.start);
  return out;
}

/** What a stretch says before its first date or number: the name of the series. */
export function nameBefore(piece: Piece, pairs: readonly TimedFigure[]): Piece | undefined {
  const first = pairs.reduce((m, p) => Math.min(m, p.date.piece.start, p.figure.start), piece.end);
  const head = cut(piece, piece.start, first);
  return /\p{L}{3}/u.test(head.text) ? head : undefined;
}
