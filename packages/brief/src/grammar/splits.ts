/** Parts of a stretch of tokens: between separators, before a colon. */
import type { Token } from '@deckwright/source';
import { isAmount, isMark, isOf } from './pattern.ts';

export type Stretch = readonly Token[];

/** Parts of a stretch between separators that stand outside brackets and quotes. */
export function splitAt(tokens: Stretch, isSeparator: (token: Token) => boolean): Stretch[] {
  const out: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(')) depth++;
    else if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    if (depth === 0 && isSeparator(token)) out.push([]);
    else out.at(-1)?.push(token);
  }
  return out.filter((part) => part.some((t) => t.kind !== 'mark'));
}

/** Of commas, the last of which may be an "and". */
export function splitAtCommas(tokens: Stretch): Stretch[] {
  const parts = splitAt(tokens, (t) => isMark(t, ','));
  const last = parts.at(-1);
  if (last === undefined) return parts;
  const ends = splitAt(last, (t) => isOf(t, 'and'));
  return ends.length === 2 ? [...parts.slice(0, -1), ...ends] : parts;
}

/** Fewest items of a row that nothing parts, and most words of a name in it. */
const FEWEST_FIGURES = 3;
const LONGEST_NAME = 3;

/** `jan 6.1 feb 6.4 mar 5.9`: names and figures by turns, with no mark between them. */
function splitAtFigures(tokens: Stretch): Stretch[] {
  const ends = tokens.flatMap((t, i) => (isAmount(t) ? [i + 1] : []));
  if (ends.length < FEWEST_FIGURES || ends.at(-1) !== tokens.length) return [tokens as Token[]];
  const parts = ends.map((end, i) => tokens.slice(i === 0 ? 0 : ends[i - 1], end));
  const isName = (t: Token): boolean => t.kind === 'period' || (t.kind === 'word' && !isOf(t, ...JOINTS));
  const isRow = parts.every((p) => p.length > 1 && p.length <= LONGEST_NAME + 1 && p.slice(0, -1).every(isName));
  return isRow ? parts : [tokens as Token[]];
}
/** Words that join two figures, or say what one does. */
const JOINTS = [
  'and',
  'or',
  'of',
  'to',
  'from',
  'at',
  'by',
  'per',
  'with',
  'versus',
  'than',
  'is',
  'has',
  'between',
  'times',
  'rise',
  'fall',
  'plus',
  'minus',
];

/** Separators, the strongest first; a spare one is looked at where the others part nothing. */
export const LEVELS: readonly {
  readonly split: (tokens: Stretch) => Stretch[];
  readonly ordered: boolean;
  readonly typed?: boolean;
  readonly spare?: boolean;
  readonly dashed?: boolean;
  readonly forked?: boolean;
}[] = [
  { split: (t) => splitAt(t, (x) => isMark(x, '\n')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, ';')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '|')), ordered: false },
  // "likely and severe": an "and" within an item, where all have one type of their own.
  { split: (t) => splitAt(t, (x) => isMark(x, ',')), ordered: false, typed: true },
  { split: splitAtCommas, ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '/')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '-')), ordered: false, typed: true, dashed: true },
  { split: (t) => splitAt(t, (x) => isMark(x, '>') || isOf(x, 'then')), ordered: true },
  // "either stay (cheap, slow) or move (dear, fast)": two courses.
  { split: (t) => splitAt(t, (x) => isMark(x, ';') || isOf(x, 'or')), ordered: false, forked: true },
  // `design - build - repair`: dashes in a row part items.
  { split: (t) => (t.filter((x) => isMark(x, '-')).length > 2 ? splitAt(t, (x) => isMark(x, '-')) : [t]), ordered: false, dashed: true },
  { split: (t) => splitAt(t, (x) => isMark(x, ',;')), ordered: false, typed: true, spare: true },
  { split: (t) => splitAt(t, (x) => isMark(x, ',;') || isOf(x, 'and')), ordered: false, typed: true, spare: true },
  { split: splitAtFigures, ordered: false, typed: true, spare: true },
];

/** Position of the colon that parts a head from its items; -1 where there is none. */
export function colonIn(tokens: Stretch): number {
  let depth = 0;
  for (const [i, token] of tokens.entries()) {
    if (isMark(token, '(')) depth++;
    else if (isMark(token, ')')) depth--;
    else if (depth === 0 && isMark(token, ':') && i > 0 && i < tokens.length - 1) return i;
  }
  return -1;
}

/** A dash that parts a head from what is listed behind it. */
export const dashIn = (tokens: Stretch): number => {
  const at = tokens.findIndex((t, i) => i > 0 && i <= 6 && isMark(t, '-=') && tokens[i - 1]?.kind === 'word');
  return at > 0 && tokens.slice(at).some((t) => isMark(t, ',;')) ? at : -1;
};
