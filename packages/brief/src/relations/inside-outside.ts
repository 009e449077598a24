/** Four fields told by where they lie: "Inside: own van, but no savings. Outside there's the wind farm; on the other side steel costs". */
import { piecesAt } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Side {
  readonly key: Piece;
  readonly body: Piece;
}

export interface InsideOutside {
  readonly inside: readonly [Side, Side];
  readonly outside: readonly [Side, Side];
}

const OPENS = "(?<=^|[.!?;\\n]\\s{0,3})(?:on the |from the |on |from |im |von |à l['’]|en |all['’]|da |na |no |por |de |do |van |od |na )?";
const OWN =
  "(?:\\s(?:we have|we['’]ve got|I have|there['’]s|there is|there are|wir haben|on a|il y a|tenemos|hay|abbiamo|c['’]è|temos|há|hebben we|is er|mamy|jest)(?!\\p{L}))?";
const INSIDE = new RegExp(
  `${OPENS}(?:inside|within|internally|innen|intern|drinnen|drin|intérieur|interne|dedans|dentro|interno|interior|internamente|binnen|binnenin|wewnątrz)(?!\\p{L})${OWN}\\s?[:,–—-]?\\s`,
  'iu',
);
const OUTSIDE = new RegExp(
  `${OPENS}(?:outside|externally|außen|extern|draußen|extérieur|externe|dehors|fuera|fora|fuori|esterno|exterior|externamente|buiten|buitenaf|zewnątrz)(?!\\p{L})${OWN}\\s?[:,–—-]?\\s`,
  'iu',
);
/** Where what helps turns into what does not. */
const TURN =
  /(?:[,;.]\s?|\s)(?:but|yet|though|on the other (?:side|hand)|against (?:that|it)|aber|doch|jedoch|dagegen|andererseits|mais|en revanche|par contre|pero|en cambio|ma|però|invece|mas|porém|maar|daarentegen|ale|lecz|natomiast)(?!\p{L})(?:\s(?:also|auch|aussi|también|anche|também|ook|też)(?!\p{L}))?[,:]?\s/iu;

const worded = (p: Piece): boolean => /\p{L}{2}/u.test(p.text) && p.text.length <= 400;

/** One place's two fields: at a word that turns, else at its one semicolon. */
function turned(body: Piece, key: Piece): readonly [Side, Side] | undefined {
  const turn = TURN.exec(body.text);
  const parts = turn === null ? piecesAt(body, ';') : [];
  const [a, b] =
    turn === null ? parts : [cut(body, body.start, body.start + turn.index), cut(body, body.start + turn.index + turn[0].length, body.end)];
  if (a === undefined || b === undefined || (turn === null && parts.length !== 2) || !worded(a) || !worded(b)) return undefined;
  return [
    { key, body: a },
    { key: cut(body, a.end, b.start), body: b },
  ];
}

/** Undefined unless both places are named, inside first, and each turns once. Asked of short briefs only. */
export function insideOutside(brief: ReadBrief): InsideOutside | undefined {
  if (brief.text.length > 2_000) return undefined;
  const [one, two] = [INSIDE.exec(brief.text), OUTSIDE.exec(brief.text)];
  if (one === null || two === null || two.index < one.index + one[0].length) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const body = (from: number, to: number): Piece => {
    const piece = cut(whole, from, to);
    const stop = /\n/.exec(piece.text);
    const said = stop === null ? piece : cut(piece, piece.start, piece.start + stop.index);
    return cut(said, said.start, said.end - (/[\s.;,]+$/u.exec(said.text)?.[0].length ?? 0));
  };
  const key = (m: RegExpExecArray): Piece => cut(whole, m.index, m.index + m[0].length);
  const inside = turned(body(one.index + one[0].length, two.index), key(one));
  const outside = turned(body(two.index + two[0].length, whole.end), key(two));
  return inside === undefined || outside === undefined ? undefined : { inside, outside };
}
