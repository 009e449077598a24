/** The kit for measuring text of foreign decks: fonts, those of the deck among them, and, where letters join, a shaper. */
import { type FontSource, loadShaper, type Shaper } from '@deckwright/draw/typeset';
import type { OpcPackage } from '../../ooxml/index.ts';
import type { ForeignDeck } from '../model/index.ts';
import { deckTexts } from './deck-texts.ts';
import { type FontUse, withEmbeddedFonts } from './embedded-fonts.ts';

export interface DeckKit {
  readonly fonts: FontSource;
  readonly shaper?: Shaper;
}

/** The shaper is loaded only for decks with letters that join. */
export async function deckKit(deck: ForeignDeck, pkg: OpcPackage, carried: FontSource, use: FontUse = 'measure'): Promise<DeckKit> {
  const texts = deckTexts(deck);
  const fonts = await withEmbeddedFonts(deck, texts, pkg, carried, use);
  return texts.joins_letters ? { fonts, shaper: await loadShaper(fonts) } : { fonts };
}
