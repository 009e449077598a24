/** Hostile parameters of a unit, derived from its example. Each must be drawn or refused, and none may crash. */

export interface HostileCase {
  readonly name: string;
  readonly params: unknown;
}

const LONG = 'A label that somebody pasted from a report and never shortened, '.repeat(4).trim();
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
const CJK = '地域別の営業利益の増減要因と来期の見通しについて';
const RTL = 'الإيرادات حسب المنطقة والربع السنوي مقارنة بالخطة';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Applies `change` to every value that is no container. */
function mapLeaves(value: Json, change: (leaf: Exclude<Json, object> | null, index: { at: number }) => Json, index = { at: 0 }): Json {
  if (Array.isArray(value)) return value.map((one: Json) => mapLeaves(one, change, index));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapLeaves(one, change, index)]));
  const changed = change(value as Exclude<Json, object> | null, index);
  index.at++;
  return changed;
}

const numbers = (params: Json, give: (value: number, at: number) => number): Json =>
  mapLeaves(params, (leaf, { at }) => (typeof leaf === 'number' ? give(leaf, at) : leaf));

const texts = (params: Json, give: (value: string) => string): Json =>
  mapLeaves(params, (leaf) => (typeof leaf === 'string' ? give(leaf) : leaf));

/** Every array of the top level gets `n` items, repeating what it has. */
const counted = (params: Json, n: number): Json =>
  params !== null && typeof params === 'object' && !Array.isArray(params)
    ? Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          Array.isArray(value) ? Array.from({ length: n }, (_, i) => value[i % Math.max(1, value.length)] as Json) : value,
        ]),
      )
    : params;

/** `hard` is the unit's capacity. */
export function hostileParams(example: unknown, hard: number): readonly HostileCase[] {
  const params = example as Json;
  return [
    { name: 'nothing at all', params: {} },
    { name: 'null', params: null },
    { name: 'no items', params: counted(params, 0) },
    { name: 'one item', params: counted(params, 1) },
    { name: 'two items', params: counted(params, 2) },
    { name: 'as many as it holds', params: counted(params, hard) },
    { name: 'one more than it holds', params: counted(params, hard + 1) },
    { name: 'only negative numbers', params: numbers(params, (value) => -Math.abs(value)) },
    { name: 'signs that alternate', params: numbers(params, (value, at) => (at % 2 === 0 ? value : -value)) },
    { name: 'only zeros', params: numbers(params, () => 0) },
    { name: 'equal numbers', params: numbers(params, () => 7) },
    { name: 'huge numbers', params: numbers(params, (_value, at) => 9e14 - at) },
    { name: 'numbers beyond what is drawn', params: numbers(params, () => 1e308) },
    { name: 'one number a million times the others', params: numbers(params, (value, at) => (at < 2 ? value * 1e6 : value)) },
    { name: 'tiny numbers', params: numbers(params, (value) => value * 1e-9) },
    { name: 'numbers as NaN', params: numbers(params, () => Number.NaN) },
    { name: 'empty texts', params: texts(params, () => '') },
    { name: 'long texts', params: texts(params, () => LONG) },
    { name: 'words that cannot break', params: texts(params, () => WORD) },
    { name: 'Japanese', params: texts(params, () => CJK) },
    { name: 'Arabic', params: texts(params, () => RTL) },
    { name: 'control characters and lone surrogates', params: texts(params, (value) => `${value}\u0000\u0007\ud800 & <b>"`) },
    { name: 'texts where numbers belong', params: mapLeaves(params, (leaf) => (typeof leaf === 'number' ? 'many' : leaf)) },
    { name: 'numbers where texts belong', params: mapLeaves(params, (leaf) => (typeof leaf === 'string' ? 4 : leaf)) },
  ];
}
