/** The interface of the job store: its functions, their arguments and their results. */
import type { Hold } from '../billing/hold.ts';
import type { Transaction } from '../database/database.ts';
import type { KeyMode } from '../identity/api-key.ts';
import type { Owner } from '../identity/owner.ts';
import type { FileKind, FileRecord, JobRecord, JobStatus, JobType, JsonObject, OutputFormat, Progress, WaitingFor } from './job.ts';
import type { Postponement } from './postponement.ts';
import type { TestAllowance } from './test-allowance.ts';

/** A slide of a deck to be accepted; its place is that in the list. */
export interface NewSlide {
  readonly name: string | null;
  readonly request_text: string;
  readonly input_hash: string;
}

/** A job to be accepted. */
export interface NewJob {
  readonly account_id: string;
  /** Default: live. */
  readonly mode?: KeyMode;
  /** The key that asks, where one does. */
  readonly key_id?: number;
  /** Slides that it counts for against the day's, for a test key. `accept` throws TestSlidesUsedUp, and keeps nothing, when they are too many. */
  readonly allowance?: TestAllowance & { readonly slides: number };
  readonly job_type: JobType;
  readonly name: string | null;
  readonly request_text: string;
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  readonly parent_deck_id?: string | null;
  /** Of a deck: each becomes a job of its own, and the deck is put together when the last of them has ended. */
  readonly slides?: readonly NewSlide[];
  readonly traceparent?: string | null;
  /** When given, the request is done at most once for this account and key within 24 hours. */
  readonly idempotency?: { readonly key: string; readonly body_sha256: string };
  /**
   * The price, held in the same transaction. A trigger ends the hold when the job ends. Absent: the job is free. `accept` throws
   * InsufficientFunds, and stores nothing, when the wallet cannot pay.
   */
  readonly hold?: Hold;
  /**
   * What else must commit with the job or not at all; a thrown error leaves nothing behind.
   * Runs after the job row stands; must not do anything but SQL.
   */
  readonly alongside?: (transaction: Transaction, job_id: string, job: JobRecord) => Promise<void>;
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
  /** The job is finished, but no answer was stored for it: build the answer from the job. */
  | { readonly outcome: 'finished'; readonly job: JobRecord }
  /** Still running: 409. */
  | { readonly outcome: 'running'; readonly job_id: string | null }
  /** The key belongs to another body: 422. */
  | { readonly outcome: 'reused' };

/** The answer to `accept`. */
export type Accepted = { readonly outcome: 'accepted'; readonly job: JobRecord } | Exclude<KeyOutcome, { outcome: 'fresh' }>;

/** A slide of a deck after an edit, in its place in the list. */
export interface RevisedSlide extends NewSlide {
  /** The slide that goes on here; null for one that is new. */
  readonly job_id: string | null;
}

/** What an edit makes of a job. */
export interface Revision extends Owner {
  /** For a test key: `revise` throws TestSlidesUsedUp, and changes nothing, when too many slides would be drawn again. */
  readonly allowance?: TestAllowance;
  readonly job_id: string;
  /** The revision that the edit was made on. */
  readonly from: number;
  readonly name: string | null;
  readonly request_text: string;
  readonly input_hash: string;
  /** Of a deck: all slides in their order. Only those whose text became another are drawn again. */
  readonly slides?: readonly RevisedSlide[];
  readonly idempotency?: NewJob['idempotency'];
  readonly traceparent?: string | null;
}

/** The answer to `revise`. */
export type Revised =
  | { readonly outcome: 'revised'; readonly job: JobRecord; readonly redrawn: number }
  /** Another edit came first, or the job is running. */
  | { readonly outcome: 'moved'; readonly revision: number; readonly status: JobStatus }
  | { readonly outcome: 'absent' }
  | Exclude<KeyOutcome, { outcome: 'fresh' }>;

/** A job as it was before an edit. */
export interface PastRevision {
  readonly revision: number;
  readonly request_text: string;
  readonly input_hash: string;
  readonly result: JsonObject | null;
  readonly finished_at: string | null;
  readonly replaced_at: string;
}

/** Filters of a job list, as GET /v1/jobs has them. */
export interface JobFilter extends Owner {
  readonly status?: JobStatus;
  readonly job_type?: JobType;
  /** Slides that belong to a deck are left out unless this is true. */
  readonly include_children?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A file just stored, to be written down with its job. */
export type NewFile = Omit<FileRecord, 'file_id' | 'is_scene'> & Partial<Pick<FileRecord, 'is_scene'>>;

/** Milliseconds of each stage of an attempt, in the order in which they ended. */
export type Stages = Readonly<Record<string, number>>;

/** What a finished attempt leaves. */
export interface Completion {
  readonly result: JsonObject;
  readonly files: readonly NewFile[];
  readonly cost_cents: number;
  /** For operators, who look at where the time went. */
  readonly stages?: Stages;
  /** What else must commit with the completion. The capture is the database's own: it settles the hold as the state changes. */
  readonly alongside?: (transaction: Transaction, job: JobRecord) => Promise<void>;
}

/** One of several attempts that end as complete at once. */
export interface Ended {
  readonly job_id: string;
  readonly attempt_no: number;
  readonly completion: Omit<Completion, 'alongside'>;
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

/** What a message asks for: a job of these types. */
export interface DueWork {
  readonly job_types: readonly JobType[];
  /** The attempt that the message named: it is no right to that job, but its outbox entry is done with. */
  readonly received: { readonly job_id: string; readonly attempt_no: number };
}

/** What a worker needs that was woken by a message. */
export interface NextWork extends DueWork {
  /** Slides of one deck that may be begun together. */
  readonly most: number;
  /** Lanes of the queue that no single account is given. Default: none. */
  readonly spared?: number;
}

/** A worker's sign of life. */
export interface Heartbeat extends Holder {
  readonly queue: string;
  readonly concurrency: number;
  /** Of its process, where it is known. */
  readonly load?: { readonly host: string; readonly pid: number; readonly memory_bytes: number; readonly processor: number };
  /** Whether it takes no new jobs, as an operator has asked it. */
  readonly is_drained?: boolean;
  /** The attempts that the worker really has. One that it was given without its knowledge expires. */
  readonly attempts: readonly { readonly job_id: string; readonly attempt_no: number }[];
}

/** What recovery did. */
export interface Recovered {
  /** Jobs queued again, under a new attempt number. */
  readonly requeued: readonly string[];
  /** Jobs failed because their attempts crashed too often. */
  readonly quarantined: readonly string[];
}

/** The job store. All functions reject only when Postgres cannot be reached or an argument is impossible. */
export interface JobStore {
  /** Writes idempotency row, job row and outbox row in one transaction. */
  accept(job: NewJob): Promise<Accepted>;
  /** One job of this owner; null when there is none (another account's job is none, and so is a test job to a live key). */
  get(owner: Owner, job_id: string): Promise<JobRecord | null>;
  /** The slides of a deck in their order, without those that an edit has taken out. */
  slides(deck_id: string): Promise<readonly JobRecord[]>;
  /** Makes the next revision of a finished job: the old one stays, and what changed is queued. Free. */
  revise(revision: Revision): Promise<Revised>;
  /** A copy of a finished deck, complete at once; null when there is no such deck. */
  fork(owner: Owner, deck_id: string, name: string | null): Promise<JobRecord | null>;
  /** What a job was before its edits, oldest first. */
  pastRevisions(job_id: string): Promise<readonly PastRevision[]>;
  /** Newest first; `total` counts all that match. Without their requests (`''`) and results (null). */
  list(filter: JobFilter): Promise<{ readonly jobs: readonly JobRecord[]; readonly total: number }>;
  /** Bytes of the requests of jobs, for a deck of all its slides; jobs that the owner has not are left out. Nothing of them is read. */
  requestBytes(owner: Owner, job_ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** `canceled` now; `final` when it had already ended; `absent` when the owner has no such job. */
  cancel(owner: Owner, job_id: string): Promise<'canceled' | 'final' | 'absent'>;
  /** Removes the job, its versions and file rows. `object_keys` are the stored objects without references. Null when absent. */
  remove(owner: Owner, job_id: string): Promise<{ readonly object_keys: readonly string[] } | null>;
  /** A file by its id, of any account: callers check a signature or the account. */
  getFile(file_id: string): Promise<OwnedFile | null>;
  /** Latest complete job of this owner with this input and all of these files; null when none. */
  findRepeat(owner: Owner, input_hash: string, kinds?: readonly FileKind[]): Promise<JobRecord | null>;
  /** Resolves when the job is final or the time is over, with its state then; null when absent. Woken by Postgres, not by polling. */
  waitFor(owner: Owner, job_id: string, timeout_ms: number, signal?: AbortSignal): Promise<JobRecord | null>;
  /** Calls back at each change of the job (progress too) until the returned function is called. */
  watch(job_id: string, changed: () => void): () => void;
  /** Takes an idempotency key for a request that makes no job. A key without an answer is free again after `running_ms`. */
  claimKey(account_id: string, key: string, body_sha256: string, running_ms?: number): Promise<KeyOutcome>;
  /** Stores the answer under the key, for 24 hours from the first use. */
  putAnswer(account_id: string, key: string, answer: StoredAnswer): Promise<void>;
  /** Lets the same request take a key again at once whose first use ended without an answer. */
  releaseKey(account_id: string, key: string, body_sha256: string): Promise<void>;
  /**
   * Starts the attempt that is next in fair order, whichever message was received, and with it slides behind it in its deck, in order of their
   * places. Empty when nothing is due.
   */
  beginNext(work: NextWork, holder: Holder): Promise<readonly JobRecord[]>;
  /** Starts just this attempt. Null when it is not its turn (fenced, final, canceled, or held by a living worker). */
  begin(job_id: string, attempt_no: number, holder: Holder): Promise<JobRecord | null>;
  /** Writes the worker's row, prolongs the leases of the attempts that it names, and returns those (`job_id:attempt_no`) that are still its own. */
  heartbeat(heartbeat: Heartbeat): Promise<ReadonlySet<string>>;
  /** Whether an operator wants this worker to take no new jobs. */
  isDrainAsked(worker_id: string): Promise<boolean>;
  /** Takes the worker off the list of the living. */
  signOff(worker_id: string): Promise<void>;
  /** False when fenced. */
  progress(job_id: string, attempt_no: number, progress: Progress): Promise<boolean>;
  /** Commits result, file rows and state at once. False when fenced: then nothing has changed. */
  complete(job_id: string, attempt_no: number, completion: Completion): Promise<boolean>;
  /** As `complete` for several attempts in one commit; the job ids of those that were not fenced. */
  completeTogether(ended: readonly Ended[]): Promise<ReadonlySet<string>>;
  /** Ends the job as failed with a problem document. False when fenced. */
  fail(job_id: string, attempt_no: number, problem: JsonObject, stages?: Stages): Promise<boolean>;
  /** Writes down that an attempt which no longer counts has tried to commit. */
  noteRefused(job_id: string, attempt_no: number, stages: Stages): Promise<void>;
  /** Queues a running attempt again under a new number; a third crash fails the job instead. Nothing happens when fenced. */
  giveBack(job_id: string, attempt_no: number, options: { readonly crashed: boolean }): Promise<Recovered>;
  /** Queues a running attempt again under a new number because of an outage, for a time that grows with its wait. No crash. False when fenced. */
  postpone(job_id: string, attempt_no: number, why: Postponement): Promise<boolean>;
  /**
   * As `postpone`, for an attempt whose message was received and which must not be begun: the attempt of the message, or, when another message has begun that one,
   * the due one whose message that was. So each message moves one job, whichever way. False when nothing is due.
   */
  postponeDue(work: DueWork, why: Postponement): Promise<boolean>;
  /** Brings the next try of some jobs forward to now, those first that have waited longest; returns how many. */
  wake(waiting_for: WaitingFor, job_types: readonly JobType[], limit: number): Promise<number>;
  /** Stops listening. The code that opened the database closes it. */
  close(): Promise<void>;
}
