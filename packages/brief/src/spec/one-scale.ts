/** Values of one axis on one scale: as written where all share it, else multiplied out. */
import type { NumberToken } from '@deckwright/source';

/** Times the largest scaled figure: no bare one beside it counts in its scale. */
const TOWERS = 30;

export interface OneScale {
  readonly unit: string;
  /** What a number counts on the scale. */
  readonly of: (value: NumberToken) => number;
}

const asWritten = (value: NumberToken): number => value.value;

export function oneScale(values: readonly NumberToken[]): OneScale {
  const known = values.filter((v) => !Number.isNaN(v.value));
  const factors = new Set(known.map((v) => v.factor));
  const unit = known.find((v) => v.unit !== '')?.unit ?? '';
  if (factors.size <= 1) return { unit, of: asWritten };
  // A bare figure beside scaled ones shares their scale: "from 42.0m to 51.5m: pricing +6.2".
  const scaled = known.filter((v) => v.factor !== 1);
  const largest = Math.max(...scaled.map((v) => Math.abs(v.value)));
  // `52,000` beside `60k` does not: each is written out in full or not; nor does one that would tower above all of them.
  const apart =
    known.every((v) => (v.factor === 1) === Math.abs(v.value) >= 1000) || known.some((v) => v.factor === 1 && Math.abs(v.value) > TOWERS * largest);
  if (new Set(scaled.map((v) => v.factor)).size === 1 && !apart) return { unit: scaled[0]?.unit ?? '', of: asWritten };
  const currency = known.find((v) => v.dimension === 'money')?.unit ?? '';
  return { unit: [...currency].filter((c) => '€$£¥₹'.includes(c)).join(''), of: (v) => Number((v.value * v.factor).toPrecision(15)) };
}
