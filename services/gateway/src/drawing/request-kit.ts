/** What requests are read with here: the brands that were pinned to them, and the reader of briefs. */

import { briefReader } from '@deckwright/brief';
import type { RequestKit } from '@deckwright/draw/intent';
import { type Brands, bookOf } from './drawing.ts';

export const requestKit = (brands?: Brands): RequestKit => ({ brands: bookOf(brands), briefs: briefReader });
