/**
 * `npx tsx packages/brief/scripts/fit-forms.ts [--held-out[=SET]] [--share=PERCENT] [file…]`: fits what the brief reader chooses by to the briefs of other
 * hands that may be read (those kept aside are not among them; `file…` are more of them): first what words and layout tell of a form
 * (`words.tsv`), then how much that counts beside the traits of its reading (`weights.json`), for which every brief is
 * judged by words learned without it. With `--held-out` nothing is written: each set is judged by weights fitted to the others, and the
 * calibration of shares to chances is printed.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import type { Cues } from '../src/choose/cues.ts';
import { readingFeatures } from '../src/choose/features.ts';
import { learnedTrait, likeliest, measure, traitsOf } from '../src/choose/score.ts';
import { styleOf, withoutLook } from '../src/choose/style.ts';
import { type Content, refusalTraits, type Traits } from '../src/choose/traits.ts';
import { readBrief } from '../src/document/read-brief.ts';
import { all as patterns } from '../src/forms/register.generated.ts';
import { withoutLetter } from '../src/input/letter.ts';
import { chancesBy, learn, type Told } from './learn-words.ts';
import { textOfTable, writeModel } from './write-model.ts';

const TRAINING = new URL('../training/', import.meta.url);
/** Pulls weights towards none: what few briefs show says little. */
const RIDGE = 3;
const ROUNDS = 200;
const RATE = 0.08;
/** Briefs that no rule was mended by show how far readings can be trusted, and count more for it. */
const UNREAD = 2;
/** Times that each sample counts. */
const SAMPLES = 2;
/** Parts of which each is judged by words learned from the others. */
const PARTS = 4;

interface Choice {
  readonly form: string;
  readonly right: boolean;
  readonly traits: Traits;
}
/** What one form makes of a brief. */
interface Made {
  readonly form: string;
  readonly figures: boolean;
  readonly cues: Cues;
  /** Of its reading; undefined without one. */
  readonly filled?: { readonly traits: Traits; readonly fit: number };
}
/** A brief as every form reads it. */
interface Brief {
  /** File, and who wrote it. */
  readonly set: string;
  readonly part: number;
  readonly weight: number;
  /** Accepted ones. */
  readonly forms: readonly string[];
  readonly words: readonly string[];
  readonly named_forms: ReadonlySet<string>;
  readonly content: Content;
  readonly made: readonly Made[];
}
/** A brief as the forms that are worth reading read it. */
interface Example extends Told {
  readonly set: string;
  readonly part: number;
  readonly weight: number;
  readonly words: readonly string[];
  readonly choices: readonly Choice[];
}

function briefOf(set: string, line: string, unread: boolean): Brief {
  const { brief, forms, locale }: { brief: string; forms: string[]; locale?: string } = JSON.parse(line);
  let words: readonly string[] = [];
  let named_forms: ReadonlySet<string> = new Set();
  const measured = measure(readBrief(withoutLetter(withoutLook(brief, styleOf(brief))), locale), (features, asked) => {
    words = features;
    named_forms = asked;
    return undefined;
  });
  const hash = [...brief].reduce((h, c) => (Math.imul(h, 31) + (c.codePointAt(0) ?? 0)) >>> 0, 7);
  return {
    set,
    part: (hash >>> 5) % 100,
    weight: unread ? UNREAD : 1,
    forms,
    words,
    named_forms,
    content: { ...measured.content, words: [] },
    made: measured.forms.map((m) => ({
      form: m.pattern.form,
      figures: m.pattern.figures,
      cues: m.cues,
      ...(m.shape === undefined ? {} : { filled: { traits: traitsOf(m, named_forms), fit: m.reading?.fit ?? 0 } }),
    })),
  };
}

const featuresWith = (words: readonly string[], made: readonly Made[]): string[] => [
  ...words,
  ...made.flatMap(({ form, filled }) => (filled === undefined ? [] : readingFeatures(form, filled.fit))),
];

/** `chances` are told by its words alone. */
function exampleOf(brief: Brief, chances: ReadonlyMap<string, number>): Example {
  const { set, part, weight, forms, words, named_forms, content, made } = brief;
  const worth = likeliest(chances, named_forms);
  const read = made.filter(({ form }) => worth.has(form));
  const filled = read.flatMap(({ form, filled: own }) =>
    own === undefined ? [] : [{ form, right: forms.includes(form), traits: own.traits }],
  );
  const denied = read.filter((m) => m.filled === undefined);
  return {
    set,
    part,
    weight,
    forms,
    words,
    features: featuresWith(words, read),
    choices: [...filled, { form: 'none', right: forms.length === 0, traits: refusalTraits(content, denied, filled.length) }],
  };
}

