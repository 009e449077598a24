/** The work of `illustrate`. */
import { defineWork } from '@deckwright/core/task';
import type { IllustrateOrder } from './illustrate.task.ts';
import { illustratePng } from './index.ts';

export const work = defineWork<IllustrateOrder, object>(async ({ prompt, ...options }) => ({
  answer: {},
  files: [await illustratePng(prompt, options)],
}));
