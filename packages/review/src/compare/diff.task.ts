/** The contract of `diff`: two requests of a deck in, their drawn differences out. */
import { defineTask } from '@deckwright/core/task';
import type { DeckDiff } from '@deckwright/draw/deck';
import type { SentBrand } from '@deckwright/uploads/brand';

export interface DiffOrder {
  readonly from: unknown;
  readonly to: unknown;
  /** Brands that either names; their files are those of the task. */
  readonly brands?: readonly SentBrand[];
}

export type DiffAnswer = DeckDiff;

export const diffTask = defineTask<DiffOrder, DiffAnswer>({
  name: 'diff',
  limits: { time_ms: 30_000, memory_mib: 512, output_bytes: 32 * 1024 * 1024 },
  remedy: 'Compare revisions that are closer to each other.',
});
