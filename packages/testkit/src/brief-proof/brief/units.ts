/** Units and scales as they are written beside figures. A unit decides what a figure says, so it is never a matter of language. */

/** What a scale multiplies by. `m` may be a length too, which a comparison of values never minds. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ...['k', 'tsd', 'thousand', 'tausend', 'mille', 'mila', 'mil', 'duizend', 'tys', 'tusen', 'tis', 'тыс', 'ألف', '千'].map(
    (s) => [s, 1e3] as const,
  ),
  ...[
    'm',
    'mm',
    'mn',
    'mio',
    'mln',
    'mill',
    'million',
    'millions',
    'millionen',
    'millón',
    'millones',
    'milioni',
    'milione',
    'milhões',
    'milhão',
    'miljoen',
    'milionów',
    'miljoner',
    'millioner',
    'млн',
    'مليون',
    'ملايين',
    '百万',
  ].map((s) => [s, 1e6] as const),
  ...[
    'bn',
    'b',
    'mrd',
    'mld',
    'md',
    'mds',
    'billion',
    'billions',
    'milliarde',
    'milliarden',
    'milliard',
    'milliards',
    'miliardi',
    'miliardy',
    'miljard',
    'mdr',
    'млрд',
    'مليار',
    'bio',
  ].map((s) => [s, 1e9] as const),
  ...['tn', 'trillion', '兆'].map((s) => [s, 1e12] as const),
  ...['lakh', 'lakhs'].map((s) => [s, 1e5] as const),
  ...['cr', 'crore', 'crores'].map((s) => [s, 1e7] as const),
  ['万', 1e4],
  ['萬', 1e4],
  ['億', 1e8],
  ['亿', 1e8],
]);

const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  eur: ['€', 'eur', 'euro', 'euros'],
  usd: ['$', 'us$', 'usd', 'dollar', 'dollars', 'dólares'],
  gbp: ['£', 'gbp', 'pounds'],
  jpy: ['¥', '￥', 'jpy', 'yen', '円'],
  cny: ['cny', 'rmb', '元', '人民币'],
  chf: ['chf', 'fr.', 'sfr'],
  inr: ['₹', 'inr', 'rs'],
  brl: ['r$', 'brl', 'reais'],
  pln: ['zł', 'pln', 'zl'],
  czk: ['kč', 'czk'],
  kr: ['kr', 'sek', 'nok', 'dkk', 'kronor', 'kroner'],
  krw: ['₩', 'krw', '원'],
  rub: ['₽', 'rub', 'руб'],
  try: ['₺', 'try', 'tl'],
  sar: ['sar', 'ريال'],
  aed: ['aed', 'درهم'],
  other: ['cad', 'aud', 'nzd', 'zar', 'sgd', 'hkd', 'mxn', 'huf', 'ron', 'ils', 'a$', 'c$', 'nz$', 's$'],
};
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  '%': ['%', 'percent', 'pct', 'prozent', 'procent', 'prosent', 'pourcent', 'percento'],
  pp: ['pp', 'pts', 'pt', 'ppt', 'p.p.', 'ppts'],
  bp: ['bp', 'bps', 'bips'],
  '°c': ['°c', '℃'],
  x: ['x', '×'],
};
/** Units that are told apart by their letters alone. */
const PLAIN = [
  'kg',
  'g',
  't',
  'kt',
  'mt',
  'km',
  'cm',
  'kw',
  'mw',
  'gw',
  'kwh',
  'mwh',
  'gwh',
  'twh',
  'gb',
  'tb',
  'mb',
  'ha',
  'm2',
  'm²',
  'hl',
  'fte',
  'ftes',
  'min',
  'h',
  'hrs',
  'ms',
];

export const UNITS: ReadonlyMap<string, string> = new Map([
  ...[...Object.entries(CURRENCIES), ...Object.entries(MEASURES)].flatMap(([unit, all]) => all.map((as) => [as, unit] as const)),
  ...PLAIN.map((as) => [as, as] as const),
]);

export const isCurrency = (unit: string): boolean => Object.hasOwn(CURRENCIES, unit);
export const isHard = (unit: string): boolean => isCurrency(unit) || Object.hasOwn(MEASURES, unit);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The longer spelling first; Latin spellings end where a word ends. */
const anyOf = (all: Iterable<string>): string =>
  [...all]
    .sort((a, b) => b.length - a.length)
    .map((as) => (/[a-zа-яěščřžłćęóäöü]$/iu.test(as) ? `${escaped(as)}(?![\\p{L}\\p{N}])` : escaped(as)))
    .join('|');

const SCALE_AFTER = new RegExp(`^ ?(${anyOf(SCALES.keys())})\\.?`, 'iu');
const UNIT_AFTER = new RegExp(`^(?: |-(?=\\p{L}))?(${anyOf(UNITS.keys())})`, 'iu');
const UNIT_BEFORE = new RegExp(
  `(?<![\\p{L}])(${anyOf([...UNITS].filter(([as, unit]) => isCurrency(unit) && (as.length <= 3 || /\p{Sc}/u.test(as))).map(([as]) => as))})\\s?$`,
  'iu',
);
/** A scale written into its currency: `GBPm`, `€m`, `kEUR`, `USD bn`. */
const JOINED = /^ ?(?:(€|\$|£|EUR|USD|GBP|CHF) ?(k|m|mm|mn|bn|b)|(k|T|m|M|Mds|Md|Mio\.?|Mrd\.?) ?(EUR|USD|GBP|CHF|€|\$|£))(?!\p{L})/u;

export interface Beside {
  readonly unit: string;
  readonly scale: number;
  /** Characters that the unit takes after the figure. */
  readonly length: number;
}

/** The scale and the unit that follow a figure. */
export function unitAfter(rest: string): Beside {
  const joined = JOINED.exec(rest);
  if (joined !== null) {
    const [all, currency, scale, before, after] = joined;
    const power = SCALES.get((scale ?? before ?? '').toLowerCase().replace('.', '')) ?? (before === 'T' ? 1e3 : 1);
    return { unit: UNITS.get((currency ?? after ?? '').toLowerCase()) ?? '', scale: power, length: all.length };
  }
  const scaled = SCALE_AFTER.exec(rest);
  const at = scaled?.[0].length ?? 0;
  const found = UNIT_AFTER.exec(rest.slice(at));
  // `t` and `m` alone are a unit and a scale; what follows decides.
  const scale = scaled === null ? 1 : (SCALES.get((scaled[1] ?? '').toLowerCase()) ?? 1);
  return { unit: UNITS.get((found?.[1] ?? '').toLowerCase()) ?? '', scale, length: at + (found?.[0].length ?? 0) };
}

/** The currency before a figure, and how many characters it takes. */
export function unitBefore(before: string): { readonly unit: string; readonly length: number } {
  const found = UNIT_BEFORE.exec(before);
  return { unit: UNITS.get((found?.[1] ?? '').toLowerCase()) ?? '', length: found?.[0].length ?? 0 };
}
