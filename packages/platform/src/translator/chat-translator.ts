/**
 * A translator behind an OpenAI-compatible chat-completions endpoint. Texts go in batches, a few at a time. Each request is limited in
 * size and time, and retried when the endpoint is busy or unavailable.
 */
import { chatAddress, postJson } from '../model-endpoint/index.ts';
import { type GlossaryTerm, messageOf, rulesFor, type TextAbout, type TranslateWish } from './prompt.ts';
import { readAnswer } from './read-answer.ts';

export interface TranslatorSettings {
  /** `https://host/v1`, or the whole address that ends in `/chat/completions`. */
  readonly url: string;
  readonly key?: string;
  readonly model: string;
  /** Longest that one request may take. Default 60 s. */
  readonly timeout_ms?: number;
  /** Times that a request is sent. Default 4. */
  readonly tries?: number;
  /** Wait before the second try, doubled for each further one. Default 1 s. */
  readonly pause_ms?: number;
}

export interface TranslateRound {
  readonly terms?: readonly GlossaryTerm[];
  /** What is known of each text, in their order. */
  readonly about?: readonly (TextAbout | undefined)[];
  /** What was wrong with an earlier answer for these texts. */
  readonly again?: string;
  /** Told after each batch. */
  readonly onDone?: (texts: number) => void;
}

export interface Translator {
  /**
   * One answer for each text, null for one that was not answered.
   * @throws TranslatorError when the endpoint does not translate; whatever `signal` was aborted with
   */
  translate(texts: readonly string[], wish: TranslateWish, round: TranslateRound, signal: AbortSignal): Promise<readonly (string | null)[]>;
}

export type TranslatorFault = 'refused' | 'unavailable' | 'not_an_answer';

/** For operators and callers: describes what happened, without the words of the endpoint. */
export class TranslatorError extends Error {
  override readonly name = 'TranslatorError';
  readonly code: TranslatorFault;

  constructor(code: TranslatorFault, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

const TEXTS_PER_BATCH = 40;
const CHARACTERS_PER_BATCH = 5000;
const BATCHES_AT_A_TIME = 3;
const ANSWER_BYTES = 2 * 1024 * 1024;

export function createChatTranslator(settings: TranslatorSettings): Translator {
  const { timeout_ms = 60_000, tries = 4, pause_ms = 1000, key, model } = settings;
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const endpoint = {
    address: chatAddress(settings.url),
    headers,
    timeout_ms,
    tries,
    pause_ms,
    answer_bytes: ANSWER_BYTES,
  };

  async function ask(body: object, signal: AbortSignal): Promise<string> {
    const answer = await postJson(endpoint, body, signal);
    if (answer.outcome === 'unavailable') throw new TranslatorError('unavailable', `The translator ${answer.why}.`);
    if (answer.outcome === 'flood')
      throw new TranslatorError('not_an_answer', `The translator answered with more than ${ANSWER_BYTES} bytes.`);
    if (answer.status < 200 || answer.status > 299)
      throw new TranslatorError('refused', `The translator refused the request with status ${answer.status}.`);
    return answer.text;
  }

  return {
    async translate(texts, wish, { terms = [], about = [], again, onDone }, signal) {
      const answers: (string | null)[] = Array.from({ length: texts.length }, () => null);
      const batches = batchesOf(texts.map((text, i) => text.length + lengthOfContext(about[i])));
      let understood = 0;
      let next = 0;
      const stop = new AbortController();
      const either = AbortSignal.any([signal, stop.signal]);
      const lane = async (): Promise<void> => {
        for (let batch = batches[next++]; batch !== undefined; batch = batches[next++]) {
          const asked = batch.map((i) => texts[i] ?? '');
          const body = {
            model,
            messages: [
              { role: 'system', content: rulesFor(wish, again) },
              {
                role: 'user',
                content: messageOf(
                  asked,
                  terms,
                  batch.map((i) => about[i]),
                ),
              },
            ],
          };
          const translated = readAnswer(await ask(body, either), asked.length);
          if (translated !== null) understood += 1;
          for (const [at, i] of batch.entries()) answers[i] = translated?.[at] ?? null;
          onDone?.(batch.length);
        }
      };
      try {
        await Promise.all(Array.from({ length: Math.min(BATCHES_AT_A_TIME, batches.length) }, lane));
      } finally {
        stop.abort();
      }
      if (understood === 0 && batches.length > 0 && again === undefined)
        throw new TranslatorError('not_an_answer', 'The translator answered, and not with translations.');
      return answers;
    },
  };
}

const lengthOfContext = (about: TextAbout | undefined): number =>
  Object.values(about?.context ?? {}).reduce((sum, { length }) => sum + length, 0);

/** @param lengths characters of each text with what is told of it */
function batchesOf(lengths: readonly number[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  let characters = 0;
  for (const [i, length] of lengths.entries()) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= TEXTS_PER_BATCH || characters + length > CHARACTERS_PER_BATCH) {
      batches.push([i]);
      characters = length;
    } else {
      last.push(i);
      characters += length;
    }
  }
  return batches;
}
