/** Translates a deck in three steps: collects its texts, has them translated, and puts the translations in. */
import type { Outcome, Task } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { TranslateScope } from '../collect.ts';
import { type Ask, type NumberLocales, type Term, type TranslatedText, translateTexts } from '../texts/index.ts';
import { textsTask } from '../texts.task.ts';
import { type TranslateAnswer, translateTask } from '../translate.task.ts';

export interface TranslateDeckOrder extends TranslateScope, FileLimits {
  /** BCP 47. */
  readonly tag: string;
  readonly terms?: readonly Term[];
  readonly localize_numbers?: NumberLocales;
  readonly mark?: boolean;
}

/** Runs a task on the deck. */
export type RunTask = <Order extends object, Answer extends object>(
  task: Task<Order, Answer>,
  order: Order,
  files: readonly Uint8Array[],
) => Promise<Outcome<Answer>>;

/**
 * @param ask is given the number of texts and returns the function that asks for them
 * @throws whatever `ask` throws
 */
export async function translateDeck(
  run: RunTask,
  deck: Uint8Array,
  { tag, terms = [], mark, localize_numbers, ...scope }: TranslateDeckOrder,
  ask: (texts: number) => Ask,
): Promise<Outcome<TranslateAnswer>> {
  const found = await run(textsTask, scope, [deck]);
  if (found.outcome !== 'done') return found;
  const { texts } = found.answer;
  const answers: readonly TranslatedText[] = texts.length === 0 ? [] : await translateTexts(texts, terms, ask(texts.length));
  return run(
    translateTask,
    { ...scope, tag, terms, texts: answers, ...(localize_numbers !== undefined && { localize_numbers }), ...(mark === true && { mark }) },
    [deck],
  );
}
