/** `deckwright merge`: two to ten decks as one, slides with their own masters and themes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { MOST_DECKS } from '@deckwright/write/assemble';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { combineApart } from '../reading/combine-apart.ts';

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
      const { answer, pptx } = await combineApart(files.map((file) => readFileSync(file)));
      if (!answer.ok) {
        io.fail();
        if (options.json) io.out(`${JSON.stringify(answer)}\n`);
        else io.err(`deckwright: ${answer.message} ${answer.remedy}\n`);
        return;
      }
      writeFileSync(options.out, pptx);
      const { slides, warnings } = answer;
      if (options.json) io.out(`${JSON.stringify({ ok: true, out: options.out, slides, bytes: pptx.length, warnings })}\n`);
      else {
        io.out(`${options.out}: ${slides} slides from ${files.length} decks.\n`);
        for (const { message } of warnings) io.err(`  ${message}\n`);
      }
    });
}
