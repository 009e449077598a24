/** Goldens of slides: the scene as readable text, compared; on a miss the new text and its picture lie beside the old. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { expect } from 'vitest';
import { goldenText } from './golden-text.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../draw/test/golden');

export interface GoldenOptions {
  /** Where the goldens lie; those of the draw package unless said otherwise. */
  readonly folder?: string;
}

/**
 * Fails when the deck is not the golden of that name, or when there is none yet. Then `<name>.new.json` and `<name>.new.png`,
 * a picture wide enough to read small labels, are written; look at the picture, and `npm run golden -- <name>` makes them the golden.
 */
export async function expectGolden(name: string, deck: Deck, { folder = FOLDER }: GoldenOptions = {}): Promise<void> {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`A golden's name is a file name: ${name}`);
  const path = (end: string): string => join(folder, `${name}.${end}`);
  const text = goldenText(deck);
  const golden = existsSync(path('json')) ? readFileSync(path('json'), 'utf8') : '';
  if (text === golden) {
    for (const end of ['new.json', 'new.png']) rmSync(path(end), { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path('new.json'), text);
  writeFileSync(path('new.png'), await picture(deck));
  const hint = `Look at ${path('new.png')}; if it is right: npm run golden -- ${name}`;
  if (golden === '') throw new Error(`${name} has no golden yet. ${hint}`);
  expect(text, `${name} differs from its golden. ${hint}`).toBe(golden);
}

async function picture(deck: Deck): Promise<Uint8Array> {
  const { preview } = await writeFiles(deck, ['preview'], createWriteKit(carriedFonts()));
  if (preview === undefined) throw new Error('The preview was not written.');
  return preview;
}
