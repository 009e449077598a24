/** The contract of `inspect`: a deck in, findings out, with pictures of the worst slides on request. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { ActiveContent } from './active-content.ts';
import type { InspectReport } from './inspect-deck.ts';

export interface InspectOrder extends FileLimits {
  /** Number of slides to draw, worst first. Default: none. */
  readonly pictures?: number;
}

export interface InspectAnswer {
  readonly report: InspectReport;
  /** For those who hand a deck on as their own: what it would do on its reader's machine. */
  readonly active_content: readonly ActiveContent[];
  /** Slides of the files that come with the answer, PNG. */
  readonly pictures: readonly number[];
}

export const inspectTask = defineTask<InspectOrder, InspectAnswer>({
  name: 'inspect',
  limits: { time_ms: 15_000, memory_mib: 512, output_bytes: 32 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
