/** Reading and inspecting decks of 30 slides, file to report: ours, and one of another maker where the corpus lies beside the checkout. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { type InspectReport, inspectDeck, MAX_SLIDES } from '@deckwright/review/inspect';
import { writePptx } from '@deckwright/write/pptx';
import { withPptxGenJs } from './peers/pptxgenjs.ts';
import { bar, printBars, printTimes } from './report.ts';
import { inTurns } from './timing.ts';
import { drawDeck, intentText } from './workload.ts';

const SLIDES = 30;
const CPU_MS = 1000;

const deck = await drawDeck(Array.from({ length: SLIDES }, (_, n) => intentText(n)));
const files: Record<string, Uint8Array> = { 'our deck': writePptx(deck), 'deck of PptxGenJS': await withPptxGenJs(deck) };
const found = join(process.env['DECKWRIGHT_SHARED'] ?? '../shared', 'corpus/pptx/hikalkan__Presentation-long.pptx');
if (existsSync(found)) files['a talk, 50 slides, 2 MB'] = readFileSync(found);

/** All that a process does which inspects one file, its fonts included. */
async function inspect(file: Uint8Array): Promise<InspectReport> {
  const pkg = await openPackage(file);
  for (const part of pkg.parts) part.bytes();
  return inspectDeck(readDeck(pkg, { slides: MAX_SLIDES }), { fonts: carriedFonts(), picture: (part) => pkg.part(part)?.bytes() });
}

// Once before anything is warm: a process that is thrown away inspects one file.
const before = process.cpuUsage();
await inspect(files['our deck'] as Uint8Array);
const { user, system } = process.cpuUsage(before);
const cold = (user + system) / 1000;
console.log(`The first deck of a process, ${SLIDES} slides: ${cold.toFixed(0)} ms of processor time`);

const rows = await inTurns(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, () => inspect(file)])), {
  warmup: 2,
  rounds: 9,
});
printTimes('Inspecting, file to report', rows, Object.fromEntries(Object.entries(files).map(([name, file]) => [name, file.length])));
bar('the first deck, s of processor time', cold / CPU_MS, { atMost: 1 });
for (const { name, cpu_ms } of rows) bar(`${name}, s of processor time`, cpu_ms / CPU_MS, { atMost: 1 });
process.exitCode = printBars() ? 0 : 1;
