/** `deckwright render`: draws slides from intent files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Brand } from '@deckwright/draw/themes';
import { defineError, type ProblemBody, payloadTooLarge, problem } from '@deckwright/platform/errors';
import { type Command, InvalidArgumentError } from 'commander';
import { findWrittenInputs, type Input } from '../inputs.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { PIPE, readNamed } from '../reading/read-named.ts';
import { createRenderer, FORMATS, type Format, type Rendered } from '../rendering.ts';
import { defineCommand } from './define-command.ts';

interface RenderOptions {
  readonly out: string;
  readonly formats?: readonly Format[];
  readonly theme?: string;
  readonly brand?: string;
  readonly template?: string;
  readonly json?: boolean;
}

/** What the service takes too. */
const MAX_INPUT_BYTES = 10 * 1024 * 1024;

/** Slides in flight. Pictures are encoded off the main thread, so a few lanes fill two cores; each holds a frame of 8 MB. */
const LANES = 3;

export const command = defineCommand({ help_position: 10, register: renderCommand });

function renderCommand(program: Command, io: Io): void {
  program
    .command('render')
    .description('Draw slides from intent files, or from files with a brief: {"brief": "…"}.')
    .argument('<intent...>', 'intent files (.json), or folders of them; - reads standard input')
    .requiredOption('-o, --out <dir>', 'folder for the files; made when missing; - writes the one file to standard output')
    .option(
      '-f, --formats <list>',
      'any of pptx, pdf, png, separated by commas (default: what the intent asks for, else pptx)',
      parseFormats,
    )
    .option('-t, --theme <id>', "draw in this theme instead of the intent's own")
    .option('-b, --brand <file>', 'draw in this brand (a file of `deckwright brand make`)')
    .option('--template <file>', 'draw on the masters and layouts of this .pptx, in its own colours and fonts')
    .option('--json', 'print one line of JSON for each slide: the render response or the problem, and its input')
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright render samples/ebitda-bridge.json --out out --formats pptx,pdf,png --theme corporate-dark\n  $ deckwright render - --out - < intent.json > slide.pptx',
    )
    .action(async (paths: string[], options: RenderOptions, command: Command) => {
      let inputs: readonly Input[] = [];
      try {
        inputs = findWrittenInputs(paths);
      } catch (error) {
        command.error(`error: ${error instanceof Error ? error.message : String(error)}`, { exitCode: 2 });
      }
      if (options.out === PIPE) {
        const usage = (message: string): never => command.error(`error: ${message}`, { exitCode: 2 });
        if (inputs.length > 1) usage(`--out - writes one file, and ${inputs.length} slides were named; name one, or a folder as --out`);
        if ((options.formats?.length ?? 1) > 1) usage('--out - writes one file; name one format with --formats, or a folder as --out');
        if (options.json) usage('--out - and --json both write to standard output; leave one of them out');
      }
      await renderAll(inputs, options, await brandOf(options, io), io);
    });
}

/** Reading files of others is loaded when it is asked for. */
async function brandOf(options: RenderOptions, io: Io): Promise<Brand | undefined> {
  if (options.template !== undefined)
    return (await (await import('../template-file.ts')).readTemplate(options.template, io, options.json)).brand;
  return options.brand === undefined ? undefined : (await import('../brand-option.ts')).brandOption(options, io);
}

