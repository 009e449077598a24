/** The contract of `repair`: a deck in; the plan out, and the repaired deck on request. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { RepairPlan } from './plan-repair.ts';

export interface RepairOrder extends FileLimits {
  /** Names of actions. Default: all. */
  readonly actions?: readonly string[];
  /** Returns the plan alone. */
  readonly dry_run: boolean;
  /** Adds the mark of test keys to the slides. The answer then always has a file. */
  readonly mark?: boolean;
}

/** The answer has no file if there was nothing to repair or it was a dry run. */
export type RepairAnswer = Omit<RepairPlan, 'sources'>;

export const repairTask = defineTask<RepairOrder, RepairAnswer>({
  name: 'repair',
  limits: { time_ms: 45_000, memory_mib: 768, output_bytes: 128 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
