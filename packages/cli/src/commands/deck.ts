/** `deckwright deck`: a deck from one file, or from a folder of slides, drawn here or by a service. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, ConnectionError } from '@deckwright/client';
import { type DeckReport, MAX_SLIDES } from '@deckwright/draw/deck';
import type { DrawProblem } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { brandOnServer } from '../brand-on-server.ts';
import { brandOption } from '../brand-option.ts';
import { inOptions, onCommandLine, refusedOnCommandLine } from '../command-door.ts';
import { drawDeckHere } from '../deck-here.ts';
import { placeForPeople, sayNotices, sentenceForPeople } from '../deck-notices.ts';
import { deckOnServer, refusalOf } from '../deck-on-server.ts';
import { type DeckBody, type DeckSource, deckFileStem, folderOfSource, readDeckSource } from '../deck-source.ts';
import { planOnServer } from '../document-on-server.ts';
import { type DocumentWish, planFile, sentenceOf } from '../document-source.ts';
import type { Io } from '../io.ts';
import { takePictures } from '../pictures.ts';
import { type Progress, startProgress } from '../progress.ts';
import { PIPE } from '../reading/read-named.ts';
import { FORMATS, type Format } from '../rendering.ts';
import { readTemplate } from '../template-file.ts';
import { defineCommand } from './define-command.ts';

interface DeckOptions {
  /** What the document that the deck is made of leaves out; its report says so. */
  readonly document?: DeckSource['document'];
  readonly out: string;
  readonly formats?: readonly Format[];
  readonly slides?: number;
  readonly theme?: string;
  readonly brand?: string;
  readonly template?: string;
  readonly name?: string;
  readonly previews?: boolean;
  readonly json?: boolean;
  readonly server?: string;
  readonly key?: string;
}

export const command = defineCommand({ help_position: 20, register: deckCommand });

function deckCommand(program: Command, io: Io): void {
  program
    .command('deck')
    .description(
      'Make a deck from a file {"slides": [...]}, from the slides of a folder in the order of their names, or from a document: every part of it on a slide.',
    )
    .argument(
      '<source>',
      'a .json file, a folder of intent files, or a document (.docx, .xlsx, .md, .txt, .csv, or an outline of `plan --document --markdown`); - reads standard input',
    )
    .requiredOption('-o, --out <dir>', 'folder for the files; made when missing; - writes the one file to standard output')
    .option('-f, --formats <list>', 'any of pptx, pdf, png, separated by commas (default: what the deck asks for, else pptx)', parseFormats)
    .option('--slides <n>', 'of a document: this many slides, where its content allows it', parseSlides)
    .option('-t, --theme <id>', "draw in this theme instead of the deck's own")
    .option('-b, --brand <file>', 'draw in this brand (a file of `deckwright brand make`)')
    .option('--template <file>', 'draw on the masters and layouts of this .pptx, in its own colours and fonts')
    .option('-n, --name <name>', "name of the deck and its files instead of the deck's own")
    .option('--previews', 'a picture of each slide beside the deck, PNG 768 pixels wide')
    .option('--server <url>', 'have it made by the service at this address (default: drawn here)')
    .addOption(new Option('--key <key>', 'API key for the service').env('DECKWRIGHT_API_KEY'))
    .option('--json', 'print the report on the deck, or the problem, as one line of JSON')
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright deck samples/decks/network-plan.json --out out --formats pptx,pdf\n  $ deckwright deck plan.json --out out --server http://127.0.0.1:8080 --key dw_live_…\n  $ deckwright deck report.docx --slides 10 --out out\n  $ deckwright plan --deck --file prompt.md --json | deckwright deck - --out out',
    )
    .action(async (source: string, options: DeckOptions, command: Command) => {
      const usage = (message: string): never => command.error(`error: ${message}`, { exitCode: 2 });
      if (options.brand !== undefined && options.template !== undefined) usage('name a brand or a template, not both');
      if (options.template !== undefined && options.server !== undefined)
        usage(
          '--template is for decks that are drawn here; for a service make a brand of it: {"template": "FILE.pptx"}, and name that with --brand',
        );
      if (options.out === PIPE) {
        if ((options.formats?.length ?? 1) > 1) usage('--out - writes one file; name one format with --formats, or a folder as --out');
        if (options.json || options.previews)
          usage('--out - writes the deck alone; leave out --json and --previews, or name a folder as --out');
      }
      const { template } = options;
      const brand =
        options.server !== undefined
          ? undefined
          : template === undefined
            ? await brandOption(options, io)
            : (await readTemplate(template, io, options.json)).brand;
      const { server, key } = options;
      let body: DeckBody;
      let document: DeckSource['document'];
      try {
        const at = server === undefined ? undefined : { server, key };
        // A service plans in the look that it draws in, too.
        const theme = at !== undefined && options.brand !== undefined ? await brandOnServer(options.brand, at) : options.theme;
        const wish = wishOf({ ...options, theme }, brand);
        const read = await readDeckSource(source, (file, bytes) =>
          at === undefined ? planFile(file, wish, bytes) : planOnServer(file, wish, at, bytes),
        );
        ({ body, document } = read);
        if (theme !== undefined) body['theme_id'] = theme;
        if (options.json !== true && document !== undefined) sayDocument(document, io);
      } catch (error) {
        if (server !== undefined && (error instanceof ApiError || error instanceof ConnectionError))
          return refuse(refusalOf(error, server), options, io);
        return usage(sentenceOf(error));
      }
      if (options.name !== undefined) body['name'] = options.name;
      const missing = await takePictures(body, folderOfSource(source), new Map());
      if (missing !== undefined) return refuse(missing, options, io);
      const stem = deckFileStem(body, source);
      if (server !== undefined) return makeOnServer(body, stem, { ...options, server, document }, io);
      return makeDeck(body, stem, { ...options, document }, brand, io);
    });
}

