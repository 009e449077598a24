/**
 * A translator behind an OpenAI-compatible chat-completions endpoint. Texts go in batches, a few at a time. Each request is limited in
 * size and time, and retried when the endpoint is busy or unavailable.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GlossaryTerm, messageOf, rulesFor, type TranslateWish } from './prompt.ts';
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
/** Of `Retry-After`. */
const LONGEST_PAUSE_MS = 20_000;

export function createChatTranslator(settings: TranslatorSettings): Translator {
  const { timeout_ms = 60_000, tries = 4, pause_ms = 1000, key, model } = settings;
  const address = addressOf(settings.url);

  async function once(
    body: string,
    signal: AbortSignal,
  ): Promise<{ readonly text: string } | { readonly retry_ms: number; readonly why: string }> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        },
        body,
        // A redirect would carry the texts and the key to another place.
        redirect: 'error',
        signal: limit,
      });
      const { status } = response;
      if (response.ok) return { text: await readBounded(response) };
      await response.body?.cancel();
      if (status !== 408 && status !== 429 && status < 500)
        throw new TranslatorError('refused', `The translator refused the request with status ${status}.`);
      const after_ms = Number(response.headers.get('retry-after')) * 1000;
      return { retry_ms: Number.isFinite(after_ms) ? after_ms : 0, why: `answered with status ${status}` };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TranslatorError) throw error;
      return { retry_ms: 0, why: limit.aborted ? `did not answer within ${timeout_ms / 1000} s` : 'could not be reached' };
    }
  }

  async function ask(body: string, signal: AbortSignal): Promise<string> {
    for (let tried = 1; ; tried += 1) {
      const outcome = await once(body, signal);
      if ('text' in outcome) return outcome.text;
      if (tried >= tries) throw new TranslatorError('unavailable', `The translator ${outcome.why}, ${tries} times.`);
      await sleep(Math.min(LONGEST_PAUSE_MS, Math.max(outcome.retry_ms, pause_ms * 2 ** (tried - 1))), undefined, { signal });
    }
  }

  return {
    async translate(texts, wish, { terms = [], again, onDone }, signal) {
      const answers: (string | null)[] = Array.from({ length: texts.length }, () => null);
      const batches = batchesOf(texts);
      let understood = 0;
      let next = 0;
      const stop = new AbortController();
      const either = AbortSignal.any([signal, stop.signal]);
      const lane = async (): Promise<void> => {
        for (let batch = batches[next++]; batch !== undefined; batch = batches[next++]) {
          const asked = batch.map((i) => texts[i] ?? '');
          const body = JSON.stringify({
            model,
            messages: [
              { role: 'system', content: rulesFor(wish, again) },
              { role: 'user', content: messageOf(asked, terms) },
            ],
          });
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

const addressOf = (url: string): string => (/\/chat\/completions\/?$/.test(url) ? url : `${url.replace(/\/+$/, '')}/chat/completions`);

function batchesOf(texts: readonly string[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  let characters = 0;
  for (const [i, { length }] of texts.entries()) {
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

/** @throws TranslatorError for a flood */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new TranslatorError('not_an_answer', `The translator answered with more than ${ANSWER_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
