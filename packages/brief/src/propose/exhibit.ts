/** Proved items as the form that they make: the grammar reads them, so that its laws hold for them as for any brief. */
import { type NumberToken, plainText } from '@deckwright/source';
import { plannedText } from '../answer/planned-text.ts';
import forms from './forms.json' with { type: 'json' };
import type { ItemKind, ProvedItem } from './prove-items.ts';

const FORMS = forms as Readonly<Record<string, ItemKind>>;

/** What a model fills of a form; undefined for one that says more than its items do, such as who follows whom. */
export const kindOf = (form: string): ItemKind | undefined => FORMS[form];

/** Forms that a model may be offered for a text, the likeliest first. */
export function candidatesOf(text: string, locale: string | undefined, most: number): readonly string[] {
  const { candidates } = plannedText(text, { top: MOST_RANKED, ...(locale === undefined ? {} : { locale }) });
  return [...new Set(candidates.map(({ form }) => form))].filter((form) => kindOf(form) !== undefined).slice(0, most);
}

const MOST_RANKED = 12;

export type Exhibit = Readonly<Partial<Record<'variant' | 'data' | 'blocks' | 'written', unknown>>>;

/** Undefined where the items do not make the form, or it would say anything else. */
export function exhibitOf(form: string, items: readonly ProvedItem[], locale: string | undefined): Exhibit | undefined {
  const lines = items.map(({ name, said }) => `- ${name}: ${said}`);
  const { route, intent, unplaced, added } = plannedText(`Form: ${form}\n\n${lines.join('\n')}`, locale === undefined ? {} : { locale });
  if (route !== 'selected' || intent === undefined || intent['form'] !== form || unplaced.length > 0 || added.length > 0) return undefined;
  const { variant, data, blocks, written } = intent;
  const pairs = pairsIn({ data, blocks });
  // However the lines were read, the form says of each name what the document says of it, and nothing else.
  const isSaid = ({ name, said, figure }: ProvedItem): boolean =>
    pairs.some((pair) => pair.texts.includes(plainText(name)) && (pair.texts.includes(plainText(said)) || isFigure(pair.number, figure)));
  return pairs.length === items.length && items.every(isSaid) ? { variant, data, blocks, written } : undefined;
}

/** On the scale of its axis, too. */
const SCALES = [1, 1e3, 1e6, 1e9, 1e12];
const ROUNDING = 1e-9;

function isFigure(number: number | undefined, figure: NumberToken | undefined): boolean {
  if (number === undefined || figure === undefined) return false;
  const full = Math.abs(figure.value * figure.factor);
  const signed = figure.sign === '-' || figure.value < 0 ? number <= 0 : number >= 0;
  return (
    signed &&
    (Math.abs(number) === Math.abs(figure.value) || SCALES.some((scale) => Math.abs(Math.abs(number) * scale - full) <= full * ROUNDING))
  );
}

interface Pair {
  readonly texts: readonly string[];
  readonly number?: number;
}

/** What a form says of one another: members of one object, and values at the places of periods. */
function pairsIn(value: unknown): readonly Pair[] {
  if (Array.isArray(value)) return value.flatMap(pairsIn);
  if (value === null || typeof value !== 'object') return [];
  const { periods, series, ...members } = value as Readonly<Record<string, unknown>>;
  if (Array.isArray(periods) && Array.isArray(series))
    return series.flatMap((one: { readonly values?: unknown }) =>
      Array.isArray(one.values)
        ? one.values.map(
            (number: unknown, i): Pair => ({
              texts: [plainText(String(periods[i] ?? ''))],
              ...(typeof number === 'number' ? { number } : {}),
            }),
          )
        : [],
    );
  const { label, date } = members;
  if (typeof label !== 'string' && typeof date !== 'string') return Object.values(members).flatMap(pairsIn);
  const texts = Object.values(members)
    .flat()
    .flatMap((text) => (typeof text === 'string' ? [plainText(text)] : []));
  const number = Object.values(members).find((one): one is number => typeof one === 'number');
  return [{ texts, ...(number === undefined ? {} : { number }) }];
}
