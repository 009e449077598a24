/** Documents read in a process of their own: their text, or a refusal with a documented code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, readDocumentTask } from '../src/document/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const SLOW = 400_000;
/** Bombs would otherwise use all of the time that a long document has. */
const limits = { time_ms: 20_000 };
const DOCUMENTED = ['empty', 'too_large', 'unknown_format', 'legacy_format', 'encrypted', 'damaged', 'suspicious', 'no_text'];
const hostile = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared'), 'corpus/hostile');

let bundled: Awaited<ReturnType<typeof bundledIsolate>>;
beforeAll(async () => {
  bundled = await bundledIsolate({ concurrency: 2, waiting: 300, is_private: true });
}, SLOW);
afterAll(() => bundled.remove());

const WORD = makeWithPython(
  'a.docx',
  "from docx import Document\nd = Document()\nd.add_heading('Plan', 1)\nd.add_paragraph('Grow 12 %')\nd.save(out)",
);

describe('reading a document', () => {
  it(
    'gives the text of several files with its places',
    async () => {
      const files = [WORD, onePagePdf(words(40, 350, 12, 'Costs fell by 3.')), Buffer.from('a,b\n1,2\n')];
      const done = await bundled.isolate.run(readDocumentTask, { names: ['plan.docx', 'costs.pdf', 'table.csv'] }, files);
      if (done.outcome !== 'done') throw new Error(`${done.code}: ${done.message}`);
      const document = documentOf(done.answer, done.files);
      expect(document.markdown).toBe('# Plan\n\nGrow 12 %\n\nCosts fell by 3.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n');
      expect(document.places.map(({ file }) => file)).toEqual(['plan.docx', 'costs.pdf', 'table.csv']);
    },
    SLOW,
  );

  it(
    'refuses damaged files by a documented code, with a remedy',
    async () => {
      const bytes = [
        WORD.subarray(0, 2_000),
        Buffer.alloc(0),
        Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      ];
      const done = await Promise.all(bytes.map((file) => bundled.isolate.run(readDocumentTask, { names: ['a.docx'] }, [file])));
      expect(done.map((one) => (one.outcome === 'unreadable' ? one.code : one.outcome))).toEqual([
        'damaged',
        'empty',
        'damaged',
        'legacy_format',
      ]);
      expect(done.every((one) => one.outcome === 'unreadable' && one.remedy !== '')).toBe(true);
    },
    SLOW,
  );

  it.skipIf(!existsSync(hostile))(
    'answers each hostile file with a text, a documented code, or the limit that it went beyond',
    async () => {
      // Presentations are read by the tests of `read`.
      const names = readdirSync(hostile).filter((name) => name.endsWith('.pdf') || name.startsWith('zip-bomb'));
      const answers = await Promise.all(
        names.map(async (name) => {
          const done = await bundled.isolate.run(readDocumentTask, { names: [name] }, [readFileSync(join(hostile, name))], { limits });
          return [name, done.outcome === 'done' ? 'done' : done.code] as const;
        }),
      );
      const allowed = ['done', 'memory', 'time', 'output', ...DOCUMENTED];
      expect(answers.filter(([, answer]) => !allowed.includes(answer))).toEqual([]);
      expect(answers.filter(([, answer]) => answer === 'done').length).toBeGreaterThan(8);
    },
    SLOW,
  );
});
