/** `deckwright lint`: reads intents and prints what the checks of the visual language find on their slides. */

import { readFileSync } from 'node:fs';
import { briefReader } from '@deckwright/brief';
import { examplePicture } from '@deckwright/draw/catalog';
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawKit, drawSlide, lintSlide, type Verdict } from '@deckwright/draw/pipeline';
import { findTheme, themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { type Command, InvalidArgumentError } from 'commander';
import { textOnCommandLine } from '../command-door.ts';
import { findInputs, type Input } from '../inputs.ts';
import type { Io } from '../io.ts';
import { whyUnreadable } from '../reading/why-unreadable.ts';
import { defineCommand } from './define-command.ts';

/** `own` is the intent's own theme. */
type ThemeWish = readonly string[] | 'own';

interface LintOptions {
  readonly theme?: ThemeWish;
  readonly json?: boolean;
}

/** One line of `--json`. A slide that cannot be drawn has its refusal as the one error and no points. */
interface Linted {
  readonly input: string;
  readonly theme: string;
  readonly score: number;
  readonly errors: readonly (Verdict['errors'][number] | Refused)[];
  readonly warnings: Verdict['warnings'];
}

interface Refused {
  readonly code: string;
  readonly severity: 'E';
  readonly message: string;
  readonly remedy: string;
}

export const command = defineCommand({ help_position: 40, register: lintCommand });

function lintCommand(program: Command, io: Io): void {
  program
    .command('lint')
    .description('Draw intents and measure their slides: overlaps, contrast, proportion, alignment, balance and the rest.')
    .argument('<intent...>', 'intent files (.json), or folders of them')
    .option('-t, --theme <id>', "a theme, or all (default: the intent's own)", parseTheme)
    .option('--json', 'print one line of JSON for each slide and theme: {input, theme, score, errors, warnings}')
    .addHelpText('after', '\nExample:\n  $ deckwright lint samples/ --theme all')
    .action(async (paths: string[], options: LintOptions, command: Command) => {
      let inputs: readonly Input[] = [];
      try {
        inputs = findInputs(paths);
      } catch (error) {
        command.error(`error: ${error instanceof Error ? error.message : String(error)}`, { exitCode: 2 });
      }
      const kit = createDrawKit(carriedFonts(), { pictures: standIn });
      const scores: number[] = [];
      for (const { path } of inputs)
        for await (const linted of lintFile(path, options.theme ?? 'own', kit, io)) {
          if (linted.errors.length > 0) io.fail();
          scores.push(linted.score);
          if (options.json) io.out(`${JSON.stringify(linted)}\n`);
          else print(linted, io);
        }
      if (!options.json && scores.length > 1) {
        scores.sort((a, b) => a - b);
        io.out(`${scores.length} slides: median ${scores[scores.length >> 1]}, lowest ${scores[0]}\n`);
      }
    });
}

/** Nothing is fetched to be measured: a photograph of our own replaces one at an address. */
const standIn = (src: string): Uint8Array | undefined => (/^https:/i.test(src) ? examplePicture('example:plant-hall') : undefined);

function parseTheme(id: string): ThemeWish {
  if (id === 'all') return themes.map((theme) => theme.id);
  const found = findTheme(id);
  if (found === undefined) throw new InvalidArgumentError(`"${id}" is none of all, ${themes.map((theme) => theme.id).join(', ')}.`);
  return [found.theme.id];
}

async function* lintFile(input: string, wish: ThemeWish, kit: DrawKit, io: Io): AsyncGenerator<Linted> {
  const refuse = (theme: string, code: string, message: string, remedy: string): Linted => ({
    input,
    theme,
    score: 0,
    errors: [{ code, severity: 'E', message, remedy }],
    warnings: [],
  });
  let text = '';
  try {
    text = readFileSync(input, 'utf8');
  } catch (error) {
    yield refuse('', 'input_unreadable', whyUnreadable(input, error), 'Name an existing file of JSON in UTF-8.');
    return;
  }
  for (const wanted of wish === 'own' ? [undefined] : wish) {
    // Read afresh for each theme: a request is changed by naming one.
    const json = readJson(text);
    if (!json.ok) {
      yield refuse('', json.code, `${json.detail} (line ${json.line}, column ${json.column})`, 'Send one JSON object.');
      return;
    }
    if (Array.isArray(json.value)) {
      io.err(`${input}: a list, not an intent; left out.\n`);
      return;
    }
    if (wanted !== undefined && typeof json.value === 'object' && json.value !== null) Reflect.set(json.value, 'theme_id', wanted);
    const read = readSlideRequest(json.value, { briefs: briefReader });
    if (!read.ok) {
      yield refuse(wanted ?? '', read.problem.code, read.problem.detail, textOnCommandLine(read.problem.remedy));
      continue;
    }
    const theme = read.request.theme.id;
    try {
      yield { input, theme, ...(await lintSlide(await drawSlide(read.request, kit), kit, { full: true })) };
    } catch (error) {
      if (!(error instanceof DrawRefusal)) throw error;
      yield refuse(theme, error.problem.code, error.problem.detail, textOnCommandLine(error.problem.remedy));
    }
  }
}

function print({ input, theme, score, errors, warnings }: Linted, io: Io): void {
  io.out(`${input} ${theme}: ${score}${errors.length > 0 ? `, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}` : ''}\n`);
  for (const finding of [...errors, ...warnings]) {
    const figures = 'check' in finding ? ` [${finding.shape_ids.join(', ')}; measured ${finding.measured}, limit ${finding.limit}]` : '';
    const name = 'check' in finding ? `${finding.severity}${finding.check} ${finding.code}` : `${finding.severity} ${finding.code}`;
    io.out(`  ${name}: ${finding.message}${figures}\n`);
  }
}
