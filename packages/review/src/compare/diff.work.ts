/** The work of `diff`. Its input is trusted; it is a task because drawing two decks would block the caller. */

import { briefReader } from '@deckwright/brief';
import { defineWork } from '@deckwright/core/task';
import { diffDecks } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { sentBook } from '@deckwright/uploads/brand';
import type { DiffAnswer, DiffOrder } from './diff.task.ts';

export const work = defineWork<DiffOrder, DiffAnswer>(async ({ from, to, brands }, files) => ({
  answer: await diffDecks(from, to, createDrawKit(carriedFonts()), { brands: sentBook(brands, files), briefs: briefReader }),
}));
