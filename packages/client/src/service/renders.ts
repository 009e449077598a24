/** Slides and decks: asked for, waited for, given as the finished thing. */
import type { BodyOf, OperationOf, Schema } from '../api/index.ts';
import type { Transport } from '../transport/index.ts';
import type { Jobs, WaitOptions } from './jobs.ts';

export type RenderResponse = Schema<'RenderResponse'>;
export type DeckResponse = Schema<'DeckResponse'>;

export type IntentRequest = BodyOf<OperationOf<'post', '/v1/render/intent'>>;
export type BriefRequest = BodyOf<OperationOf<'post', '/v1/render/auto'>>;
export type DeckRequest = Schema<'IntentDeckRequest'>;

export class Renders {
  readonly #transport: Transport;
  readonly #jobs: Jobs;

  constructor(transport: Transport, jobs: Jobs) {
    this.#transport = transport;
    this.#jobs = jobs;
  }

  /** One slide of a typed intent or component spec. */
  intent(request: IntentRequest, options: WaitOptions = {}): Promise<RenderResponse> {
    return this.#render<RenderResponse>('/v1/render/intent', request, options);
  }

  /** One slide of a prose brief, routed by rules. */
  brief(request: BriefRequest, options: WaitOptions = {}): Promise<RenderResponse> {
    return this.#render<RenderResponse>('/v1/render/auto', request, options);
  }

  /** A deck of 1 to 30 slides. */
  deck(request: DeckRequest, options: WaitOptions = {}): Promise<DeckResponse> {
    return this.#render<DeckResponse>('/v1/render/intent/deck', request, options);
  }

  /**
   * The answer when the work is done, however long that takes. With `onProgress` the job is accepted at once and followed; the same
   * Idempotency-Key finds it again.
   * @throws ApiError for a refusal, JobEndedError for work that failed after it was accepted
   */
  async #render<Answer extends RenderResponse>(path: string, body: unknown, wait: WaitOptions): Promise<Answer> {
    const { onProgress, timeoutMs, ...options } = wait;
    const headers: Record<string, string> = onProgress === undefined ? {} : { prefer: 'respond-async' };
    const answer = await this.#transport.send({ method: 'POST', path, body, headers, ...options });
    // The service answers as its document says; tests hold it to that.
    const first = (await answer.json()) as Answer;
    if (answer.status !== 202) return first;
    const job = await this.#jobs.wait(String(first.job_id), { onProgress, timeoutMs, signal: options.signal });
    if (job.result === null) throw new Error(`Job ${job.job_id} is complete without a result.`);
    // A job's result is the answer of the endpoint that made it.
    return job.result as Answer;
  }
}
