/** `deckwright compare`: what differs between two versions of a deck, slide by slide. */
import { statSync } from 'node:fs';
import { briefReader } from '@deckwright/brief';
import { type DeckDiff, diffDecks, type SlideDiff } from '@deckwright/draw/deck';
import { readJson } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import type { Command } from 'commander';
import { bookOf } from '../brand-book.ts';
import { brandOption } from '../brand-option.ts';
import { type DeckBody, folderOfSource, readDeckSource } from '../deck-source.ts';
import { isDocument, planFile, sentenceOf } from '../document-source.ts';
import type { Io } from '../io.ts';
import { takePictures } from '../pictures.ts';
import { readNamedText } from '../reading/read-named.ts';
import { refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface CompareOptions {
  readonly brand?: string;
  readonly json?: boolean;
}

export const command = defineCommand({ help_position: 50, register: compareCommand });

function compareCommand(program: Command, io: Io): void {
  program
    .command('compare')
    .description(
      'Say what differs between two versions of a deck or a slide: slides that came, went or moved, values, words, places and looks.',
    )
    .argument('<before>', 'a deck or intent file (.json), a folder of intent files, or a document')
    .argument('<after>', 'the same as it is now')
    .option('-b, --brand <file>', 'the brand of both (a file of `deckwright brand make`)')
    .option('--json', 'print one line of JSON: slides, each with status, from, to, title, figures and shapes')
    .addHelpText(
      'after',
      '\nExit code: 0 compared, alike or not; 2 one of them cannot be read.\n\nExample:\n  $ deckwright compare plan-old.json plan.json',
    )
    .action(async (before: string, after: string, options: CompareOptions) => {
      const brand = await brandOption(options, io);
      const [from, to] = [await bodyOf(before, brand, options, io), await bodyOf(after, brand, options, io)];
      const diff = await diffDecks(from, to, createDrawKit(carriedFonts()), { brands: bookOf(brand), briefs: briefReader });
      if (!diff.ok) {
        const { code, detail, remedy, ways_out } = diff.problem;
        throw refused(
          { code, message: detail, remedy, ways_out },
          { json: options.json, file: diff.which === 'from' ? before : after, members: { which: diff.which } },
          io,
        );
      }
      io.out(options.json ? `${JSON.stringify(diff)}\n` : textReport(diff));
    });
}

/** An intent is a deck of one slide. @throws Exit 2, after saying why there is none */
async function bodyOf(path: string, brand: Brand | undefined, { json }: CompareOptions, io: Io): Promise<DeckBody> {
  const look = brand === undefined ? {} : { brand };
  try {
    const { body } = (await intentOf(path)) ?? (await readDeckSource(path, (file, bytes) => planFile(file, look, bytes)));
    if (brand !== undefined) body['theme_id'] = brand.theme.id;
    const missing = await takePictures(body, folderOfSource(path), new Map());
    if (missing !== undefined) throw new Error(missing.detail);
    return body;
  } catch (error) {
    throw refused({ code: 'not_readable', message: sentenceOf(error), remedy: 'Name a deck, an intent or a document.' }, { json }, io);
  }
}

async function intentOf(path: string): Promise<{ readonly body: DeckBody } | undefined> {
  if (isDocument(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return undefined;
  const read = readJson(readNamedText(path));
  if (!read.ok || read.value === null || typeof read.value !== 'object' || 'slides' in read.value) return undefined;
  const { theme_id, ...slide } = read.value as DeckBody;
  return { body: { slides: [slide], ...(theme_id === undefined ? {} : { theme_id }) } };
}

function textReport({ slides }: Extract<DeckDiff, { readonly ok: true }>): string {
  const changed = slides.filter(({ status }) => status !== 'same');
  const lines = changed.flatMap((slide) => [`${headOf(slide)}`, ...differencesOf(slide).map((line) => `  ${line}`)]);
  return `${[...lines, `${changed.length} of ${slides.length} slides differ.`].join('\n')}\n`;
}

const headOf = ({ status, from, to, title }: SlideDiff): string =>
  `slide ${to ?? `${from} of before`}${status === 'moved' ? `, was ${from}` : ''}: ${status}${title === '' ? '' : ` (${title})`}`;

function differencesOf({ figures, shapes }: SlideDiff): readonly string[] {
  const values = figures.map(({ path, from, to }) => `${path}: ${word(from)} → ${word(to)}`);
  return values.length > 0 ? values : shapes.map(({ name, change, from, to }) => `${name} ${change}: ${word(from)} → ${word(to)}`);
}

const word = (value: unknown): string => (value === undefined ? 'none' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value));