const asTold = (briefs: readonly Brief[]): Told[] =>
  briefs.map(({ words, made, forms }) => ({ features: featuresWith(words, made), forms }));

/** Each brief as the forms read it that are likely by words learned without it. */
const examplesOf = (briefs: readonly Brief[]): Example[] =>
  Array.from({ length: PARTS }).flatMap((_, part) => {
    const words = learn(asTold(briefs.filter((b) => b.part % PARTS !== part)), false);
    return briefs.filter((b) => b.part % PARTS === part).map((b) => exampleOf(b, chancesBy(words, b.words)));
  });

const withChances = (choices: readonly Choice[], chances: ReadonlyMap<string, number>): Choice[] =>
  choices.map((c) => ({ ...c, traits: [...c.traits, ...learnedTrait(c.form, chances)] }));

interface Row {
  readonly weight: number;
  readonly choices: readonly Choice[];
}

/** The briefs with what the words of the others say of them. */
function stacked(examples: readonly Example[]): Row[] {
  return Array.from({ length: PARTS }).flatMap((_, part) => {
    const words = learn(
      examples.filter((e) => e.part % PARTS !== part),
      false,
    );
    return examples
      .filter((e) => e.part % PARTS === part)
      .map(({ weight, choices, features }) => ({ weight, choices: withChances(choices, chancesBy(words, features)) }));
  });
}

