/** One question to the endpoint of a model: limited in size and time, and asked again when the endpoint is busy or unavailable. */

import { setTimeout as sleep } from 'node:timers/promises';
import { deadline } from '../deadline/index.ts';

export interface Endpoint {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Longest that one request may take. */
  readonly timeout_ms: number;
  /** Times that a request is sent. */
  readonly tries: number;
  /** Wait before the second try, doubled for each further one. */
  readonly pause_ms: number;
  readonly answer_bytes: number;
}

export type EndpointAnswer =
  /** Whatever its status, unless that says to ask again. */
  | { readonly outcome: 'answered'; readonly status: number; readonly text: string }
  /** After all tries; `why` completes a sentence that begins with the name of the endpoint. */
  | { readonly outcome: 'unavailable'; readonly why: string }
  | { readonly outcome: 'flood' };

/** Of `Retry-After`. */
const LONGEST_PAUSE_MS = 20_000;

/** @throws whatever `signal` was aborted with */
export async function postJson(endpoint: Endpoint, body: unknown, signal: AbortSignal): Promise<EndpointAnswer> {
  const { tries, pause_ms } = endpoint;
  const text = JSON.stringify(body);
  for (let tried = 1; ; tried += 1) {
    const outcome = await once(endpoint, text, signal);
    if (outcome.outcome !== 'again') return outcome;
    if (tried >= tries) return { outcome: 'unavailable', why: `${outcome.why}, ${tries} times` };
    await sleep(Math.min(LONGEST_PAUSE_MS, Math.max(outcome.retry_ms, pause_ms * 2 ** (tried - 1))), undefined, { signal });
  }
}

interface Again {
  readonly outcome: 'again';
  readonly retry_ms: number;
  readonly why: string;
}

async function once(
  { address, headers, timeout_ms, answer_bytes }: Endpoint,
  body: string,
  signal: AbortSignal,
): Promise<EndpointAnswer | Again> {
  const limit = deadline(timeout_ms, signal);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body,
      // A redirect would carry the question and the key to another place.
      redirect: 'error',
      signal: limit,
    });
    const { status } = response;
    if (status === 408 || status === 429 || status >= 500) {
      await response.body?.cancel();
      const after_ms = Number(response.headers.get('retry-after')) * 1000;
      return { outcome: 'again', retry_ms: Number.isFinite(after_ms) ? after_ms : 0, why: `answered with status ${status}` };
    }
    const bytes = await readBounded(response, answer_bytes);
    return bytes === null ? { outcome: 'flood' } : { outcome: 'answered', status, text: bytes.toString('utf8') };
  } catch {
    signal.throwIfAborted();
    return { outcome: 'again', retry_ms: 0, why: limit.aborted ? `did not answer within ${timeout_ms / 1000} s` : 'could not be reached' };
  }
}

/** Null for more than `most` bytes, of which no more are read. */
export async function readBounded(response: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
