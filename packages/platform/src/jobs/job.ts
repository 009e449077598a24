/** A job: its record, states, files and ids. */
import { randomFillSync } from 'node:crypto';
import { ulid } from 'ulid';
import type { KeyMode } from '../identity/api-key.ts';

/** Kinds of work of jobs. */
export type JobType = 'slide' | 'deck' | 'compile' | 'repair' | 'translation' | 'image' | 'conversion' | 'perception' | 'code';

/** `queued` and `rendering` are live; the other three are final until an edit opens the next revision. */
export type JobStatus = 'queued' | 'rendering' | 'complete' | 'failed' | 'canceled';

/** What an outage can take away from a job: the object store or a disk, Postgres, the network. */
export type WaitingFor = 'storage' | 'database' | 'network';

/** Formats that a caller can ask for. */
export type OutputFormat = 'pptx' | 'pdf' | 'png';

/** Files that a job leaves behind; `preview` is the 768 px PNG that every slide has. */
export type FileKind = OutputFormat | 'preview';

/** A value that survives a round trip through JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** What of a value is stored and sent: its JSON. */
export const toJsonObject = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** How far a running job has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly stage: string;
}

/** One stored file. */
export interface FileRecord {
  readonly file_id: string;
  readonly kind: FileKind;
  readonly object_key: string;
  /** Lower-case hexadecimal SHA-256 of the bytes. */
  readonly sha256: string;
  readonly bytes: number;
  readonly mime: string;
  /** The bytes are a scene, of which this preview is drawn when it is first fetched. */
  readonly is_scene: boolean;
}

/** One job, read from Postgres. Times are RFC 3339 in UTC with milliseconds; money is in USD cents. */
export interface JobRecord {
  readonly job_id: string;
  readonly account_id: string;
  /** That of the key that asked for it: a test job's files carry a mark, and live keys do not see it. */
  readonly mode: KeyMode;
  readonly job_type: JobType;
  readonly status: JobStatus;
  readonly name: string | null;
  /** The request as it was accepted, JSON text whose key order matters. */
  readonly request_text: string;
  /** SHA-256 of the canonical request, hexadecimal. */
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  /** Counts the starts that the job was given; a worker's effects count only while its number is the current one. */
  readonly attempt_no: number;
  readonly crashes: number;
  readonly progress: Progress | null;
  readonly result: JsonObject | null;
  readonly error: JsonObject | null;
  /** What the newest edit of a deck failed with; the deck is complete at the revision before it. */
  readonly edit_error: JsonObject | null;
  /** Price of what was billed, for every payer. */
  readonly cost_cents: number;
  /** Who paid; null until the hold has ended, and for jobs without one. */
  readonly charged_to: 'plan' | 'free_slides' | 'wallet' | 'none' | null;
  /** Slides that others than the wallet paid for; null until something was charged. */
  readonly paid_slides: { readonly plan: number; readonly free_slides: number } | null;
  /** USD cents that left the wallet. */
  readonly charged_cents: number | null;
  /** Job that paid for the same input earlier; as an attempt begins, the one that makes it free as far as can be seen then. */
  readonly repeat_of: string | null;
  readonly revision: number;
  readonly parent_deck_id: string | null;
  /** Of a deck's slide, from 1; null for other jobs, and for a slide that an edit has taken out. */
  readonly position: number | null;
  readonly traceparent: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  /** What the job waits for, or waited for when it was begun again; null for one that no outage has met. Of a deck, what its slides wait for. */
  readonly waiting_for: WaitingFor | null;
  readonly waiting_since: string | null;
  /** When a waiting job is tried again; a sign that the outage is over brings it forward. */
  readonly next_try_at: string | null;
  /** Files of the newest complete revision. */
  readonly files: readonly FileRecord[];
}

/** Whether nothing more happens to a job in this state. */
export const isFinal = (status: JobStatus): boolean => status === 'complete' || status === 'failed' || status === 'canceled';

const pool = new Uint8Array(4096);
let used = pool.length;

/** Random bytes for ids from a pool that is filled at once: the library asks the system for each of 16 characters, 40 µs an id. */
function randomShare(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte / 256;
}

/** A new id: `job_` and 26 characters that sort by time and hold 80 random bits. */
export const newJobId = (): string => `job_${ulid(undefined, randomShare)}`;

/** A new id for a stored file. */
export const newFileId = (): string => `fil_${ulid(undefined, randomShare)}`;

/** Whether a text has the form of a job id; saves a query for what cannot exist. */
export const isJobId = (text: string): boolean => /^job_[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
