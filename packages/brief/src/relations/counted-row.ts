/** A row of things, and how many of them a brief says there are: "eight dimensions …: physical, emotional, …", "six: a b c d e f". */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { entriesOf } from './lists.ts';

const NUMBERS: readonly (readonly [number, string])[] = [
  [2, 'two|zwei|deux|dos|due|dois|duas|twee|dwa|dwie|dwóch'],
  [3, 'three|drei|trois|tres|tre|três|drie|trzy|trzech'],
  [4, 'four|vier|quatre|cuatro|quattro|quatro|cztery|czterech'],
  [5, 'five|fünf|cinq|cinco|cinque|vijf|pięć|pięciu'],
  [6, 'six|sechs|seis|sei|zes|sześć|sześciu'],
  [7, 'seven|sieben|sept|siete|sette|sete|zeven|siedem|siedmiu'],
  [8, 'eight|acht|huit|ocho|otto|oito|osiem|ośmiu'],
  [9, 'nine|neun|neuf|nueve|nove|negen|dziewięć'],
  [10, 'ten|zehn|dix|diez|dieci|dez|tien|dziesięć'],
  [11, 'eleven|elf|onze|once|undici|jedenaście'],
  [12, 'twelve|zwölf|douze|doce|dodici|doze|twaalf|dwanaście'],
];
const BY_WORD: ReadonlyMap<string, number> = new Map(NUMBERS.flatMap(([n, words]) => words.split('|').map((w) => [w, n] as const)));

/** A number in a word or in digits. */
export const numberOf = (word: string): number => BY_WORD.get(word.toLowerCase()) ?? Number(word);

const COUNTS = new WeakMap<ReadBrief, ReadonlySet<number>>();

/** How many things a brief says there are, 3 to 12: in words, or in digits before a word. */
export function countsTold(brief: ReadBrief): ReadonlySet<number> {
  const known = COUNTS.get(brief);
  if (known !== undefined) return known;
  const told = new Set<number>();
  for (const token of brief.tokens.slice(0, 400)) {
    const n = BY_WORD.get(token) ?? (/^(?:[3-9]|1[0-2])[a-z]?$/.test(token) ? Number.parseInt(token, 10) : undefined);
    if (n !== undefined && n > 2) told.add(n);
  }
  COUNTS.set(brief, told);
  return told;
}

/** Words that make a sentence of a row of words. */
const SMALL =
  /^(?:the|an?|is|are|of|to|in|on|for|with|we|it|our|not|no|if|der|die|das|ein|eine|ist|sind|von|zu|im|mit|für|wir|es|le|la|les|un|une|est|sont|de|du|des|pour|avec|nous|el|los|las|es|son|con|para|il|lo|gli|i|è|sono|di|per|o|os|as|é|são|do|da|het|een|zijn|van|te|voor|met|jest|są|na|w|z|do|dla)$/iu;

/** `warm clean quick local honest`: words alone, none of which joins others. */
function wordsIn(body: Piece): Piece[] | undefined {
  if (body.text.length > 240 || /[,;:/()]/.test(body.text)) return undefined;
  const words = [...body.text.matchAll(/\S+/gu)];
  return words.length >= 4 && words.length <= 12 && words.every((w) => /^\p{L}[\p{L}&'’-]+$/u.test(w[0]) && !SMALL.test(w[0]))
    ? words.map((w) => cut(body, body.start + w.index, body.start + w.index + w[0].length))
    : undefined;
}

const MOST_ROW = 12;

/** What stands in rows: behind colons and dashes, between commas, or as bare words where the brief says how many. */
function rowsOf(brief: ReadBrief): Piece[][] {
  const told = countsTold(brief);
  const out: Piece[][] = [];
  for (const s of brief.sentences.slice(0, 12)) {
    if (s.text.length > 900) continue;
    const opens = [...s.text.matchAll(/:\s|\s[–—]\s|[?]\s/gu)].slice(0, 4);
    for (const from of [...opens.map((m) => m.index + m[0].length), 0].map((at) => s.start + at)) {
      const body = cut(s, from, s.end);
      // "…, safety & environment": with its last "and" as one thing and as two.
      for (const parts of [piecesAt(body, ',;', true).map(trimmed), piecesAt(body, ',;').map(trimmed)])
        if (parts.length >= 3 && parts.length <= MOST_ROW && parts.every((p) => p.text.length <= 48 && /\p{L}/u.test(p.text)))
          out.push(parts);
      const words = from > s.start || told.size > 0 ? wordsIn(body) : undefined;
      if (words !== undefined && (from > s.start || told.has(words.length))) out.push(words);
    }
  }
  return out;
}

/** The row that has as many things as the brief says; else its list, unless the things of a row are told more plainly. */
export function countedRow(brief: ReadBrief): readonly Entry[] | undefined {
  const told = countsTold(brief);
  const listed = entriesOf(brief);
  if (listed !== undefined && told.has(listed.length)) return listed;
  const rows = rowsOf(brief);
  const counted = rows.find((row) => told.has(row.length));
  if (counted !== undefined) return counted.map((p) => entryOf(p));
  const longest = rows.reduce<Piece[] | undefined>((m, row) => (row.length > (m?.length ?? 0) ? row : m), undefined);
  return longest !== undefined && longest.length > (listed?.length ?? 0) ? longest.map((p) => entryOf(p)) : listed;
}
