/** What requests are read with here: the brands that were pinned to them, and the reader of briefs. */
import type { RequestKit } from '@deckwright/draw/intent';
import { briefReader } from '@deckwright/draw/router';
import { type Brands, bookOf } from './drawing.ts';

export const requestKit = (brands?: Brands): RequestKit => ({ brands: bookOf(brands), briefs: briefReader });
