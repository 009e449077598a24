/**
 * Runs a handler for the jobs of one definition: takes messages, begins attempts, keeps their leases alive, and ends each exactly once.
 * The handler knows neither queue nor database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ulid } from 'ulid';
import { isDatabaseAway } from '../database/away.ts';
import type { Database } from '../database/database.ts';
import type { JobMetrics } from '../telemetry/metrics.ts';
import { createAfterFailure } from './after-failure.ts';
import type { Circuit, Passage } from './circuit.ts';
import { MOST_TOGETHER } from './deck-messages.ts';
import type { JobDefinition } from './definition.ts';
import { type FaultPoint, type Faults, noFaults } from './faults.ts';
import type { JobRecord, JsonObject, Progress, WaitingFor } from './job.ts';
import type { Completion, JobStore } from './job-store.ts';
import { describeError, type Log } from './log.ts';
import type { Backoff } from './postpone.ts';
import type { Message, Queues } from './queues.ts';
import { startWatchdog } from './watchdog.ts';

/** What a handler is given beside the job. */
export interface HandlerKit {
  /** Aborted when the attempt has lost its right to commit (cancelled, fenced) or the worker must stop. */
  readonly signal: AbortSignal;
  /** Tells how far the job has come; never rejects. What comes early or quickly is not told: it would cost more than it says. */
  progress(progress: Progress): void;
  /** Runs one stage of the work; how long each took stands in the line that the job's end writes. */
  measure<T>(stage: string, work: () => Promise<T>): Promise<T>;
  /** Place where a test may crash the worker. */
  fault(point: FaultPoint): Promise<void>;
}

/**
 * How a handler ends a job: with files and a result, or with a problem that no further attempt would mend. What it throws is told apart by
 * `failureOf`: an outage is waited out, anything else is a crash.
 */
export type HandlerOutcome =
  | { readonly outcome: 'complete'; readonly completion: Completion }
  | { readonly outcome: 'failed'; readonly problem: JsonObject };

/** Does the work of one job. */
export type JobHandler = (job: JobRecord, kit: HandlerKit) => Promise<HandlerOutcome>;

/** A job in hand, with what its handler is given. */
export interface Task {
  readonly job: JobRecord;
  readonly kit: HandlerKit;
}

/** Does the work of several jobs that were begun together; what became of each, in their order. Never rejects as a whole. */
export type TogetherHandler = (tasks: readonly Task[]) => Promise<readonly PromiseSettledResult<HandlerOutcome>[]>;

/** How to run a worker. */
export interface WorkerOptions {
  readonly definition: JobDefinition;
  readonly handler: JobHandler;
  /** Given, slides of one deck are begun, handled and ended together. */
  readonly together?: TogetherHandler;
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly concurrency: number;
  readonly log: Log;
  /** Silence after which Postgres takes the worker for lost. Default 15 s. */
  readonly lease_ms?: number;
  /** Time between signs of life. Default a third of the lease. */
  readonly heartbeat_ms?: number;
  /** Wait of the oldest job at which an idle worker doubts its queue. Default 30 s. */
  readonly watchdog_ms?: number;
  /** The queue stays silent even after a rebuild: the process should end and be started anew. */
  readonly onStuck?: () => void;
  readonly faults?: Faults;
  /** Keeps jobs from being begun while the file store is away; shared by the workers of a process. */
  readonly circuit?: Circuit;
  /** How long jobs wait that an outage has met. */
  readonly backoff?: Partial<Backoff>;
  readonly metrics?: JobMetrics;
  /** Wraps an attempt in a span of the request's trace. */
  readonly trace?: <T>(name: string, traceparent: string | null, job: JobRecord, work: () => Promise<T>) => Promise<T>;
}

/** A running worker. */
export interface RunningWorker {
  readonly worker_id: string;
  readonly active: number;
  /** Takes nothing new, waits up to `grace_ms` (default 25 s), gives back what is left. True when nothing was left. */
  close(grace_ms?: number): Promise<boolean>;
}

