/** Writes a hand-made deck in every format and prints the hashes: run as a process of its own by the tests. */
import { createHash } from 'node:crypto';
import { createWriteKit, writeFiles } from '../../src/files/index.ts';
import { deckOf, everyShape, fonts, slideOf } from '../pdf/hand-made-deck.ts';
import { pictures } from '../pdf/hand-made-media.ts';

const slide = everyShape('png');
const deck = deckOf([slide, slideOf('Second', slide.shapes.slice(0, 4))], pictures);
const files = await writeFiles(deck, ['pptx', 'pdf', 'png', 'preview'], createWriteKit(fonts));
const hashes = Object.entries(files).map(([format, bytes]) => [format, createHash('sha256').update(bytes).digest('hex')]);
process.stdout.write(JSON.stringify(Object.fromEntries(hashes)));
