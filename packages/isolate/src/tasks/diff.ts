/** The work of `diff`. Nothing in it is foreign; it draws twice a deck, which would hold up the one who asks. */
import { diffDecks } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { defineWork } from '../run/define-task.ts';
import type { DiffAnswer, DiffOrder } from './diff-task.ts';
import { sentBook } from './sent-brands.ts';

export const work = defineWork<DiffOrder, DiffAnswer>(async ({ from, to, brands }, files) => ({
  answer: await diffDecks(from, to, createDrawKit(carriedFonts()), sentBook(brands, files)),
}));
