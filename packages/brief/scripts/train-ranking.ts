/**
 * `npx tsx packages/brief/scripts/train-ranking.ts [--judge]`: fits what ranks forms for drafts (`src/answer/ranking.json`) to every second
 * brief of `training`; those kept aside and those of machines are not among them. The same briefs give the same file. With `--judge` nothing
 * is written: each file of briefs is judged by what was fitted to the others.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readBrief } from '../src/answer/plan-brief.ts';
import { NONE, shownBy, toldBy } from '../src/answer/rank.ts';
import { specs } from '../src/spec/read-specs.ts';

const TRAINING = new URL('../training/', import.meta.url);
const FOLDERS = ['briefs', 'examples', 'independent'];
/** Written by machines after rules were: measured only. */
const ASIDE = 'machine.jsonl';
/** Parts of the files, of which each is judged by what the others say. */
const PARTS = 5;
/** Briefs that tell the same before it counts. */
const FEWEST = 4;
/** How strongly weights are pulled to none. */
const RIDGE = 1;
const ROUNDS = 150;
const RATE = 0.15;
/** Weights are whole multiples of it; those under `LEAST` of them are left out. */
const STEP = 0.01;
const LEAST = 13;

interface Told {
  readonly file: string;
  readonly forms: readonly string[];
  readonly told: readonly string[];
  /** By form, in the order of all forms. */
  readonly shown: readonly (readonly string[])[];
}

const FORMS = [...specs().map((s) => s.form), NONE];

function briefsIn(folder: string): readonly Told[] {
  const files = readdirSync(new URL(`${folder}/`, TRAINING))
    .filter((f) => f.endsWith('.jsonl') && f !== ASIDE)
    .sort();
  return files.flatMap((file) =>
    readFileSync(new URL(`${folder}/${file}`, TRAINING), 'utf8')
      .trim()
      .split('\n')
      .filter((_, i) => i % 2 === 1)
      .flatMap((line): Told[] => {
        const { brief, forms = [], locale } = JSON.parse(line) as { brief: string; forms?: readonly string[]; locale?: string };
        const { content, asked, every } = readBrief(brief, locale);
        const byForm = new Map(every.map((c) => [c.spec.form, shownBy(c)]));
        return [
          {
            file,
            forms: forms.length === 0 ? [NONE] : forms,
            told: [...toldBy(content, asked)],
            shown: FORMS.map((f) => byForm.get(f) ?? []),
          },
        ];
      }),
  );
}

interface Fitted {
  readonly shown: ReadonlyMap<string, number>;
  /** A weight for each form. */
  readonly told: ReadonlyMap<string, Float64Array>;
}

/** Traits that enough briefs have, each with its place. */
function placesOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const trait of new Set(list)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const kept = [...counts].filter(([, n]) => n >= FEWEST).map(([trait]) => trait);
  return new Map(kept.sort().map((trait, i) => [trait, i]));
}

