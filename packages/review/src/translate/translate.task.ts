/** The contract of `translate`: a deck and translations in; the translated deck, and what became of each text, out. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { TranslateOptions, TranslationPlan } from './apply-translation.ts';
import type { TranslatedText } from './texts/translate-texts.ts';

export interface TranslateOrder extends TranslateOptions, FileLimits {
  readonly texts: readonly TranslatedText[];
  /** Puts the mark of test keys onto the slides of the result, which then always is a file of its own. */
  readonly mark?: boolean;
}

/** Without files, no text reads otherwise than before. */
export type TranslateAnswer = Omit<TranslationPlan, 'changed'>;

export const translateTask = defineTask<TranslateOrder, TranslateAnswer>({
  name: 'translate',
  // Nobody waits on a line for it: a worker runs it.
  limits: { time_ms: 90_000, memory_mib: 768, output_bytes: 128 * 1024 * 1024 },
  remedy: 'Compress its pictures, or send its slides in several files.',
});
