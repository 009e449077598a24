/**
 * `npx tsx packages/brief/scripts/fit-voices.ts [--held-out]`: learns what a sentence of a brief is from those that people labelled
 * (`packages/brief/training/voices`), and writes `voices.generated.ts`. With `--held-out` nothing is written: each fifth of the briefs is
 * judged by what was learned from the others, and how sure it can be is printed.
 */
import '../../../scripts/usage.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { voiceFeatures } from '../src/document/talk.ts';
import { chancesBy, learn, STEP, type Told, tableOf } from './learn-words.ts';

const MODEL = new URL('../src/model/', import.meta.url);
const LABELLED = new URL('../training/voices/', import.meta.url);
const PARTS = 5;

/** `t`: talk. `r`: a request. `h`: what titles the slide. `c`: content. */
interface Labelled {
  readonly said: readonly (readonly [voice: string, sentence: string])[];
}

const briefs = readdirSync(LABELLED)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, LABELLED), 'utf8').trimEnd().split('\n'))
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

if (process.argv.includes('--held-out')) {
  const judged = Array.from({ length: PARTS }).flatMap((_, part) => {
    const words = learn(
      briefs.filter((b) => b.part !== part),
      false,
    );
    return briefs.filter((b) => b.part === part).map((b) => ({ ...b, chances: chancesBy(words, b.features) }));
  });
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
  const table = tableOf(words);
  writeFileSync(
    new URL('voices.generated.ts', MODEL),
    `/** What each feature of a sentence says of what it is; written by packages/brief/scripts/fit-voices.ts. */\nexport const STEP = ${STEP};\nexport const VOICES: readonly string[] = [${words.classes.map((c) => `'${c}'`).join(', ')}];\n/** A line a feature: its name, a tab, and for each voice that it speaks for or against two characters. */\nexport const WORDS = \`${table.map((line) => line.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')).join('\n')}\`;\n`,
  );
  console.log(`${table.length} features fitted to ${briefs.length} sentences`);
}
