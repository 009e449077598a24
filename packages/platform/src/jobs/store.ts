/** The job store: every change to a job goes through one of these functions, each of them one transaction in Postgres. */
import type { Database, Transaction } from '../database/database.ts';
import { acceptJob } from './accept.ts';
import { beginAttempt, completeAttempt, failAttempt, renewLeases, reportProgress } from './attempt.ts';
import { claimKey, putAnswer } from './idempotency.ts';
import type { FileKind, FileRecord, JobRecord, JobStatus, JobType, JsonObject, OutputFormat, Progress } from './job.ts';
import { cancelJob, removeJob } from './lifecycle.ts';
import { findRepeat, getFile, getJob, listJobs } from './reading.ts';
import { createJobWaiter } from './waiting.ts';

/** A job to be accepted. */
export interface NewJob {
  readonly account_id: string;
  readonly job_type: JobType;
  readonly name: string | null;
  readonly request_text: string;
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  readonly parent_deck_id?: string | null;
  readonly traceparent?: string | null;
  /** When given, the request is done at most once for this account and key within 24 hours. */
  readonly idempotency?: { readonly key: string; readonly body_sha256: string };
  /**
   * What else must commit with the job or not at all; a thrown error leaves nothing behind.
   * Runs after the job row stands; must not do anything but SQL. The wallet's hold belongs here.
   */
  readonly alongside?: (transaction: Transaction, job_id: string) => Promise<void>;
}

/** A stored answer to an idempotent request, given again word for word. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What an idempotency key says about a request. */
export type KeyOutcome =
  /** First use (or the earlier use has expired or never answered): go ahead, then `putAnswer`. */
  | { readonly outcome: 'fresh' }
  /** Answered before: give this answer again. */
  | { readonly outcome: 'replay'; readonly answer: StoredAnswer; readonly job_id: string | null }
  /** The job is finished but whoever accepted it never stored an answer: build the answer from the job. */
  | { readonly outcome: 'finished'; readonly job: JobRecord }
  /** Still running: 409. */
  | { readonly outcome: 'running'; readonly job_id: string | null }
  /** The key belongs to another body: 422. */
  | { readonly outcome: 'reused' };

/** The answer to `accept`. */
export type Accepted = { readonly outcome: 'accepted'; readonly job: JobRecord } | Exclude<KeyOutcome, { outcome: 'fresh' }>;

