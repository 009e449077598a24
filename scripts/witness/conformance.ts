/**
 * `npm run witness -- conformance [--write] [--planted]`: holds what our own rules of conformance find against Microsoft's Open XML SDK
 * (Microsoft365): on the faults of `packages/testkit/src/planted`, and on the files of other makers in the corpus. Prints recall and false
 * alarms of both, what was missed, and how many planted faults the SDK still finds after a repair; exits with 1 below a recall of 0.95 or
 * with a false alarm on a clean file of PowerPoint.
 *
 * `--write` keeps what the SDK says of the planted faults in `fixtures/verdicts.json`, which the tests compare with; `--planted` leaves the corpus
 * out, which takes minutes.
 */
import '../usage.mjs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPackage, UnreadableFile } from '@deckwright/read/ooxml';
import { type ConformanceReport, checkConformance } from '@deckwright/review/conformance';
import { work as repair } from '@deckwright/review/repair/repair.work';
import { agrees, isExtension, type Verdict } from '@deckwright/testkit/planted/agree';
import { PLANTED } from '@deckwright/testkit/planted/faults';
import { plantFault } from '@deckwright/testkit/planted/plant';
import { schemaProblems, shared } from '@deckwright/testkit/schemas';
import { askSdk } from './validators.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, planted: { type: 'boolean' } } });
const witnesses = process.env['DECKWRIGHT_WITNESSES'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'deckwright-conformance-'));
const LEAST = 0.95;

interface Score {
  reported: number;
  found: number;
  extensions: number;
}

const verdictsOf = async (path: string): Promise<readonly Verdict[]> =>
  (await askSdk(witnesses, path, 'Microsoft365')).map(({ id, path: part, xPath }) => ({
    id: id ?? null,
    part: part ?? null,
    place: xPath || null,
  }));

/** Undefined when the file is refused, in words. */
async function report(file: Uint8Array): Promise<ConformanceReport | undefined> {
  try {
    return checkConformance(await openPackage(file), { listed: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

function count(name: string, verdicts: readonly Verdict[], ours: ConformanceReport | undefined, score: Score): void {
  for (const verdict of verdicts) {
    if (isExtension(verdict)) {
      score.extensions += 1;
      continue;
    }
    score.reported += 1;
    if (!ours || ours.findings.some((finding) => agrees(finding, verdict))) score.found += 1;
    else console.log(`missed: ${name}: ${verdict.id} ${verdict.part} ${verdict.place}`);
  }
}

const shares = ({ reported, found, extensions }: Score): string =>
  `${found} of ${reported} verdicts found (recall ${reported === 0 ? '-' : (found / reported).toFixed(3)}); ${extensions} more inside of extensions, which we do not judge`;

async function planted(): Promise<Score> {
  const score: Score = { reported: 0, found: 0, extensions: 0 };
  const verdictsByFile: Record<string, readonly Verdict[]> = {};
  let [reported, silent, mended, still] = [0, 0, 0, 0];
  for (const fault of PLANTED) {
    const path = join(folder, `${fault.name}.pptx`);
    const file = await plantFault(fault);
    writeFileSync(path, file);
    const verdicts = await verdictsOf(path);
    verdictsByFile[fault.name] = verdicts;
    const ours = await report(file);
    if (!ours || ours.errors + ours.warnings > 0) reported += 1;
    else console.log(`not named: ${fault.name}`);
    if (verdicts.length === 0) silent += 1;
    count(fault.name, verdicts, ours, score);
    if (!ours) continue;
    const { answer, files: [after] = [] } = await repair({ dry_run: false, actions: ['mend_file'] }, [file]);
    // A part that is gone stays gone, though its row among the types was taken out.
    if (answer.file.mended_total === 0 || !after || answer.file.after.errors > 0) continue;
    mended += 1;
    writeFileSync(path, after);
    const left = await verdictsOf(path);
    if (left.length > 0) {
      still += 1;
      console.log(`mended, and the SDK still says: ${fault.name}: ${left.map(({ id, place }) => `${id} ${place}`).join('; ')}`);
    }
  }
  console.log(`Planted: ${PLANTED.length} faults, ${reported} named; the SDK is silent about ${silent}. ${shares(score)}.`);
  console.log(`Repaired: ${mended} of ${PLANTED.length}; the SDK finds a fault in ${still} of the repaired files.`);
  if (values.write === true) {
    const rows = Object.entries(verdictsByFile).map(([name, verdicts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(verdicts)}`);
    writeFileSync(join(import.meta.dirname, '../../packages/testkit/src/planted/fixtures/verdicts.json'), `{\n${rows.join(',\n')}\n}\n`);
  }
  return score;
}

interface Entry {
  readonly file: string;
  readonly kind: string;
  readonly expect: { readonly application?: string | null };
}

async function foreign(): Promise<{ readonly score: Score; readonly alarms: number }> {
  const score: Score = { reported: 0, found: 0, extensions: 0 };
  const entries = JSON.parse(readFileSync(join(shared, 'corpus/MANIFEST.json'), 'utf8')) as readonly Entry[];
  const makers = new Map(entries.map(({ file, expect }) => [file, expect.application ?? '']));
  let [files, clean, cleanOfPowerPoint, alarms, more] = [0, 0, 0, 0, 0];
  for (const part of ['pptx', 'pptx-bad'])
    for (const name of readdirSync(join(shared, 'corpus', part)).sort()) {
      const path = join(shared, 'corpus', part, name);
      const verdicts = await verdictsOf(path);
      const ours = await report(readFileSync(path));
      files += 1;
      count(name, verdicts, ours, score);
      if (verdicts.length > 0 || !ours) continue;
      clean += 1;
      const powerPoint = /PowerPoint/.test(makers.get(`${part}/${name}`) ?? '');
      if (powerPoint) cleanOfPowerPoint += 1;
      if (ours.errors + ours.warnings === 0) continue;
      // A second validator decides: some files name PowerPoint and were broken afterwards, on purpose.
      const alarm = powerPoint && schemaProblems({ deck: readFileSync(path) }).length === 0;
      if (alarm) alarms += 1;
      else more += 1;
      console.log(
        `${alarm ? 'FALSE ALARM' : 'beyond the SDK'}: ${name}: ${ours.rules.map(({ code, count: times }) => `${code} ${times}`).join(', ')}: ${ours.findings[0]?.message}`,
      );
    }
  console.log(`Foreign: ${files} files. ${shares(score)}.`);
  console.log(
    `The SDK finds nothing in ${clean}; of these ${cleanOfPowerPoint} name PowerPoint as their maker, and we find something in ${alarms} that the schemas call clean, too; in others, in ${more}.`,
  );
  return { score, alarms };
}

try {
  const ofPlanted = await planted();
  const ofForeign = values.planted === true ? undefined : await foreign();
  const recall = ({ reported, found }: Score): number => (reported === 0 ? 1 : found / reported);
  if (recall(ofPlanted) < LEAST || (ofForeign && (recall(ofForeign.score) < LEAST || ofForeign.alarms > 0))) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
