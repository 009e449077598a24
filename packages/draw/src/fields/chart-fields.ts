/** Members that the typed charts share, parsed in one way: tones, emphasis, names and optional numbers. */
import { z } from 'zod';
import type { Kit } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import { maybeNumber, number, optionalText, text, textOrNumber } from './fields.ts';

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

/** A name: text, or a number such as a year. */
export const name = textOrNumber.transform(String);
export const optionalName = z.preprocess(blankAsAbsent, name.optional());
export const emphasis = z.preprocess(blankAsAbsent, z.enum(['primary', 'normal'], { error: 'must be primary or normal' }).optional());
export const tone = optionalText.describe('good, bad, warn or neutral: colours the mark.');
/** For charts whose marks rise and fall. */
export const goodWhen = z
  .preprocess(blankAsAbsent, z.enum(['up', 'down'], { error: 'must be up or down' }).optional())
  .describe('Which way is good: colours rises and falls by it. Left out, no change is coloured as good or bad.');
export const unit = z.preprocess((v) => v ?? '', text).describe('Unit of all values; may be empty.');
export const takeaways = z.preprocess((v) => v ?? [], z.array(text).max(8, 'holds at most 8 sentences'));
export const optionalNumber = z.preprocess(blankAsAbsent, number.optional());
/** An optional list. */
export const listOf = <T extends z.ZodType>(item: T) => z.preprocess((v) => v ?? [], z.array(item));
export const values = z.array(maybeNumber);
/** A line across a chart: a number, or a number with its name. */
export const level = z.preprocess(
  (v) => (v === null || v === '' ? undefined : typeof v === 'number' ? { value: v } : v),
  z.object({ value: number, label: optionalText }).optional(),
);

const TONES: Readonly<Record<string, Color>> = {
  good: 'positive',
  positive: 'positive',
  favorable: 'positive',
  green: 'positive',
  bad: 'negative',
  negative: 'negative',
  adverse: 'negative',
  red: 'negative',
  warn: 'warning',
  warning: 'warning',
  amber: 'warning',
  neutral: 'neutral',
  primary: 'accent1',
};

/** The colour of a tone. An unknown word gives undefined and a warning. */
export function toneColor(word: string | undefined, path: string, kit: Kit): Color | undefined {
  if (word === undefined) return undefined;
  kit.drawn.add(path);
  const color = TONES[word.trim().toLowerCase()];
  if (color === undefined)
    kit.warn('unknown_value', `${JSON.stringify(word)} is no tone; the mark keeps the colour it would have without.`, {
      path,
      remedy: 'Send good, bad, warn or neutral.',
    });
  return color;
}

/** The tint that belongs to the colour of a mark. */
export const softOf = (color: Color): Color =>
  color === 'positive'
    ? 'softPositive'
    : color === 'negative'
      ? 'softNegative'
      : color === 'warning'
        ? 'softWarning'
        : /^accent[1-6]$/.test(color)
          ? (`soft${color.slice(-1)}` as 'soft1')
          : 'track';

/** The text colour of a tone. */
export const toneText = (color: Color, kit: Kit): Color =>
  kit.asText(color === 'warning' ? 'warningText' : color === 'neutral' ? 'muted' : color);
