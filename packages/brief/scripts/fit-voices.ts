/**
 * `npx tsx packages/brief/scripts/fit-voices.ts [--held-out]`: learns what a sentence of a brief is from those that people labelled
 * (`packages/brief/training/voices`), and writes `voices.tsv`. With `--held-out` nothing is written: each fifth of the briefs is
 * judged by what was learned from the others, and how sure it can be is printed.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { voiceFeatures } from '../src/document/talk.ts';
import { chancesBy, learn, type Told } from './learn-words.ts';
import { textOfTable, writeModel } from './write-model.ts';

const LABELLED = new URL('../training/voices/', import.meta.url);
const PARTS = 5;

/** `t`: talk. `r`: a request. `h`: what titles the slide. `c`: content. */
interface Labelled {
  readonly said: readonly (readonly [voice: string, sentence: string])[];
}

const files = readdirSync(LABELLED)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => new URL(file, LABELLED));
const briefs = files
  .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  .flatMap((line, i) => {
    const { said: labelled }: Labelled = JSON.parse(line);
    const sentences = labelled.map(([, sentence]) => sentence);
    return labelled.map(([voice], at): Told & { readonly part: number; readonly sentence: string } => ({
      features: voiceFeatures(sentences, at),
      forms: [voice],
      part: i % PARTS,
      sentence: sentences[at] ?? '',
    }));
  });

/** Each sentence with its chances by what was learned from the other parts. */
const judged = Array.from({ length: PARTS }).flatMap((_, part) => {
  const words = learn(
    briefs.filter((b) => b.part !== part),
    false,
  );
  return briefs.filter((b) => b.part === part).map((b) => ({ ...b, chances: chancesBy(words, b.features) }));
});

if (process.argv.includes('--held-out')) {
  for (const voice of ['t', 'r', 'h', 'c'])
    for (const least of [0.5, 0.8, 0.9, 0.95, 0.97, 0.99]) {
      const sure = judged.filter(({ chances }) => (chances.get(voice) ?? Number.NEGATIVE_INFINITY) >= Math.log(least));
      const right = sure.filter(({ forms }) => forms[0] === voice).length;
      const all = judged.filter(({ forms }) => forms[0] === voice).length;
      const content = sure.filter(({ forms }) => forms[0] === 'c').length;
      console.log(`${voice} from ${least}: ${sure.length} of ${all} found, ${right} right, ${content} of them content`);
    }
} else {
  const words = learn(briefs, true);
  const likeliest = (chances: ReadonlyMap<string, number>) => [...chances].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  writeModel({
    name: 'voices',
    fitted_by: 'scripts/fit-voices.ts',
    held_out: {
      right: judged.filter(({ forms, chances }) => likeliest(chances) === forms[0]).length,
      of: judged.length,
      judged: 'sentences, each fifth of the briefs by what was learned from the others',
    },
    files: { 'voices.tsv': textOfTable(words) },
    training: files,
  });
  console.log(`${words.weights.size} features fitted to ${briefs.length} sentences`);
}
