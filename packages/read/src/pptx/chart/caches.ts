/** The last shown values of a chart, from the caches of its formulas; the workbook is not opened. */
import { at, attribute, child, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { formatNumber } from './number-format.ts';

/** Points of one series; no program draws more. */
export const MAX_POINTS = 10_000;
const MAX_WORD = 2_000;

export interface NumberCache {
  readonly values: readonly (number | undefined)[];
  readonly format: string | undefined;
}

/** The cache or literal in `c:val`, `c:xVal`, `c:cat`, `c:tx`, … */
function cacheIn(holder: XmlElement | undefined): XmlElement | undefined {
  return (
    at(holder, 'c:numRef', 'c:numCache') ??
    at(holder, 'c:strRef', 'c:strCache') ??
    at(holder, 'c:multiLvlStrRef', 'c:multiLvlStrCache') ??
    child(holder, 'c:numLit') ??
    child(holder, 'c:strLit')
  );
}

function lengthOf(cache: XmlElement, points: readonly XmlElement[]): number {
  const declared = Number(attribute(child(cache, 'c:ptCount'), 'val'));
  const last = points.reduce((most, point) => Math.max(most, indexOf(point) + 1), 0);
  return Math.min(MAX_POINTS, Math.max(Number.isInteger(declared) && declared > 0 ? declared : 0, last));
}

const indexOf = (point: XmlElement): number => {
  const idx = Number(attribute(point, 'idx'));
  return Number.isInteger(idx) && idx >= 0 && idx < MAX_POINTS ? idx : -1;
};

export function numbersIn(holder: XmlElement | undefined): NumberCache | undefined {
  const cache = cacheIn(holder);
  if (!cache) return undefined;
  const points = elements(cache, 'c:pt').slice(0, MAX_POINTS);
  const values: (number | undefined)[] = Array.from({ length: lengthOf(cache, points) }, () => undefined);
  for (const point of points) {
    const text = textOf(child(point, 'c:v')).trim();
    const value = text === '' ? Number.NaN : Number(text);
    if (indexOf(point) >= 0 && Number.isFinite(value)) values[indexOf(point)] = value;
  }
  return { values, format: textOf(child(cache, 'c:formatCode')).slice(0, 200) || undefined };
}

/** Whether a cache or literal holds numbers. */
export function isNumeric(holder: XmlElement | undefined): boolean {
  const name = cacheIn(holder)?.name;
  return name === 'c:numCache' || name === 'c:numLit';
}

/** Names of categories, numbers and dates as they are shown; of several levels the innermost. */
export function namesIn(holder: XmlElement | undefined): readonly string[] | undefined {
  const cache = cacheIn(holder);
  if (!cache) return undefined;
  if (isNumeric(holder)) {
    const numbers = numbersIn(holder);
    return numbers?.values.map((value) => (value === undefined ? '' : formatNumber(value, numbers.format ?? 'General')));
  }
  const level = cache.name === 'c:multiLvlStrCache' ? elements(cache, 'c:lvl')[0] : cache;
  const points = elements(level, 'c:pt').slice(0, MAX_POINTS);
  const names: string[] = Array.from({ length: lengthOf(cache, points) }, () => '');
  for (const point of points) if (indexOf(point) >= 0) names[indexOf(point)] = textOf(child(point, 'c:v')).slice(0, MAX_WORD);
  return names;
}

/** The words of a `c:tx`: rich text, a cached cell, or a literal. */
export function wordsIn(tx: XmlElement | undefined): string | undefined {
  const rich = child(tx, 'c:rich');
  if (rich) {
    const words = elements(rich, 'a:p')
      .map((paragraph) =>
        elements(paragraph)
          .map((run) => (run.name === 'a:br' ? ' ' : textOf(child(run, 'a:t'))))
          .join(''),
      )
      .join('\n')
      .trim();
    return words.slice(0, MAX_WORD) || undefined;
  }
  const cached = namesIn(tx)?.join(' ').trim();
  return cached?.slice(0, MAX_WORD) || textOf(child(tx, 'c:v')).trim().slice(0, MAX_WORD) || undefined;
}
