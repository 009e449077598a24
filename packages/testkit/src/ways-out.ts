/** Sends the remedies that a refusal offers back as a caller would, and reports whether they worked. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { briefReader } from '@deckwright/brief';
import { components, forms } from '@deckwright/draw/catalog';
import { compileDeck, type DeckReport, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { moreItems } from './more-items.ts';

const kit = createDrawKit(carriedFonts());
type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members => value !== null && typeof value === 'object' && !Array.isArray(value);

export interface Trial {
  readonly name: string;
  readonly body: Members;
}

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly remedy: string;
  readonly members?: Members;
}

/** `drawn`: nothing to get out of. `stuck`: a refusal that offers no slides, and says what to do instead. */
export interface Outcome {
  readonly kind: 'drawn' | 'split' | 'stuck' | 'other';
  readonly slides?: number;
  readonly problem?: Problem;
  /** What went wrong with the way out. */
  readonly fault?: string;
}

/** Sends a body; where the answer suggests a split, sends that to the deck's door. */
export async function followSplit(body: unknown): Promise<Outcome> {
  const problem = await refusalOf(body);
  if (problem === undefined) return { kind: 'drawn' };
  if (problem.code !== 'capacity_exceeded') return { kind: 'other', problem };
  const slides = problem.members?.['suggested_split'];
  if (!Array.isArray(slides) || slides.length === 0)
    return {
      kind: 'stuck',
      problem,
      ...(/suggested_split/.test(problem.remedy) ? { fault: 'The remedy names a split that is not there.' } : {}),
    };
  const fault = await deckFault({ theme_id: problem.members?.['theme_id'], slides });
  return { kind: 'split', slides: slides.length, problem, ...(fault === undefined ? {} : { fault }) };
}

/** Why a body is refused; undefined where it is drawn. */
export async function refusalOf(body: unknown): Promise<Problem | undefined> {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) return read.problem;
  try {
    await drawSlide(read.request, kit);
    return undefined;
  } catch (error) {
    const { problem } = error as { readonly problem?: Problem };
    if (problem === undefined) throw error;
    return problem;
  }
}

/** Why a body cannot be drawn, or is drawn with errors; undefined where it is. */
export async function drawnFault(body: unknown): Promise<string | undefined> {
  const problem = await refusalOf(body);
  return problem === undefined ? undefined : `${problem.code}: ${problem.detail}`;
}

/** The report of a deck that the deck's door takes; throws for one that it refuses. */
export async function compileOf(body: object): Promise<DeckReport> {
  const read = readDeckRequest(body, { briefs: briefReader });
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
  const outcomes = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, kit)).outcome);
  return (await compileDeck(body, read.deck, outcomes, drawAll(kit))).report;
}

/** What the deck's door finds wrong with a deck; undefined where every slide stands. */
async function deckFault(body: object): Promise<string | undefined> {
  const read = readDeckRequest(body, { briefs: briefReader });
  if (!read.ok) return `${read.problem.code}: ${read.problem.detail}`;
  const report = await compileOf(body);
  return report.status === 'complete' ? undefined : `${report.status}: ${report.errors.map((e) => String(e['message'])).join(' ')}`;
}

/** The longest lists of a body, which go together, with `factor` times what fits, or what there is where that is more. */
export function overfilled(body: Members, hard: number, factor: number): Members | undefined {
  const lists: { readonly length: number; readonly path: readonly string[] }[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value)) {
      lists.push({ length: value.length, path });
      for (const [i, one] of value.entries()) visit(one, [...path, String(i)]);
    } else if (isMembers(value)) for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  for (const root of ['data', 'blocks', 'body', 'content']) visit(body[root], [root]);
  const depth = Math.min(...lists.map(({ path }) => path.length));
  const longest = Math.max(0, ...lists.filter(({ path }) => path.length === depth).map(({ length }) => length));
  if (longest === 0) return undefined;
  const n = Math.ceil(Math.max(hard, longest) * factor);
  const copy: unknown = structuredClone(body);
  for (const { path, length } of lists) {
    if (path.length !== depth || length !== longest) continue;
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy);
    const key = path.at(-1) as string;
    Reflect.set(parent as object, key, moreItems(Reflect.get(parent as object, key) as unknown[], n));
  }
  return copy as Members;
}

const TEXTS = /^(?:label|sub|detail|text|description|name|title|body|summary|items|points|caption|note|notes|quote)$/;