/** Filters of a job list, as GET /v1/jobs has them. */
export interface JobFilter {
  readonly account_id: string;
  readonly status?: JobStatus;
  readonly job_type?: JobType;
  /** Slides that belong to a deck are left out unless this is true. */
  readonly include_children?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A file just stored, to be written down with its job. */
export type NewFile = Omit<FileRecord, 'file_id'>;

/** What a finished attempt leaves. */
export interface Completion {
  readonly result: JsonObject;
  readonly files: readonly NewFile[];
  readonly cost_cents: number;
  /** What else must commit with the completion; the wallet's capture belongs here. */
  readonly alongside?: (transaction: Transaction, job: JobRecord) => Promise<void>;
}

/** A file found by its id, with whose it is. */
export interface OwnedFile {
  readonly file: FileRecord;
  readonly job_id: string;
  readonly account_id: string;
  readonly job_name: string | null;
}

/** Who holds an attempt and for how long without a sign of life. */
export interface Holder {
  readonly worker_id: string;
  readonly lease_ms: number;
}

/** The job store. All functions reject only when Postgres cannot be reached or an argument is impossible. */
export interface JobStore {
  /** Writes idempotency row, job row and outbox row in one transaction. */
  accept(job: NewJob): Promise<Accepted>;
  /** One job of this account; null when there is none (another account's job is none). */
  get(account_id: string, job_id: string): Promise<JobRecord | null>;
  /** Newest first; `total` counts all that match. */
  list(filter: JobFilter): Promise<{ readonly jobs: readonly JobRecord[]; readonly total: number }>;
  /** `canceled` now; `final` when it had already ended; `absent` when the account has no such job. */
  cancel(account_id: string, job_id: string): Promise<'canceled' | 'final' | 'absent'>;
  /** Removes the job, its versions and file rows. `object_keys` are the stored bytes that nobody points to any more. Null when absent. */
  remove(account_id: string, job_id: string): Promise<{ readonly object_keys: readonly string[] } | null>;
  /** A file by its id, whoever's it is: callers check a signature or the account. */
  getFile(file_id: string): Promise<OwnedFile | null>;
  /** Latest complete job of this account with this input and all of these files; null when none. */
  findRepeat(account_id: string, input_hash: string, kinds?: readonly FileKind[]): Promise<JobRecord | null>;
  /** Resolves when the job is final or the time is over, with its state then; null when absent. Woken by Postgres, not by polling. */
  waitFor(account_id: string, job_id: string, timeout_ms: number, signal?: AbortSignal): Promise<JobRecord | null>;
  /** Calls back at each change of the job (progress too) until the returned function is called. */
  watch(job_id: string, changed: () => void): () => void;
  /** Takes an idempotency key for a request that makes no job. A key without an answer is free again after `running_ms`. */
  claimKey(account_id: string, key: string, body_sha256: string, running_ms?: number): Promise<KeyOutcome>;
  /** Stores the answer under the key, for 24 hours from the first use. */
  putAnswer(account_id: string, key: string, answer: StoredAnswer): Promise<void>;
  /** Starts an attempt. Null when it is not this attempt's turn (fenced, final, canceled, or held by a living worker). */
  begin(job_id: string, attempt_no: number, holder: Holder): Promise<JobRecord | null>;
  /** Prolongs the leases of a worker and returns the attempts that are still its own. */
  renew(holder: Holder): Promise<ReadonlySet<string>>;
  /** False when fenced. */
  progress(job_id: string, attempt_no: number, progress: Progress): Promise<boolean>;
  /** Commits result, file rows and state at once. False when fenced: then nothing has changed. */
  complete(job_id: string, attempt_no: number, completion: Completion): Promise<boolean>;
  /** Ends the job as failed with a problem document. False when fenced. */
  fail(job_id: string, attempt_no: number, problem: JsonObject): Promise<boolean>;
  /** Stops listening. The database itself is closed by whoever opened it. */
  close(): Promise<void>;
}

/** Opens the job store on a database; it listens on one connection of its own, from the first wait on. */
export function createJobStore(db: Database): JobStore {
  const waiter = createJobWaiter(db);
  return {
    accept: (job) => acceptJob(db, job),
    get: (account_id, job_id) => getJob(db, job_id, account_id),
    list: (filter) => listJobs(db, filter),
    cancel: (account_id, job_id) => cancelJob(db, account_id, job_id),
    remove: (account_id, job_id) => removeJob(db, account_id, job_id),
    getFile: (file_id) => getFile(db, file_id),
    findRepeat: (account_id, input_hash, kinds = []) => findRepeat(db, account_id, input_hash, kinds),
    waitFor: (account_id, job_id, timeout_ms, signal) => waiter.waitFor(account_id, job_id, timeout_ms, signal),
    watch: (job_id, changed) => waiter.watch(job_id, changed),
    claimKey: (account_id, key, body_sha256, running_ms = 120_000) => claimKey(db, account_id, key, body_sha256, running_ms),
    putAnswer: (account_id, key, answer) => putAnswer(db, account_id, key, answer),
    begin: (job_id, attempt_no, holder) => beginAttempt(db, job_id, attempt_no, holder),
    renew: (holder) => renewLeases(db, holder),
    progress: (job_id, attempt_no, progress) => reportProgress(db, job_id, attempt_no, progress),
    complete: (job_id, attempt_no, completion) => completeAttempt(db, job_id, attempt_no, completion),
    fail: (job_id, attempt_no, problem) => failAttempt(db, job_id, attempt_no, problem),
    close: () => waiter.close(),
  };
}
