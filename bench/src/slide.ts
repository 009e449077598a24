/** One slide and thirty, ours against the peers in one process: the bars that the project has set itself. */

import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { writePptx } from '@deckwright/write/pptx';
import { withCanvas, withCanvasAndSharp } from './peers/canvas.ts';
import { libreOfficePictureMs } from './peers/libreoffice.ts';
import { withPdfKit } from './peers/pdfkit.ts';
import { withPptxGenJs } from './peers/pptxgenjs.ts';
import { benchProcess } from './process.ts';
import { bar, printBars, printTimes } from './report.ts';
import { benchService } from './service.ts';
import { inTurns, type Timed } from './timing.ts';
import { draw, drawDeck, intentText, leaves, measuringMs } from './workload.ts';

const only = process.argv.slice(2);
const wanted = (part: string): boolean => only.length === 0 || only.includes(part);

const writeKit = createWriteKit(carriedFonts());
const texts = Array.from({ length: 30 }, (_, n) => intentText(n));
const one = texts[0] ?? '';
const deck1 = await draw(one);
const deck30 = await drawDeck(texts);
const [slide] = deck1.slides;
console.log(`One slide: ${leaves(slide?.shapes ?? []).length} shapes; Node ${process.version}, ${process.platform} ${process.arch}`);

const find = (rows: readonly Timed[], name: string): Timed => {
  const row = rows.find((timed) => timed.name === name);
  if (row === undefined) throw new Error(`${name} was not timed.`);
  return row;
};
const bytesOf = async (made: Uint8Array | Promise<Uint8Array>): Promise<number> => (await made).length;

if (wanted('pptx')) {
  for (const [count, deck, from] of [
    [1, deck1, [one]],
    [30, deck30, texts],
  ] as const) {
    const candidates = {
      'deckwright, intent to .pptx': async () => writePptx(await drawDeck(from)),
      'of which writing the scene': () => writePptx(deck),
      'PptxGenJS, ready coordinates to .pptx': () => withPptxGenJs(deck),
    };
    const rows = await inTurns(candidates, count === 1 ? { warmup: 600, rounds: 100 } : { warmup: 25, rounds: 25 });
    const ours = await bytesOf(writePptx(deck));
    const theirs = await bytesOf(withPptxGenJs(deck));
    printTimes(`.pptx of ${count} slide${count === 1 ? '' : 's'} (ms)`, rows, {
      'of which writing the scene': ours,
      'PptxGenJS, ready coordinates to .pptx': theirs,
    });
    bar(
      `.pptx, ${count}: times as fast as PptxGenJS`,
      find(rows, 'PptxGenJS, ready coordinates to .pptx').ratioTo('deckwright, intent to .pptx'),
      { atLeast: 4 },
    );
    bar(`.pptx, ${count}: size against PptxGenJS`, ours / theirs, { atMost: 1 });
  }
}

if (wanted('png')) {
  const rows = await inTurns(
    {
      'deckwright, intent to PNG 1920x1080': async () => writeFiles(await draw(one), ['png'], writeKit),
      'floor: canvas and sharp, level 6': () => withCanvasAndSharp(deck1, 6),
      'floor: canvas and sharp, level 1': () => withCanvasAndSharp(deck1, 1),
      '@napi-rs/canvas and its own encoder': () => withCanvas(deck1),
    },
    { warmup: 20, rounds: 40 },
  );
  const ours = (await writeFiles(deck1, ['png'], writeKit)).png?.length ?? 0;
  printTimes('PNG of one slide (ms)', rows, {
    'deckwright, intent to PNG 1920x1080': ours,
    'floor: canvas and sharp, level 6': await bytesOf(withCanvasAndSharp(deck1, 6)),
    'floor: canvas and sharp, level 1': await bytesOf(withCanvasAndSharp(deck1, 1)),
    '@napi-rs/canvas and its own encoder': withCanvas(deck1).length,
  });
  const timed = find(rows, 'deckwright, intent to PNG 1920x1080');
  bar('PNG: against canvas and the fastest lossless encoder of like size', timed.ratioTo('floor: canvas and sharp, level 6'), {
    atMost: 1.5,
  });
  const office = await libreOfficePictureMs(writePptx(deck1));
  if (office === undefined) console.log('  LibreOffice was not measured: it needs soffice and python3-uno.');
  else {
    console.log(`  ${'LibreOffice, warm, .pptx to PNG 1920x1080'.padEnd(44)}${office.toFixed(1).padStart(9)}`);
    bar('PNG: times as fast as a warm LibreOffice', office / timed.median_ms, { atLeast: 8 });
  }
}

if (wanted('pdf')) {
  for (const [count, deck, from] of [
    [1, deck1, [one]],
    [30, deck30, texts],
  ] as const) {
    const rows = await inTurns(
      {
        'deckwright, intent to PDF': async () => writeFiles(await drawDeck(from), ['pdf'], writeKit),
        'pdfkit, ready coordinates and lines': () => withPdfKit(deck),
      },
      count === 1 ? { warmup: 15, rounds: 31 } : { warmup: 3, rounds: 9 },
    );
    const ours = (await writeFiles(deck, ['pdf'], writeKit)).pdf?.length ?? 0;
    const theirs = await bytesOf(withPdfKit(deck));
    printTimes(`PDF of ${count} page${count === 1 ? '' : 's'} (ms)`, rows, {
      'deckwright, intent to PDF': ours,
      'pdfkit, ready coordinates and lines': theirs,
    });
    if (count === 1) {
      bar('PDF: times as fast as pdfkit', find(rows, 'pdfkit, ready coordinates and lines').ratioTo('deckwright, intent to PDF'), {
        atLeast: 8,
      });
      bar('PDF: size against pdfkit', ours / theirs, { atMost: 1 });
    }
  }
}

if (wanted('text')) {
  const ms = await measuringMs(one);
  console.log(`\nText: ${ms.toFixed(3)} ms of one slide go into measuring, breaking and fitting`);
  bar('text measuring a slide', ms, { atMost: 0.5 }, ' ms');
}

if (wanted('process')) await benchProcess();
if (wanted('service')) await benchService();

process.exitCode = printBars() ? 0 : 1;
