/** Sentences that say of one item that it is reached, aimed at or recommended: `Today: step 2`, `we recommend option B`. */
import type { Token } from '@deckwright/source';
import { type Part, type Pointed, type Pointers, type Series, tokensIn } from './items.ts';
import { isMark, isOf, phraseOf } from './pattern.ts';
import type { Stretch } from './splits.ts';

const KINDS = { reached: ['reached', 'today'], aimed: ['aimed', 'target'], recommended: ['recommended'] } as const;
/** Tokens between the word that points and what it points at. */
const FURTHEST = 6;

/** Begins with words that point, and says a name or a step behind them. */
export const isPointer = (label: Stretch, said: Stretch): boolean =>
  said.length > 0 &&
  label.some((t) => isOf(t, ...Object.values(KINDS).flat())) &&
  (isOf(said[0], 'step', 'level', 'phase', 'stage', 'option') || (label.every((t) => isOf(t, 'recommended', 'the')) && said.length <= 3));

/** `B.` ends a sentence. */
const bare = (token: Token | undefined): string | undefined => {
  const lower = token?.text.toLowerCase();
  return lower?.endsWith('.') ? lower.slice(0, -1) : lower;
};

/** Tokens at `at` that name one of the items, or count to it. */
function namedAt(tokens: Stretch, at: number, names: readonly Stretch[]): { readonly place: number; readonly to: number } | undefined {
  const place = names.findIndex((n) => n.length > 0 && n.every((t, k) => bare(t) === bare(tokens[at + k])));
  if (place >= 0) return { place, to: at + (names[place] as Stretch).length };
  const one = tokens[at];
  const isPlace = one?.kind === 'number' && one.unit === '' && one.sign === undefined && Number.isInteger(one.value);
  return isPlace && one.value >= 1 && one.value <= names.length ? { place: one.value - 1, to: at + 1 } : undefined;
}

function pointersIn(source: string, tokens: Stretch, names: readonly Stretch[]): Pointers {
  const out: Record<string, Pointed> = {};
  for (const [i, token] of tokens.entries()) {
    const kind = Object.entries(KINDS).find(([, classes]) => isOf(token, ...classes))?.[0];
    if (kind === undefined || kind in out) continue;
    for (let at = i + 1; at <= i + FURTHEST && tokens[at] !== undefined && !isMark(tokens[at], '.!?\n'); at++) {
      const found = namedAt(tokens, at, names);
      if (found === undefined) continue;
      out[kind] = { ...phraseOf(source, tokens, i, found.to), place: found.place };
      break;
    }
  }
  return out;
}

/** Up to its colon. */
const nameIn = (tokens: Stretch): Stretch =>
  tokens.slice(
    0,
    Math.max(
      tokens.findIndex((t) => isMark(t, ':')),
      0,
    ) || tokens.length,
  );

/** With what the rest of the brief says of one of its items. */
export function withPointers(source: string, series: Series, tokens: readonly Token[]): Series {
  if (series.items.length < 2) return series;
  const [from, to] = [series.items[0]?.start ?? 0, series.items.at(-1)?.end ?? 0];
  const names = series.items.map((i) => nameIn(i.label === undefined ? [] : tokensIn({ tokens }, i.label)));
  const pointers = pointersIn(source, tokens.filter((t) => t.end <= from || t.start >= to), names); // biome-ignore format: a call
  return {
    ...series,
    pointers,
    items: series.items.map((item, k) => (pointers.recommended?.place === k ? { ...item, recommended: pointers.recommended } : item)),
  };
}

/** Parts side by side, likewise. */
export function pointedParts(source: string, parts: readonly Part[], tokens: readonly Token[]): readonly Part[] {
  const rest = tokens.filter((t) => !parts.some((p) => p.start <= t.start && t.end <= p.end));
  const { recommended } = parts.length < 2 ? {} : pointersIn(source, rest, parts.map((p) => nameIn(tokensIn({ tokens }, p.head)))); // biome-ignore format: a call
  return parts.map((p, k) => (recommended?.place === k ? { ...p, recommended } : p));
}
