/**
 * Scores inspection against what `scripts/plant-defects.py` planted: recall and precision of each check, and every miss.
 * `npx tsx scripts/score-inspect.ts FOLDER CORPUS_FOLDER [--misses]`, with the folders that the script was given. What a deck's
 * maker did himself, and the near miss left as it was, counts for neither.
 */
import './usage.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { work } from '@deckwright/review/inspect/inspect.work';
import type { Finding } from '../packages/review/src/inspect/index.ts';

interface Plant {
  readonly file: string;
  readonly source: string;
  readonly slide: number;
  readonly shape_id: number | null;
  readonly code: string;
  readonly defect: boolean;
  readonly what: string;
  readonly where: string;
}

interface Score {
  found: number;
  missed: number;
  /** Near misses that were reported, and that were not. */
  wrong: number;
  left: number;
}

const empty = (): Score => ({ found: 0, missed: 0, wrong: 0, left: 0 });
const share = (part: number, whole: number): string => (whole === 0 ? '    -' : (part / whole).toFixed(3));

async function main(): Promise<void> {
  const [folder = '', corpus = '', ...flags] = process.argv.slice(2);
  const before = new Map<string, readonly string[]>();
  const plants = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plant[];
  const byCode = new Map<string, Score>();
  const byWay = new Map<string, Score>();
  const scoreOf = (scores: Map<string, Score>, key: string): Score => {
    const score = scores.get(key) ?? empty();
    scores.set(key, score);
    return score;
  };
  for (const plant of plants) {
    const { answer } = await work({}, [readFileSync(join(folder, plant.file))]);
    const findings = answer.report.slides.find(({ i }) => i === plant.slide)?.findings ?? [];
    const hit = findings.find((finding) => finding.code === plant.code && isAbout(finding, plant));
    if (hit && !plant.defect) {
      const sourceKeys = before.get(plant.source) ?? (await keysOf(join(corpus, plant.source)));
      before.set(plant.source, sourceKeys);
      if (sourceKeys.includes(keyOf(plant.slide, hit))) continue;
    }
    for (const score of [scoreOf(byCode, plant.code), scoreOf(byWay, `${plant.code} ${plant.where}`)]) {
      if (plant.defect) score[hit ? 'found' : 'missed']++;
      else score[hit ? 'wrong' : 'left']++;
    }
    if (flags.includes('--misses') && plant.defect !== (hit !== undefined))
      console.log(
        `${plant.defect ? 'missed' : 'wrong '} ${plant.file} (${plant.source} slide ${plant.slide} shape ${plant.shape_id}) ${plant.what} [${plant.where}] ${hit?.message ?? ''}`,
      );
  }
  for (const [title, scores] of [
    ['check', byCode],
    ['check and place', byWay],
  ] as const) {
    console.log(`\n${title.padEnd(32)} defects  near misses  recall  precision`);
    for (const [key, { found, missed, wrong, left }] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1)))
      console.log(
        `${key.padEnd(32)} ${String(found + missed).padStart(7)}  ${String(wrong + left).padStart(11)}  ${share(found, found + missed)}   ${share(found, found + wrong)}`,
      );
  }
}

const keyOf = (slide: number, { code, shape_id, message }: Finding): string => `${slide} ${code} ${shape_id} ${message}`;

async function keysOf(path: string): Promise<readonly string[]> {
  const { answer } = await work({}, [readFileSync(path)]);
  return answer.report.slides.flatMap(({ i, findings }) => findings.map((finding) => keyOf(i, finding)));
}

const isAbout = (finding: Finding, { shape_id }: Plant): boolean =>
  shape_id === null || finding.shape_id === shape_id || (finding.code === 'text_overlap' && finding.other_id === shape_id);

await main();
