/** The numbers that a slide claims, each with its name, its unit and its time, so that slides can be compared. */
import type { DeckSlide } from './read-deck.ts';

export interface Fact {
  /** Index of the slide, from 0. */
  readonly slide: number;
  /** Pointer into the slide's request. */
  readonly path: string;
  /** What is counted, in the slide's words, folded. */
  readonly measure: string;
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** Years, quarters and months that the slide or the label names. */
  readonly when: string;
}

type Body = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Body => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Folds a name for comparison: without case, spaces and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim();

const PERIOD =
  /\b(?:(?:19|20)\d\d|[qh][1-4]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ytd|plan|budget|actual|forecast|target)\b/gi;

/** The words in a text that give a time or a version. */
export const whenOf = (text: string): string =>
  [...new Set([...text.matchAll(PERIOD)].map(([word]) => word.toLowerCase().slice(0, 4)))].sort().join(' ');

export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

const QUANTITY =
  /^\s*([+\-\u2212]?)\s*([$€£¥]|[A-Z]{3}\s)?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(%|pp|pts?|[\p{L}/²³]{1,6})?\s*$/u;

/** A number as people write it, with its unit; undefined for other text. */
export function quantityOf(text: string): Quantity | undefined {
  const found = QUANTITY.exec(text);
  if (found === null) return undefined;
  const [, sign, before = '', digits = '', after = ''] = found;
  const value = Number(digits.replaceAll(',', '')) * (sign === '' || sign === '+' ? 1 : -1);
  return Number.isFinite(value) ? { value, unit: `${before.trim()}${after}` } : undefined;
}

const numberOf = (value: unknown): Quantity | undefined =>
  typeof value === 'number' ? { value, unit: '' } : typeof value === 'string' ? quantityOf(value) : undefined;

const labelOf = (item: Body): string | undefined =>
  ['label', 'name', 'title', 'item'].map((name) => item[name]).find((text): text is string => typeof text === 'string' && text !== '');

/** A slide with more facts is a table, and the numbers of a table are not claims. */
const MAX_FACTS = 400;

export function factsOf({ request, text }: DeckSlide, slide: number): readonly Fact[] {
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) return [];
  const typed = request.routing === undefined ? body : { ...body, ...request.routing.intent };
  const data = isObject(typed.data) ? typed.data : isObject(typed.content) ? typed.content : {};
  const shared = typeof data.unit === 'string' ? data.unit : '';
  const context = [typed.context, isObject(typed.chrome) ? typed.chrome.subtitle : undefined].find((one) => typeof one === 'string') ?? '';
  const when = whenOf(`${String(context)} ${request.chrome.title?.text ?? ''}`);
  const isBoard = typed.form === 'kpi_metrics' || (isObject(typed.body) && ['metric', 'stat_card'].includes(String(typed.body.component)));
  const facts: Fact[] = [];
  const add = (path: string, label: string, found: Quantity, at: string, series = ''): void => {
    if (facts.length >= MAX_FACTS) return;
    // A board names what it counts in its labels; a chart names it in its sub-line.
    const measure = isBoard ? '' : folded(`${String(context)} ${series}`);
    facts.push({
      slide,
      path,
      measure,
      label: folded(label),
      value: found.value,
      unit: found.unit === '' ? shared : found.unit,
      when: [when, whenOf(label), at].join('|'),
    });
  };
  const periods = [data.periods, data.categories, data.x_labels].find(Array.isArray) as readonly unknown[] | undefined;
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) visit(one, `${path}/${i}`);
    if (!isObject(value)) return;
    const label = labelOf(value);
    const found = numberOf(value.value);
    if (label !== undefined && found !== undefined) add(`${path}/value`, label, found, '');
    if (label !== undefined && Array.isArray(value.values) && periods !== undefined)
      for (const [i, one] of value.values.entries()) {
        const each = numberOf(one);
        const own = typeof value.unit === 'string' && value.unit !== '' ? value.unit : undefined;
        if (each !== undefined)
          add(
            `${path}/values/${i}`,
            String(periods[i] ?? i),
            own === undefined ? each : { ...each, unit: own },
            folded(String(periods[i] ?? i)),
            label,
          );
      }
    for (const [key, member] of Object.entries(value)) if (key !== 'value' && key !== 'values') visit(member, `${path}/${key}`);
  };
  visit(typed.data, '/data');
  visit(typed.content, '/content');
  if (isObject(typed.body)) visit(typed.body.params, '/body/params');
  return facts;
}