/** The body with its texts `times` as long. */
export function wordy(body: Members, times: number): Members {
  const visit = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, key));
    if (isMembers(value)) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, visit(v, k)]));
    return typeof value === 'string' && TEXTS.test(key) && value !== ''
      ? Array.from({ length: times }, () => value)
          .join(' ')
          .slice(0, 1900)
      : value;
  };
  return Object.fromEntries(Object.entries(body).map(([k, v]) => [k, ['data', 'blocks', 'body'].includes(k) ? visit(v, k) : v]));
}

const FACTORS = [1.3, 2, 5] as const;
const LENGTHS = [3, 8] as const;

function trialsOf(name: string, body: Members, hard: number): Trial[] {
  const full = overfilled(body, hard, 1) ?? body;
  return [
    ...FACTORS.flatMap((factor): Trial[] => {
      const more = overfilled(body, hard, factor);
      return more === undefined ? [] : [{ name: `${name}, ${factor} times what it holds`, body: more }];
    }),
    ...LENGTHS.map((times): Trial => ({ name: `${name}, texts ${times} times as long`, body: wordy(body, times) })),
    { name: `${name}, full, texts 4 times as long`, body: wordy(full, 4) },
  ];
}

/** Every component, and every form in its default variant or in all, with too much of everything. */
export const unitTrials = (variantsToo: boolean): Trial[] => [
  ...components.flatMap((c) =>
    trialsOf(
      `component ${c.name}`,
      { chrome: { title: c.example.title }, body: { component: c.name, params: c.example.params } },
      c.capacity.hard,
    ),
  ),
  ...forms.flatMap(({ form, variants }) =>
    variants
      .filter((v) => variantsToo || v.name === form.default_variant)
      .flatMap((v) => trialsOf(`${form.name}.${v.name}`, { form: form.name, variant: v.name, ...v.example }, form.capacity.hard)),
  ),
];

/** Where the sample intents of the design documents are; undefined, with a word on it, where they are not at hand. */
export function sampleFolder(): string | undefined {
  const folder = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'), 'design/intents');
  if (existsSync(folder)) return folder;
  process.stderr.write(`No sample intents at ${folder} (DECKWRIGHT_SHARED): ways out are tried without them.\n`);
  return undefined;
}

/** The sample intents, filled in the same ways. */
export function sampleTrials(folder: string): Trial[] {
  return readdirSync(folder)
    .filter((file) => /^\d.*\.json$/.test(file))
    .sort()
    .flatMap((file) => {
      const read = readJson(readFileSync(join(folder, file), 'utf8'));
      if (!read.ok || !isMembers(read.value)) return [];
      const bodyMember = read.value['body'];
      const form = forms.find((f) => f.form.name === Reflect.get(read.value as object, 'form'))?.form;
      const component = components.find((c) => isMembers(bodyMember) && c.name === bodyMember['component']);
      return trialsOf(file.replace('.json', ''), read.value, (form ?? component)?.capacity.hard ?? 10);
    });
}

/** One in so many, each of them the first of its stretch: which ones does not change from run to run. */
export const sampled = (trials: readonly Trial[], every: number): Trial[] => trials.filter((_, i) => i % every === 0);

/** What a caller would write into the blanks of a completed brief. */
export function fillBlanks(brief: string): string {
  const words = ['North', 'South', 'East', 'West', 'Centre', 'Harbour', 'Airport', 'Campus'];
  const months = ['February', 'March', 'May', 'June', 'August', 'October'];
  const seen: Record<string, number> = {};
  return brief.replace(/\[([a-z+][^[\]]*)\]/g, (blank, kind: string) => {
    const nth = seen[kind] ?? 0;
    seen[kind] = nth + 1;
    const word = words[nth % words.length] ?? '';
    switch (kind) {
      case 'name':
        return word;
      case 'text':
        return `${word} is ahead`;
      case 'step':
        return `visit ${word}`;
      case 'question':
        return `Why is ${word} late`;
      case 'number':
        return String(21 + 4 * nth);
      case 'day':
        return String(3 + 7 * nth);
      case 'year':
        return String(2024 + nth);
      case 'month':
        return months[nth % months.length] ?? '';
      case 'unit':
        return 'sites';
      case 'low or high':
        return nth % 3 === 0 ? 'high' : 'low';
      case 'red, amber or green':
        return ['green', 'amber', 'red'][nth % 3] ?? '';
      case '+ or -':
        return nth % 2 === 0 ? '+' : '-';
      default:
        return blank;
    }
  });
}
