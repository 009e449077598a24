/** Jobs: read, listed, waited for, stopped, deleted, and their files. */
import type { Schema } from '../api/index.ts';
import { ApiError, readError } from '../errors/index.ts';
import { ConnectionError, pause, type RequestOptions, type Transport } from '../transport/index.ts';
import type { Caller, CallOptions } from './caller.ts';
import { fillPath } from './caller.ts';
import { type Download, downloadOf, type FileKind } from './download.ts';
import { readEvents } from './job-events.ts';
import { allOf } from './pages.ts';

export type Job = Schema<'Job'>;
export type JobRow = Schema<'JobRow'>;

/** A job has ended without being complete. `cause` is the refusal that it ended with, where there is one. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError';
  readonly job: Job;

  constructor(job: Job) {
    const cause = job.error === null ? undefined : readError({ status: 200, headers: new Headers() }, JSON.stringify(job.error));
    super(cause === undefined ? `Job ${job.job_id} is ${job.status}.` : `Job ${job.job_id} has ${job.status}. ${cause.message}`, { cause });
    this.job = job;
  }
}

export interface WaitOptions extends RequestOptions {
  /** Told each change, the last one included. */
  readonly onProgress?: ((job: JobRow) => void) | undefined;
  /** Longest wait, ms; then the job is left running and a `JobPendingError` thrown. Default: for ever. */
  readonly timeoutMs?: number | undefined;
}

/** The wait was over before the job. */
export class JobPendingError extends Error {
  override readonly name = 'JobPendingError';
  readonly job: Job;

  constructor(job: Job) {
    super(`Job ${job.job_id} is still ${job.status}.`);
    this.job = job;
  }
}

type ListQuery = NonNullable<CallOptionsOfList['query']>;
type CallOptionsOfList = CallOptions<import('../api/index.ts').OperationOf<'get', '/v1/jobs'>>;

const isFinal = (status: string): boolean => status === 'complete' || status === 'failed' || status === 'canceled';
/** One poll; the service waits no longer than a minute. */
const POLL_S = 30;

export class Jobs {
  readonly #call: Caller;
  readonly #transport: Transport;

  constructor(call: Caller, transport: Transport) {
    this.#call = call;
    this.#transport = transport;
  }

  get(job_id: string, options: RequestOptions = {}): Promise<Job> {
    return this.#call('get', '/v1/jobs/{job_id}', { path: { job_id }, ...options });
  }

  /** One page, newest first. */
  list(query: ListQuery = {}, options: RequestOptions = {}): Promise<Schema<'JobList'>> {
    return this.#call('get', '/v1/jobs', { query, ...options });
  }

  /** Every job that matches, newest first. */
  all(query: Omit<ListQuery, 'limit' | 'offset'> = {}, options: RequestOptions = {}): AsyncGenerator<JobRow, void, undefined> {
    return allOf(
      async (offset) => {
        const { jobs, total } = await this.list({ ...query, limit: 100, offset }, options);
        return { items: jobs, total };
      },
      (job) => job.job_id,
    );
  }

  /**
   * The job when it is complete.
   * @throws JobEndedError when it failed or was canceled, JobPendingError when `timeoutMs` is over first
   */
  async wait(job_id: string, { onProgress, timeoutMs, ...options }: WaitOptions = {}): Promise<Job> {
    const ends = timeoutMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeoutMs;
    const following = new AbortController();
    const followed = onProgress === undefined ? undefined : this.#follow(job_id, onProgress, options, following.signal);
    try {
      for (;;) {
        const seconds = Math.max(0, Math.min(POLL_S, (ends - Date.now()) / 1000));
        const query = { poll: 'true', timeout: Math.round(seconds * 1000) / 1000 } as const;
        const job = await this.#call('get', '/v1/jobs/{job_id}', { path: { job_id }, query, ...options });
        if (isFinal(job.status)) {
          await Promise.race([followed, pause(500, undefined)]);
          if (job.status !== 'complete') throw new JobEndedError(job);
          return job;
        }
        if (Date.now() >= ends) throw new JobPendingError(job);
      }
    } finally {
      following.abort();
    }
  }

  /** Progress is optional: a stream that breaks is opened again, and its errors are ignored. */
  async #follow(job_id: string, onProgress: (job: JobRow) => void, options: RequestOptions, stop: AbortSignal): Promise<void> {
    for (let tries = 0; !stop.aborted && tries < 5; tries += 1) {
      try {
        const path = fillPath('/v1/jobs/{job_id}/events', { job_id });
        const signal = options.signal === undefined ? stop : AbortSignal.any([stop, options.signal]);
        const answer = await this.#transport.send({ method: 'GET', path, headers: { accept: 'text/event-stream' }, signal });
        for await (const { event, data } of readEvents(answer.body ?? new ReadableStream())) {
          onProgress(data as JobRow);
          if (event === 'end') return;
        }
      } catch (error) {
        if (stop.aborted || error instanceof ApiError) return;
        if (!(error instanceof ConnectionError || error instanceof TypeError)) return;
      }
      await pause(500, stop).catch(() => {});
    }
  }

  cancel(job_id: string, options: RequestOptions = {}): Promise<Job> {
    return this.#call('post', '/v1/jobs/{job_id}/cancel', { path: { job_id }, ...options });
  }

  /** Goes back to the revision before, or to the one named; that becomes the next revision. */
  async revert(job_id: string, revision?: number, options: RequestOptions = {}): Promise<Job> {
    await this.#call('post', '/v1/jobs/{job_id}/revert', { path: { job_id }, body: { revision }, ...options });
    return this.wait(job_id, { signal: options.signal });
  }

  /** Removes the job with all its versions and files; there is no way back. */
  async delete(job_id: string, options: RequestOptions = {}): Promise<void> {
    await this.#call('delete', '/v1/jobs/{job_id}', { path: { job_id }, ...options });
  }

  /** One of its files, with the key. */
  async download(job_id: string, kind: FileKind = 'pptx', options: RequestOptions = {}): Promise<Download> {
    const path = fillPath(`/v1/jobs/{job_id}/${kind}`, { job_id });
    return downloadOf(await this.#transport.send({ method: 'GET', path, headers: { accept: '*/*' }, ...options }));
  }

  /** A link that works without a key: once and for an hour, unless set otherwise. */
  downloadUrl(job_id: string, wish: Schema<'DownloadUrlRequest'> = {}, options: RequestOptions = {}): Promise<Schema<'DownloadUrl'>> {
    return this.#call('post', '/v1/jobs/{job_id}/download-url', { path: { job_id }, body: wish, ...options });
  }

  /** Takes back the links that were made, or one of them. */
  async revokeDownloadUrls(job_id: string, link_id?: string, options: RequestOptions = {}): Promise<void> {
    await this.#call('delete', '/v1/jobs/{job_id}/download-url', { path: { job_id }, query: { link_id }, ...options });
  }
}
