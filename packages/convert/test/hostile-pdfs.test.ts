/** Damaged PDFs get a documented answer: one mutant of each damage here; scripts/hostile-pdfs.ts sends hundreds and the files of a corpus. */
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { PDF_DAMAGES, pdfMutant } from '@deckwright/testkit/pdf-mutants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertPdfTask } from '../src/pdf/index.ts';
import { onePagePdf, words } from './one-page-pdf.ts';

const limits = { time_ms: 60_000 };
const SLOW = 120_000;
const DOCUMENTED = ['not_a_pdf', 'corrupted', 'encrypted', 'empty', 'too_large', 'class_does_not_convert'];

let bundled: Awaited<ReturnType<typeof bundledIsolate>>;
beforeAll(async () => {
  bundled = await bundledIsolate({ concurrency: 2, waiting: 50, is_private: true });
}, SLOW);
afterAll(() => bundled.remove());

const sources = [
  {
    name: 'one page',
    bytes: onePagePdf(
      `${words(40, 350, 28, 'Quarterly revenue')}/Form Do 0.2 0.4 0.6 rg 50 50 200 80 re f 0 0 m 9 9 30 30 60 1 c S\n${words(40, 280, 16, 'More')}`,
    ),
  },
];

describe('a damaged PDF', () => {
  it(
    'is converted or refused by a documented code, whatever the damage',
    async () => {
      const answers = await Promise.all(
        PDF_DAMAGES.map(async (damage, i) => {
          const { bytes } = pdfMutant(sources, i);
          const done = await bundled.isolate.run(convertPdfTask, { any_class: true }, [bytes], { limits });
          return [damage, done.outcome === 'unreadable' ? done.code : done.outcome];
        }),
      );
      expect(answers.filter(([, answer]) => answer !== 'done' && !DOCUMENTED.includes(answer ?? ''))).toEqual([]);
      // Most damages are mended by the reader: a sample in which nothing is converted any more would show nothing.
      expect(answers.filter(([, answer]) => answer === 'done').length).toBeGreaterThan(4);
    },
    SLOW,
  );
});
