/** The contract of `repair`: a deck in; the plan out, and the repaired deck on request. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { RepairPlan } from './plan-repair.ts';

export interface RepairOrder extends FileLimits {
  /** Names of actions; all when absent. */
  readonly actions?: readonly string[];
  /** The plan alone. */
  readonly dry_run: boolean;
  /** Puts the mark of test keys onto the slides of the result, which then always is a file of its own. */
  readonly mark?: boolean;
}

/** Without files, nothing was to be done, or it was a dry run. */
export type RepairAnswer = Omit<RepairPlan, 'sources'>;

export const repairTask = defineTask<RepairOrder, RepairAnswer>({
  name: 'repair',
  limits: { time_ms: 45_000, memory_mib: 768, output_bytes: 128 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
