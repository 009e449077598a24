/** Groups that lie in one another, told clause by clause: "4.4bn in all; renters make up 1.1bn of it; of those, 380m would buy". */
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Subset {
  readonly label: Piece;
  readonly figure: Figure;
}

const HINT =
  /(?<!\p{L})(?:of (?:which|those|these|them|it)|among them|inside|within|(?:one|each) (?:lies |sits )?(?:is )?(?:in|inside|within) the (?:other|next|one before)|nested|davon|darunter|von denen|ineinander|innerhalb|dont|parmi (?:eux|elles)|de (?:ellos|ellas|los cuales|estos|estas)|uno dentro (?:de|del) otro|di (?:cui|questi|queste)|uno dentro l['’]altro|d(?:esses|essas|eles|elas)|dos quais|entre el[ea]s|entre ell[oa]s|contido|waarvan|daarvan|van hen|z (?:tego|czego|nich|których)|wśród nich)(?!\p{L})/iu;
const WITHIN = /\s(?:inside|within|innerhalb von|innerhalb|dentro del?|all['’]interno d[ei]l?|binnen|wewnątrz)\s(?:the\s)?/giu;
/** `31,000 are known and a mere 4,700 got one`. */
const JOINT = /(?<=\d[^\d]{3,60})\s(?:and|und|et|y|e|en|i)\s(?=(?:\S{1,12}\s){0,3}?[~€$£]?\d)/giu;
const LEAD =
  /^(?:[\s,:;–—~≈-]|(?:and|und|et|y|e|en|i|there (?:are|is)|we have|es gibt|il y a|hay|ci sono|há|er zijn|of (?:which|those|these|them|it)|among them|davon|darunter|von denen|dont|parmi (?:eux|elles)|de (?:ellos|ellas|los cuales|estos)|di (?:cui|questi)|d(?:esses|essas|eles|elas)|dos quais|entre (?:el[ea]s|ell[oa]s)|waarvan|daarvan|z (?:tego|czego|nich)|wśród nich|some|about|around|roughly|only|just|a mere|mere|merely|circa|ca\.?|etwa|rund|nur|environ|unos|unas|solo|appena|cerca de|apenas|ongeveer|około|tylko|the|a|all(?= in all))(?=[\s,]|$))+/iu;
const TAIL =
  /(?:[\s,:;–—>~≈(-]|\s(?:is|are|make up|makes up|made up|comes? to|ist|sind|machen|est|sont|es|son|è|sono|é|são|is|zijn|jest|są|about|some|around|roughly|a|of|hay|tem|têm|aspiramos a|we aim (?:at|for)))+$/iu;
const BEHIND =
  /^(?:[\s,:;–—-]|(?:a year|per year|pro jahr|im jahr|par an|al año|all['’]anno|por ano|per jaar|rocznie|of (?:them|those|these|it|which)|in all|de|of|di|von|people|anni|anos)(?![\p{L}]))+/iu;

const bare = (p: Piece): Piece => {
  const head = LEAD.exec(p.text)?.[0].length ?? 0;
  const q = head >= p.text.length ? cut(p, p.end, p.end) : cut(p, p.start + head, p.end);
  const tail = TAIL.exec(q.text);
  return tail === null ? q : cut(q, q.start, q.start + tail.index);
};

/** From the whole to the smallest; undefined for fewer than three, or where no word says that one lies in the other. */
export function subsetsTold(brief: ReadBrief): readonly Subset[] | undefined {
  if (brief.text.length > 1_500 || !HINT.test(brief.text) || brief.tables.length > 0) return undefined;
  const out: Subset[] = [];
  let outward = false;
  for (const s of brief.sentences.slice(0, 12)) {
    const colon = /^[^\d:]{2,80}:\s/u.exec(s.text)?.[0].length ?? 0;
    const body = cut(s, s.start + colon, s.end);
    let named: Piece | undefined;
    for (const clause of piecesAt(body, ',;').flatMap((c) =>
      splitAt(c, WITHIN).flatMap((x) => (/\d.*\d/su.test(x.text) ? splitAt(x, JOINT) : [x])),
    )) {
      const figures = figuresWithin(brief, clause).filter((f) => !f.year && !f.unit.includes('%'));
      const size = (f: Figure): number => f.value * f.factor;
      const figure = figures.reduce<Figure | undefined>((m, f) => (m === undefined || size(f) > size(m) ? f : m), undefined);
      if (figure === undefined) {
        named = bare(clause);
        continue;
      }
      const last = out.at(-1);
      const first = out[0];
      // The clauses go inward, or outward from the first pair on.
      if (last !== undefined && first !== undefined) {
        if (out.length === 1) outward = size(figure) > size(last.figure);
        if (outward ? size(figure) <= size(last.figure) : size(figure) >= size(last.figure)) continue;
      }
      const before = bare(cut(clause, clause.start, figure.start));
      const after = cut(clause, figure.end, clause.end);
      const filler = BEHIND.exec(after.text)?.[0].length ?? 0;
      const behind = bare(cut(after, after.start + Math.min(filler, after.text.length), after.end));
      // One small word before a number names nothing: `De 10,4 milhões de habitantes`.
      const plain = /\p{L}{2}/u.test(before.text) && (before.text.includes(' ') || !/\p{L}{3}/u.test(behind.text));
      const own = plain ? before : trimmed(behind);
      // `people who would buy in an app, 380m`
      const label = /\p{L}{2}/u.test(own.text) || named === undefined ? own : named;
      named = undefined;
      if (!/\p{L}{2}/u.test(label.text) || label.text.length > 80) return undefined;
      out.push({ label, figure });
    }
  }
  return out.length < 3 || out.length > 7 ? undefined : outward ? out.reverse() : out;
}

const INITIALS = /(?<![\p{L}\d])(\p{Lu}{2,5}(?:(?:\s?[/,>|]\s?|\s)\p{Lu}{2,5}){2,5})(?![\p{L}\d])/u;

/** Initials in a row, then as many amounts, each smaller: "TAM SAM SOM for home care: $11bn, $3.2bn, $240m". */
export function initialsThenFigures(brief: ReadBrief): readonly Subset[] | undefined {
  if (brief.tables.length > 0 || brief.figures.length < 3) return undefined;
  for (const s of brief.sentences.slice(0, 8)) {
    const row = INITIALS.exec(s.text);
    const names = row === null ? [] : [...row[0].matchAll(/\p{Lu}{2,5}/gu)];
    if (row === null || names.length < 3) continue;
    const figures = figuresWithin(brief, cut(s, s.start + row.index + row[0].length, s.end)).filter((f) => !f.year);
    const falls = figures.every(
      (f, i) => i === 0 || f.value * f.factor < (figures[i - 1] as Figure).value * (figures[i - 1] as Figure).factor,
    );
    // Between the amounts stand marks only.
    const marks = figures.every(
      (f, i) =>
        i === 0 || /^\s?[,;/>→–|-]*\s?(?:and|und|et|y|e|en|i)?\s?$/u.test(brief.text.slice((figures[i - 1] as Figure).end, f.start)),
    );
    if (figures.length !== names.length || !falls || !marks) continue;
    const at = s.start + row.index;
    return names.map((m, i) => ({ label: cut(s, at + m.index, at + m.index + m[0].length), figure: figures[i] as Figure }));
  }
  return undefined;
}