const placed = (list: readonly string[], places: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(list.flatMap((t) => places.get(t) ?? []));

/** Multinomial logistic regression over all forms, by Adam over all briefs at once. */
function fit(briefs: readonly Told[]): Fitted {
  const K = FORMS.length;
  const toldPlaces = placesOf(briefs.map((b) => b.told));
  const shownPlaces = placesOf(briefs.map((b) => b.shown.flat()));
  const size = toldPlaces.size * K + shownPlaces.size;
  const shownAt = toldPlaces.size * K;
  const rows = briefs.map((b) => ({
    told: placed(b.told, toldPlaces),
    shown: b.shown.map((s) => placed(s, shownPlaces)),
    want: FORMS.map((f) => (b.forms.includes(f) ? 1 / b.forms.length : 0)),
  }));
  const [weights, mean, square, slope] = [0, 0, 0, 0].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const score = new Float64Array(K);
  for (let round = 1; round <= ROUNDS; round++) {
    for (let i = 0; i < size; i++) slope[i] = RIDGE * (weights[i] as number);
    for (const { told, shown, want } of rows) {
      score.fill(0);
      for (const t of told) for (let k = 0; k < K; k++) score[k]! += weights[t * K + k]!;
      for (let k = 0; k < K; k++) for (const s of shown[k]!) score[k]! += weights[shownAt + s]!;
      const top = score.reduce((m, s) => Math.max(m, s), -Infinity);
      let sum = 0;
      for (let k = 0; k < K; k++) sum += score[k] = Math.exp(score[k]! - top);
      const wanted = want.reduce((a, b) => a + b, 0);
      for (let k = 0; k < K; k++) score[k] = (score[k]! / sum) * wanted - want[k]!;
      for (const t of told) for (let k = 0; k < K; k++) slope[t * K + k]! += score[k]!;
      for (let k = 0; k < K; k++) for (const s of shown[k]!) slope[shownAt + s]! += score[k]!;
    }
    const rate = RATE * (1 - round / (ROUNDS + 1));
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope[i]!;
      square[i] = 0.98 * square[i]! + 0.02 * slope[i]! ** 2;
      weights[i]! -= (rate * (mean[i]! / (1 - 0.9 ** round))) / (Math.sqrt(square[i]! / (1 - 0.98 ** round)) + 1e-3);
    }
  }
  const rounded = weights.map((w) => (Math.abs(Math.round(w / STEP)) < LEAST ? 0 : Math.round(w / STEP)));
  return {
    told: new Map([...toldPlaces].map(([trait, i]) => [trait, rounded.slice(i * K, (i + 1) * K)])),
    shown: new Map([...shownPlaces].map(([trait, i]) => [trait, rounded[shownAt + i]!])),
  };
}

/** Whether the likeliest form is one that is accepted. */
function isRight({ shown, told }: Fitted, brief: Told): boolean {
  const sums = FORMS.map(
    (_, k) =>
      brief.shown[k]!.reduce((sum, t) => sum + (shown.get(t) ?? 0), 0) + brief.told.reduce((sum, t) => sum + (told.get(t)?.[k] ?? 0), 0),
  );
  return brief.forms.includes(FORMS[sums.indexOf(Math.max(...sums))]!);
}

/** As the formatter of the repository would write it. */
function written({ shown, told }: Fitted): string {
  const ofTold = [...told].flatMap(([trait, weights]) => {
    const list = [...weights].flatMap((w, k) => (w === 0 ? [] : [`${k} ${w}`]));
    return list.length === 0 ? [] : [[trait, list.join(' ')]];
  });
  const ofShown = [...shown].filter(([, w]) => w !== 0);
  const ranking = { step: STEP, forms: FORMS.join(' '), shown: Object.fromEntries(ofShown), told: Object.fromEntries(ofTold) };
  return `${JSON.stringify(ranking, null, 2)}\n`;
}

const briefs = FOLDERS.flatMap(briefsIn);
if (process.argv.includes('--judge')) {
  const files = [...new Set(briefs.map((b) => b.file))].sort();
  const right = new Map<string, [number, number]>();
  for (let part = 0; part < PARTS; part++) {
    const isOut = (b: Told): boolean => files.indexOf(b.file) % PARTS === part;
    const fitted = fit(briefs.filter((b) => !isOut(b)));
    for (const brief of briefs.filter(isOut)) {
      const name = brief.file.startsWith('w') ? 'examples' : brief.file;
      for (const of of brief.forms[0] === NONE ? [name, `${name}, too little`] : [name]) {
        const [yes, all] = right.get(of) ?? [0, 0];
        right.set(of, [yes + Number(isRight(fitted, brief)), all + 1]);
      }
    }
  }
  for (const [name, [yes, all]] of right) console.log(`${name}: ${yes} of ${all}`);
  const sum = [...right.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(`all: ${sum[0]} of ${sum[1]}`);
} else {
  const text = written(fit(briefs));
  writeFileSync(new URL('../src/answer/ranking.json', import.meta.url), text);
  console.log(`${briefs.length} briefs, ${Math.round(text.length / 1000)} kB`);
}
