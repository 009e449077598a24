/** One scale for all numbers of an axis. */
import type { NumberToken } from '@deckwright/source';

export interface Scale {
  /** Printed once for all of them; empty where they count in none, or in none that they share. */
  readonly unit: string;
  /** What is drawn of a number. */
  readonly valueOf: (token: NumberToken) => number;
}

/** Times the largest scaled number: no bare one beside it counts in its scale. */
const TOWERS = 30;

const asWritten = ({ value }: NumberToken): number => value;
const inFull = ({ value, factor }: NumberToken): number => Number((value * factor).toPrecision(15));
const isPoints = ({ dimension }: NumberToken): boolean => dimension === 'share' || dimension === 'points';

/** Digits and signs apart, the unit of whoever names one: `days` of `12 days, 14`. */
const firstUnit = (tokens: readonly NumberToken[]): string => tokens.find((t) => t.unit !== '')?.unit ?? '';

/** The numbers as they are drawn: as written where all share a scale, else multiplied out. Undefined where they count different things. */
export function onOneScale(all: readonly NumberToken[]): Scale | undefined {
  // Marked blanks of a draft have no value.
  const tokens = all.filter((t) => !Number.isNaN(t.value));
  const named = tokens.filter((t) => t.unit !== '');
  const kinds = new Set(named.map((t) => t.dimension));
  // Points are steps between percentages: `38.2 %, freight −0.9 pp`.
  if (named.length > 0 && named.every(isPoints)) {
    const bare = tokens.filter((t) => t.unit === '');
    if (bare.some((t) => Math.abs(t.value) > 100)) return undefined;
    return { unit: named.find((t) => t.dimension === 'share')?.unit ?? firstUnit(named), valueOf: asWritten };
  }
  if (kinds.size > 1) return undefined;
  const factors = new Set(tokens.map((t) => t.factor));
  if (factors.size <= 1) return { unit: firstUnit(tokens), valueOf: asWritten };
  const scaled = tokens.filter((t) => t.factor !== 1);
  const largest = Math.max(...scaled.map((t) => Math.abs(t.value)));
  // `52,000` beside `60k` counts in no thousands, nor does `910` beside `3.4k`: it would tower above all of them.
  const isApart =
    tokens.every((t) => (t.factor === 1) === Math.abs(t.value) >= 1000) ||
    tokens.some((t) => t.factor === 1 && Math.abs(t.value) > TOWERS * largest);
  // A bare number beside scaled ones shares their scale: "from 42.0m to 51.5m: pricing +6.2".
  if (new Set(scaled.map((t) => t.factor)).size === 1 && !isApart) return { unit: firstUnit(scaled), valueOf: asWritten };
  return { unit: '', valueOf: inFull };
}
