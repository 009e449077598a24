/** The work of `combine`. */
import { defineWork } from '@deckwright/core/task';
import { READ_LIMITS } from '@deckwright/read/ooxml';
import type { CombineAnswer, CombineOrder } from './combine.task.ts';
import { combineDecks, markSlides } from './index.ts';

export const work = defineWork<CombineOrder, CombineAnswer>(async ({ mark = false, ...order }, files) => {
  const { pptx, slides, warnings } = await combineDecks(files, { ...READ_LIMITS, ...order });
  return { answer: { slides, warnings }, files: [mark ? await markSlides(pptx) : pptx] };
});
