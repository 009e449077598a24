/** `deckwright sync`: reads a deck that was edited by hand, and writes a request that draws it with all of these edits. */
import { writeFileSync } from 'node:fs';
import { readJson } from '@deckwright/draw/intent';
import { type SyncAnswer, syncTask } from '@deckwright/review/compare/sync.task';
import type { Command } from 'commander';
import { brandForTask } from '../brand-option.ts';
import type { Io } from '../io.ts';
import { OWN_FILES } from '../reading/own-files.ts';
import { readNamedText } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly deck?: string;
  readonly brand?: string;
  readonly template?: string;
  readonly json?: boolean;
  readonly out?: string;
}

export const command = defineCommand({ help_position: 100, register: syncCommand });

function syncCommand(program: Command, io: Io): void {
  program
    .command('sync')
    .description('Say what was changed by hand in a .pptx of ours, and write a deck file that draws it with these changes.')
    .argument('<file>', 'the .pptx that came back')
    .option('--deck <file>', 'the deck as it is now (default: what the .pptx carries)')
    .option('-b, --brand <file>', 'the brand that the deck was drawn in (a file of `deckwright brand make`)')
    .option('--template <file>', 'the .pptx that the deck was drawn on, as `deckwright deck` took it')
    .option('-o, --out <file>', 'where the deck file goes; without it nothing is written')
    .option('--json', 'print what was found as one line of JSON')
    .addHelpText(
      'after',
      '\nExit code: 0 read; 2 the file cannot be read, or carries no deck.\n\nExample:\n  $ deckwright sync deck.pptx --out deck.json\n  $ deckwright deck deck.json --out out',
    )
    .action(async (file: string, options: Options, command: Command) => {
      if (options.brand !== undefined && options.template !== undefined)
        command.error('error: name a brand or a template, not both', { exitCode: 2 });
      const sentDeck = options.deck === undefined ? undefined : readJson(readNamedText(options.deck));
      if (sentDeck?.ok === false)
        throw refused({ code: 'invalid_json', message: sentDeck.detail, remedy: 'Name a deck file.' }, { json: options.json, file }, io);
      const brand = await brandForTask(options, io);
      const order = {
        ...OWN_FILES,
        ...(sentDeck === undefined ? {} : { deck: sentDeck.value as Readonly<Record<string, unknown>> }),
        ...(brand === undefined ? {} : { brands: [brand.brand] }),
      };
      const done = await runIsolated(syncTask, order, [readOrRefuse(file, options, io), ...(brand?.contents ?? [])]);
      if (done.outcome !== 'done') throw refused(done, { json: options.json, file }, io);
      const { answer } = done;
      if (!answer.ok) {
        const { problem } = answer;
        const unknown = { code: 'deck_not_recognized', message: 'It carries no deck of ours.', remedy: 'Name the deck with --deck.' };
        throw refused(problem === undefined ? unknown : { ...problem, message: problem.detail }, { json: options.json, file }, io);
      }
      if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(answer.body, null, 2)}\n`);
      const { slides, conflicts, based_on } = answer;
      if (options.json) io.out(`${JSON.stringify({ ok: true, out: options.out ?? null, based_on, slides, conflicts })}\n`);
      else io.out(textReport(file, answer, options.out));
    });
}

/** For people: slide by slide, then what cannot be carried on. */
function textReport(file: string, { slides, conflicts }: Extract<SyncAnswer, { ok: true }>, out: string | undefined): string {
  const lines = slides.flatMap(({ slide, found }) =>
    found.map(({ change, name, from, to, as }) => {
      const what = from === undefined || to === undefined ? (to ?? from ?? '') : `“${from}” → “${to}”`;
      return `slide ${slide}: ${name} ${change}${what === '' ? '' : ` ${what}`}${as === 'intent' ? ' (data again)' : ''}`;
    }),
  );
  const conflictLines = conflicts.map(({ slide, message }) => `slide ${slide}: ! ${message}`);
  const head = lines.length === 0 ? [`${file}: nothing was changed by hand.`] : [`${file}: ${lines.length} changes by hand.`];
  return `${[...head, ...lines, ...conflictLines, ...(out === undefined ? [] : [`${out}: written.`])].join('\n')}\n`;
}