/** What a document leaves out, and what else was noticed of it. */
function sayDocument({ left_out, notices }: NonNullable<DeckSource['document']>, io: Io): void {
  const off = left_out.map(({ text, reason }) => ({
    code: 'left_out',
    message: `On no slide, ${reason.replaceAll('_', ' ')}: ${JSON.stringify(text.slice(0, 120))}.`,
    remedy: '',
  }));
  sayNotices([...notices, ...off], 'aside', io);
}

/** How a document is planned: in the look that it is drawn in, since that decides what fits. */
const wishOf = ({ slides, theme }: Pick<DeckOptions, 'slides' | 'theme'>, brand: Brand | undefined): DocumentWish => ({
  ...(slides === undefined ? {} : { slides }),
  ...(theme === undefined ? {} : { theme_id: theme }),
  ...(brand === undefined ? {} : { brand }),
});

function parseSlides(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1 || n > MAX_SLIDES) throw new InvalidArgumentError(`must be 1 to ${MAX_SLIDES}.`);
  return n;
}

/** What is written where it was not said. */
const formatsOf = ({ formats, out }: DeckOptions): readonly Format[] | undefined => formats ?? (out === PIPE ? ['pptx'] : undefined);

async function makeOnServer(body: DeckBody, stem: string, options: DeckOptions & { readonly server: string }, io: Io): Promise<void> {
  const { server, key } = options;
  const wish = { body, formats: formatsOf(options), previews: options.previews === true, keep: keepIn(options.out, stem, io) };
  const made = await deckOnServer(wish, { server, key }, io);
  if (made.ok) printReport(made.deck, made.files, options, io);
  else refuse(made.problem, options, io);
}

function parseFormats(list: string): readonly Format[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !FORMATS.includes(name as Format));
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is not one of ${FORMATS.join(', ')}.`);
  return FORMATS.filter((format) => names.includes(format));
}

async function makeDeck(body: DeckBody, stem: string, options: DeckOptions, brand: Brand | undefined, io: Io): Promise<void> {
  const fonts = carriedFonts();
  const writeKit = createWriteKit(fonts);
  let progress: Progress | undefined;
  const drawn = await drawDeckHere(body, brand, createDrawKit(fonts), {
    begin: async (slides) => {
      progress = await startProgress(io, slides);
    },
    step: (title) => progress?.step(title),
  });
  progress?.stop();
  if (!drawn.ok) return refuse(drawn.problem, options, io);
  const { deck, report, outputs } = drawn;
  const files: Record<string, string> = {};
  if (deck !== undefined) {
    const keep = keepIn(options.out, stem, io);
    const formats = formatsOf(options) ?? outputs;
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
  printReport(report, files, options, io);
}

/** Writes a file named after the deck, with this ending; gives its path. */
const keepIn =
  (folder: string, stem: string, io: Io) =>
  (ending: string, bytes: Uint8Array): string => {
    if (folder === PIPE) {
      io.bytes(bytes);
      return PIPE;
    }
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${stem}${ending}`);
    writeFileSync(path, bytes);
    return path;
  };

/** What the report of a local deck and the answer of a service have in common. */
interface DeckSummary extends Pick<DeckReport, 'slides_ok' | 'slides_total'> {
  readonly status: string;
  readonly errors: readonly object[];
  readonly warnings: readonly object[];
  /** Absent where a service is older than this command. */
  readonly notices?: readonly object[];
}

function printReport(told: DeckSummary, files: Readonly<Record<string, string>>, options: DeckOptions, io: Io): void {
  const report = onCommandLine(told);
  if (report.status !== 'complete') io.fail();
  if (options.json) {
    const { left_out, used_twice, notices = [] } = options.document ?? {};
    const of = left_out === undefined ? {} : { left_out, used_twice, notices: [...notices, ...(report.notices ?? [])] };
    io.out(`${JSON.stringify({ ...report, ...of, files })}\n`);
    return;
  }
  if (options.out !== PIPE) for (const path of Object.values(files)) io.out(`${path}\n`);
  sayNotices(report.errors, 'fault', io);
  sayNotices(report.warnings, 'caution', io);
  sayNotices(report.notices ?? [], 'aside', io);
  const look = report.status === 'complete' ? 'well' : 'fault';
  io.err(`${report.slides_ok} of ${report.slides_total} slides, ${io.paint(look, report.status)}\n`);
}

/** What stands above the deck's own theme and name. */
const optionsOf = ({ theme, name }: DeckOptions): Readonly<Record<string, string>> => ({
  ...(theme === undefined ? {} : { '/theme_id': '--theme' }),
  ...(name === undefined ? {} : { '/name': '--name' }),
});

type Refusal = Pick<DrawProblem, 'title' | 'detail' | 'remedy' | 'errors' | 'ways_out'>;

function refuse(refusal: Refusal, options: DeckOptions, io: Io): void {
  const said = refusedOnCommandLine(refusal);
  const problem = { ...said, ways_out: inOptions(said.ways_out, 'deck', optionsOf(options)) };
  io.fail();
  if (options.json) {
    io.out(`${JSON.stringify(problem)}\n`);
    return;
  }
  io.err(`${io.paint('fault', problem.title)}. ${sentenceForPeople(problem.detail)}\n`);
  for (const { pointer, msg } of problem.errors ?? []) io.err(`  ${placeForPeople(pointer)}: ${msg}\n`);
  io.err(`  ${problem.remedy}\n`);
}