function parseFormats(list: string): readonly Format[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !FORMATS.includes(name as Format));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is not one of ${FORMATS.join(', ')}.`);
  return FORMATS.filter((format) => names.includes(format));
}

async function renderAll(inputs: readonly Input[], options: RenderOptions, brand: Brand | undefined, io: Io): Promise<void> {
  const piped = options.out === PIPE;
  if (!piped) mkdirSync(options.out, { recursive: true });
  const renderer = createRenderer();
  const progress = await startProgress(io, inputs.length);
  const answers: (Promise<void> | undefined)[] = [];
  let printed = Promise.resolve();
  let next = 0;

  const one = async (input: Input): Promise<() => void> => {
    const result = await renderOne(input);
    progress.step(input.stem);
    return () => report(input, result, options, io);
  };
  const renderOne = async (input: Input): Promise<Rendered> => {
    const text = readInput(input.path);
    if (typeof text !== 'string') return { ok: false, problem: text };
    return renderer.render(text, {
      formats: options.formats ?? (piped ? ['pptx'] : undefined),
      theme: options.theme,
      brand,
      folder: dirname(input.path),
      keep: (format, bytes) => keep(input, format, bytes),
    });
  };
  const keep = (input: Input, format: Format, bytes: Uint8Array): string => {
    if (piped) {
      io.bytes(bytes);
      return PIPE;
    }
    const path = join(options.out, `${input.stem}.${format}`);
    writeFileSync(path, bytes);
    return path;
  };
  // Answers are printed in the order of the inputs, whichever lane is done first.
  const lane = async (): Promise<void> => {
    for (let i = next++; i < inputs.length; i = next++) {
      const input = inputs[i];
      if (!input) return;
      const before = printed;
      const mine = one(input);
      printed = Promise.all([before, mine]).then(([, print]) => print());
      answers.push(printed);
      await mine;
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, inputs.length) }, lane));
  await Promise.all(answers);
  progress.stop();
}

/** Only the command line opens files by name, so the service's catalogue does not have this one. */
const inputUnreadable = defineError({
  code: 'input_unreadable',
  status: 400,
  title: 'The file could not be read',
  remedy: 'Name an existing file of JSON in UTF-8.',
});

function readInput(path: string): string | ProblemBody {
  let bytes: Uint8Array;
  try {
    bytes = readNamed(path);
  } catch (error) {
    return problem(inputUnreadable, { detail: (error as Error).message });
  }
  if (bytes.length > MAX_INPUT_BYTES) {
    const detail = `${path} has ${bytes.length} bytes; the limit is ${MAX_INPUT_BYTES}.`;
    return problem(payloadTooLarge, { detail, extra: { limit: MAX_INPUT_BYTES } });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return problem(inputUnreadable, { detail: `${path} is not UTF-8.` });
  }
}

function report(input: Input, result: Rendered, options: RenderOptions, io: Io): void {
  if (!result.ok || Object.keys(result.response.files).length === 0) io.fail();
  if (options.json) {
    io.out(`${JSON.stringify({ ...(result.ok ? result.response : result.problem), input: input.path })}\n`);
    return;
  }
  if (!result.ok) {
    io.err(`${input.path}: ${io.paint('fault', result.problem.title)}. ${result.problem.detail}\n`);
    for (const { pointer, msg } of result.problem.errors ?? []) io.err(`  ${pointer}: ${msg}\n`);
    io.err(`  ${result.problem.remedy}\n`);
    for (const { form, add, completed_brief } of repairsOf(result.problem)) io.err(`  ${form}: ${add}\n    ${completed_brief}\n`);
    return;
  }
  if (options.out !== PIPE) for (const path of Object.values(result.response.files)) io.out(`${path}\n`);
  for (const look of ['fault', 'caution'] as const) {
    for (const { code, message, path } of look === 'fault' ? result.response.errors : result.response.warnings)
      io.err(`${input.path}: ${io.paint(look, code)}${path ? ` at ${path}` : ''}: ${message}\n`);
  }
  for (const { code, message, path } of result.response.notices)
    io.err(`${input.path}: ${io.paint('aside', code)}${path ? ` at ${path}` : ''}: ${message}\n`);
}

interface Repair {
  readonly form: string;
  readonly add: string;
  readonly completed_brief: string;
}

/** What a refused brief needs. */
const repairsOf = ({ repair_options }: ProblemBody): readonly Repair[] =>
  Array.isArray(repair_options) ? (repair_options as readonly Repair[]) : [];
