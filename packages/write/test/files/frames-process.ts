/** Draws 60 full HD frames, all asked for at once, and prints the peak memory in MiB: run as a process of its own by the tests. */
import { peakMemory } from '@deckwright/testkit/peak-memory';
import { createWriteKit, writeFiles } from '../../src/files/index.ts';
import { deckOf, everyShape, fonts } from '../pdf/hand-made-deck.ts';
import { pictures } from '../pdf/hand-made-media.ts';

const deck = deckOf([everyShape('png')], pictures);
const kit = createWriteKit(fonts);
const before = peakMemory();
for (let i = 0; i < 20; i++) await Promise.all([1, 2, 3].map(() => writeFiles(deck, ['png'], kit)));
process.stdout.write(JSON.stringify({ before, peak: peakMemory() }));
