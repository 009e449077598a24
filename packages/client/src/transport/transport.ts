/** Sends requests: with the key, with an Idempotency-Key where something is made, and with retries where these are safe and may help. */
import { ApiError, readError } from '../errors/index.ts';
import { pause, pauseAfter } from './pause.ts';

export interface ClientOptions {
  /** Address of the service, with or without a slash at its end. */
  readonly baseUrl: string;
  /** Without it, only public endpoints can be called. */
  readonly apiKey?: string | undefined;
  /** Further tries of a request that was refused for now, or did not arrive. Default 4. */
  readonly retries?: number;
  /** Time for one try, ms, until its answer begins. Default 130,000: a render may be waited for 110 s. */
  readonly timeoutMs?: number;
  /** Longest that a request waits because the service asked for it, ms; a longer wish is thrown as the error that it came with. Default 60,000. */
  readonly maxRetryAfterMs?: number;
  /** Who calls, as `name/version`: shown in the operator's logs, grants nothing. */
  readonly clientName?: string;
  /** Sent with every request, such as `traceparent`; what the client itself sets counts more. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What one request may say beside its content. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Made by the client when left out. The same key with the same body gives the first answer again, for 24 hours. */
  readonly idempotencyKey?: string | undefined;
}

export interface Request extends RequestOptions {
  readonly method: string;
  /** With every name filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Thrown when no answer came, after the last try. `cause` is what went wrong. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

export interface Transport {
  /** The answer, a success, with its body unread. @throws ApiError, ConnectionError, or the signal's reason */
  send(request: Request): Promise<Response>;
}

export function createTransport(options: ClientOptions): Transport {
  const base = options.baseUrl.replace(/\/+$/, '');
  const { apiKey, retries = 4, timeoutMs = 130_000, maxRetryAfterMs = 60_000 } = options;
  // Called as a method of nothing: browsers insist.
  const ask: typeof fetch = options.fetch ?? ((...given) => fetch(...given));

  const headersOf = ({ method, body, headers, idempotencyKey }: Request): Headers => {
    const all = new Headers({ accept: 'application/json', ...options.headers, ...headers });
    if (apiKey !== undefined) all.set('authorization', `Bearer ${apiKey}`);
    if (options.clientName !== undefined) all.set('x-deckwright-client', options.clientName);
    if (body !== undefined && !(body instanceof FormData)) all.set('content-type', 'application/json');
    // One key for all tries: whatever became of the first, it is done once.
    if (method === 'POST' || method === 'PATCH') all.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
    return all;
  };

  return {
    async send(request) {
      const { method, path, query, body, signal } = request;
      const url = base + path + queryText(query);
      const headers = headersOf(request);
      const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
      for (let attempt = 0; ; attempt += 1) {
        let error: ApiError | ConnectionError;
        try {
          const answer = await within(timeoutMs, signal, (both) =>
            ask(url, { method, headers, signal: both, redirect: 'error', ...content }),
          );
          if (answer.ok) return answer;
          error = readError(answer, await answer.text());
          if (!error.retryable) throw error;
        } catch (thrown) {
          if (signal?.aborted) throw signal.reason;
          if (thrown instanceof ApiError) throw thrown;
          error = new ConnectionError(`${method} ${path}: no answer`, { cause: thrown });
        }
        const wish_s = error instanceof ApiError ? error.retry_after_s : undefined;
        if (attempt >= retries || (wish_s ?? 0) * 1000 > maxRetryAfterMs) throw error;
        await pause(pauseAfter(attempt, wish_s), signal);
      }
    },
  };
}

/** Breaks off after `ms` or with the caller's signal; the time ends with the beginning of the answer, the signal counts on. */
async function within(ms: number, signal: AbortSignal | undefined, work: (both: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function queryText(query: Request['query']): string {
  const pairs: [string, string][] = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
