/** `deckwright merge`: combines two to ten decks into one. Slides keep their masters and themes. */
import { writeFileSync } from 'node:fs';
import { MAX_DECKS } from '@deckwright/write/assemble';
import { combineTask } from '@deckwright/write/assemble/combine.task';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly out: string;
  readonly json?: boolean;
}

/** A person may combine larger decks of their own than a service takes from anybody. */
const OWN_FILES = { file_bytes: 100 * 1024 * 1024, total_bytes: 512 * 1024 * 1024 };

export const command = defineCommand({ help_position: 120, register: mergeCommand });

function mergeCommand(program: Command, io: Io): void {
  program
    .command('merge')
    .description('Put two to ten .pptx files together, in the order given.')
    .argument('<file...>', '.pptx, .pptm, .potx or .ppsx files')
    .requiredOption('--out <file>', 'where the combined .pptx goes')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', '\nExample:\n  $ deckwright merge intro.pptx figures.pptx --out whole.pptx')
    .action(async (files: string[], options: Options) => {
      if (files.length < 2 || files.length > MAX_DECKS) throw new Error(`merge takes 2 to ${MAX_DECKS} files, not ${files.length}.`);
      const done = await runIsolated(
        combineTask,
        OWN_FILES,
        files.map((file) => readOrRefuse(file, options, io)),
      );
      if (done.outcome !== 'done') throw refused(done, options, io);
      const [pptx = new Uint8Array()] = done.files;
      const { slides, warnings } = done.answer;
      writeFileSync(options.out, pptx);
      if (options.json) io.out(`${JSON.stringify({ ok: true, out: options.out, slides, bytes: pptx.length, warnings })}\n`);
      else {
        io.out(`${options.out}: ${slides} slides from ${files.length} decks.\n`);
        for (const { message } of warnings) io.err(`  ${message}\n`);
      }
    });
}
