/** Ranks the forms that a brief may become: by what its content is, and by what it asks for. */
import { findForm } from '@deckwright/draw/catalog';
import type { Phrase, Span } from '@deckwright/source';
import { type Content, type Grid, type Part, type Series, tokensIn } from '../grammar/items.ts';
import { type Bound, brokenLaw, type Fault, isSeries } from '../prove/laws.ts';
import { isTornOff } from '../prove/titles.ts';
import { type Filled, fillVariant } from '../spec/fill.ts';
import type { FormSpec, FormVariant } from '../spec/form-spec.ts';
import { specs } from '../spec/read-specs.ts';
import { bindVariant } from './bind.ts';
import { type Cues, cuesIn } from './cues.ts';
import { topicOf } from './titles.ts';

export interface Fitted {
  readonly spec: FormSpec;
  readonly variant: FormVariant;
  readonly bound: Bound;
  readonly filled: Filled;
  readonly fault?: Fault;
}

export interface Choice {
  readonly spec: FormSpec;
  readonly cues: Cues;
  /** Where the content of the form is in the brief. */
  readonly fitted?: Fitted;
  /** What its nearest variant lacks. */
  readonly missing: readonly string[];
  readonly score: number;
  /** Content or words speak for it. */
  readonly spoken_for: boolean;
}

const NO_CUES: Cues = { named: false, mentioned: false, words: 0, told: false, over: false, spans: [] };
/** What content alone says so surely that no word has to ask for it. */
export const SPEAKS = 55;
const NAMED = 200;
const MENTIONED = 25;
const WORD = 15;
const MOST_WORDS = 3;

const spoken = ({ named, mentioned, words }: Cues): number =>
  (named ? NAMED : mentioned ? MENTIONED : 0) + WORD * Math.min(words, MOST_WORDS);

/** Spans of everything that a filled form says or stands for. */
export const saidBy = ({ bound, filled, variant }: Fitted): readonly Span[] => [
  ...filled.extracted,
  ...filled.used,
  // A change that was proved to be the difference of two that are drawn.
  ...(variant.laws.includes('change_of_sides')
    ? Object.values(bound).flatMap((b) => (isSeries(b) ? [...b.items, b.total].flatMap((i) => i?.values ?? []) : []))
    : []),
  ...Object.values(bound).flatMap((b) => (Array.isArray(b) ? [] : (b as Series | Grid).joints)),
];

/** Heads of what is bound, which may title the slide. */
export const headsOf = (bound: Bound): readonly Phrase[] =>
  Object.values(bound).flatMap((b) =>
    isSeries(b)
      ? b.head === undefined
        ? []
        : [b.head]
      : 'rows' in b
        ? 'title' in b && b.title !== undefined
          ? [b.title]
          : []
        : (b as readonly (Part | Phrase)[]).flatMap(() => []),
  );

function fit(spec: FormSpec, content: Content): { readonly fitted?: Fitted; readonly missing: readonly string[] } {
  let missing: readonly string[] | undefined;
  let faulty: Fitted | undefined;
  for (const variant of spec.variants) {
    const binding = bindVariant(variant, content);
    if (binding.missing.length > 0) {
      if (missing === undefined || binding.missing.length < missing.length) missing = binding.missing;
      continue;
    }
    const filled = fillVariant(variant, binding.bound, content.language);
    if (filled.incomplete || !isDrawable(spec.form, variant.variant, filled.content)) continue;
    if (filled.extracted.some((e) => isTornOff(content, e))) continue;
    const fault = brokenLaw(variant.laws, binding.bound, content);
    const fitted = { spec, variant, bound: binding.bound, filled, ...(fault === undefined ? {} : { fault }) };
    if (fault === undefined) return { fitted, missing: [] };
    faulty ??= fitted;
  }
  return { ...(faulty === undefined ? {} : { fitted: faulty }), missing: missing ?? [] };
}

/** Whether the form's schema takes what was filled. */
function isDrawable(form: string, variant: string, content: Readonly<Record<string, unknown>>): boolean {
  const found = findForm(form)?.variants.find((v) => v.name === variant);
  const { data, blocks } = content as { readonly data?: object; readonly blocks?: never };
  return found?.read(data ?? {}, { blocks: blocks ?? ([] as never) }).ok ?? false;
}

/** A row of figures over time that nothing names is what the slide is about. */
function withNames(content: Content): Content {
  const topic = content.title ?? content.requests.map((r) => topicOf(content, r, [])).find((t) => t !== undefined);
  if (topic === undefined) return content;
  const isBare = (s: Series): boolean => s.type === 'timed' && s.head === undefined && s.columns.length === 0;
  return { ...content, series: content.series.map((s) => (isBare(s) ? { ...s, head: topic } : s)) };
}

/** As many figures as items, or more: what is bound is figures, whatever its type. */
export function isFigured(fitted: Fitted | undefined, content: Content): boolean {
  const items = Object.values(fitted?.bound ?? {}).flatMap((b): readonly Span[] =>
    isSeries(b) ? b.items : 'rows' in b ? (b as Grid).rows.flatMap((row) => row.slice(1)) : (b as readonly Span[]),
  );
  const figures = items.flatMap((i) => tokensIn(content, i)).filter((t) => t.kind === 'number' && !t.year && t.dimension !== 'time');
  return items.length > 0 && figures.length >= items.length;
}

/** Whether content or words speak for a form; of one that content alone cannot tell from others, words have to. */
function isSpokenFor({ spec, cues, fitted }: Omit<Choice, 'spoken_for' | 'score' | 'missing'>, content: Content): boolean {
  if (fitted === undefined && !cues.named && !cues.mentioned && cues.words === 0) return false;
  if (!spec.by_name_only || cues.named || cues.mentioned || (fitted?.variant.says ?? 0) >= SPEAKS) return true;
  // One word of its subject makes no words of figures.
  return cues.told && (spec.figures || cues.words >= 2 || !isFigured(fitted, content));
}

/** Every form as it reads a brief, the best first. */
export function choicesOf(read: Content, asked: Parameters<typeof cuesIn>[1]): readonly Choice[] {
  const content = withNames(read);
  const heard = cuesIn(content, asked);
  return specs()
    .map((spec): Choice => {
      const cues = heard.get(spec.form) ?? NO_CUES;
      const { fitted, missing } = fit(spec, content);
      const score =
        spoken(cues) + (fitted === undefined ? -100 : (fitted.variant.says ?? spec.says)) - (fitted?.fault === undefined ? 0 : 60);
      const choice = { spec, cues, ...(fitted === undefined ? {} : { fitted }) };
      return { ...choice, missing, score, spoken_for: isSpokenFor(choice, content) };
    })
    .sort((a, b) => b.score - a.score || (a.spec.form < b.spec.form ? -1 : 1));
}
