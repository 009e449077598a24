/** Two decks of 30 slides as one, file to file: ours against pptx-automizer, in one run. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combineDecks } from '@deckwright/write/assemble';
import { writePptx } from '@deckwright/write/pptx';
import { Automizer } from 'pptx-automizer';
import { withPptxGenJs } from './peers/pptxgenjs.ts';
import { bar, printBars, printTimes } from './report.ts';
import { inTurns } from './timing.ts';
import { drawDeck, intentText } from './workload.ts';

const SLIDES = 30;
const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-merge-'));
try {
  const first = await drawDeck(Array.from({ length: SLIDES }, (_, n) => intentText(n)));
  const second = await drawDeck(Array.from({ length: SLIDES }, (_, n) => intentText(n + 100)));
  writeFileSync(join(folder, 'ours-a.pptx'), writePptx(first));
  writeFileSync(join(folder, 'ours-b.pptx'), writePptx(second));
  writeFileSync(join(folder, 'other-a.pptx'), await withPptxGenJs(first));
  writeFileSync(join(folder, 'other-b.pptx'), await withPptxGenJs(second));
  for (const decks of ['ours', 'other']) await compare(decks);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = printBars() ? 0 : 1;

async function compare(decks: string): Promise<void> {
  const ours = `${decks}: deckwright`;
  const peer = `${decks}: pptx-automizer`;
  const small = `${decks}: pptx-automizer, deflated`;
  const out = (name: string): string => join(folder, `${name.replace(/\W+/g, '-')}.pptx`);
  const rows = await inTurns(
    {
      [ours]: async () => {
        const read = (name: string): Uint8Array => readFileSync(join(folder, `${decks}-${name}.pptx`));
        writeFileSync(out(ours), (await combineDecks([read('a'), read('b')])).pptx);
      },
      [peer]: () => automize(decks, out(peer), 0),
      [small]: () => automize(decks, out(small), 6),
    },
    { warmup: 5, rounds: 15 },
  );
  const sizes = Object.fromEntries([ours, peer, small].map((name) => [name, statSync(out(name)).size]));
  printTimes(`Merging ${SLIDES} and ${SLIDES} slides (${decks === 'ours' ? 'our decks' : 'decks of PptxGenJS'})`, rows, sizes);
  bar(`${decks}: pptx-automizer takes times as long`, rows[1]?.ratioTo(ours) ?? 0, { atLeast: 15 });
  bar(`${decks}: our file to its one`, (sizes[ours] ?? 0) / (sizes[peer] ?? 1), { atMost: 1 });
}

async function automize(decks: string, out: string, compression: number): Promise<void> {
  const automizer = new Automizer({ templateDir: folder, outputDir: folder, verbosity: 0, compression });
  const presentation = automizer.loadRoot(`${decks}-a.pptx`).load(`${decks}-b.pptx`, 'b');
  for (let n = 1; n <= SLIDES; n += 1) presentation.addSlide('b', n);
  await presentation.write(out.slice(folder.length + 1));
}
