/** Sentences that say of one item that it is reached, aimed at or recommended: `Today: step 2`, `we recommend option B`. */
import type { Phrase, Token } from '@deckwright/source';
import { type Part, type Pointed, type Pointers, type Series, tokensIn } from './items.ts';
import { isAmount, isMark, isOf, phraseOf } from './pattern.ts';
import type { Stretch } from './splits.ts';

const KINDS = { reached: ['reached', 'today'], aimed: ['aimed', 'target'], recommended: ['recommended'] } as const;
const POINTING = Object.values(KINDS).flat();
/** Tokens between the word that points and what it points at. */
const FURTHEST = 6;

/** Begins with words that point, and says a step behind them; or, beside a list, a name. */
export function isPointer(label: Stretch, said: Stretch, isBeside: boolean): boolean {
  const stop = said.findIndex((t) => isMark(t, '.'));
  const first = stop < 0 ? said : said.slice(0, stop);
  if (first.length === 0 || !label.some((t) => isOf(t, ...POINTING))) return false;
  if (isOf(first[0], 'step', 'level', 'phase', 'stage', 'option')) return true;
  return label.every((t) => isOf(t, 'the', ...(isBeside ? POINTING : KINDS.recommended))) && first.length <= 4 && !first.some(isAmount);
}

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

/** Words of a name, up to its colon. */
function nameIn(tokens: readonly Token[], name: Phrase | undefined): Stretch {
  if (name === undefined) return [];
  const colon = name.text.indexOf(':');
  return tokensIn({ tokens }, colon < 0 ? name : { start: name.start, end: name.start + colon });
}

/** Whether a brief has words that point, found once: every series asks. */
const POINTS = new WeakMap<readonly Token[], boolean>();
function points(tokens: readonly Token[]): boolean {
  const found = POINTS.get(tokens) ?? tokens.some((t) => isOf(t, ...POINTING));
  POINTS.set(tokens, found);
  return found;
}

/** With what the rest of the brief says of one of its items. */
export function withPointers(source: string, series: Series, tokens: readonly Token[]): Series {
  if (series.items.length < 2 || !points(tokens)) return series;
  const [from, to] = [series.items[0]?.start ?? 0, series.items.at(-1)?.end ?? 0];
  const names = series.items.map((i) => nameIn(tokens, i.label ?? i.text));
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
  const { recommended } = parts.length < 2 ? {} : pointersIn(source, rest, parts.map((p) => nameIn(tokens, p.head))); // biome-ignore format: a call
  return parts.map((p, k) => (recommended?.place === k ? { ...p, recommended } : p));
}
