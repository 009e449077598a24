/** `deckwright inspect`: what is wrong with a .pptx of any program. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FileConformance, Finding, InspectReport } from '@deckwright/review/inspect';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import type { Command } from 'commander';
import { Exit, type Io } from '../io.ts';
import { inspectPage } from '../reading/inspect-page.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly json?: boolean;
  readonly html?: string;
}

const PICTURES = 5;

export const command = defineCommand({ help_position: 70, register: inspectCommand });

function inspectCommand(program: Command, io: Io): void {
  program
    .command('inspect')
    .description('Check a .pptx for text that overflows or is hidden, weak contrast, tiny fonts, faults of the file and more.')
    .argument('<file>', 'a .pptx, .pptm, .potx or .ppsx file')
    .option('--json', 'print the report as one line of JSON')
    .option('--html <file>', 'write the report as a page, with pictures of the worst slides')
    .addHelpText(
      'after',
      '\nExit code: 0 clean or to be reviewed, 1 failed (an error on a slide that is shown), 2 the file cannot be read.\n\n' +
        'Example:\n  $ deckwright inspect deck.pptx --html report.html',
    )
    .action(async (file: string, options: Options) => {
      const order = { ...OWN_FILES, pictures: options.html === undefined ? 0 : PICTURES };
      const done = await runIsolated(inspectTask, order, [readOrRefuse(file, options, io)]);
      if (done.outcome !== 'done') throw refused(done, { json: options.json, file }, io);
      const { report, pictures } = done.answer;
      if (options.html !== undefined) {
        const pngs = new Map(pictures.map((slide, i) => [slide, done.files[i] ?? new Uint8Array()]));
        writeFileSync(options.html, inspectPage(basename(file), report, pngs));
      }
      io.out(options.json ? `${JSON.stringify(report)}\n` : textReport(file, report));
      if (report.status === 'failed') throw new Exit(1);
    });
}

const VERDICTS: Readonly<Record<InspectReport['status'], string>> = {
  clean: 'clean: nothing found',
  review: 'to be reviewed',
  failed: 'failed',
};

/** For people: the verdict, then each slide's findings. */
function textReport(file: string, { status, slides, slides_total, slides_inspected, canvas, summary, conformance }: InspectReport): string {
  const out = [`${file}: ${VERDICTS[status]}. ${slides_total} ${slides_total === 1 ? 'slide' : 'slides'}, ${canvas.aspect}.`];
  if (slides_inspected < slides_total) out.push(`The first ${slides_inspected} slides were inspected.`);
  if (status !== 'clean') {
    const worst = summary.worst_slides.length > 0 ? ` Worst: slide ${summary.worst_slides.join(', ')}.` : '';
    out.push(`${counted(summary.errors, 'error')}, ${counted(summary.warnings, 'warning')}.${worst}`);
  }
  const missing = [
    [summary.font_size_coverage, 'sizes'],
    [summary.contrast_coverage, 'contrast'],
  ].filter(([share]) => Number(share) < 1);
  for (const [share, what] of missing) out.push(`The ${what} of ${Math.round(Number(share) * 100)} % of the letters could be judged.`);
  for (const { i, hidden, findings } of slides) {
    if (findings.length === 0) continue;
    out.push('', `Slide ${i}${hidden ? ' (hidden)' : ''}`);
    for (const finding of findings) out.push(`  ${line(finding)}`);
  }
  if (conformance !== undefined) out.push(...faultsOfFile(conformance));
  return `${out.join('\n')}\n`;
}

/** Faults of the file itself, with where they stand. */
function faultsOfFile({ errors, warnings, rules, findings, parts_left }: FileConformance): readonly string[] {
  const out: string[] = [];
  if (errors + warnings > 0) {
    out.push('', `File: ${counted(errors, 'error')}, ${counted(warnings, 'warning')} against ISO/IEC 29500`);
    for (const { severity, code, part, place, message, remedy } of findings)
      out.push(`  ${severity.padEnd(7)} ${code.padEnd(20)} ${message} [${part}${place === undefined ? '' : ` ${place}`}] ${remedy}`);
    const unlisted = rules.filter(({ code, count }) => count > findings.filter((one) => one.code === code).length);
    for (const { code, count } of unlisted) out.push(`  ${code}: ${count} in all.`);
  }
  if (parts_left > 0) out.push(`${counted(parts_left, 'part')} of the file could not be checked: too large.`);
  return out;
}

const line = ({ severity, code, message, remedy, shape_id }: Finding): string =>
  `${severity.padEnd(7)} ${code.padEnd(17)} ${message}${shape_id === undefined ? '' : ` [shape ${shape_id}]`} ${remedy}`;

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
