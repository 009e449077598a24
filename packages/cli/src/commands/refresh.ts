/** `deckwright refresh`: puts a later state of the workbook into a deck that was made of it. */
import { writeFileSync } from 'node:fs';
import { refreshFromDocument } from '@deckwright/convert/document';
import { syncTask } from '@deckwright/review/compare/sync.task';
import type { Command } from 'commander';
import { bookOf } from '../brand-book.ts';
import { brandOption } from '../brand-option.ts';
import { type DeckBody, readDeckSource } from '../deck-source.ts';
import { readDocumentFile, sentenceOf } from '../document-source.ts';
import type { Io } from '../io.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { readNamed } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly brand?: string;
  readonly json?: boolean;
  readonly out?: string;
}

export const command = defineCommand({ help_position: 101, register: refreshCommand });

function refreshCommand(program: Command, io: Io): void {
  program
    .command('refresh')
    .description('Put a later state of a workbook into the deck that was made of it: only figures whose cells changed become others.')
    .argument('<deck>', 'the .pptx that `deckwright deck` made of the workbook, its deck file, or the outline of `plan --document --json`')
    .argument('<workbook>', 'the .xlsx as it is now')
    .option('-b, --brand <file>', 'the brand that the deck was drawn in (a file of `deckwright brand make`)')
    .option('-o, --out <file>', 'where the deck file goes; without it nothing is written')
    .option('--json', 'print what changed, and what no longer fits, as one line of JSON')
    .addHelpText(
      'after',
      '\nExit code: 0 all fits; 1 something of the workbook no longer fits the deck; 2 a file cannot be read.\n\nExample:\n  $ deckwright deck figures.xlsx --out out\n  $ deckwright refresh out/figures.pptx figures.xlsx --out deck.json\n  $ deckwright deck deck.json --out out',
    )
    .action(async (deck: string, workbook: string, options: Options, command: Command) => {
      const usage = (error: unknown): never => command.error(`error: ${sentenceOf(error)}`, { exitCode: 2 });
      const body = await bodyOf(deck, options, io).catch(usage);
      const document = await readDocumentFile(workbook, readNamed(workbook)).catch(usage);
      const brand = await brandOption(options, io);
      const refreshed = refreshFromDocument(body, document.cells, { brands: bookOf(brand) });
      if (!refreshed.ok) throw refused({ ...refreshed.problem, message: refreshed.problem.detail }, { json: options.json, file: deck }, io);
      const { cells, figures, misfits } = refreshed;
      if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(refreshed.body, null, 2)}\n`);
      if (misfits.length > 0) io.fail();
      if (options.json) {
        io.out(`${JSON.stringify({ ok: true, out: options.out ?? null, cells, figures, misfits })}\n`);
        return;
      }
      for (const { slide, sheet, cell, row, column, from, to } of cells)
        io.out(`slide ${slide}  ${sheet}!${cell}  ${[row, column].filter((name) => name !== '').join(', ')}: ${from} -> ${to}\n`);
      if (cells.length === 0) io.out('No figure of the deck changed.\n');
      for (const { slide, message } of misfits) io.err(`${io.paint('caution', `slide ${slide}`)}: ${message}\n`);
    });
}

/** The deck that a file is, carries, or outlines. */
async function bodyOf(deck: string, { json }: Options, io: Io): Promise<DeckBody> {
  if (!/\.pptx$/i.test(deck)) return (await readDeckSource(deck, notADeck)).body;
  const done = await runIsolated(syncTask, OWN_FILES, [readNamed(deck)]);
  if (done.outcome !== 'done') throw refused(done, { json, file: deck }, io);
  if (!done.answer.ok) throw new Error(`${deck} carries no deck of ours; name the deck file that it was made of.`);
  return done.answer.body;
}

const notADeck = (source: string): Promise<never> =>
  Promise.reject(new Error(`${source} is a document; name the deck that was made of it, and then the workbook.`));
