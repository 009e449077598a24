/** The work of `combine`. */
import { READ_LIMITS } from '@deckwright/read/ooxml';
import { combineDecks, markSlides } from '@deckwright/write/assemble';
import { defineWork } from '../run/define-task.ts';
import type { CombineAnswer, CombineOrder } from './combine-task.ts';

export const work = defineWork<CombineOrder, CombineAnswer>(async ({ mark = false, ...order }, files) => {
  const { pptx, slides, warnings } = await combineDecks(files, { ...READ_LIMITS, ...order });
  return { answer: { slides, warnings }, files: [mark ? await markSlides(pptx) : pptx] };
});