/** A job tells nothing of its progress before this, and no more often. */
const PROGRESS_EVERY_MS = 250;

/** Each job that ends well after an outage brings so many others back: few at first, and soon all that the workers can do. */
const WOKEN_BY_ONE = 8;

interface Attempt {
  readonly job: JobRecord;
  readonly abort: AbortController;
}

interface Hand extends Task, Attempt {
  readonly stages: Record<string, number>;
}

const lacking: PromiseRejectedResult = { status: 'rejected', reason: new Error('The handler said nothing of this job.') };

/** Waits for all, then throws what the first of them threw. */
async function everyOne<T>(works: readonly (Promise<T> | T)[]): Promise<readonly T[]> {
  return (await Promise.allSettled(works)).map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Starts a worker. */
export function runWorker(options: WorkerOptions): RunningWorker {
  const { definition, handler, db, store, queues, concurrency, log, circuit, backoff } = options;
  const worker_id = `wrk_${ulid()}`;
  const lease_ms = options.lease_ms ?? 15_000;
  const heartbeat_ms = options.heartbeat_ms ?? lease_ms / 3;
  const faults = options.faults ?? noFaults;
  const trace = options.trace ?? ((_name, _traceparent, _job, work) => work());
  const attempts = new Map<string, Attempt>();
  let lastMessageAt = Date.now();
  let closing = false;

  const afterFailure = createAfterFailure({ definition, store, log, backoff });

  /** Brings back jobs that wait, since what they wait for seems to work; never rejects. */
  const wake = (waiting_for: WaitingFor, limit: number): void => {
    store.wake(waiting_for, definition.job_types, limit).catch((error) => log.debug(describeError(error), 'no waiting job was woken'));
  };
  const forgetTrial = circuit?.onTrial(() => wake('storage', 1));

  /**
   * Begun messages and finished slides outlast a Postgres that restarts: messages are asked for as long as a lease, ends for as long as nobody says
   * that they no longer count. Beginning and ending are fenced, so that asking twice changes nothing; the second answer then is that it has
   * been done, or that another attempt counts.
   */
  const patiently = async <T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> => {
    const until = signal === undefined ? Date.now() + lease_ms : Number.POSITIVE_INFINITY;
    for (let pause_ms = 50; ; pause_ms = Math.min(pause_ms * 2, 1_000)) {
      try {
        return await ask();
      } catch (error) {
        if (!isDatabaseAway(error) || closing || signal?.aborted || Date.now() + pause_ms > until) throw error;
        await sleep(pause_ms, undefined, signal && { signal });
      }
    }
  };

  const taskOf = (job: JobRecord, begin_ms: number): Hand => {
    const { job_id, attempt_no } = job;
    const abort = new AbortController();
    const stages: Record<string, number> = { begin: tenths(begin_ms) };
    let toldAt = performance.now();
    attempts.set(attemptKey(job), { job, abort });
    const kit: HandlerKit = {
      signal: abort.signal,
      fault: async (point) => {
        await faults.at(point, job_id);
      },
      measure: async (stage, work) => {
        const from = performance.now();
        const result = await work();
        stages[stage] = tenths((stages[stage] ?? 0) + performance.now() - from);
        return result;
      },
      progress: (progress) => {
        // What a slide of a deck does, its deck tells.
        if (job.parent_deck_id !== null || performance.now() - toldAt < PROGRESS_EVERY_MS) return;
        toldAt = performance.now();
        store
          .progress(job_id, attempt_no, progress)
          .catch((error) => log.debug({ job_id, ...describeError(error) }, 'progress was not stored'));
      },
    };
    return { job, kit, abort, stages };
  };

  const queue = definition.queue;
  const count = (outcome: HandlerOutcome['outcome'] | 'crashed' | 'fenced', stages: Readonly<Record<string, number>>): void => {
    options.metrics?.ended.inc({ queue, outcome });
    for (const [stage, ms] of Object.entries(stages)) options.metrics?.stage_seconds.observe({ queue, stage }, ms / 1000);
  };

  const say = async ({ job, kit, stages }: Hand, outcome: HandlerOutcome['outcome'], kept: boolean): Promise<void> => {
    const { job_id, attempt_no } = job;
    count(kept ? outcome : 'fenced', stages);
    await kit.fault('after_commit');
    if (kept) log.info({ job_id, attempt_no, outcome, stages_ms: stages }, 'job ended');
    else log.warn({ job_id, attempt_no, fenced: true }, 'attempt was fenced: another one counts');
  };

  const settle = async (hand: Hand, result: PromiseSettledResult<HandlerOutcome>): Promise<Passage> => {
    const { job, kit, abort } = hand;
    const { job_id, attempt_no } = job;
    try {
      if (result.status === 'rejected') throw result.reason;
      const { value } = result;
      const kept = await kit.measure('settle', () =>
        patiently(abort.signal, () =>
          value.outcome === 'complete'
            ? store.complete(job_id, attempt_no, value.completion)
            : store.fail(job_id, attempt_no, value.problem),
        ),
      );
      await say(hand, value.outcome, kept);
      return value.outcome === 'complete' ? passed(job, value.completion) : 'unknown';
    } catch (error) {
      count(abort.signal.aborted ? 'fenced' : 'crashed', hand.stages);
      if (abort.signal.aborted) {
        log.warn({ job_id, attempt_no, fenced: true }, 'attempt was stopped: it no longer counts');
        return 'unknown';
      }
      return patiently(abort.signal, () => afterFailure(job, error));
    }
  };

  /** What a finished job says of the file store. */
  const passed = ({ waiting_for }: JobRecord, { files }: Pick<Completion, 'files'>): Passage => {
    if (waiting_for !== null) wake(waiting_for, WOKEN_BY_ONE);
    return files.length > 0 ? 'stored' : 'unknown';
  };

  /** Ends in one commit what ended well; returns which those were. What stands in the way of one of them is left to be found alone. */
  const settleTogether = async (hands: readonly Hand[], results: readonly PromiseSettledResult<HandlerOutcome>[]): Promise<Set<Hand>> => {
    const ended = hands.flatMap((hand, i) => {
      const result = results[i];
      if (result?.status !== 'fulfilled' || result.value.outcome !== 'complete' || result.value.completion.alongside) return [];
      const { completion } = result.value;
      return [{ hand, job_id: hand.job.job_id, attempt_no: hand.job.attempt_no, completion }];
    });
    if (ended.length < 2) return new Set();
    const from = performance.now();
    let kept: ReadonlySet<string>;
    try {
      kept = await store.completeTogether(ended);
    } catch (error) {
      log.debug(describeError(error), 'slides are ended one by one');
      return new Set();
    }
    for (const { hand, job_id } of ended) {
      hand.stages['settle'] = tenths(performance.now() - from);
      await say(hand, 'complete', kept.has(job_id));
    }
    for (const { hand, completion } of ended) passed(hand.job, completion);
    return new Set(ended.map(({ hand }) => hand));
  };

  const attend = async (jobs: readonly JobRecord[], begin_ms: number): Promise<Passage> => {
    const hands = jobs.map((job) => taskOf(job, begin_ms));
    options.metrics?.in_hand.set({ queue }, attempts.size);
    try {
      const results = await handleAll(hands);
      const done = await settleTogether(hands, results);
      // Side by side: one that cannot be ended for a while must not hold up the others.
      const said = await everyOne(hands.map((hand, i) => (done.has(hand) ? 'stored' : settle(hand, results[i] ?? lacking))));
      return said.includes('away') ? 'away' : said.includes('stored') ? 'stored' : 'unknown';
    } finally {
      for (const { job } of hands) attempts.delete(attemptKey(job));
      options.metrics?.in_hand.set({ queue }, attempts.size);
    }
  };

  const handleAll = async (hands: readonly Hand[]): Promise<readonly PromiseSettledResult<HandlerOutcome>[]> => {
    const [first] = hands;
    const together = options.together;
    const work = async (): Promise<readonly PromiseSettledResult<HandlerOutcome>[]> => {
      for (const { kit } of hands) await kit.fault('after_begin');
      const results =
        first !== undefined && hands.length === 1
          ? await Promise.allSettled([handler(first.job, first.kit)])
          : ((await together?.(hands)) ?? []);
      for (const [i, { kit }] of hands.entries()) if (results[i]?.status === 'fulfilled') await kit.fault('before_commit');
      return results;
    };
    return work().catch((reason: unknown) => hands.map(() => ({ status: 'rejected', reason })));
  };

  const receive = async (message: Message): Promise<void> => {
    lastMessageAt = Date.now();
    const { traceparent, ...received } = definition.decode(message.payload);
    const pass = circuit?.admit();
    if (pass === null) {
      const work = { job_types: definition.job_types, received };
      await store.postponeDue(work, { queue: definition.queue, waiting_for: 'storage', ...(backoff && { backoff }) });
      return;
    }
    let passage: Passage = 'unknown';
    let begun: string;
    try {
      const from = performance.now();
      const most = options.together && !closing ? MOST_TOGETHER : 1;
      const work = { job_types: definition.job_types, received, most };
      const jobs = await patiently(undefined, () => store.beginNext(work, { worker_id, lease_ms }));
      const begin_ms = performance.now() - from;
      const [first] = jobs;
      if (first === undefined) {
        log.debug(received, 'nothing is due');
        return;
      }
      begun = first.job_id;
      // The message may have been another job's. Slides of one deck belong to one request's trace.
      const parent = begun === received.job_id ? (traceparent ?? first.traceparent) : first.traceparent;
      passage = await trace(definition.name, parent, first, () => attend(jobs, begin_ms));
    } finally {
      pass?.ended(passage);
    }
    await faults.at('before_ack', begun);
  };

  const consumer = queues.consume(definition.queue, {
    concurrency,
    handle: receive,
    onError: (error) => log.warn({ queue: definition.queue, ...describeError(error) }, 'queue trouble'),
  });

  let beating = false;
  const beat = async () => {
    if (beating) return;
    beating = true;
    // Only what was in work before the question can be missed in its answer.
    const asked = [...attempts];
    try {
      const held = asked.map(([, { job }]) => ({ job_id: job.job_id, attempt_no: job.attempt_no }));
      const ours = await store.heartbeat({ worker_id, lease_ms, queue: definition.queue, concurrency, attempts: held });
      for (const [key, attempt] of asked) if (!ours.has(key) && attempts.get(key) === attempt) attempt.abort.abort();
    } catch (error) {
      log.warn(describeError(error), 'heartbeat failed');
    } finally {
      beating = false;
    }
  };
  void beat();
  const heart = setInterval(() => void beat(), heartbeat_ms);

  const stopWatchdog = startWatchdog({
    db,
    definition,
    consumer,
    limit_ms: options.watchdog_ms ?? 30_000,
    lastMessageAt: () => lastMessageAt,
    log,
    onStuck: options.onStuck ?? (() => {}),
  });

  const close = async (grace_ms: number): Promise<boolean> => {
    closing = true;
    stopWatchdog();
    forgetTrial?.();
    const finished = await consumer.close(grace_ms);
    const left = [...attempts.values()];
    for (const { job, abort } of left) {
      abort.abort();
      await store
        .giveBack(job.job_id, job.attempt_no, { crashed: false })
        .catch((error) =>
          log.warn({ job_id: job.job_id, ...describeError(error) }, 'attempt could not be given back; its lease will run out'),
        );
    }
    clearInterval(heart);
    await store.signOff(worker_id).catch(() => {});
    log.info({ worker_id, given_back: left.length }, 'worker closed');
    return finished && left.length === 0;
  };

  let closed: Promise<boolean> | undefined;
  return {
    worker_id,
    get active() {
      return attempts.size;
    },
    close(grace_ms = 25_000) {
      closed ??= close(grace_ms);
      return closed;
    },
  };
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

const attemptKey = (job: JobRecord) => `${job.job_id}:${job.attempt_no}`;
