/** Words of a level: low, medium, high; and what they are the level of: "effort low", "high value". */

import { trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';

const LOW =
  'low|lowest|small|little|minor|weak|slow|cheap|gering(?:e[rns]?)?|niedrig(?:e[rns]?)?|klein(?:e[rns]?)?|schwach(?:e[rns]?)?|faibles?|bas(?:se)?|petit(?:e)?|baj[oa]s?|bass[oa]|baix[oa]s?|pequeñ[oa]|piccol[oa]|lage?|laag|klein|nisk(?:i|a|ie)|mał[aye]';
const MIDDLE =
  'medium|moderate|mid|middle|average|mittel|mittler(?:e[rns]?)|mäßig(?:e[rns]?)?|moyen(?:ne)?s?|modérée?|medi[oa]s?|moderad[oa]|moderat[oa]|médi[oa]|gemiddelde?|matig|średni(?:a|e)?';
const HIGH =
  'high|highest|large|big|strong|great|fast|expensive|hoch|hohe[rns]?|groß(?:e[rns]?)?|stark(?:e[rns]?)?|élevée?s?|haute?s?|forte?s?|grande?|alt[oa]s?|fuertes?|hoge?|hoog|groot|grote|wysok(?:i|a|ie)|duż[aye]';
const LEVEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:very\\s|rather\\s|sehr\\s|eher\\s|très\\s|muy\\s|molto\\s)?(?:(${LOW})|(${MIDDLE})|(${HIGH}))(?![\\p{L}\\p{N}-])`,
  'iu',
);
const JOIN =
  /^(?:[\s:=–—(-]|\b(?:in|of|on|bei|an|en|de|in|per|with|mit|avec|con|is|ist|est|es|è|and|und|et|y|e|but|aber|mais|pero|ma)\b)+|(?:[\s:=–—(),-]|\b(?:is|are|ist|est|es|è|in|of)\b)+$/giu;

/** As in `LEVEL`, with the words of an amount, which count only beside what there is much of. */
export const LEVEL_WORD =
  /(?<![\p{L}\p{N}])(?:(little|few|less|low|lowest|small|minor|weak|wenig|geringe?[rsn]?|niedrige?[rsn]?|kleine?[rsn]?|schwache?[rsn]?|peu(?: de)?|faibles?|bas(?:se)?s?|petite?s?|poc[oa]s?|baj[oa]s?|pequeñ[oa]s?|bass[oa]|picc[oa]l[oa]|pouc[oa]s?|baix[oa]s?|pequen[oa]s?|weinig|lage?|laag|klein|mało|mał[aye]|nisk\p{L}{1,3})|(much|many|more|high|highest|large|big|strong|great|lots of|viel|hohe?[rsn]?|hoch|große?[rsn]?|starke?[rsn]?|beaucoup(?: de)?|élevée?s?|haute?s?|forte?s?|fort|grande?s?|much[oa]s?|alt[oa]s?|fuertes?|molt[oa]|altissim[oa]|muit[oa]s?|veel|hoge?|hoog|grote?|groot|dużo|duż[aye]|wysok\p{L}{1,3}))(?![\p{L}\p{N}])/iu;

/** The level of one pole of a criterion, and what it is the level of, where that is said. */
export function levelWord(piece: Piece): { readonly level: 1 | 3; readonly word: Piece; readonly of?: Piece } | undefined {
  const match = LEVEL_WORD.exec(piece.text);
  if (match === null) return undefined;
  const word = cut(piece, piece.start + match.index, piece.start + match.index + match[0].length);
  const before = trimmed(cut(piece, piece.start, word.start));
  const after = trimmed(cut(piece, word.end, piece.end));
  const of = /\p{L}{2}/u.test(after.text) ? after : before;
  return { level: match[1] !== undefined ? 1 : 3, word, ...(/\p{L}{3}/u.test(of.text) && of.text.length <= 40 ? { of } : {}) };
}

export interface Leveled {
  /** What it is the level of. */
  readonly of: Piece;
  readonly word: Piece;
  /** 1 low, 2 medium, 3 high. */
  readonly level: 1 | 2 | 3;
}

/** The level that a short phrase tells, and of what; undefined where it tells none. */
export function levelIn(phrase: Piece): Leveled | undefined {
  const match = LEVEL.exec(phrase.text);
  if (match === null) return undefined;
  const word = cut(phrase, phrase.start + match.index, phrase.start + match.index + match[0].length);
  const level = match[1] !== undefined ? 1 : match[2] !== undefined ? 2 : 3;
  const bare = (p: Piece): Piece => {
    let q = trimmed(p);
    for (const m of [...q.text.matchAll(JOIN)].reverse())
      q =
        m.index === 0
          ? cut(q, q.start + m[0].length, q.end)
          : m.index + m[0].length === q.text.length
            ? cut(q, q.start, q.start + m.index)
            : q;
    return trimmed(q);
  };
  const before = bare(cut(phrase, phrase.start, word.start));
  const after = bare(cut(phrase, word.end, phrase.end));
  const of = /\p{L}/u.test(before.text) ? before : after;
  return /\p{L}/u.test(of.text) && of.text.length <= 40 ? { of, word, level } : undefined;
}

/** The level that a cell is: nothing but its word. */
export function levelOf(cell: Piece): { readonly word: Piece; readonly level: 1 | 2 | 3 } | undefined {
  const match = LEVEL.exec(cell.text);
  if (match === null || match[0].length !== cell.text.trim().length) return undefined;
  return { word: cell, level: match[1] !== undefined ? 1 : match[2] !== undefined ? 2 : 3 };
}
