/** Ranks forms by how likely a brief means them, for drafts and candidates: what is selected is proved, and never ranked here. */
import type { Token } from '@deckwright/source';
import { type Content, type Part, type Series, tokensIn } from '../grammar/items.ts';
import type { Choice } from './choose.ts';
import ranking from './ranking.json' with { type: 'json' };

/** Fitted by `scripts/train-ranking.ts`: whole multiples of `step`, apart by blanks. */
interface Weights {
  readonly step: number;
  readonly forms: string;
  /** Of what a form's reading shows, the same for every form. */
  readonly shown: Readonly<Record<string, number>>;
  /** Of what a brief tells: places of forms, each followed by its weight. */
  readonly told: Readonly<Record<string, string>>;
}
const { step, forms, shown, told }: Weights = ranking;
const PLACES = new Map(forms.split(' ').map((form, place) => [form, place]));
const WEIGHTS = new Map(Object.entries(told).map(([trait, written]) => [trait, Int16Array.from(written.split(' '), Number)]));

/** Letters of a word that tell what it is about. */
const STEM = 6;
/** Counts above this are alike. */
const MANY = 8;

const flat = (parts: readonly Part[]): readonly Part[] => parts.flatMap((p) => [p, ...flat(p.parts)]);
const some = (n: number): number => (n > 3 && n <= MANY ? 4 : Math.min(n, MANY + 1));

function ofSeries(series: Series, where: string): readonly string[] {
  const { type, items } = series;
  const name = `${where}${type}`;
  const [first] = items;
  return [
    name,
    `${name} ${some(items.length)}`,
    `${name} v${Math.min(first?.values.length ?? 0, 4)} p${Math.min(first?.periods.length ?? 0, 2)} m${Math.min(first?.marks.length ?? 0, 2)}`,
    ...(series.ordered ? [`${name} ordered`] : []),
    ...(series.listed === true ? [`${name} listed`] : []),
    ...(series.columns.length > 0 ? [`${name} columns ${some(series.columns.length)}`] : []),
    ...(['opening', 'closing', 'total', 'reference', 'head', 'corner'] as const).flatMap((has) =>
      series[has] === undefined ? [] : [`${name} ${has}`],
    ),
    ...(items.some((i) => i.items.length > 0) ? [`${name} nested`] : []),
    ...items.flatMap((i) => [...i.values.map((v) => `${name} ${v.dimension}`), ...i.periods.map((p) => `${name} ${p.grain}`)]),
  ];
}

const ofToken = (token: Token): readonly string[] =>
  token.kind === 'word'
    ? [`w ${token.lower.slice(0, STEM)}`, ...token.classes.map((cls) => `c ${cls}`)]
    : token.kind === 'number'
      ? [token.year ? 'n year' : `n ${token.dimension}`, ...(token.sign === undefined ? [] : [`n sign ${token.sign}`])]
      : token.kind === 'period'
        ? [`p ${token.grain}`]
        : [`m ${token.mark}`];

/** What a brief tells of its form: its words, their classes, and what its content is made of. */
export function toldBy(content: Content, asked: readonly Token[]): ReadonlySet<string> {
  const { tokens, series, grids, parts, sentences } = content;
  const all = flat(parts);
  const count = (is: (t: Token) => boolean): number => tokens.filter(is).length;
  return new Set([
    'all',
    ...tokens.flatMap(ofToken),
    ...asked.flatMap((t) => (t.kind === 'word' ? [`a ${t.lower.slice(0, STEM)}`] : [])),
    ...series.flatMap((s) => ofSeries(s, '')),
    ...all.flatMap((p) => p.series.flatMap((s) => ofSeries(s, 'part '))),
    ...all.flatMap((p) => tokensIn(content, p.head).flatMap((t) => (t.kind === 'word' ? [`h ${t.lower.slice(0, STEM)}`] : []))),
    ...grids.flatMap(({ head, rows }) => ['grid', `grid head ${some(head.length)}`, `grid rows ${some(rows.length)}`]),
    `series ${some(series.length)}`,
    `parts ${some(parts.length)}`,
    `sentences ${some(sentences.length)}`,
    `numbers ${some(count((t) => t.kind === 'number' && !t.year))}`,
    `periods ${some(count((t) => t.kind === 'period'))}`,
    `length ${Math.min(Math.floor(Math.log2(tokens.length + 1)), 9)}`,
  ]);
}

/** What the reading of one form shows. */
export function shownBy({ spec, cues, fitted, missing, score }: Choice): readonly string[] {
  const says = fitted?.variant.says ?? spec.says;
  const state =
    fitted === undefined ? `lacks ${Math.min(missing.length, 3)}` : fitted.fault === undefined ? 'sound' : `fault ${fitted.fault.law}`;
  return [
    ...(cues.named ? ['named', `named ${state}`] : []),
    ...(cues.mentioned ? ['mentioned', `mentioned ${state}`] : []),
    `words ${Math.min(cues.words, 3)}`,
    state,
    ...(fitted === undefined ? [] : [`says ${Math.floor(says / 10)}`, `${state} ${spec.form}`]),
    `score ${Math.max(-2, Math.floor(score / 20))}`,
  ];
}

/** Stands among the forms for a brief that has too little for any. */
export const NONE = 'none';

interface Ranking {
  /** All forms, the likeliest first; chances are 0 to 1, and 1 together with `none`. */
  readonly likely: readonly { readonly choice: Choice; readonly chance: number }[];
  /** The chance that the brief has too little for any. */
  readonly none: number;
}

export function rankForms(content: Content, asked: readonly Token[], every: readonly Choice[]): Ranking {
  const sums = new Float64Array(PLACES.size);
  for (const trait of toldBy(content, asked)) {
    const weights = WEIGHTS.get(trait) ?? [];
    for (let i = 0; i < weights.length; i += 2) {
      const place = weights[i] as number;
      sums[place] = (sums[place] as number) + (weights[i + 1] as number);
    }
  }
  const oddsOf = (form: string, traits: readonly string[]): number =>
    Math.exp(step * traits.reduce((sum, t) => sum + (shown[t] ?? 0), sums[PLACES.get(form) ?? -1] ?? 0));
  const scored = every.map((choice) => ({ choice, odds: oddsOf(choice.spec.form, shownBy(choice)) }));
  const none = oddsOf(NONE, []);
  const all = scored.reduce((sum, { odds }) => sum + odds, none);
  return {
    likely: scored.map(({ choice, odds }) => ({ choice, chance: odds / all })).sort((a, b) => b.chance - a.chance),
    none: none / all,
  };
}
