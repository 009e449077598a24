/** `deckwright deck`: a deck from one file, or from a folder of slides. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { compileDeck, type DeckReport, drawAll, readDeckRequest, type SlideOutcome, trySlide } from '@deckwright/draw/deck';
import { type DrawProblem, readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { bookOf } from '../brand-file.ts';
import { brandOption } from '../brand-option.ts';
import { deckOnServer } from '../deck-on-server.ts';
import { findInputs } from '../inputs.ts';
import type { Io } from '../io.ts';
import { takePictures } from '../pictures.ts';
import { startProgress } from '../progress.ts';
import { FORMATS, type Format } from '../rendering.ts';

interface DeckOptions {
  readonly out: string;
  readonly formats?: readonly Format[];
  readonly theme?: string;
  readonly brand?: string;
  readonly name?: string;
  readonly previews?: boolean;
  readonly json?: boolean;
  readonly server?: string;
  readonly key?: string;
}

export function deckCommand(program: Command, io: Io): void {
  program
    .command('deck')
    .description('Make a deck from a file {"slides": [...]}, or from the slides of a folder in the order of their names.')
    .argument('<source>', 'a .json file, or a folder of intent files')
    .requiredOption('-o, --out <dir>', 'folder for the files; made when missing')
    .option('-f, --formats <list>', 'any of pptx, pdf, png, separated by commas (default: what the deck asks for, else pptx)', parseFormats)
    .option('-t, --theme <id>', "draw in this theme instead of the deck's own")
    .option('-b, --brand <file>', 'draw in this brand (a file of `deckwright brand make`)')
    .option('-n, --name <name>', "name of the deck and its files instead of the deck's own")
    .option('--previews', 'a picture of each slide beside the deck, PNG 768 pixels wide')
    .option('--server <url>', 'have it made by the service at this address (default: drawn here)')
    .addOption(new Option('--key <key>', 'API key for the service').env('DECKWRIGHT_API_KEY'))
    .option('--json', 'print the report on the deck, or the problem, as one line of JSON')
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright deck samples/decks/network-plan.json --out out --formats pptx,pdf\n  $ deckwright deck plan.json --out out --server http://127.0.0.1:8080 --key dw_live_…',
    )
    .action(async (source: string, options: DeckOptions, command: Command) => {
      let body: Record<string, unknown>;
      try {
        body = readSource(source);
      } catch (error) {
        command.error(`error: ${error instanceof Error ? error.message : String(error)}`, { exitCode: 2 });
      }
      if (options.theme !== undefined) body['theme_id'] = options.theme;
      if (options.name !== undefined) body['name'] = options.name;
      const stem = basename(source, extname(source));
      const missing = await takePictures(body, folderOf(source), new Map());
      if (missing !== undefined) return refuse(missing, options, io);
      if (options.server === undefined) return makeDeck(body, stem, options, await brandOption(options, io), io);
      const { server, key } = options;
      const wish = { body, formats: options.formats, previews: options.previews === true, keep: keepIn(options.out, stem) };
      return deckOnServer(wish, { server, key }, io).then((made) => {
        if (made.ok) tell(made.deck, made.files, options, io);
        else refuse(made.problem, options, io);
      });
    });
}

function parseFormats(list: string): readonly Format[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !FORMATS.includes(name as Format));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is not one of ${FORMATS.join(', ')}.`);
  return FORMATS.filter((format) => names.includes(format));
}

/** @throws Error, with a sentence for the caller */
function readSource(source: string): Record<string, unknown> {
  const found = statSync(source, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`there is no file or folder ${source}`);
  if (!found.isDirectory()) {
    const value = readFile(source);
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw new Error(`${source} holds no deck: it needs {"slides": [...]}.`);
    return value as Record<string, unknown>;
  }
  const slides = findInputs([source]).map(({ path }) => {
    const slide = readFile(path);
    if (slide !== null && typeof slide === 'object' && 'slides' in slide)
      throw new Error(`${path} is a whole deck, not a slide; name it instead of its folder.`);
    return withoutTheme(slide);
  });
  return { name: basename(source), slides };
}