function fitted(examples: readonly Row[]): Map<string, number> {
  const index = new Map<string, number>();
  const rows = examples
    .filter(({ choices }) => choices.some((c) => c.right))
    .map(({ weight, choices }) => ({
      weight,
      right: choices.map((c) => c.right),
      traits: choices.map(({ traits }) => {
        for (const [name] of traits) if (!index.has(name)) index.set(name, index.size);
        return {
          at: Int32Array.from(traits, ([name]) => index.get(name) ?? 0),
          values: Float64Array.from(traits, ([, value]) => value),
        };
      }),
    }));
  const size = index.size;
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(size);
    for (const { weight, right, traits } of rows) {
      const raw = traits.map(({ at, values }) => {
        let sum = 0;
        for (let i = 0; i < at.length; i++) sum += (weights[at[i] as number] as number) * (values[i] as number);
        return sum;
      });
      const top = Math.max(...raw);
      const shares = raw.map((u) => Math.exp(u - top));
      const total = shares.reduce((a, b) => a + b, 0);
      const hit = shares.reduce((sum, share, i) => sum + (right[i] === true ? share : 0), 0);
      traits.forEach((of, i) => {
        const share = shares[i] ?? 0;
        const push = weight * ((right[i] === true ? share / hit : 0) - share / total);
        for (let j = 0; j < of.at.length; j++)
          slope[of.at[j] as number] = (slope[of.at[j] as number] as number) + push * (of.values[j] as number);
      });
    }
    for (let k = 0; k < size; k++) {
      const g = (slope[k] ?? 0) - RIDGE * (weights[k] ?? 0);
      mean[k] = 0.9 * (mean[k] ?? 0) + 0.1 * g;
      square[k] = 0.99 * (square[k] ?? 0) + 0.01 * g * g;
      weights[k] =
        (weights[k] ?? 0) + (RATE * ((mean[k] ?? 0) / (1 - 0.9 ** round))) / (Math.sqrt((square[k] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  return new Map([...index].map(([name, i]) => [name, weights[i] ?? 0]));
}

function judged(choices: readonly Choice[], weights: ReadonlyMap<string, number>) {
  const raw = choices.map((c) => Math.exp(c.traits.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)));
  const total = raw.reduce((a, b) => a + b, 0);
  const at = raw.indexOf(Math.max(...raw));
  const forms = choices.map(({ form }, i) => ({ form, share: (raw[i] ?? 0) / total })).filter(({ form }) => form !== 'none');
  const none = choices.findIndex(({ form }) => form === 'none');
  return { best: choices[at], share: Math.max(0, ...forms.map(({ share }) => share)), none: (raw[none] ?? 0) / total };
}

interface Seen {
  readonly right: boolean;
  readonly share: number;
  readonly none: number;
  readonly refused: boolean;
  readonly routable: boolean;
}

function seenOf(
  choices: readonly Choice[],
  weights: ReadonlyMap<string, number>,
  routable = !choices.some((c) => c.form === 'none' && c.right),
): Seen {
  const { best, share, none } = judged(choices, weights);
  return { right: best?.right === true, share, none, refused: best?.form === 'none', routable };
}

/** How often a share is right, and where refusals go wrong. */
function calibration(seen: readonly Seen[]): void {
  const routable = seen.filter((s) => s.routable);
  const not = seen.filter((s) => !s.routable);
  console.log(
    `all: ${seen.filter((s) => s.right).length} of ${seen.length} right; refused though routable ${routable.filter((s) => s.refused).length} of ${routable.length}, drawn though not ${not.filter((s) => !s.refused).length} of ${not.length}`,
  );
  for (let from = 0; from < 1; from += 0.1) {
    const within = seen.filter((s) => !s.refused && s.share >= from && s.share < from + 0.1 + (from > 0.89 ? 1 : 0));
    console.log(`share ${from.toFixed(1)}: ${within.filter(({ right }) => right).length} of ${within.length} right`);
  }
  for (let from = 0; from < 1; from += 0.1) {
    const within = seen.filter((s) => s.none >= from && s.none < from + 0.1 + (from > 0.89 ? 1 : 0));
    console.log(`refusal ${from.toFixed(1)}: ${within.filter((s) => !s.routable).length} of ${within.length} not routable`);
  }
}

const args = process.argv.slice(2);
const option = (name: string): string | undefined => args.find((arg) => arg.startsWith(`--${name}`))?.split('=')[1];
const jsonl = (folder: string, of: RegExp): URL[] =>
  readdirSync(new URL(folder, TRAINING))
    .filter((name) => of.test(name) && name.endsWith('.jsonl'))
    .map((name) => new URL(`${folder}${name}`, TRAINING));
const read = [...jsonl('independent/', /^tuning/), ...jsonl('briefs/', /^(?:given|own|patterns-b)\.jsonl$/)];
const unread = [
  ...jsonl('examples/', /./),
  ...args.filter((arg) => !arg.startsWith('--')).map((file) => new URL(file, `file://${process.cwd()}/`)),
];
const share = Number(option('share') ?? 100);
const briefs: Brief[] = [...read, ...unread].flatMap((file) => {
  // `first-2.jsonl`: of one hand with `first-1.jsonl`.
  const name = (file.pathname.split('/').at(-1) ?? '').replace('.jsonl', '');
  const set = unread.includes(file) ? name.replace(/-\d+$/, '') : name;
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => briefOf(set, line, unread.includes(file)));
});

// The forms' own samples, which every answer of a refusal offers.
for (const { form, sample } of patterns)
  for (let i = 0; i < SAMPLES; i++) briefs.push(briefOf('samples', JSON.stringify({ brief: sample, forms: [form] }), true));

if (args.some((arg) => arg.startsWith('--held-out'))) {
  const only = option('held-out');
  const seen: Seen[] = [];
  for (const set of [...new Set(briefs.map((e) => e.set))].filter((name) =>
    only === undefined ? name !== 'samples' : only.split(',').includes(name),
  )) {
    const others = examplesOf(briefs.filter((b) => b.set !== set && b.part < share));
    const weights = fitted(stacked(others));
    const words = learn(others, true);
    const own = briefs.filter((b) => b.set === set).map((b) => exampleOf(b, chancesBy(words, b.words)));
    const results = own.map((e) => seenOf(withChances(e.choices, chancesBy(words, e.features)), weights, e.forms.length > 0));
    const right = results.filter((s) => s.right).length;
    const fillable = own.filter((e) => e.choices.some((c) => c.right)).length;
    console.log(
      `${set}: ${right} of ${own.length} (${((100 * right) / own.length).toFixed(1)}); an accepted form is filled in ${fillable}`,
    );
    seen.push(...results);
  }
  calibration(seen);
} else {
  const examples = examplesOf(briefs);
  const rows = stacked(examples);
  const weights = fitted(rows);
  // Words are judged unseen here, the few weights of readings are not: close to a held-out measure, and free.
  const unmended = rows.filter(({ weight }) => weight > 1);
  console.log(
    `an accepted form is filled in ${unmended.filter(({ choices }) => choices.some((c) => c.right)).length} of ${unmended.length}`,
  );
  const seen = unmended.map(({ choices }) => seenOf(choices, weights));
  calibration(seen);
  const words = learn(examples, true);
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, Number(value.toFixed(2))] as const);
  writeModel({
    name: 'forms',
    fitted_by: 'scripts/fit-forms.ts',
    held_out: {
      right: seen.filter((s) => s.right).length,
      of: seen.length,
      judged: 'briefs that no rule was mended by, each by words that were learned without it',
    },
    files: { 'weights.json': `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`, 'words.tsv': textOfTable(words) },
    training: [...read, ...unread],
  });
  console.log(`${sorted.length} weights and ${words.weights.size} features fitted to ${examples.length} briefs`);
}
