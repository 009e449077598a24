/** The contract of `texts`: a deck in; its texts for translation out, without duplicates, in reading order. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { TranslateScope } from './collect.ts';
import type { SourceText } from './texts/judge-text.ts';

export interface TextsOrder extends TranslateScope, FileLimits {}

export interface TextsAnswer {
  readonly slides_total: number;
  /** Slides with at least one of the texts. */
  readonly slides: readonly number[];
  readonly texts: readonly SourceText[];
  /** Of all texts, duplicates not counted. */
  readonly characters: number;
}

/** Of one deck. A slide full of words has some 500 characters. */
export const MAX_CHARACTERS = 400_000;

export const textsTask = defineTask<TextsOrder, TextsAnswer>({
  name: 'texts',
  limits: { time_ms: 30_000, memory_mib: 768, output_bytes: 16 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
