/** Sends requests that make something, and waits until it is made. */
import type { Transport } from '../transport/index.ts';
import type { Jobs, WaitOptions } from './jobs.ts';

export interface MakeOptions extends WaitOptions {
  /** Refused with a `RevisionMismatchError` unless this is the newest revision of what is changed. */
  readonly ifMatch?: number | undefined;
}

/** Makes something, and gives the answer of the endpoint once it is made. */
export type Make = <Answer extends { readonly job_id?: string | undefined }>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
  options: MakeOptions,
) => Promise<Answer>;

/**
 * However long the work takes. With `onProgress` the job is accepted at once and followed; the same Idempotency-Key finds it again.
 * @throws ApiError for a refusal, JobEndedError for work that failed after it was accepted
 */
export const createMake =
  (transport: Transport, jobs: Jobs): Make =>
  async <Answer extends { readonly job_id?: string | undefined }>(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    { onProgress, timeoutMs, ifMatch, ...options }: MakeOptions,
  ) => {
    const headers: Record<string, string> = {
      ...(onProgress === undefined ? {} : { prefer: 'respond-async' }),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    };
    const answer = await transport.send({ method, path, body, headers, ...options });
    // Tests check that the service answers as its document says.
    const first = (await answer.json()) as Answer;
    if (answer.status !== 202) return first;
    const job = await jobs.wait(String(first.job_id), { onProgress, timeoutMs, signal: options.signal });
    if (job.result === null) throw new Error(`Job ${job.job_id} is complete without a result.`);
    // A job's result is the answer of the endpoint that made it.
    return job.result as unknown as Answer;
  };
