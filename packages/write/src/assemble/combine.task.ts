/** The contract of `combine`: several decks in, one deck out. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { CombineWarning } from './combine-warning.ts';

export interface CombineOrder extends FileLimits {
  /** Puts the mark of test keys onto the slides. */
  readonly mark?: boolean;
}

export interface CombineAnswer {
  readonly slides: number;
  readonly warnings: readonly CombineWarning[];
}

export const combineTask = defineTask<CombineOrder, CombineAnswer>({
  name: 'combine',
  limits: { time_ms: 60_000, memory_mib: 1024, output_bytes: 512 * 1024 * 1024 },
  remedy: 'Combine fewer decks at a time, or compress their pictures.',
});
