/**
 * A deck that another program made, from its bytes to the picture of one slide: ours against a LibreOffice that is already running.
 * Decks of our own and of PptxGenJS, and any .pptx named on the command line.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { deckOfScenes, sceneOfSlide } from '@deckwright/read/pptx/scene';
import { writePng } from '@deckwright/write/png';
import { writePptx } from '@deckwright/write/pptx';
import { libreOfficePictureMs } from './peers/libreoffice.ts';
import { withPptxGenJs } from './peers/pptxgenjs.ts';
import { bar, printBars, printTimes } from './report.ts';
import { inTurns, median } from './timing.ts';
import { drawDeck, intentText } from './workload.ts';

const fonts = carriedFonts();

/** Bytes to PNG, nothing kept from the last time. */
async function picture(file: Uint8Array): Promise<Uint8Array> {
  const pkg = await openPackage(file);
  const deck = readDeck(pkg, { slides: 1 });
  const [slide] = deck.slides;
  if (!slide) throw new Error('The deck has no slide.');
  const scene = sceneOfSlide(deck, slide, pkg, { fonts });
  return await writePng(scene.slide, deckOfScenes(deck, [scene], ''), { fonts }, { quick: true });
}

const drawn = await drawDeck([intentText(0)]);
const decks: Record<string, Uint8Array> = { 'our own': writePptx(drawn), 'of PptxGenJS': await withPptxGenJs(drawn) };
for (const file of process.argv.slice(2)) decks[basename(file).slice(0, 36)] = readFileSync(file);

const rows = await inTurns(Object.fromEntries(Object.entries(decks).map(([name, file]) => [name, () => picture(file)])), {
  warmup: 5,
  rounds: 15,
});
printTimes('Read to PNG 1920 pixels wide, first slide (ms)', rows);
for (const { name } of rows) {
  const file = decks[name] as Uint8Array;
  // Right before and right after, so that what else the machine does falls on both.
  const ours = await timed(file);
  const office = await libreOfficePictureMs(file);
  ours.push(...(await timed(file)));
  if (office === undefined) {
    console.log('  LibreOffice was not measured: it needs soffice and python3-uno.');
    break;
  }
  console.log(`  ${`${name}: LibreOffice, warm`.padEnd(44)}${office.toFixed(1).padStart(9)}`);
  bar(`${name}: times as fast as a warm LibreOffice`, office / median(ours), { atLeast: 8 });
}
process.exitCode = printBars() ? 0 : 1;

async function timed(file: Uint8Array): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await picture(file);
    times.push(performance.now() - started);
  }
  return times;
}
