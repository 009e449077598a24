/** Two decks of our own writer in one theme. */
import { writePptx } from '../../src/pptx/index.ts';
import { bridgeDeck } from '../pptx/bridge.ts';
import { everyKind } from '../pptx/decks.ts';

export const bothDecks = (): readonly [first: Uint8Array, second: Uint8Array] => [writePptx(everyKind()), writePptx(bridgeDeck(3))];
