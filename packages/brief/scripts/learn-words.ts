/** A multinomial logistic over features of briefs: learned by stochastic descent, cut to what counts, and written as a table of characters. */
import { DIGITS, NONE, shared } from '../src/model/learned.ts';

export interface Told {
  readonly features: readonly string[];
  /** Accepted forms, the best first; none where a brief is to be refused. */
  readonly forms: readonly string[];
}

export interface Learned {
  readonly classes: readonly string[];
  /** Weights by feature, one a class. */
  readonly weights: ReadonlyMap<string, Float32Array>;
}

/** Seen in fewer briefs, a feature is chance. */
const FEWEST = 3;
const EPOCHS = 20;
/** Share of a brief's features that each visit hides, so that what stands together learns to count alone. */
const HIDDEN = 0.5;
const RATE = 0.15;
/** Taken off each weight after each epoch. */
const DECAY = 1e-3;
/** Features that are kept, and the least weight of one. */
const MAX_FEATURES = 18_000;
const LEAST_STEPS = 2;
export const STEP = 0.06;

const accepted = (forms: readonly string[]): readonly string[] => (forms.length === 0 ? ['none'] : forms);

function featuresSeen(briefs: readonly Told[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of briefs) for (const f of features) seen.set(f, (seen.get(f) ?? 0) + 1);
  return seen;
}

/** Descends `EPOCHS` times over the briefs in an order that a fixed seed shuffles. */
function descend(briefs: readonly Told[], classes: readonly string[], features: readonly string[]): Learned {
  const width = classes.length;
  const index = new Map(features.map((f, i) => [f, i]));
  const classAt = new Map(classes.map((c, i) => [c, i]));
  const weights = new Float32Array(features.length * width);
  const squares = new Float32Array(features.length * width).fill(0.05);
  const rows = briefs.map((b) => {
    const whole = b.features.flatMap((f) => index.get(f) ?? []);
    return { whole, right: accepted(b.forms).flatMap((f) => classAt.get(f) ?? []) };
  });
  const order = rows.map((_, i) => i);
  let seed = 7;
  const draw = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * below);
  };
  const p = new Float64Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const o of order) {
      const { whole, right } = rows[o] as (typeof rows)[number];
      const at = whole.filter(() => draw(100) >= 100 * HIDDEN);
      const scale = shared(at.length);
      p.fill(0);
      for (const a of at) for (let k = 0; k < width; k++) p[k] = (p[k] as number) + (weights[a * width + k] as number) * scale;
      const top = Math.max(...p);
      let sum = 0;
      for (let k = 0; k < width; k++) sum += p[k] = Math.exp((p[k] as number) - top);
      for (let k = 0; k < width; k++) p[k] = (p[k] as number) / sum;
      // Of several accepted forms, the likelier is taught more, and the author's first twice.
      const share = right.map((k, i) => ((p[k] as number) + 0.02) * (i === 0 ? 2 : 1));
      const all = share.reduce((a, b) => a + b, 0);
      right.forEach((k, i) => {
        p[k] = (p[k] as number) - (share[i] as number) / all;
      });
      const moved: number[] = [];
      for (let k = 0; k < width; k++) if (Math.abs(p[k] as number) > 2e-3) moved.push(k);
      for (const a of at)
        for (const k of moved) {
          const g = (p[k] as number) * scale;
          const n = a * width + k;
          squares[n] = (squares[n] as number) + g * g;
          weights[n] = (weights[n] as number) - (RATE * g) / Math.sqrt(squares[n] as number);
        }
    }
    for (let n = 0; n < weights.length; n++) weights[n] = (weights[n] as number) * (1 - DECAY);
  }
  return { classes, weights: new Map(features.map((f, i) => [f, weights.subarray(i * width, (i + 1) * width)])) };
}

/** Learns from briefs; with `small`, twice: the second time from the features alone that counted most in the first. */
export function learn(briefs: readonly Told[], small: boolean): Learned {
  const classes = [...new Set(briefs.flatMap(({ forms }) => accepted(forms)))].sort();
  const seen = featuresSeen(briefs);
  const first = descend(
    briefs,
    classes,
    [...seen].filter(([, n]) => n >= FEWEST).map(([f]) => f),
  );
  if (!small || first.weights.size <= MAX_FEATURES) return first;
  const counts = [...first.weights].map(([f, w]) => ({ f, counts: Math.hypot(...w) * Math.sqrt(seen.get(f) ?? 0) }));
  const frequent = counts.sort((a, b) => b.counts - a.counts || (a.f < b.f ? -1 : 1)).slice(0, MAX_FEATURES);
  return descend(briefs, classes, frequent.map(({ f }) => f).sort());
}

/** As `chancesOf` of the reader, before rounding. */
export function chancesBy({ classes, weights }: Learned, features: readonly string[]): Map<string, number> {
  const raw = new Float64Array(classes.length);
  let recognized = 0;
  for (const f of features) {
    const own = weights.get(f);
    if (own === undefined) continue;
    recognized++;
    for (let k = 0; k < raw.length; k++) raw[k] = (raw[k] as number) + (own[k] as number);
  }
  const scaled = [...raw].map((u) => u * shared(recognized));
  const top = Math.max(...scaled);
  const total = Math.log(scaled.reduce((sum, u) => sum + Math.exp(u - top), 0)) + top;
  return new Map(classes.map((c, k) => [c, (scaled[k] as number) - total]));
}

/** One line a feature: its name, a tab, and two characters for each form that it speaks for or against. */
export function tableOf({ weights }: Learned): string[] {
  const lines: string[] = [];
  for (const [feature, own] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let line = '';
    own.forEach((w, k) => {
      const steps = Math.max(-NONE, Math.min(DIGITS.length - 1 - NONE, Math.round(w / STEP)));
      if (Math.abs(steps) >= LEAST_STEPS) line += `${DIGITS[k]}${DIGITS[steps + NONE]}`;
    });
    if (line !== '') lines.push(`${feature}\t${line}`);
  }
  return lines;
}
