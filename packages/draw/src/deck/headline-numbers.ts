/** Looks for a headline's numbers in what the slide shows: as they are, scaled, or as a sum, difference, share or rate of two of them. */
import type { Warning } from '../layout/index.ts';
import type { DeckSlide } from './read-deck.ts';

const NUMBER =
  /(?<![\p{L}\d.,])([$€£¥]\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(%|pp|pts?\b|bn\b|[kmb]\b|million\b|billion\b|thousand\b)?/giu;
/** Names made of digits are not figures: versions (2.4.0, release 3.1) and ticket numbers (#812). */
const NAMES = /\d+(?:\.\d+){2,}|\b(?:version|release)\s+\d+(?:\.\d+)*|#\d+/giu;
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, bn: 1e9, billion: 1e9 };
/** The most values of one slide, because the number of pairs grows with the square. */
const MAX_NUMBERS = 60;
/** Small whole numbers count things, so they need not be in the data. */
const SMALL = 12;

interface StatedNumber {
  readonly text: string;
  readonly value: number;
  /** Half a unit of the last printed digit. */
  readonly half: number;
  readonly factor: number;
}

function numbersStatedIn(text: string): StatedNumber[] {
  return [...text.replace(NAMES, '').matchAll(NUMBER)].flatMap(
    ([whole, currency, digits = '', decimals = '', unit = '']): StatedNumber[] => {
      const value = Number(digits.replaceAll(',', '') + decimals);
      const isBareNumber = currency === undefined && unit === '' && decimals === '';
      const isYear = isBareNumber && !digits.includes(',') && value >= 1900 && value <= 2100;
      if (isYear || (isBareNumber && value <= SMALL)) return [];
      return [{ text: whole.trim(), value, half: 0.5 * 10 ** -Math.max(0, decimals.length - 1), factor: FACTORS[unit.toLowerCase()] ?? 1 }];
    },
  );
}

function numbersIn(value: unknown, out: number[]): void {
  if (typeof value === 'number') out.push(value);
  else if (typeof value === 'string') for (const { value: one, factor } of numbersStatedIn(value)) out.push(one, one * factor);
  else if (Array.isArray(value)) for (const one of value) numbersIn(one, out);
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) numbersIn(one, out);
}

/** Findings on one slide. Pointers start at the slide. */
export function headlineNumbers({ request, text }: DeckSlide): Warning[] {
  const { title } = request.chrome;
  if (title === undefined) return [];
  const stated = numbersStatedIn(title.text);
  if (stated.length === 0) return [];
  // A brief is checked as the slide that it was read as, because its words are in one place.
  const shows: unknown = request.routing === undefined ? JSON.parse(text) : request.routing.intent;
  const { headline: _said, chrome: _chrome, page_number: _page, notes: _notes, ...rest } = shows as Record<string, unknown>;
  const numbers: number[] = [];
  numbersIn(rest, numbers);
  const values = [...new Set(numbers.map(Math.abs))].slice(0, MAX_NUMBERS);
  // A slide without numbers cannot support a headline, so its headline is not checked.
  if (values.length < 2) return [];
  const shown = derived(values, numbers);
  return stated.flatMap((one): Warning[] =>
    shown.some((value) => near(value, one))
      ? []
      : [
          {
            code: 'headline_number',
            message: `The headline says ${one.text}; no value of the slide, nor a sum, difference, share or rate of two, comes to that.`,
            path: request.routing === undefined ? title.path : '/brief',
            remedy: 'Correct the headline, or show the figure that it rests on.',
          },
        ],
  );
}

function derived(values: readonly number[], all: readonly number[]): readonly number[] {
  const out = [...values, all.reduce((sum, value) => sum + value, 0)];
  for (const a of values)
    for (const b of values) {
      if (a === b) continue;
      out.push(Math.abs(a - b), a + b);
      if (b !== 0) out.push(a / b, (a / b) * 100, Math.abs(a / b - 1) * 100);
    }
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total > 0) for (const a of values) out.push((a / total) * 100);
  return out;
}

const SCALES = [1, 1e-3, 1e3, 1e-6, 1e6, 100, 1e-9, 1e9];

/** Headlines round up and down, so a difference of one unit of the last digit is allowed. */
const near = (value: number, { value: stated, half, factor }: StatedNumber): boolean =>
  SCALES.some(
    (scale) =>
      Math.abs(value * scale - stated) <= 2 * half * 0.999 || Math.abs(value * scale - stated * factor) <= 2 * half * factor * 0.999,
  );
