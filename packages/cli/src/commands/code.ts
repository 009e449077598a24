/** `deckwright code`: runs a Python file in a sandbox and writes the presentation that it makes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import { showTask } from '@deckwright/review/show/show.task';
import {
  type CodeOutcome,
  type Diagnostic,
  findPython,
  layersHolding,
  prepareEnvironment,
  refusedResult,
  resultNotices,
  SandboxUnavailable,
  unreadableResult,
} from '@deckwright/sandbox/call';
import { createSandboxes } from '@deckwright/sandbox/run';
import { type Command, InvalidArgumentError } from 'commander';
import { Exit, type Io } from '../io.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { whyUnreadable } from '../reading/why-unreadable.ts';
import { refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly out: string;
  readonly theme?: string;
  readonly headline?: string;
  readonly context?: string;
  readonly takeaway?: string;
  readonly source?: string;
  readonly slides: number;
  readonly prepare?: boolean;
  readonly json?: boolean;
}

/** A person waits, and it is their own code. */
const TIME_MS = 60_000;
const PICTURE_PX = 768;

export const command = defineCommand({ help_position: 115, register: codeCommand });

function codeCommand(program: Command, io: Io): void {
  program
    .command('code')
    .description('Run Python code (python-pptx) in a sandbox, and write the .pptx that it makes, a picture of slide 1 and its findings.')
    .argument('[file]', 'a .py file, or - for standard input: a whole script, or a function build(prs)')
    .option('-o, --out <dir>', 'folder for the files; made when missing', '.')
    .option('-t, --theme <id>', 'theme of build(prs), of components and of theme_color()')
    .option('--headline <text>', 'title drawn around build(prs, slide)')
    .option('--context <text>', 'line under the title')
    .option('--takeaway <text>', 'band under the content')
    .option('--source <text>', 'source at the foot')
    .option('--slides <n>', 'slides that the code may make', wholeNumber, 100)
    .option('--prepare', 'install the Python packages that code runs with, by their hashes, and stop unless a file is named')
    .option('--json', 'print one line of JSON: the files, findings, layers of the sandbox, or the diagnostic')
    .addHelpText(
      'after',
      '\nExit code: 0 a presentation was made, 1 the code is invalid or failed (line and cure on standard error), 2 nothing was run.\n\n' +
        'Example:\n  $ deckwright code slide.py --out out --json',
    )
    .action(async (file: string | undefined, options: Options, own: Command) => {
      if (file === undefined && !options.prepare) own.error('error: name a file, or give --prepare', { exitCode: 2 });
      if (options.prepare) await prepare(io);
      if (file !== undefined) await runFile(file, options, io);
    });
}

function wholeNumber(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
  return count;
}

async function prepare(io: Io): Promise<void> {
  try {
    const { path, version } = await prepareEnvironment();
    io.err(`Python ${version} is ready: ${path}\n`);
  } catch (error) {
    io.err(`deckwright: ${error instanceof Error ? error.message.trim() : String(error)}\n`);
    throw new Exit(2);
  }
}

async function runFile(file: string, options: Options, io: Io): Promise<void> {
  const code = readCode(file, options, io);
  const outcome = await run(code, file === '-' ? 'slides.py' : basename(file), options).catch((error: unknown) => {
    if (error instanceof RangeError)
      throw refused({ code: 'unknown_theme', message: error.message, remedy: 'Name one of `deckwright catalog`.' }, options, io);
    if (!(error instanceof SandboxUnavailable)) throw error;
    throw refused({ code: 'code_sandbox_unavailable', message: error.message, remedy: error.remedy }, options, io);
  });
  const facts = { layers: outcome.layers, layers_holding: layersHolding(outcome.layers), output: outcome.output };
  const faulted = (diagnostic: Diagnostic): Exit => {
    const { status, line, column, message, cure, source } = diagnostic;
    const place = line == null ? '' : `:${line}${column == null ? '' : `:${column}`}`;
    io.err(`${file}${place}: ${status}: ${message}\n${source === undefined ? '' : `    ${source}\n`}  ${cure}\n`);
    if (options.json) io.out(`${JSON.stringify({ ok: false, ...diagnostic, ...facts })}\n`);
    return new Exit(1);
  };
  if (outcome.outcome === 'fault') throw faulted(outcome.diagnostic);
  const inspected = await runIsolated(inspectTask, { ...OWN_FILES, hand_out: true }, [outcome.pptx]);
  if (inspected.outcome === 'unreadable') throw faulted(unreadableResult(inspected.message));
  if (inspected.outcome !== 'done') throw refused(inspected, options, io);
  const unusable = refusedResult(inspected.answer, { max_slides: options.slides, more_slides: MORE_SLIDES }, outcome.added);
  if (unusable !== undefined) throw faulted(unusable);
  const [presentation = outcome.pptx] = inspected.files;
  const notices = resultNotices(outcome.notices, inspected.answer, outcome.made);
  for (const notice of notices) io.err(`  ${notice}\n`);
  mkdirSync(options.out, { recursive: true });
  const stem = file === '-' ? 'slides' : basename(file).replace(/\.[^.]+$/, '');
  const pptx = join(options.out, `${stem}.pptx`);
  writeFileSync(pptx, presentation);
  const shown = await runIsolated(showTask, { format: 'png', slides: [1], width_px: PICTURE_PX, ...OWN_FILES }, [presentation]);
  const files = [pptx];
  const [picture] = shown.outcome === 'done' ? shown.files : [];
  if (picture !== undefined) {
    files.push(join(options.out, `${stem}-1.png`));
    writeFileSync(files[1]!, picture);
  }
  const { report } = inspected.answer;
  const lint = report.slides.flatMap(({ i, findings }) => findings.map((finding) => ({ slide: i, ...finding })));
  if (options.json) {
    const answer = { ok: true, status: 'complete', files, slides_total: report.slides_total, lint, notices, ...facts };
    io.out(`${JSON.stringify(answer)}\n`);
    return;
  }
  for (const path of files) io.out(`${path}\n`);
  for (const { slide, severity, message, remedy } of lint) io.err(`  slide ${slide}: ${severity}: ${message} ${remedy}\n`);
}

const MORE_SLIDES = 'Give --slides {count}.';

async function run(code: string, name: string, options: Options): Promise<CodeOutcome> {
  const python = await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined);
  if (python === null)
    throw new SandboxUnavailable('There is no Python here with the packages that code runs with.', 'Run `deckwright code --prepare` once.');
  const sandboxes = createSandboxes({ python, warm: 0, concurrency: 1, time_ms: TIME_MS });
  try {
    const { headline, context, takeaway, source: source_note } = options;
    return await sandboxes.run({
      code,
      name,
      theme_id: options.theme,
      chrome: { headline, context, takeaway, source_note },
      max_slides: options.slides,
      more_slides: MORE_SLIDES,
    });
  } finally {
    await sandboxes.close();
  }
}

function readCode(file: string, options: Options, io: Io): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw refused({ code: 'not_found', message: whyUnreadable(file, error), remedy: 'Name a file that is there.' }, options, io);
  }
}