/** Where paths of pictures begin. */
const folderOf = (source: string): string => (statSync(source).isDirectory() ? source : dirname(source));

/** Slides that stood alone may each have had one; a deck has one for all. */
function withoutTheme(slide: unknown): unknown {
  if (slide === null || typeof slide !== 'object' || Array.isArray(slide)) return slide;
  const { theme_id: _own, ...rest } = slide as Record<string, unknown>;
  return rest;
}

function readFile(path: string): unknown {
  const parsed = readJson(readFileSync(path, 'utf8'));
  if (!parsed.ok) throw new Error(`${path}: ${parsed.detail} (line ${parsed.line}, column ${parsed.column})`);
  return parsed.value;
}

async function makeDeck(
  body: Record<string, unknown>,
  stem: string,
  options: DeckOptions,
  brand: Brand | undefined,
  io: Io,
): Promise<void> {
  if (brand !== undefined) body['theme_id'] = brand.theme.id;
  const read = readDeckRequest(body, bookOf(brand));
  if (!read.ok) return refuse(read.problem, options, io);
  const fonts = carriedFonts();
  const drawKit = createDrawKit(fonts);
  const writeKit = createWriteKit(fonts);
  const progress = await startProgress(io, read.deck.slides.length);
  const outcomes: SlideOutcome[] = [];
  for (const slide of read.deck.slides) {
    outcomes.push((await trySlide(slide.request, drawKit)).outcome);
    progress.step(slide.title);
  }
  progress.stop();
  const { deck, report } = await compileDeck(body, read.deck, outcomes, drawAll(drawKit));
  const files: Record<string, string> = {};
  if (deck !== undefined) {
    const keep = keepIn(options.out, stem);
    const formats = options.formats ?? read.deck.controls.outputs ?? ['pptx'];
    const written = await writeFiles(deck, formats, writeKit);
    for (const format of formats) {
      const bytes = written[format];
      if (bytes !== undefined) files[format] = keep(`.${format}`, bytes);
    }
    for (const number of options.previews === true ? deck.slides.keys() : []) {
      const { preview } = await writeFiles(deck, ['preview'], writeKit, { slide: number + 1 });
      if (preview !== undefined) keep(`-${String(number + 1).padStart(2, '0')}.png`, preview);
    }
  }
  tell(report, files, options, io);
}

/** Writes a file named after the source, with this ending; gives its path. */
const keepIn =
  (folder: string, stem: string) =>
  (ending: string, bytes: Uint8Array): string => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${stem}${ending}`);
    writeFileSync(path, bytes);
    return path;
  };

/** What a report of ours and a service's answer both say. */
interface Told extends Pick<DeckReport, 'slides_ok' | 'slides_total'> {
  readonly status: string;
  readonly errors: readonly object[];
  readonly warnings: readonly object[];
}

function tell(report: Told, files: Readonly<Record<string, string>>, options: DeckOptions, io: Io): void {
  if (report.status !== 'complete') io.fail();
  if (options.json) {
    io.out(`${JSON.stringify({ ...report, files })}\n`);
    return;
  }
  for (const path of Object.values(files)) io.out(`${path}\n`);
  for (const notice of [...report.errors, ...report.warnings])
    io.err(`${['path', 'code', 'message'].map((name) => String(Reflect.get(notice, name))).join(': ')}\n`);
  io.err(`${report.slides_ok} of ${report.slides_total} slides, ${report.status}\n`);
}

type Refusal = Pick<DrawProblem, 'title' | 'detail' | 'remedy'> & { readonly errors?: readonly { pointer: string; msg: string }[] };

function refuse(problem: Refusal, options: DeckOptions, io: Io): void {
  io.fail();
  if (options.json) {
    io.out(`${JSON.stringify(problem)}\n`);
    return;
  }
  io.err(`${problem.title}. ${problem.detail}\n`);
  for (const { pointer, msg } of problem.errors ?? []) io.err(`  ${pointer}: ${msg}\n`);
  io.err(`  ${problem.remedy}\n`);
}
