/** `deckwright picture generate`: a picture of words, by the generator that the settings name or the embedded illustrator. */
import { writeFileSync } from 'node:fs';
import { illustrateTask } from '@deckwright/convert/illustration/illustrate.task';
import { findTheme, themes } from '@deckwright/draw/themes';
import { readConfig } from '@deckwright/platform/config';
import {
  generatorOf,
  PICTURE_QUALITIES,
  PICTURE_SIZES,
  type PictureQuality,
  type PictureSize,
  pictureMakerOf,
} from '@deckwright/platform/picture-maker';
import { pictureTask } from '@deckwright/uploads/picture';
import { type Command, Option } from 'commander';
import { Exit, type Io } from '../io.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { refused } from '../refusal.ts';

interface Options {
  readonly out: string;
  readonly json?: boolean;
  readonly size: PictureSize;
  readonly theme?: string;
  readonly quality?: PictureQuality;
  readonly model?: string;
}

export function pictureGenerateCommand(picture: Command, io: Io): void {
  picture
    .command('generate')
    .description('Make a picture of words: by the generator of the settings, else by the embedded illustrator, which needs no network.')
    .argument('<prompt>', 'what the picture shows')
    .option('-o, --out <file>', 'where the picture goes, a PNG or a JPEG')
    .addOption(new Option('--size <size>', 'pixels').choices(PICTURE_SIZES).default('1792x1024'))
    .option('--theme <id>', 'a built-in theme, whose colours the illustrator takes')
    .addOption(new Option('--quality <name>', 'chooses the model of a generator of the settings').choices(PICTURE_QUALITIES))
    .option('--model <name>', 'a model of such a generator by its name')
    .option('--json', 'print one line of JSON')
    .addHelpText(
      'after',
      '\nDECKWRIGHT_PICTURES_URL and DECKWRIGHT_PICTURES_MODEL name a generator; the prompt is sent there, and nothing else.\n\n' +
        'Exit code: 0 made; 1 the generator made none; 2 something asked for does not exist.\n\n' +
        'Example:\n  $ deckwright picture generate "Wind turbines above a calm sea" --out sea.png --theme corporate-dark',
    )
    // The options of `picture` that are named the same are read there.
    .action(async (prompt: string, _own: object, command: Command) => generate(prompt, command.optsWithGlobals<Options>(), io));
}

async function generate(prompt: string, options: Options, io: Io): Promise<void> {
  const { out, json, size, theme, quality, model } = options;
  const fail = (code: 1 | 2, problem: { readonly code: string; readonly message: string; readonly remedy: string }): never => {
    refused(problem, options, io);
    throw new Exit(code);
  };
  if (prompt.trim() === '')
    return fail(2, { code: 'prompt_missing', message: 'The prompt is empty.', remedy: 'Say what the picture shows.' });
  const theme_id = theme === undefined ? undefined : findTheme(theme)?.theme.id;
  if (theme !== undefined && theme_id === undefined)
    return fail(2, {
      code: 'unknown_theme',
      message: `There is no theme ${JSON.stringify(theme)}.`,
      remedy: `Name one of ${themes.map(({ id }) => id).join(', ')}.`,
    });
  const config = readConfig(process.env);
  const { models } = generatorOf(config);
  if (model !== undefined && models?.includes(model) === false)
    return fail(2, {
      code: 'unknown_model',
      message: `${model} is no model of the settings.`,
      remedy: `Name one of ${models.join(', ')}.`,
    });
  const maker = pictureMakerOf(config, async (wish) => {
    const drawn = await runIsolated(illustrateTask, { prompt: wish.prompt, size: wish.size, ...(theme_id && { theme_id }) }, []);
    return drawn.outcome === 'done' ? (drawn.files[0] ?? new Uint8Array()) : fail(1, drawn);
  });
  const { signal } = new AbortController();
  const made = await maker.make({ prompt, size, ...(quality && { quality }), ...(model && { model }) }, signal);
  if (made.outcome !== 'made')
    return fail(1, {
      code: made.outcome === 'refused' ? 'picture_refused' : 'picture_failed',
      message: made.message,
      remedy:
        made.outcome === 'refused'
          ? 'Word the prompt otherwise.'
          : 'Look at the DECKWRIGHT_PICTURES_ settings, or try again in some minutes.',
    });
  // What a generator sends is a stranger's file.
  const taken = await runIsolated(pictureTask, { use: 'image' }, [made.bytes]);
  if (taken.outcome !== 'done') return fail(1, taken);
  const { answer, files } = taken;
  if (!answer.ok)
    return fail(1, {
      code: 'picture_failed',
      message: `What the generator sent cannot be used. ${answer.message}`,
      remedy: 'Try another model.',
    });
  writeFileSync(out, files[0] ?? new Uint8Array());
  const { width_px, height_px, mime } = answer;
  const { generator, model: made_by } = made;
  if (json) io.out(`${JSON.stringify({ ok: true, out, generator, model: made_by, width_px, height_px, mime })}\n`);
  else io.out(`${out}: ${width_px} x ${height_px} px, by ${generator === made_by ? generator : `${made_by} (${generator})`}.\n`);
}
