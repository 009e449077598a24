/** Names with what belongs to them in brackets, wherever they stand: "is it price (segments, changes), is it claims (frequency? fraud?)". */
import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Bracketed {
  readonly label: Piece;
  readonly things: readonly Piece[];
}

const JOIN = /^(?:[\s,;/|+·•–—-]|(?:and|or|und|oder|et|ou|y|e|o|u|en|of|albo|lub|i|then)\s)+/iu;
const MOST = 24;

/** What stands between commas, semicolons, slashes or question marks. */
function thingsOf(body: Piece): Piece[] {
  const out: Piece[] = [];
  let from = body.start;
  for (const m of body.text.matchAll(/[,;]\s|\s\/\s|\?\s?/gu)) {
    const end = body.start + m.index + (m[0].startsWith('?') ? 1 : 0);
    out.push(cut(body, from, end));
    from = body.start + m.index + m[0].length;
  }
  out.push(cut(body, from, body.end));
  return out.map((p) => (p.text.endsWith('?') ? p : trimmed(p))).filter((p) => /[\p{L}\d]/u.test(p.text));
}

/** The longest run of them without the end of a sentence between two; at least two. */
export function bracketedIn(brief: ReadBrief): readonly Bracketed[] | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const runs: Bracketed[][] = [[]];
  let last = 0;
  for (const m of [...brief.text.matchAll(/\(([^()\n]{2,240})\)/gu)].slice(0, 60)) {
    const between = brief.text.slice(last, m.index);
    const stop = Math.max(...['. ', '! ', '? ', ': ', '→ ', '\n', '; '].map((mark) => between.lastIndexOf(mark)));
    // A semicolon parts two of them, any other mark ends the run.
    const ends = /[.!?:→\n](?=\s)|\n/u.test(between);
    const from = stop < 0 ? last : last + stop + 1;
    const lead = cut(whole, from, m.index);
    const label = cut(lead, lead.start + (JOIN.exec(lead.text)?.[0].length ?? 0), lead.end);
    if (ends && (runs.at(-1)?.length ?? 0) > 0) runs.push([]);
    last = m.index + m[0].length;
    if (!/\p{L}{2}/u.test(label.text) || label.text.length > 80) {
      runs.push([]);
      continue;
    }
    runs.at(-1)?.push({ label, things: thingsOf(cut(whole, m.index + 1, m.index + m[0].length - 1)) });
  }
  const best = runs.reduce((a, b) => (b.length > a.length ? b : a), []);
  return best.length >= 2 && best.length <= MOST ? best : undefined;
}
