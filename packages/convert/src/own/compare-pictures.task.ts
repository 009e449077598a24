/** The contract of `compare-pictures`: a picture of a stranger and pictures of slides of ours in; which of these it shows, if any, out. */
import { defineTask } from '@deckwright/core/task';
import type { FramePx } from './fingerprint-picture.task.ts';

export interface ComparePicturesOrder {
  /** Where in the picture the slide of each candidate may lie. */
  readonly frames: readonly FramePx[];
}

export interface ComparePicturesAnswer {
  /** Of the first candidate that the picture shows, from 0; null for none. */
  readonly same: number | null;
}

/** Files are the picture, and then a PNG of each candidate. */
export const comparePicturesTask = defineTask<ComparePicturesOrder, ComparePicturesAnswer>({
  name: 'compare-pictures',
  limits: { time_ms: 60_000, memory_mib: 1024, output_bytes: 1024 * 1024 },
  remedy: 'Send the picture of one slide, with fewer pixels.',
});
