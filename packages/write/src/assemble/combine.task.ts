/** The contract of `combine`: several decks in, one deck out. */

import { defineTask } from '@deckwright/core/task';
import type { CombineWarning } from './combine-warning.ts';

export interface CombineOrder {
  /** Puts the mark of test keys onto the slides. */
  readonly mark?: boolean;
  /** Largest file that is read, bytes; that of a service when absent. */
  readonly file_bytes?: number;
  /** Of all parts of one file, inflated. */
  readonly total_bytes?: number;
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
