/** `deckwright document`: files of any format as one text, with where each part of it comes from. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readDocumentTask } from '@deckwright/convert/document';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { PIPE } from '../reading/read-named.ts';
import { runIsolated } from '../reading/run-isolated.ts';
import { readOrRefuse, refused } from '../refusal.ts';
import { defineCommand } from './define-command.ts';

interface Options {
  readonly json?: boolean;
  readonly pictures?: string;
}

export const command = defineCommand({ help_position: 93, register: documentCommand });

function documentCommand(program: Command, io: Io): void {
  program
    .command('document')
    .description('Read documents as one Markdown: Word, Excel, PowerPoint, PDF, web pages, mails, Markdown, text and CSV.')
    .argument('<files...>', 'files in the order in which they are read, or - for a text from standard input')
    .option('--json', 'print one line: markdown, places, pictures, cells, title, author, date, notices')
    .option('--pictures <dir>', 'folder for the pictures of the documents')
    .addHelpText(
      'after',
      '\nWhat is not in the text is named on standard error.\n\nExit code: 0 read; 2 a file cannot be read.\n\nExample:\n  $ deckwright document report.docx figures.xlsx --json',
    )
    .action(async (files: readonly string[], { json, pictures }: Options) => {
      const said = { json, members: { input: files } };
      const bytes = files.map((file) => readOrRefuse(file, said, io));
      const names = files.map((file) => (file === PIPE ? 'text' : basename(file)));
      const done = await runIsolated(readDocumentTask, { names }, bytes);
      if (done.outcome !== 'done') throw refused(done, { ...said, file: files.join(', ') }, io);
      const { answer } = done;
      if (pictures !== undefined) {
        mkdirSync(pictures, { recursive: true });
        for (const [i, { media_type }] of answer.pictures.entries()) {
          const [, kind = ''] = media_type.split('/');
          writeFileSync(join(pictures, `picture-${i + 1}.${EXTENSIONS[kind] ?? kind}`), done.files[i] ?? new Uint8Array());
        }
      }
      if (json) io.out(`${JSON.stringify(answer)}\n`);
      else {
        io.out(answer.markdown);
        for (const { message, place } of answer.notices) io.err(`deckwright: ${place.file}: ${message}\n`);
      }
    });
}

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'svg+xml': 'svg' };
