/** `deckwright translate`: a .pptx in another language, by the translator that the settings name; formats and numbers stay. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readConfig } from '@deckwright/platform/config';
import {
  isLanguageCode,
  LANGUAGE_CODES,
  type LanguageCode,
  languageOf,
  TranslatorError,
  translatorOf,
} from '@deckwright/platform/translator';
import { translateDeck } from '@deckwright/review/translate/deck';
import { textsTask } from '@deckwright/review/translate/texts.task';
import type { TranslateAnswer } from '@deckwright/review/translate/translate.task';
import { type Command, InvalidArgumentError } from 'commander';
import { Exit, type Io } from '../io.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly to: LanguageCode;
  readonly from?: LanguageCode;
  readonly glossary?: string;
  readonly notes?: boolean;
  readonly tables: boolean;
  readonly charts: boolean;
  readonly altText: boolean;
  readonly concise?: boolean;
  readonly localizeNumbers?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

export const command = defineCommand({ help_position: 90, register: translateCommand });

function translateCommand(program: Command, io: Io): void {
  program
    .command('translate')
    .description('Put the texts of a deck into another language. Every run keeps its format, every number stays as it is written.')
    .argument('<file>', 'a .pptx, .pptm, .potx or .ppsx file')
    .requiredOption('--to <language>', `one of ${LANGUAGE_CODES.join(' ')}`, readLanguage)
    .option('--from <language>', 'language of the deck (default: the translator finds out)', readLanguage)
    .option('--glossary <file>', 'JSON: a list of {"term", "translation"}; a term without a translation stays')
    .option('--notes', 'translate speaker notes too')
    .option('--no-tables', 'leave tables as they are')
    .option('--no-charts', 'leave charts as they are')
    .option('--no-alt-text', 'leave descriptions of pictures as they are')
    .option('--concise', 'ask for wordings that take no more room')
    .option('--localize-numbers', 'write figures in the notation of the language: 1,234.5 becomes 1.234,5 in German')
    .option('--dry-run', 'say what would be translated, and send nothing')
    .option('--json', 'print one line of JSON')
    .option('--out <file>', 'where the translated file goes (default: beside the file, with the language in its name)')
    .addHelpText(
      'after',
      '\nThe texts go to the endpoint of DECKWRIGHT_TRANSLATE_URL (chat completions), with DECKWRIGHT_TRANSLATE_MODEL and, where it wants one,\n' +
        'DECKWRIGHT_TRANSLATE_KEY.\n\nExit code: 0 done; 1 the translator did not translate; 2 the file or a setting cannot be used.\n\n' +
        'Example:\n  $ deckwright translate deck.pptx --to de --out deck-de.pptx',
    )
    .action(async (file: string, options: Options) => {
      const fail = (code: 1 | 2, problem: { readonly code: string; readonly message: string; readonly remedy: string }): never => {
        refused(problem, options, io);
        throw new Exit(code);
      };
      const scope = {
        ...OWN_FILES,
        include_notes: options.notes === true,
        include_tables: options.tables,
        include_charts: options.charts,
        include_alt_text: options.altText,
      };
      // Said before the deck is read, because the answer is certain.
      const translator = options.dryRun === true ? null : translatorOf(readConfig(process.env));
      if (translator === null && options.dryRun !== true)
        return fail(2, {
          code: 'translator_not_configured',
          message: 'No translator is set.',
          remedy: 'Set DECKWRIGHT_TRANSLATE_URL and DECKWRIGHT_TRANSLATE_MODEL.',
        });
      const deck = readOrRefuse(file, options, io);
      if (translator === null) {
        const found = await runIsolated(textsTask, scope, [deck]);
        if (found.outcome !== 'done') return fail(2, { ...found, message: `${file}: ${found.message}` });
        const { slides_total, slides, texts, characters } = found.answer;
        if (options.json)
          io.out(
            `${JSON.stringify({ ok: true, dry_run: true, slides_total, slides_with_text: slides, texts: texts.length, characters })}\n`,
          );
        else io.out(`${file}: ${texts.length} texts on ${slides.length} of ${slides_total} slides; nothing was sent.\n`);
        return;
      }
      const wish = {
        target_language: options.to,
        ...(options.from && { source_language: options.from }),
        ...(options.concise && { concise: true }),
      };
      const { signal } = new AbortController();
      try {
        const done = await translateDeck(
          runIsolated,
          deck,
          {
            ...scope,
            tag: languageOf(options.to).tag,
            terms: options.glossary === undefined ? [] : readGlossary(options.glossary),
            ...(options.localizeNumbers === true && {
              localize_numbers: { to: options.to, ...(options.from !== undefined && { from: options.from }) },
            }),
          },
          () => (texts, round) => translator.translate(texts, wish, round, signal),
        );
        if (done.outcome !== 'done') return fail(2, { ...done, message: `${file}: ${done.message}` });
        const out = options.out ?? besides(file, options.to);
        writeFileSync(out, done.files[0] ?? deck);
        if (options.json) io.out(`${JSON.stringify({ ok: true, dry_run: false, out, ...done.answer })}\n`);
        else io.out(textReport(out, done.answer));
      } catch (error) {
        if (!(error instanceof TranslatorError)) throw error;
        fail(1, { code: 'translator_failed', message: error.message, remedy: 'Look at its address, its key and its log, and try again.' });
      }
    });
}

function readLanguage(text: string): LanguageCode {
  if (!isLanguageCode(text)) throw new InvalidArgumentError(`known are ${LANGUAGE_CODES.join(' ')}.`);
  return text;
}

const WRONG_GLOSSARY = 'is no list of {"term", "translation"} with terms of 1 to 100 characters.';

function readGlossary(path: string): { readonly term: string; readonly translation?: string }[] {
  const wrong = (): never => {
    throw new Error(`${path} ${WRONG_GLOSSARY}`);
  };
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return wrong();
  }
  if (!Array.isArray(read)) return wrong();
  return read.map((one: unknown) => {
    if (one === null || typeof one !== 'object' || !('term' in one) || !isTerm(one.term)) return wrong();
    const translation = 'translation' in one ? one.translation : undefined;
    if (translation !== undefined && translation !== null && !isTerm(translation)) return wrong();
    return { term: one.term, ...(isTerm(translation) && { translation }) };
  });
}

const isTerm = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 100;

function besides(file: string, language: string): string {
  const extension = extname(file);
  return join(dirname(file), `${basename(file, extension)}-${language}${extension || '.pptx'}`);
}

const WHY: Readonly<Record<TranslateAnswer['flagged'][number]['reason'], string>> = {
  no_answer: 'no answer',
  empty: 'empty answer',
  too_long: 'answer too long',
  not_text: 'answer was no text',
  markers_lost: 'formats did not come back',
  numbers_changed: 'a number was changed',
  glossary_missed: 'a term of the glossary is missing',
  by_run: 'translated format by format',
};

/** For people: how much was translated, what was made smaller, and what needs a check. */
function textReport(
  out: string,
  { translated_slides, slides_total, texts, numbers_untouched: proof, fitted, flagged, warnings }: TranslateAnswer,
): string {
  const lines = [
    `${out}: ${texts.translated} texts on ${translated_slides.length} of ${slides_total} slides translated.`,
    `All ${proof.numbers} numbers have their values (SHA-256 ${proof.after_sha256.slice(0, 16)}…).`,
    ...fitted.map(
      ({ slide, shape_name, before, after }) => `  slide ${slide}: “${shape_name}” ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
    ),
  ];
  if (flagged.length > 0) {
    lines.push('', 'Look at:');
    for (const { slide, place, text, reason, shown } of flagged)
      lines.push(`  slide ${slide}, ${place}: “${text}” (${WHY[reason]}; ${shown === 'source' ? 'left as it was' : 'translation shown'})`);
  }
  for (const { slide, message, remedy } of warnings) lines.push(`  slide ${slide}: ${message} ${remedy}`);
  return `${lines.join('\n')}\n`;
}
