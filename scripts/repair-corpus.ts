/**
 * Repairs every deck of a folder and holds the result against what must be true of it: valid as before, the same words read by
 * python-pptx, untouched parts byte for byte, the findings gone, nothing left for a second run; with `--office`, LibreOffice opens what
 * it opened before.
 * Slow; not part of the tests:
 *
 *   npx tsx scripts/repair-corpus.ts ../shared/corpus/pptx [--office] [--out FOLDER]
 */
import './usage.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { InspectReport } from '../packages/review/src/inspect/index.ts';
import type { RepairPlan } from '../packages/review/src/repair/index.ts';
import { type ReadSlide, readWithPython } from '../packages/testkit/src/python-pptx.ts';
import { repairTwice } from '../packages/testkit/src/repair-twice.ts';
import { schemaProblems } from '../packages/testkit/src/schemas.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { office: { type: 'boolean' }, out: { type: 'string' } },
});
const [folder = ''] = positionals;
if (!existsSync(folder)) throw new Error('Name a folder of decks: npx tsx scripts/repair-corpus.ts FOLDER');
if (values.out) mkdirSync(values.out, { recursive: true });

const office = mkdtempSync(join(tmpdir(), 'deckwright-office-'));
const totals: Record<string, number> = {};
const count = (what: string, by = 1): void => {
  totals[what] = (totals[what] ?? 0) + by;
};
const faults: string[] = [];

for (const name of readdirSync(folder).sort()) {
  const file = readFileSync(join(folder, name));
  const fault = (what: string): void => void faults.push(`${name}: ${what}`);
  try {
    const started = performance.now();
    const { plan, repaired, second, moved } = await repairTwice(file);
    count('decks');
    count('milliseconds', Math.round(performance.now() - started));
    for (const { action } of plan.actions) count(action);
    for (const { reason } of plan.flagged_not_fixed) count(`left: ${reason}`);
    if (plan.file.mended_total > 0) count('faults of files mended', plan.file.mended_total);
    count('faults of files left', plan.file.after.errors + plan.file.after.warnings);
    if (plan.slides_repaired === 0 && plan.file.mended_total === 0) continue;
    count('decks repaired');
    count('slides repaired', plan.slides_repaired);
    if (values.out) writeFileSync(join(values.out, name), repaired);
    if (second.file.mended_total > 0) fault(`a second run mends ${second.file.mended_total} more faults of the file`);
    if (second.actions.length > 0 || second.slides_repaired > 0) fault(`a second run does ${second.actions.length} more`);
    compareFindings(plan, second.diff.before, fault);
    if (!plan.visible_text_untouched.ok) fault('its words have changed');
    for (const part of moved) fault(`${part} has changed`);
    compareMarkup(file, repaired, fault);
    compareWords(file, repaired, plan, fault);
    if (values.office) compareOffice(name, file, repaired, fault);
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error));
  }
}
rmSync(office, { recursive: true, force: true });
console.log(
  Object.entries(totals)
    .map(([what, n]) => `${String(n).padStart(8)}  ${what}`)
    .join('\n'),
);
console.log(faults.length === 0 ? 'No faults.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

/** What inspection says of the written file: of each finding that was mended there are fewer, and nothing is worse than it was. */
function compareFindings({ actions, diff: { before } }: RepairPlan, after: InspectReport, fault: (what: string) => void): void {
  const found = ({ slides }: InspectReport, slide: number, code: string, shape_id: number): number =>
    slides.find(({ i }) => i === slide)?.findings.filter((one) => one.code === code && one.shape_id === shape_id).length ?? 0;
  for (const { slide, code, shape_id } of actions) {
    // A shape whose id another had, too, has a new one.
    if (found(after, slide, code, shape_id) < Math.max(1, found(before, slide, code, shape_id))) count('findings mended and gone');
    else fault(`slide ${slide}: ${code} of shape ${shape_id} is still there`);
  }
  if (after.summary.errors > before.summary.errors) fault('it has more errors than before');
}

function compareMarkup(before: Uint8Array, after: Uint8Array, fault: (what: string) => void): void {
  const old = schemaProblems({ deck: before });
  const fresh = schemaProblems({ deck: after });
  count(old.length === 0 ? 'decks valid before and checked after' : 'decks with faults before');
  const other = fresh.find((one) => !old.includes(one));
  if (other !== undefined) fault(`its markup has another fault: ${other}`);
}

function compareWords(before: Uint8Array, after: Uint8Array, { actions }: RepairPlan, fault: (what: string) => void): void {
  let old: readonly ReadSlide[];
  try {
    old = readWithPython({ deck: before }).get('deck') ?? [];
  } catch {
    // Strict files, which python-pptx does not know.
    count('decks that python-pptx does not open');
    return;
  }
  count('decks compared by python-pptx');
  const fresh = readWithPython({ deck: after }).get('deck') ?? [];
  if (fresh.length !== old.length) fault('python-pptx reads another number of slides');
  for (const [i, slide] of old.entries()) {
    const now = fresh[i];
    // A shape that was parked beside the slide is gone with its words.
    const parked = actions.filter(({ slide: on, action }) => on === i + 1 && action === 'remove_off_canvas');
    let at = 0;
    for (const words of slide.texts) if (words === now?.texts[at]) at += 1;
    const gone = slide.texts.length - (now?.texts.length ?? 0);
    if (now === undefined || now.notes !== slide.notes || now.title !== slide.title || at < now.texts.length || gone > parked.length)
      fault(`python-pptx reads other words on slide ${i + 1}`);
    else if (gone > 0) count('parked texts gone', gone);
  }
}

/** Pages that LibreOffice makes of both; started once for the two, on one profile for all. */
function compareOffice(name: string, before: Uint8Array, after: Uint8Array, fault: (what: string) => void): void {
  const work = mkdtempSync(join(office, 'pair-'));
  const files = { before, after };
  for (const [which, bytes] of Object.entries(files)) writeFileSync(join(work, `${which}${extname(name)}`), bytes);
  const paths = Object.keys(files).map((which) => join(work, `${which}${extname(name)}`));
  try {
    execFileSync(
      'soffice',
      [`-env:UserInstallation=file://${office}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', work, ...paths],
      {
        stdio: 'ignore',
        timeout: 300_000,
      },
    );
  } catch {
    // What it did not write is not there.
  }
  const [old, fresh] = paths.map((path) => pagesOf(path.replace(/\.\w+$/, '.pdf')));
  if (old === null) count('decks that LibreOffice does not open');
  else count('decks opened by LibreOffice');
  if (old !== fresh) fault(`LibreOffice makes ${fresh} pages of it instead of ${old}`);
}

function pagesOf(pdf: string): number | null {
  if (!existsSync(pdf)) return null;
  return Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1] ?? 0);
}
