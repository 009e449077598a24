/** The kit for measuring text of foreign decks: fonts and, where letters join, a shaper. */
import { type FontSource, loadShaper, needsShaping, type Shaper } from '@deckwright/draw/typeset';
import { type ForeignDeck, walkForeign, wordsOf } from '../model/index.ts';

export interface DeckKit {
  readonly fonts: FontSource;
  readonly shaper?: Shaper;
}

/** The shaper is loaded only for decks with letters that join. */
export async function deckKit(deck: ForeignDeck, fonts: FontSource): Promise<DeckKit> {
  return joinsLetters(deck) ? { fonts, shaper: await loadShaper(fonts) } : { fonts };
}

function joinsLetters({ slides }: ForeignDeck): boolean {
  for (const { shapes } of slides) {
    for (const shape of walkForeign(shapes)) {
      const texts = shape.kind === 'table' ? shape.cells.map(({ text }) => text) : shape.kind === 'shape' ? [shape.text] : [];
      if (texts.some((text) => text !== undefined && needsShaping(wordsOf(text)))) return true;
    }
  }
  return false;
}
