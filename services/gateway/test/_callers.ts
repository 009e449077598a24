/** Callers of the trials: they send renders with an idempotency key, and insist until they have an answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tenant } from '../../render-worker/test/_stand.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Requests that it took. */
  readonly tries: number;
}

export interface Ask {
  readonly tenant: Tenant;
  readonly key: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it goes; one slide unless said otherwise. */
  readonly path?: string;
  /** POST unless said otherwise. */
  readonly method?: 'POST' | 'PATCH';
}

/** One render request. Rejects when the connection is refused or cut. */
export async function post(
  base: string,
  { tenant, key, body, headers = {}, path = '/v1/render/intent', method = 'POST' }: Ask,
): Promise<Answer> {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text(), tries: 1 };
}

/** Asks one address after the other until a 2xx comes. @throws Error for an answer that no repeat would mend, or after a minute. */
export async function insist(bases: () => readonly string[], ask: Ask): Promise<Answer> {
  const ends = Date.now() + 60_000;
  for (let tries = 1; ; tries += 1) {
    const all = bases();
    const answer = await post(all[(tries - 1) % all.length] ?? '', ask).catch(() => null);
    if (answer !== null && answer.status < 300) return { ...answer, tries };
    if (answer !== null && answer.status !== 409 && answer.status !== 503) throw new Error(`${answer.status} ${answer.text}`);
    if (Date.now() > ends) throw new Error(`No answer within a minute, last ${answer?.status} ${answer?.text}`);
    await sleep(60);
  }
}

/** The job that an answer names. */
export const jobOf = (answer: Answer): string => (JSON.parse(answer.text) as { job_id: string }).job_id;
