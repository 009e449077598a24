/** The work of `diff`. Its input is trusted; it runs here because drawing two decks would block the caller. */
import { diffDecks } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { defineWork } from '../run/define-task.ts';
import type { DiffAnswer, DiffOrder } from './diff-task.ts';
import { sentBook } from './sent-brands.ts';

export const work = defineWork<DiffOrder, DiffAnswer>(async ({ from, to, brands }, files) => ({
  answer: await diffDecks(from, to, createDrawKit(carriedFonts()), sentBook(brands, files)),
}));
