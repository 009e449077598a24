/** The contract of `inspect`: a deck in, findings out, with pictures of the worst slides on request. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { ActiveContent } from './active-content.ts';
import type { InspectReport } from './inspect-deck.ts';

export interface InspectOrder extends FileLimits {
  /** Number of slides to draw, worst first. Default: none. */
  readonly pictures?: number;
  /** The deck is to be handed out as ours: its faults of the file are mended first, and what it would do on its reader's machine is named. */
  readonly hand_out?: boolean;
}

export interface InspectAnswer {
  readonly report: InspectReport;
  /** Of a deck to be handed out: what it would do on its reader's machine. */
  readonly active_content: readonly ActiveContent[];
  /** Faults of the file that were mended and that PowerPoint would ask about: kinds of them, the first ones in words, and local names of the elements that were taken out. The first file of the answer is a deck that is to be handed out, mended and written anew; the report is about that. */
  readonly mended: { readonly total: number; readonly messages: readonly string[]; readonly elements: readonly string[] };
  /** Slides of the pictures among the files of the answer, PNG. */
  readonly pictures: readonly number[];
}

export const inspectTask = defineTask<InspectOrder, InspectAnswer>({
  name: 'inspect',
  limits: { time_ms: 15_000, memory_mib: 512, output_bytes: 32 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
