/**
 * `npx tsx scripts/fit-router.ts [--held-out] [file…]`: fits the weights of `draw/router` to the briefs of other hands that may be
 * read (those kept aside are not among them; `file…` are more of them) and writes `weights.generated.ts`. With `--held-out` nothing is
 * written: each set is judged by weights fitted to the others, and the calibration of shares to chances is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NO_CUES } from '../packages/draw/src/router/cues.ts';
import { withoutLetter } from '../packages/draw/src/router/letter.ts';
import { readBrief } from '../packages/draw/src/router/read-brief.ts';
import { type Measured, measure, traitsOf } from '../packages/draw/src/router/score.ts';
import { styleOf, withoutLook } from '../packages/draw/src/router/style.ts';
import { refusalTraits, type Traits } from '../packages/draw/src/router/traits.ts';

const ROUTER = new URL('../packages/draw/src/router/', import.meta.url);
const TESTS = new URL('../packages/draw/test/router/', import.meta.url);
/** Pulls weights towards none: what few briefs show says little. */
const RIDGE = 3;
const ROUNDS = 200;
const RATE = 0.08;
/** Each brief counts as written, with the names of forms unheard, and with all cues unheard: so that the shape has to tell, too. */
const HEARD = [
  { weight: 2, hear: (m: Measured): Measured => m },
  { weight: 1, hear: (m: Measured): Measured => ({ ...m, cues: { ...m.cues, name: 0 } }) },
  { weight: 0.6, hear: (m: Measured): Measured => ({ ...m, cues: NO_CUES }) },
];

interface Choice {
  readonly form: string;
  readonly right: boolean;
  readonly traits: Traits;
}
interface Example {
  readonly set: string;
  readonly id: string;
  readonly weight: number;
  /** As written. */
  readonly plain: boolean;
  readonly choices: readonly Choice[];
}

function examplesOf(set: string, line: string): Example[] {
  const { id, brief, forms, locale }: { id?: string; brief: string; forms: string[]; locale?: string } = JSON.parse(line);
  const read = readBrief(withoutLetter(withoutLook(brief, styleOf(brief))), locale);
  const measured = measure(read);
  return HEARD.map(({ weight, hear }, i) => {
    const heard = measured.forms.map(hear);
    const named = new Set(heard.filter(({ cues }) => cues.name === 2).map(({ pattern }) => pattern.form));
    const filled = heard.filter(({ shape }) => shape !== undefined);
    const denied = heard.filter(({ shape }) => shape === undefined).map(({ cues, pattern }) => ({ cues, figures: pattern.figures }));
    return {
      set,
      id: id ?? '',
      weight,
      plain: i === 0,
      choices: [
        ...filled.map((m) => ({ form: m.pattern.form, right: forms.includes(m.pattern.form), traits: traitsOf(m, named) })),
        { form: 'none', right: forms.length === 0, traits: refusalTraits(measured.content, denied, filled.length) },
      ],
    };
  });
}

function fitted(examples: readonly Example[]): Map<string, number> {
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

function judged({ choices }: Example, weights: ReadonlyMap<string, number>): { readonly share: number; readonly best: Choice | undefined } {
  const raw = choices.map((c) => Math.exp(c.traits.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)));
  const most = Math.max(...raw);
  return { share: most / raw.reduce((a, b) => a + b, 0), best: choices[raw.indexOf(most)] };
}

const args = process.argv.slice(2);
const files = [
  ...readdirSync(new URL('independent/', TESTS))
    .filter((name) => /^tuning.*\.jsonl$/.test(name))
    .map((name) => new URL(`independent/${name}`, TESTS)),
  ...['given', 'own', 'patterns-b'].map((name) => new URL(`briefs/${name}.jsonl`, TESTS)),
  ...args.filter((arg) => !arg.startsWith('--')).map((file) => new URL(file, `file://${process.cwd()}/`)),
];
const examples = files.flatMap((file) => {
  const set = file.pathname.split('/').at(-1) ?? '';
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => examplesOf(set, line));
});

if (args.includes('--held-out')) {
  const sets = [...new Set(examples.map(({ set }) => set))];
  const seen: { set: string; share: number; right: boolean; refused: boolean }[] = [];
  for (const set of sets) {
    const weights = fitted(examples.filter((e) => e.set !== set));
    for (const [n, label] of ['as written', 'names unheard', 'no cue heard'].entries()) {
      const own = examples.filter((e, i) => e.set === set && i % 3 === n);
      const results = own.map((e) => ({ ...judged(e, weights), e }));
      const right = results.filter(({ best }) => best?.right === true).length;
      if (n === 0)
        seen.push(...results.map(({ best, share }) => ({ set, share, right: best?.right === true, refused: best?.form === 'none' })));
      console.log(`${set} ${label}: ${right} of ${own.length}`);
    }
  }
  for (let from = 0; from < 1; from += 0.1) {
    const within = seen.filter(({ share, refused }) => !refused && share >= from && share < from + 0.1 + (from > 0.89 ? 1 : 0));
    console.log(`share ${from.toFixed(1)}: ${within.filter(({ right }) => right).length} of ${within.length} right`);
  }
} else {
  const weights = fitted(examples);
  const lines = [...weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `  '${name}': ${Number(value.toFixed(2))},`);
  writeFileSync(
    new URL('weights.generated.ts', ROUTER),
    `/** What each trait of a reading counts; written by scripts/fit-router.ts. */\nexport const WEIGHTS: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
  );
  console.log(`${lines.length} weights fitted to ${examples.length / HEARD.length} briefs`);
}
