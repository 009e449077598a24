/** The contract of `translate`: a deck and translations in; the translated deck, and what became of each text, out. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { TranslateOptions, TranslationPlan } from './apply-translation.ts';
import type { TranslatedText } from './texts/translate-texts.ts';

export interface TranslateOrder extends TranslateOptions, FileLimits {
  readonly texts: readonly TranslatedText[];
  /** Adds the mark of test keys to the slides. The answer then always has a file. */
  readonly mark?: boolean;
}

/** The answer has no file if no text changed. */
export type TranslateAnswer = Omit<TranslationPlan, 'changed'>;

export const translateTask = defineTask<TranslateOrder, TranslateAnswer>({
  name: 'translate',
  // Longer than for other tasks, because a worker runs it and no request waits.
  limits: { time_ms: 90_000, memory_mib: 768, output_bytes: 128 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
