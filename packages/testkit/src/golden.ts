/**
 * Compares the scenes of slides, as readable text, with stored goldens. On a difference, the new text and pictures of both sides are
 * written beside the old text.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deck } from '@deckwright/draw/scene';
import { expect } from 'vitest';
import { pictureOfDeck, pictureOfGolden } from './golden-pictures.ts';
import { goldenText } from './golden-text.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../draw/test/golden');

export interface GoldenOptions {
  /** Where the goldens lie; those of the draw package unless said otherwise. */
  readonly folder?: string;
}

/** What a difference leaves beside the golden; git ignores it. */
const LEFT_BEHIND = ['new.json', 'new.png', 'golden.png'];

/**
 * Fails when the deck is not the golden of that name, or when there is none yet. Then it writes `<name>.new.json`, its picture
 * `<name>.new.png` and, for comparison, `<name>.golden.png`, drawn from the golden's text. Look at both pictures; `npm run golden -- <name>`
 * makes the new text the golden.
 */
export async function expectGolden(name: string, deck: Deck, { folder = FOLDER }: GoldenOptions = {}): Promise<void> {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`A golden's name is a file name: ${name}`);
  const path = (end: string): string => join(folder, `${name}.${end}`);
  const text = goldenText(deck);
  const golden = existsSync(path('json')) ? readFileSync(path('json'), 'utf8') : '';
  if (text === golden) {
    for (const end of LEFT_BEHIND) rmSync(path(end), { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path('new.json'), text);
  writeFileSync(path('new.png'), await pictureOfDeck(deck));
  const accept = `if it is right: npm run golden -- ${name}`;
  if (golden === '') throw new Error(`${name} has no golden yet. Look at ${path('new.png')}; ${accept}`);
  writeFileSync(path('golden.png'), await pictureOfGolden(golden, deck));
  expect(text, `${name} differs from its golden. Compare ${path('golden.png')} with ${path('new.png')}; ${accept}`).toBe(golden);
}
