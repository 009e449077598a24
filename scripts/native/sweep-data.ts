/** Every example that has a chart, with its numbers, names and counts made hard: one change at a time. */
import { components, forms } from '@deckwright/draw/catalog';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Body = Record<string, unknown>;

const CHARTS =
  /^(?:bar_rank_chart|football_field|funnel\.column|nested_magnitude\.pie|position_map|small_multiples|trend_chart|waterfall_bridge|bar_list|burndown|donut|line_trend|stacked_bar|waterfall)/;
/** Members that hold what is drawn to scale; a list of numbers under one of them counts too. */
const NUMBERS = /^(?:value|values|low|high|mid|x|y|size|target|points|ideal|actual|forecast_(?:values|low|high))$/;
const NAMES = /^(?:label|name|labels|x_labels|periods|categories|series_labels)$/;
const LONG = 'Engineering, procurement and construction of offshore stations';

interface Change {
  readonly number?: (value: number, at: number) => Json;
  readonly name?: (name: string, at: number, key: string) => string;
  /** Of every list of the most frequent length. */
  readonly count?: number;
  readonly locale?: string;
  /** How the author wrote it. */
  readonly written?: (value: number) => string;
}

const quarter = (value: number): number => Number((value + 0.25).toFixed(2));

const CHANGES: Readonly<Record<string, Change>> = {
  plain: {},
  negative: { number: (v, at) => (at % 2 === 0 ? -v : v) },
  'all-negative': { number: (v) => -Math.abs(v) },
  null: { number: (v, at) => (at % 3 === 1 ? null : v) },
  zero: { number: (v, at) => (at % 2 === 1 ? 0 : v) },
  'all-zero': { number: () => 0 },
  huge: { number: (v) => Math.round(v * 1e10) + 0.5 },
  tiny: { number: (v) => Number((v * 0.000_01).toPrecision(2)) },
  'one-point': { count: 1 },
  thirty: { count: 30 },
  'long-names': { name: (name, at) => `${LONG} ${at}: ${name} & "<so>"` },
  wording: { written: (v) => Math.abs(v).toFixed(2) },
  about: { written: (v) => `~${Math.abs(v)}` },
  german: { number: (v) => quarter(v * 1000), locale: 'de-DE' },
  'german-negative': { number: (v, at) => (at % 2 === 0 ? -quarter(v * 1000) : quarter(v)), locale: 'de-DE' },
  french: { number: (v) => quarter(v * 1000), locale: 'fr-FR' },
  'spanish-wording': { written: (v) => Math.abs(v).toFixed(2).replace('.', ','), locale: 'es-ES' },
  dates: {
    name: (name, at, key) =>
      key === 'series_labels' ? name : `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  },
  formula: { name: (_, at) => ['=SUM(A1:A9)', '+1', '-2', '@x', "'quoted", ' spaced ', '0012', 'TRUE', '1e5', '#N/A'][at % 10] ?? '' },
};

function* changed(name: string, body: Body, holder: string): Generator<[string, Body]> {
  for (const [what, change] of Object.entries(CHANGES)) {
    const data = body[holder] as Json;
    const counted = change.count === undefined ? data : recount(data, modalLength(data), change.count);
    const written: Record<string, string> = {};
    let numbers = 0;
    let names = 0;
    const walk = (value: Json, key: string): Json => {
      if (typeof value === 'number' && change.written !== undefined) written[String(value)] = change.written(value);
      if (typeof value === 'number' && NUMBERS.test(key)) return change.number === undefined ? value : change.number(value, numbers++);
      if (typeof value === 'string' && NAMES.test(key)) return change.name === undefined ? value : change.name(value, names++, key);
      if (Array.isArray(value)) return value.map((one) => walk(one, key));
      if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, walk(v, k)]));
      return value;
    };
    const made = walk(counted, '');
    const locale = change.locale === undefined ? {} : { locale: change.locale };
    yield [`${name}--${what}`, { ...body, [holder]: made, ...locale, ...(change.written === undefined ? {} : { written }) }];
  }
}

/** The length that most of the lists have, of the longest where two are as frequent. */
function modalLength(data: Json): number {
  const counts = new Map<number, number>();
  const walk = (value: Json): void => {
    if (Array.isArray(value)) counts.set(value.length, (counts.get(value.length) ?? 0) + 1);
    if (value !== null && typeof value === 'object') for (const one of Object.values(value)) walk(one as Json);
  };
  walk(data);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function recount(value: Json, from: number, to: number): Json {
  if (Array.isArray(value)) {
    const list = value.length === from ? Array.from({ length: to }, (_, i) => again(value[i % from] as Json, i, from)) : value;
    return list.map((one) => recount(one, from, to));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, recount(v, from, to)]));
}

/** A member once more, told from the first. */
function again(value: Json, i: number, from: number): Json {
  if (i < from) return value;
  if (typeof value === 'string') return `${value} ${Math.floor(i / from) + 1}`;
  if (typeof value === 'number') return Number((value * (1 + (i % 7) / 20)).toFixed(2));
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && 'label' in value)
    return { ...value, label: `${String((value as { label: Json }).label)} ${Math.floor(i / from) + 1}` };
  return value;
}

const grouped = (series: number, categories: number): Body => ({
  form: 'bar_rank_chart',
  variant: 'grouped_comparison_bar',
  headline: 'Two series over thirty',
  data: {
    series_labels: Array.from({ length: series }, (_, k) => String(2024 + k)),
    categories: Array.from({ length: categories }, (_, i) => ({
      label: `Branch ${i + 1}`,
      values: Array.from({ length: series }, (_, k) => ((i * 37 + k * 11) % 90) + 10),
    })),
  },
});

/** What one change of an example does not make. */
const MADE: Readonly<Record<string, Body>> = {
  'made--grouped-2x30': grouped(2, 30),
  'made--grouped-2x12': grouped(2, 12),
  'made--lines-2x30': {
    chrome: { title: 'Two lines over thirty days' },
    body: {
      component: 'line_trend',
      params: {
        x_labels: Array.from({ length: 30 }, (_, i) => `2025-04-${String(i + 1).padStart(2, '0')}`),
        series: ['Plan', 'Actual'].map((name, k) => ({ name, points: Array.from({ length: 30 }, (_, i) => 100 + ((i * (13 + k)) % 40)) })),
      },
    },
  },
};

export function sweep(only: readonly string[]): readonly [string, Body][] {
  const out: [string, Body][] = Object.entries(MADE);
  for (const { form, variants } of forms)
    for (const { name, example } of variants)
      if (CHARTS.test(`${form.name}.${name}`))
        out.push(...changed(`${form.name}.${name}`, { form: form.name, variant: name, ...example }, 'data'));
  for (const { name, example } of components)
    if (CHARTS.test(name))
      for (const [what, { params, ...more }] of changed(name, { params: example.params }, 'params'))
        out.push([what, { chrome: { title: example.title }, body: { component: name, params }, ...more }]);
  return out.filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)));
}
