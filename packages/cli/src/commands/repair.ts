/** `deckwright repair`: repairs a .pptx where there is no doubt about the repair. No word changes. */
import { writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type RepairAnswer, repairTask } from '@deckwright/review/repair/repair.task';
import { type Command, InvalidArgumentError } from 'commander';
import { Exit, type Io } from '../io.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { readNamed } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly actions?: readonly string[];
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

const ACTIONS = ['shrink_to_fit', 'raise_min_font', 'remove_off_canvas', 'fix_contrast', 'mend_file'];

export const command = defineCommand({ help_position: 80, register: repairCommand });

function repairCommand(program: Command, io: Io): void {
  program
    .command('repair')
    .description(
      'Shrink text that overflows, raise tiny fonts, delete what is parked beside slides, mend weak contrast and faults of the file. No word changes.',
    )
    .argument('<file>', 'a .pptx, .pptm, .potx or .ppsx file')
    .option('--actions <names>', `some of ${ACTIONS.join(', ')}, separated by commas (default: all)`, readActions)
    .option('--dry-run', 'say what would be done, and write nothing')
    .option('--json', 'print one line of JSON')
    .option('--out <file>', 'where the repaired file goes (default: beside the file, with -repaired in its name)')
    .addHelpText(
      'after',
      '\nExit code: 0 done, or nothing to do; 2 the file cannot be read.\n\nExample:\n  $ deckwright repair deck.pptx --out mended.pptx',
    )
    .action(async (file: string, options: Options) => {
      const order = { ...OWN_FILES, dry_run: options.dryRun === true, ...(options.actions && { actions: options.actions }) };
      const done = await runIsolated(repairTask, order, [readNamed(file)]);
      if (done.outcome !== 'done') {
        const { code, message, remedy } = done;
        if (options.json) io.out(`${JSON.stringify({ ok: false, code, message, remedy })}\n`);
        else io.err(`deckwright: ${file}: ${message} ${remedy}\n`);
        throw new Exit(2);
      }
      const [repaired] = done.files;
      const out = repaired === undefined ? null : (options.out ?? besides(file));
      if (repaired !== undefined && out !== null) writeFileSync(out, repaired);
      if (options.json) io.out(`${JSON.stringify({ ok: true, dry_run: order.dry_run, out, ...done.answer })}\n`);
      else io.out(textReport(file, out, order.dry_run, done.answer));
    });
}

function readActions(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !ACTIONS.includes(name));
  if (unknown.length > 0) throw new InvalidArgumentError(`${unknown.join(', ')}: known are ${ACTIONS.join(', ')}.`);
  return names;
}

function besides(file: string): string {
  const extension = extname(file);
  return join(dirname(file), `${basename(file, extension)}-repaired${extension || '.pptx'}`);
}

const WHY: Readonly<Record<RepairAnswer['flagged_not_fixed'][number]['reason'], string>> = {
  no_action: 'no repair mends this',
  not_asked: 'not asked for',
  ambiguous: 'in doubt',
  does_not_fit: 'does not fit',
  would_harm: 'would have broken something else',
  not_possible: 'could not be tried',
  hidden_slide: 'hidden slide',
};

/** For people: what was done on which slide, then what was left and why. */
function textReport(file: string, out: string | null, dry_run: boolean, answer: RepairAnswer): string {
  const { actions, flagged_not_fixed, slides_repaired, visible_text_untouched: proof, file: mends } = answer;
  const lines: string[] = [];
  if (actions.length === 0 && mends.mended_total === 0) lines.push(`${file}: nothing to repair.`);
  else {
    const slides = slides_repaired === 1 ? '1 slide' : `${slides_repaired} slides`;
    lines.push(dry_run ? `${file}: ${slides} to repair; nothing was written.` : `${out}: ${slides} repaired.`);
    for (const { slide, action, shape_name, before, after } of actions)
      lines.push(
        `  slide ${slide}: ${action} “${shape_name}” ${JSON.stringify(before)} -> ${after === null ? 'deleted' : JSON.stringify(after)}`,
      );
    if (mends.mended_total > 0) lines.push(...ofFile(mends));
    lines.push(`All ${proof.characters} visible characters are as they were (SHA-256 ${proof.after_sha256.slice(0, 16)}…).`);
  }
  const { errors, warnings } = mends.after;
  if (errors + warnings > 0) lines.push('', `Only a person can mend ${counted(errors + warnings)} of the file: see inspect.`);
  if (flagged_not_fixed.length > 0) {
    lines.push('', 'Left as it is:');
    for (const { slide, code, message, remedy, reason } of flagged_not_fixed)
      lines.push(`  slide ${slide}: ${code} (${WHY[reason]}): ${message} ${remedy}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Faults of the file that were mended, at most as many as a person reads. */
function ofFile({ mended, mended_total, before, after }: RepairAnswer['file']): readonly string[] {
  const shown = mended.slice(0, MAX_SHOWN);
  return [
    `  file: ${counted(mended_total)} mended (${before.errors + before.warnings} before, ${after.errors + after.warnings} after)`,
    ...shown.map(({ code, part, message }) => `    ${code}: ${message} [${part}]`),
    ...(mended_total > shown.length ? [`    and ${mended_total - shown.length} more`] : []),
  ];
}

const MAX_SHOWN = 20;
const counted = (faults: number): string => (faults === 1 ? '1 fault' : `${faults} faults`);
