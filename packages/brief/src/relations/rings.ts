/** Clauses that hand on a word: "more sellers bring choice, choice brings buyers, buyers bring data, data brings sellers". */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thing } from './edges.ts';

const bareWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}&'’-]+/gu) ?? []).filter(
    (word) => !/^(?:the|a|an|der|die|das|le|la|les|el|il|more|mehr)$/.test(word),
  );

/** Says that all begins anew. */
export const RETURNS =
  /(?<!\p{L})(?:again|starts? over|starts? again|back to|round it goes|keeps? turning|round and round|endless(?:ly)?|endlos|eindeloos|sans fin|sin fin|senza fine|sem fim|bez końca|weer (?=\p{L}+(?:,|$))|round again|im kreis|immer weiter|en boucle|una y otra vez|in tondo|w kółko|keeps? going round|returns? to|von vorne?|zurück (?:zu|zum|zur)|wieder von|dann wieder|puis de nouveau|luego otra vez|poi di nuovo|dan weer|potem znowu|dreht sich weiter|recommence|revient|retour à|de nuevo|vuelt[ao] a|vuelve a|ricomincia|ritorna|torna a|da capo|recomeça|volta a[o]?|opnieuw|terug naar|znowu|znów|od nowa|wraca do|from the start|all over)(?!\p{L})/iu;

/** The longest end of one clause, up to four words, with which the next begins. */
function handedOn(from: readonly string[], to: readonly string[]): number {
  for (let n = Math.min(4, from.length - 1, to.length); n >= 1; n--) if (from.slice(-n).every((word, i) => word === to[i])) return n;
  // "visitors fill the hotels, full hotels pay taxes": an adjective may come before it.
  return from.length > 1 && to.length > 2 && from.at(-1) === to[1] && (to[1] ?? '').length > 3 ? 2 : 0;
}

/** What goes round, a thing a clause, when each clause begins with what the one before it ends with and the last leads to the first. */
export function ringIn(brief: ReadBrief): readonly Piece[] | undefined {
  for (const sentence of brief.sentences.slice(0, 40)) {
    if (sentence.text.length > 1_000) continue;
    const colon = sentence.text.indexOf(': ');
    // What is said of it may stand on either side of a colon: "A brings B, B brings A: show it as a flywheel".
    const later = colon < 0 || colon * 2 < sentence.text.length;
    const body =
      colon < 0
        ? sentence
        : later
          ? cut(sentence, sentence.start + colon + 1, sentence.end)
          : cut(sentence, sentence.start, sentence.start + colon);
    const clauses = piecesAt(body, ',;', true).map(trimmed).slice(0, 14);
    const words = clauses.map((c) => bareWords(c.text));
    let best: { from: number; links: number[] } | undefined;
    for (let from = 0; from + 2 < clauses.length; from += 1) {
      const links: number[] = [];
      for (let i = from; i + 1 < clauses.length; i++) {
        const n = handedOn(words[i] ?? [], words[i + 1] ?? []);
        if (n === 0) break;
        links.push(n);
      }
      if (links.length > (best?.links.length ?? 1)) best = { from, links };
      from += links.length;
    }
    if (best === undefined) continue;
    const { from, links } = best;
    const last = from + links.length;
    // The last clause may say again what all began with.
    const closing = words[last] ?? [];
    const opening = words[from] ?? [];
    const closes = closing.length > 1 && opening.includes(closing.at(-1) ?? '');
    const names = links.map((n, i) => head(clauses[from + i + 1] as Piece, n));
    const first = closes ? sharedHead(clauses[from] as Piece, closing.at(-1) ?? '') : undefined;
    const ring = first === undefined ? names : [first, ...names];
    if (closes && ring.length >= 3 && ring.length <= 10) return ring.map(thing);
  }
  return undefined;
}

/** The first words of a clause that hold `count` words that tell. */
function head(clause: Piece, count: number): Piece {
  let seen = 0;
  for (const match of clause.text.matchAll(/[\p{L}\p{N}&'’-]+/gu)) {
    seen += bareWords(match[0]).length;
    if (seen === count) return cut(clause, clause.start, clause.start + match.index + match[0].length);
  }
  return clause;
}

/** The beginning of a clause up to a word. */
function sharedHead(clause: Piece, word: string): Piece | undefined {
  for (const match of clause.text.matchAll(/[\p{L}\p{N}&'’-]+/gu))
    if (match[0].toLowerCase() === word) return cut(clause, clause.start, clause.start + match.index + match[0].length);
  return undefined;
}
