/** `deckwright show`: draws any .pptx, of any program, as pictures or as a PDF. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ShowAnswer, showTask } from '@deckwright/review/show/show.task';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { officeEngine } from '../reading/office-engine.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { pageRange, slideNumbers } from '../reading/slide-numbers.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly png?: boolean;
  readonly pdf?: boolean;
  readonly slides?: readonly number[];
  readonly out: string;
  readonly width?: number;
  readonly engine: 'deckwright' | 'libreoffice';
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 110, register: showCommand });

function showCommand(program: Command, io: Io): void {
  program
    .command('show')
    .description('Draw the slides of a .pptx that any program made, as PNG or PDF.')
    .argument('<file>', 'a .pptx, .pptm, .potx or .ppsx file')
    .option('--png', 'one PNG a slide (the default)')
    .option('--pdf', 'one PDF')
    .option('-s, --slides <list>', 'slides by number, such as 1-3,7 (default: all that are not hidden)', parsed(slideNumbers))
    .option('-o, --out <dir>', 'folder for the files; made when missing', '.')
    .option('-w, --width <pixels>', 'width of PNGs, 64 to 7680 (default: 1920)', parsed(widthOf))
    .addOption(new Option('--engine <name>', 'who draws').choices(['deckwright', 'libreoffice']).default('deckwright'))
    .option('--json', 'print one line of JSON: the files, and what is drawn otherwise than its makers would')
    .addHelpText('after', '\nExample:\n  $ deckwright show deck.pptx --png --slides 1-3 --out pictures')
    .action(async (file: string, options: Options, command: Command) => {
      if (options.png && options.pdf) command.error('error: give --png or --pdf, not both', { exitCode: 2 });
      const format = options.pdf ? 'pdf' : 'png';
      const bytes = readOrRefuse(file, options, io);
      if (options.engine === 'libreoffice') await byOffice(file, bytes, format, options, io);
      else await byOurselves(file, bytes, format, options, io);
    });
}

async function byOurselves(file: string, bytes: Uint8Array, format: 'png' | 'pdf', options: Options, io: Io): Promise<void> {
  const { slides, width } = options;
  const order = { format, ...OWN_FILES, ...(slides && { slides }), ...(width === undefined ? {} : { width_px: width }) } as const;
  const done = await runIsolated(showTask, order, [bytes]);
  if (done.outcome !== 'done') throw refused(done, { json: options.json, file }, io);
  const { answer } = done;
  const beyond = (slides ?? []).filter((i) => !answer.slides.includes(i));
  const missing = `The deck has ${answer.slides_total} slides; there is no slide ${beyond.slice(0, 5).join(', ')}.`;
  if (beyond.length > 0 && answer.slides.length === 0)
    throw refused({ code: 'no_such_slide', message: missing, remedy: 'Name slides that are there.' }, { json: options.json, file }, io);
  const files = keep(file, done.files, format, answer.slides, options);
  if (options.json)
    io.out(
      `${JSON.stringify({ ok: true, engine: 'deckwright', files, ...answer, ...(beyond.length > 0 && { no_such_slides: beyond }) })}\n`,
    );
  else {
    for (const path of files) io.out(`${path}\n`);
    for (const line of [...(beyond.length > 0 ? [missing] : []), ...approximationLines(answer), ...conformanceLines(answer)])
      io.err(`  ${line}\n`);
  }
}

async function byOffice(file: string, bytes: Uint8Array, format: 'png' | 'pdf', options: Options, io: Io): Promise<void> {
  const done = await officeEngine(bytes, {
    format,
    ...(options.slides === undefined ? {} : { pages: pageRange(options.slides) }),
    width_px: options.width ?? 1920,
  });
  if (!done.ok) throw refused(done, { json: options.json, file }, io);
  const files = keep(file, done.files, format, options.slides ?? done.files.map((_, i) => i + 1), options);
  if (options.json) io.out(`${JSON.stringify({ ok: true, engine: 'libreoffice', files })}\n`);
  else for (const path of files) io.out(`${path}\n`);
}

/** Writes the files: `deck-1.png`, `deck-2.png`, …, or `deck.pdf`. */
function keep(
  file: string,
  made: readonly Uint8Array[],
  format: 'png' | 'pdf',
  slides: readonly number[],
  { out }: Options,
): readonly string[] {
  mkdirSync(out, { recursive: true });
  const stem = basename(file).replace(/\.[^.]+$/, '');
  return made.map((bytes, i) => {
    const path = join(out, format === 'pdf' ? `${stem}.pdf` : `${stem}-${slides[i] ?? i + 1}.png`);
    writeFileSync(path, bytes);
    return path;
  });
}

const MAX_LINES = 12;

/** Lists each difference of the pictures once, with its slides. */
function approximationLines({ approximations }: ShowAnswer): readonly string[] {
  const slides = new Map<string, number[]>();
  for (const { detail, slide } of approximations) slides.set(detail, [...(slides.get(detail) ?? []), slide]);
  const lines = [...slides].map(([detail, on]) => `${detail} (slide ${[...new Set(on)].join(', ')}).`);
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more; --json names them all.`];
}

/** Explains why a PDF is not PDF/UA, and how to mend that. */
function conformanceLines({ conformance }: ShowAnswer): readonly string[] {
  const undescribed = conformance?.undescribed ?? [];
  if (undescribed.length === 0) return [];
  const slides = [...new Set(undescribed.map(({ slide }) => slide))].join(', ');
  const what = undescribed.length === 1 ? '1 picture, chart or diagram has' : `${undescribed.length} pictures, charts or diagrams have`;
  return [
    `The PDF is PDF/A-2a but not PDF/UA-1: ${what} no alternative text (slide ${slides}). Describe them, or mark them as decorative, and draw again.`,
  ];
}

const parsed =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    try {
      return read(text);
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
    }
  };

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 64 || width > 7680) throw new RangeError('It must be a whole number from 64 to 7680.');
  return width;
}
