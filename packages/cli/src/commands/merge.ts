/** `deckwright merge`: two to ten decks as one, slides with their own masters and themes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { UnreadableFile } from '@deckwright/read/ooxml';
import { combineDecks, MOST_DECKS } from '@deckwright/write/assemble';
import type { Command } from 'commander';
import type { Io } from '../io.ts';

interface Options {
  readonly out: string;
  readonly json?: boolean;
}

export function mergeCommand(program: Command, io: Io): void {
  program
    .command('merge')
    .description('Put two to ten .pptx files together, in the order given.')
    .argument('<file...>', '.pptx, .pptm, .potx or .ppsx files')
    .requiredOption('--out <file>', 'where the combined .pptx goes')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', '\nExample:\n  $ deckwright merge intro.pptx figures.pptx --out whole.pptx')
    .action(async (files: string[], options: Options) => {
      if (files.length < 2 || files.length > MOST_DECKS) throw new Error(`merge takes 2 to ${MOST_DECKS} files, not ${files.length}.`);
      try {
        const combined = await combineDecks(files.map((file) => readFileSync(file)));
        writeFileSync(options.out, combined.pptx);
        const { slides, warnings } = combined;
        if (options.json) io.out(`${JSON.stringify({ ok: true, out: options.out, slides, bytes: combined.pptx.length, warnings })}\n`);
        else {
          io.out(`${options.out}: ${slides} slides from ${files.length} decks.\n`);
          for (const { message } of warnings) io.err(`  ${message}\n`);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        io.fail();
        if (options.json) io.out(`${JSON.stringify({ ok: false, code: error.code, message: error.message, remedy: error.remedy })}\n`);
        else io.err(`deckwright: ${error.message} ${error.remedy}\n`);
      }
    });
}
