/** The first slides of every deck that nobody here made, hostile ones included, become scenes of finite figures. */
import { readFileSync } from 'node:fs';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { expect, it } from 'vitest';
import { openPackage, UnreadableFile } from '../../../src/ooxml/index.ts';
import { readDeck } from '../../../src/pptx/index.ts';
import { sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { corpus, haveCorpus, pathOf } from '../../ooxml/corpus.ts';

const fonts = carriedFonts();
const decks = corpus.filter(({ kind }) => /^(?:pptx|pptx-bad|hostile-pptx)$/.test(kind));
const SLIDES = 2;

/** Every figure of a shape is a whole number of EMU, or a finite one. */
function strange(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = strange(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

it.skipIf(!haveCorpus)('the corpus (in ../shared, which does not travel with the repository)', async () => {
  let drawn = 0;
  for (const file of decks) {
    try {
      const pkg = await openPackage(readFileSync(pathOf(file)));
      const deck = readDeck(pkg, { slides: SLIDES });
      for (const slide of deck.slides) {
        const scene = sceneOfSlide(deck, slide, pkg, { fonts });
        for (const shape of walk(scene.slide.shapes)) expect(strange(shape, shape.name), `${file.file} ${slide.i}`).toBeUndefined();
        const ids = scene.slide.shapes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        drawn++;
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
  }
  expect(drawn).toBeGreaterThan(150);
});
