/** `deckwright picture`: pictures of slides as slides that can be edited. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type ConvertPictureAnswer, convertPictureTask, type PictureTold, tellPictureTask } from '@deckwright/convert/picture';
import { type Command, Option } from 'commander';
import { Exit, type Io } from '../io.ts';
import { PIPE, readNamed } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { defineCommand } from './define-command.ts';
import { pictureGenerateCommand } from './picture-generate.ts';

const BRANCHES = ['reconstruct', 'preserve', 'explain', 'teach_deck'] as const;

interface Options {
  readonly branch: (typeof BRANCHES)[number];
  readonly out: string;
  readonly languages?: string;
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 97, register: pictureCommand });

function pictureCommand(program: Command, io: Io): void {
  const picture = program.command('picture');
  pictureGenerateCommand(picture, io);
  picture
    .description('Convert pictures of slides to editable slides, and say what was not understood.')
    .argument('<files...>', 'PNG, JPEG or WebP pictures, or - for standard input')
    .requiredOption('-o, --out <dir>', 'folder for the .pptx files')
    .addOption(
      new Option(
        '--branch <name>',
        'shapes and words; the picture with words above it; a slide of what it says; slides that walk through it',
      )
        .choices(BRANCHES)
        .default('reconstruct'),
    )
    .option(
      '--languages <list>',
      'languages of the words by their Tesseract names, such as eng or eng,deu (default: as read in the picture)',
    )
    .option('--json', 'print a line a picture: input, status, reader, form, confidence, pptx, not_understood')
    .addHelpText(
      'after',
      '\nExit code: 0 all converted; 2 one cannot be read or is not converted.\n\nExample:\n  $ deckwright picture slide.png --branch reconstruct --out slides',
    )
    .action(async (files: readonly string[], options: Options) => {
      let refused = 0;
      for (const file of files) if (!(await convert(file, options, io))) refused++;
      if (refused > 0) throw new Exit(2);
    });
}

/** Whether it was converted. */
async function convert(file: string, { branch, out, languages, json }: Options, io: Io): Promise<boolean> {
  const order = {
    branch: branch === 'preserve' ? branch : 'reconstruct',
    ...((branch === 'explain' || branch === 'teach_deck') && { all_words: true }),
    ...(languages !== undefined && { languages: languages.split(',') }),
  } as const;
  const picture = readNamed(file);
  const read = await runIsolated(convertPictureTask, order, [picture]);
  const told =
    read.outcome === 'done' && (branch === 'explain' || branch === 'teach_deck')
      ? await runIsolated(tellPictureTask, { branch, seen: read.answer }, [picture])
      : undefined;
  const done = told ?? read;
  if (read.outcome !== 'done' || done.outcome !== 'done') {
    const { code, message, remedy } = done as Exclude<typeof done, { outcome: 'done' }>;
    if (json) io.out(`${JSON.stringify({ input: file, status: 'refused', code, message, remedy })}\n`);
    else io.err(`deckwright: ${file}: ${message} ${remedy}\n`);
    return false;
  }
  mkdirSync(out, { recursive: true });
  const pptx = join(out, `${file === PIPE ? 'slide' : basename(file, extname(file))}.pptx`);
  writeFileSync(pptx, done.files[0] ?? new Uint8Array());
  const { reader, confidence, found, not_understood, intent } = read.answer;
  const { brief, form = intent?.form } = (told?.outcome === 'done' ? told.answer : {}) as Partial<PictureTold>;
  if (json) {
    const line = { input: file, status: 'converted', reader, form, confidence, pptx, found, intent, brief, not_understood };
    io.out(`${JSON.stringify(line)}\n`);
  } else io.out(textReport(file, pptx, read.answer));
  return true;
}

/** For people: where the file is, then what stayed a picture. */
function textReport(file: string, pptx: string, { reader, source, confidence, found, not_understood }: ConvertPictureAnswer): string {
  const how =
    reader === 'request'
      ? 'Drawn from the request that it carries.'
      : `Read by rules, ${Math.round(confidence * 100)} % sure: ${found.words} words, of which ${found.words_read_again} are read again.`;
  const lines = [
    `${file} -> ${pptx}`,
    how,
    ...(source?.drawn === false ? [`The picture carries its request, but ${source.why}.`] : []),
    ...not_understood.map(({ what, why }) => `  ${what}: ${why}`),
  ];
  return `${lines.join('\n')}\n`;
}
