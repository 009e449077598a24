/** `deckwright pdf`: what a PDF is, and its pages as editable slides. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { CONVERT_JOB_LIMITS, type ConvertPdfAnswer, type PdfReport, pdfReport } from '@deckwright/convert/pdf';
import { analyzePdfTask } from '@deckwright/convert/pdf/analyze-pdf.task';
import { convertPdfTask } from '@deckwright/convert/pdf/convert-pdf.task';
import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import { PIPE } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface AnalyzeOptions {
  readonly json?: boolean;
}

interface ConvertOptions {
  readonly out: string;
  readonly pages?: { readonly first: number; readonly last: number };
  readonly requireNoLoss?: boolean;
  readonly anyClass?: boolean;
  readonly check: boolean;
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 95, register: pdfCommand });

function pdfCommand(program: Command, io: Io): void {
  const pdf = program
    .command('pdf')
    .description('Say what a PDF is, and convert its pages to editable slides.')
    .addHelpText('after', '\nExample:\n  $ deckwright pdf analyze talk.pdf\n  $ deckwright pdf convert talk.pdf --out slides');
  analyzeCommand(pdf, io);
  convertCommand(pdf, io);
}

function analyzeCommand(pdf: Command, io: Io): void {
  pdf
    .command('analyze')
    .description('Say which program made a PDF, what kind of pages it has, and whether they can be converted.')
    .argument('<file>', 'a PDF, or - for standard input')
    .option('--json', 'print the answer of POST /v1/tools/pdf-analyze as one line')
    .addHelpText('after', '\nExit code: 0 analysed; 2 the file cannot be read.\n\nExample:\n  $ deckwright pdf analyze talk.pdf --json')
    .action(async (file: string, options: AnalyzeOptions) => {
      const done = await runIsolated(
        analyzePdfTask,
        {},
        [readOrRefuse(file, { json: options.json, members: { input: file } }, io)],
        CONVERT_JOB_LIMITS,
      );
      if (done.outcome !== 'done') throw refused(done, { json: options.json, file, members: { input: file } }, io);
      const { answer } = done;
      if (options.json) io.out(`${JSON.stringify({ ...answer, cost: 0 })}\n`);
      else {
        const made = [answer.creator, answer.producer].filter((name) => name !== '').join(', ') || 'an unnamed program';
        io.out(
          `${file}: ${counted(answer.pages, 'page')} by ${made}.\n` +
            `${answer.class} (${Math.round(answer.confidence * 100)} % sure): ${answer.can_extract ? 'converts' : 'does not convert'} to slides.\n` +
            answer.reasons.map((reason) => `  ${reason}\n`).join(''),
        );
      }
    });
}

function convertCommand(pdf: Command, io: Io): void {
  pdf
    .command('convert')
    .description('Convert pages of a PDF to editable slides, and say what became of each element.')
    .argument('<file>', 'a PDF, or - for standard input')
    .requiredOption('-o, --out <dir>', 'folder for the .pptx')
    .option('--pages <range>', 'one page or a range, such as 2-5 (default: all)', readRange)
    .option('--require-no-loss', 'refuse where anything would be simplified, rasterised or left out, or is found to differ')
    .option('--any-class', 'convert documents, forms and drawings too')
    .option('--no-check', 'do not look at the slides that were made')
    .option('--json', 'print one line: input, class, pages, pptx, loss, fidelity')
    .addHelpText(
      'after',
      '\nExit code: 0 converted; 2 the file cannot be read or is not converted.\n\nExample:\n  $ deckwright pdf convert talk.pdf --out slides --pages 1-10',
    )
    .action(async (file: string, options: ConvertOptions) => {
      if (options.requireNoLoss === true && !options.check)
        throw new InvalidArgumentError('--require-no-loss needs the check that --no-check leaves out: give one of them.');
      const order = {
        ...(options.pages !== undefined && { pages: options.pages }),
        ...(options.requireNoLoss === true && { require_no_loss: true }),
        ...(options.anyClass === true && { any_class: true }),
        ...(!options.check && { check: false }),
      };
      const done = await runIsolated(
        convertPdfTask,
        order,
        [readOrRefuse(file, { json: options.json, members: { input: file } }, io)],
        CONVERT_JOB_LIMITS,
      );
      if (done.outcome !== 'done') throw refused(done, { json: options.json, file, members: { input: file } }, io);
      mkdirSync(options.out, { recursive: true });
      const pptx = join(options.out, `${file === PIPE ? 'slides' : basename(file, extname(file))}.pptx`);
      writeFileSync(pptx, done.files[0] ?? new Uint8Array());
      const report = pdfReport(done.answer, Number.POSITIVE_INFINITY);
      const { slides_total: pages, loss, fidelity, class: kind } = report;
      const requests = writeRequests(pptx, done.answer);
      const line = {
        input: file,
        class: kind,
        pages,
        pptx,
        loss,
        ...(fidelity && { fidelity }),
        drawn_from: report.drawn_from,
        ...(requests && { requests }),
      };
      io.out(options.json ? `${JSON.stringify(line)}\n` : textReport(file, pptx, report, requests));
    });
}

/** Of a PDF of ours, the requests of its slides, as `render` and `deck` take them. Returns where they are. */
function writeRequests(pptx: string, { source }: ConvertPdfAnswer): string | undefined {
  if (source?.drawn !== true) return undefined;
  const path = pptx.replace(/\.pptx$/, '.json');
  const [only] = source.intents;
  writeFileSync(path, source.intents.length === 1 ? `${only}\n` : deckBody(source.title, source.intents));
  return path;
}

/** The texts as they are: key order may count. What all slides say of theme and language, the deck says. */
const deckBody = (title: string, intents: readonly string[]): string =>
  `{"title":${JSON.stringify(title)},"assembled":true,"slides":[\n${intents.join(',\n')}\n]}\n`;

function readRange(text: string): { readonly first: number; readonly last: number } {
  const [, first, last = first] = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(text) ?? [];
  if (first === undefined || Number(last) < Number(first))
    throw new InvalidArgumentError('wanted is one page or a range, such as 3 or 2-5.');
  return { first: Number(first), last: Number(last) };
}

/** For people: where the file is, then what is not as it was. */
function textReport(file: string, pptx: string, report: PdfReport, requests: string | undefined): string {
  const { pages, pages_total, loss, loss_summary, fidelity, drawn_from_why } = report;
  const { kept, simplified, rasterised, omitted, differs } = loss_summary;
  const lines = [
    `${file}: pages ${pages.first} to ${pages.last} of ${pages_total} -> ${pptx}`,
    ...(requests === undefined ? [] : [`Drawn from the requests that it carries, which are in ${requests}.`]),
    ...(drawn_from_why === undefined ? [] : [drawn_from_why]),
    `${kept} elements kept, ${simplified} simplified, ${rasterised} rasterised, ${omitted} left out${fidelity === undefined ? '; the slides were not looked at' : `, ${differs} found to differ`}.`,
    ...(fidelity ?? []).filter((one) => one.fidelity < 1).map((one) => `  page ${one.page}: fidelity ${one.fidelity}`),
    ...loss.filter(({ kind }) => kind !== 'kept').map(({ page, kind, what, why }) => `  page ${page}: ${kind.padEnd(10)} ${what} ${why}`),
  ];
  return `${lines.join('\n')}\n`;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
