/** Names with two numbers each that place them: `Halden 3/8, Nordlys 7/9`. */
import { trimmed } from './phrases.ts';
import { cut, type Figure, Piece } from './piece.ts';
import type { ReadBrief } from './reading.ts';

export interface Dot {
  readonly label: Piece;
  readonly figures: readonly Figure[];
  readonly names: readonly (Piece | undefined)[];
}

/** `Halden 3/8, Nordlys 7/9`, `Beanhouse 5 and 6`: a name and its two places. */
export function pairedIn(brief: ReadBrief): Dot[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const bare = brief.figures.filter((f) => f.unit === '' || f.unit === '%');
  let at = 0;
  return [
    ...brief.text.matchAll(
      /(?<=^|[,;:.\n]\s?|\sand\s)\s{0,2}(\p{L}[^,;:\d\n]{1,40}?)[\s(:]{1,2}([+−–-]?\d{1,3}(?:[.,]\d{1,2})?\s?%?)\s?(?:\/|x|×|and|und|et|y|e|en|i|\|)\s?([+−–-]?\d{1,3}(?:[.,]\d{1,2})?\s?%?)(?=[\s,;.)]|$)/giu,
    ),
  ]
    .slice(0, 60)
    .flatMap((m): Dot[] => {
      const end = m.index + m[0].length;
      while ((bare[at]?.end ?? end) < m.index) at++;
      const figures: Figure[] = [];
      for (let i = at; (bare[i]?.start ?? end) < end; i++) figures.push(bare[i] as Figure);
      const start = m.index + m[0].indexOf(m[1] ?? '');
      return figures.length === 2
        ? [{ label: trimmed(cut(whole, start, start + (m[1] ?? '').length)), figures, names: [undefined, undefined] }]
        : [];
    });
}
