/**
 * `npx tsx packages/source/scripts/fit-voices.ts [--judge FILE …]`: learns what a sentence of a brief is from those that people labelled
 * (`packages/brief/training/voices`), and writes `src/talk/voices.tsv`. The same sentences give the same file. With `--judge` nothing is written:
 * each fifth of the briefs is judged by what was learned from the others, and each FILE of such briefs by what was learned from all.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DIGITS, NONE, shareOf, voiceFeatures } from '../src/talk/learned.ts';

const LABELLED = new URL('../../brief/training/voices/', import.meta.url);
const TABLE = new URL('../src/talk/voices.tsv', import.meta.url);
const PARTS = 5;
/** Seen in fewer sentences, a feature is chance. */
const FEWEST = 3;
const EPOCHS = 20;
/** Percent of a sentence's features that each visit hides, so that what stands together learns to count alone. */
const HIDDEN = 50;
const RATE = 0.15;
/** Taken off each weight after each epoch. */
const DECAY = 1e-3;
const MOST_FEATURES = 18_000;
const STEP = 0.06;
/** Steps of the least weight that is kept. */
const LEAST_STEPS = 2;

interface Sentence {
  readonly features: readonly string[];
  readonly voice: string;
  readonly brief: number;
}

/** Weights by feature, one a class. */
interface Learned {
  readonly classes: readonly string[];
  readonly weights: ReadonlyMap<string, Float32Array>;
}

const sentencesOf = (files: readonly (string | URL)[]): readonly Sentence[] =>
  files
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .flatMap((line, brief) => {
      const { said } = JSON.parse(line) as { readonly said: readonly (readonly [voice: string, sentence: string])[] };
      const texts = said.map(([, text]) => text);
      return said.map(([voice], at) => ({ features: [...voiceFeatures(texts, at)], voice, brief }));
    });

function countsOf(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of sentences) for (const f of features) counts.set(f, (counts.get(f) ?? 0) + 1);
  return counts;
}

/** Multinomial logistic regression by AdaGrad, over the sentences in orders that a fixed seed shuffles. */
function descend(sentences: readonly Sentence[], classes: readonly string[], features: readonly string[]): Learned {
  const width = classes.length;
  const places = new Map(features.map((f, i) => [f, i]));
  const weights = new Float32Array(features.length * width);
  const squares = new Float32Array(features.length * width).fill(0.05);
  const rows = sentences.map((s) => ({ own: s.features.flatMap((f) => places.get(f) ?? []), right: classes.indexOf(s.voice) }));
  let seed = 7;
  const draw = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = rows.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [rows[i], rows[j]] = [rows[j] as (typeof rows)[number], rows[i] as (typeof rows)[number]];
    }
    for (const { own, right } of rows) {
      const at = own.filter(() => draw(100) >= HIDDEN);
      const scale = shareOf(at.length);
      const chances = softmax(classes.map((_, k) => at.reduce((sum, a) => sum + (weights[a * width + k] as number), 0) * scale));
      for (const [k, chance] of chances.entries()) {
        const gradient = (chance - (k === right ? 1 : 0)) * scale;
        for (const a of at) {
          const n = a * width + k;
          squares[n] = (squares[n] as number) + gradient * gradient;
          weights[n] = (weights[n] as number) - (RATE * gradient) / Math.sqrt(squares[n] as number);
        }
      }
    }
    for (let n = 0; n < weights.length; n++) weights[n] = (weights[n] as number) * (1 - DECAY);
  }
  return { classes, weights: new Map(features.map((f, i) => [f, weights.subarray(i * width, (i + 1) * width)])) };
}

function softmax(sums: readonly number[]): readonly number[] {
  const top = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - top));
  const total = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / total);
}

/** Learns twice where there are too many features: the second time from those alone that counted most in the first. */
function learn(sentences: readonly Sentence[]): Learned {
  const classes = [...new Set(sentences.map((s) => s.voice))].sort();
  const counts = countsOf(sentences);
  const seen = [...counts].filter(([, n]) => n >= FEWEST).map(([f]) => f);
  const first = descend(sentences, classes, seen);
  if (first.weights.size <= MOST_FEATURES) return first;
  const ranked = [...first.weights].map(([f, own]) => ({ f, counts: Math.hypot(...own) * Math.sqrt(counts.get(f) ?? 0) }));
  const most = ranked.sort((a, b) => b.counts - a.counts || (a.f < b.f ? -1 : 1)).slice(0, MOST_FEATURES);
  return descend(sentences, classes, most.map(({ f }) => f).sort());
}

/** One line a feature: its name, a tab, and two characters for each class that it speaks for or against. */
function tableOf({ classes, weights }: Learned): string {
  const lines = [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, own]) => {
      const said = [...own].map((weight, k) => {
        const steps = Math.max(-NONE, Math.min(DIGITS.length - 1 - NONE, Math.round(weight / STEP)));
        return Math.abs(steps) < LEAST_STEPS ? '' : `${DIGITS[k]}${DIGITS[steps + NONE]}`;
      });
      return said.join('') === '' ? [] : [`${feature}\t${said.join('')}`];
    });
  return `${[STEP, ...classes].join('\t')}\n${lines.join('\n')}\n`;
}

function chancesBy({ classes, weights }: Learned, features: readonly string[]): ReadonlyMap<string, number> {
  const known = features.flatMap((f) => weights.get(f) ?? []);
  const sums = classes.map((_, k) => known.reduce((sum, own) => sum + (own[k] as number), 0) * shareOf(known.length));
  return new Map(softmax(sums).map((chance, k) => [classes[k] as string, chance]));
}

/** What is for no reader of the slide against what is, by how sure it is. */
function report(name: string, judged: readonly { readonly voice: string; readonly chances: ReadonlyMap<string, number> }[]): void {
  const isSaid = (voice: string): boolean => voice === 't' || voice === 'r';
  const all = judged.filter((j) => isSaid(j.voice)).length;
  for (const least of [0.5, 0.8, 0.9, 0.95]) {
    const found = judged.filter(({ chances }) => (chances.get('t') ?? 0) + (chances.get('r') ?? 0) >= least);
    const right = found.filter((j) => isSaid(j.voice)).length;
    console.log(`${name}, from ${least}: ${right} of ${all} found, and ${found.length - right} of ${judged.length - all} taken by mistake`);
  }
}

const files = readdirSync(LABELLED)
  .filter((file) => file.endsWith('.jsonl'))
  .sort()
  .map((file) => new URL(file, LABELLED));
const sentences = sentencesOf(files);
if (process.argv.includes('--judge')) {
  const judged = Array.from({ length: PARTS }).flatMap((_, part) => {
    const learned = learn(sentences.filter((s) => s.brief % PARTS !== part));
    return sentences.filter((s) => s.brief % PARTS === part).map((s) => ({ voice: s.voice, chances: chancesBy(learned, s.features) }));
  });
  report('each fifth by the others', judged);
  const given = process.argv.slice(process.argv.indexOf('--judge') + 1);
  const whole = given.length === 0 ? undefined : learn(sentences);
  for (const file of given)
    report(
      file,
      sentencesOf([file]).map((s) => ({ voice: s.voice, chances: chancesBy(whole as Learned, s.features) })),
    );
} else {
  const learned = learn(sentences);
  writeFileSync(TABLE, tableOf(learned));
  console.log(`${learned.weights.size} features fitted to ${sentences.length} sentences`);
}
