/** One job with all that happened to it: attempts, money, files, webhooks, and what operators did. */
import { type AuditEvent, listAudit } from '@deckwright/platform/audit';
import type { Queryable } from '@deckwright/platform/database';
import type { JobStatus, JobType, JsonObject } from '@deckwright/platform/jobs';

export interface JobFacts {
  readonly job_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly job_type: JobType;
  readonly status: JobStatus;
  readonly name: string | null;
  readonly mode: string;
  readonly input_hash: string;
  readonly outputs: readonly string[];
  readonly attempt_no: number;
  readonly crashes: number;
  readonly revision: number;
  readonly parent_deck_id: string | null;
  readonly position: number | null;
  readonly traceparent: string | null;
  readonly worker_id: string | null;
  readonly lease_until: string | null;
  readonly created_at: string;
  readonly queued_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly waiting_for: string | null;
  readonly not_before: string | null;
  readonly error: JsonObject | null;
  readonly result_status: string | null;
  readonly charged_to: string | null;
  readonly charged_cents: number | null;
  readonly key_prefix: string | null;
  readonly key_name: string | null;
  readonly idempotency_key: string | null;
  readonly slides: number;
  readonly repeat_of: string | null;
}

export interface AttemptRow {
  /** Which attempt of its revision it is. The token grows faster: a message that got lost takes one too. */
  readonly no: number;
  /** The token. */
  readonly attempt_no: number;
  readonly revision: number;
  readonly worker_id: string;
  readonly queued_at: string;
  readonly begun_at: string;
  /** Null for the one in hand. */
  readonly ended_at: string | null;
  readonly lease_until: string | null;
  readonly outcome: string;
  readonly stages: Readonly<Record<string, number>> | null;
  readonly refused_at: string | null;
}

export interface HoldRow {
  readonly state: 'open' | 'captured' | 'released' | 'free';
  readonly free_reason: string | null;
  readonly units: number;
  readonly unit_cents: number;
  readonly captured_units: number;
  readonly plan_slides: number;
  readonly free_slides: number;
  readonly cents: number;
  readonly created_at: string;
  readonly ended_at: string | null;
}

export interface Movement {
  readonly unit: 'USD' | 'SLIDE';
  readonly from_book: string;
  readonly to_book: string;
  readonly amount: number;
  readonly kind: string;
  readonly created_at: string;
}

export interface FileRow {
  readonly kind: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly attempt_no: number;
  readonly revision: number;
}

export interface DeliveryRow {
  readonly delivery_id: string;
  readonly type: string;
  readonly url: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_ms: number | null;
  readonly created_at: string;
  readonly last_attempt_at: string | null;
}

/** A slide of a deck, as the deck's waterfall shows it. */
export interface SlideRow {
  readonly job_id: string;
  readonly position: number;
  readonly status: string;
  readonly begun_at: string | null;
  readonly ended_at: string | null;
  readonly is_usable: boolean | null;
  /** Attempts that ended with their worker. */
  readonly died: readonly { readonly begun_at: string; readonly ended_at: string; readonly outcome: 'lost' | 'crashed' }[];
}

export interface JobStory {
  readonly job: JobFacts;
  readonly attempts: readonly AttemptRow[];
  readonly hold: HoldRow | null;
  readonly movements: readonly Movement[];
  readonly files: readonly FileRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly slides: readonly SlideRow[];
  readonly audit: readonly AuditEvent[];
}

const FACTS = `SELECT j.job_id, j.account_id, a.name AS account_name, j.job_type, j.status, j.name, j.mode, j.input_hash, j.outputs, j.attempt_no, j.crashes,
  j.revision, j.parent_deck_id, j.position, j.traceparent, j.worker_id, j.lease_until, j.created_at, j.queued_at, j.started_at, j.finished_at, j.waiting_for,
  j.not_before, j.error, j.result->>'status' AS result_status, j.charged_to, j.charged_cents, k.prefix AS key_prefix, k.name AS key_name, j.repeat_of,
  (SELECT i.key FROM idempotency_keys i WHERE i.account_id = j.account_id AND i.job_id = j.job_id LIMIT 1) AS idempotency_key,
  (SELECT count(*)::int FROM jobs s WHERE s.parent_deck_id = j.job_id AND s.position IS NOT NULL) AS slides
FROM jobs j JOIN accounts a ON a.account_id = j.account_id LEFT JOIN api_keys k ON k.key_id = j.key_id WHERE j.job_id = $1`;

/** Null where there is no such job. */
export async function readJob(db: Queryable, job_id: string): Promise<JobStory | null> {
  const { rows } = await db.query<JobFacts & Record<string, unknown>>(FACTS, [job_id]);
  const [job] = rows;
  if (job === undefined) return null;
  const [attempts, holds, movements, files, deliveries, slides, audit] = await Promise.all([
    db.query<AttemptRow & Record<string, unknown>>(
      `SELECT (row_number() OVER (PARTITION BY revision ORDER BY attempt_no))::int AS no, attempt_no, revision, worker_id, queued_at, begun_at, ended_at, lease_until, outcome, stages, refused_at
       FROM job_attempts WHERE job_id = $1 ORDER BY attempt_no DESC LIMIT 50`,
      [job_id],
    ),
    db.query<HoldRow & Record<string, unknown>>(
      `SELECT state, free_reason, units, unit_cents, captured_units, plan_slides, free_slides, (promo_cents + paid_cents)::float8 AS cents, created_at, ended_at
       FROM wallet_holds WHERE job_id = $1`,
      [job_id],
    ),
    db.query<Movement & Record<string, unknown>>(
      'SELECT unit, from_book, to_book, amount::float8 AS amount, kind, created_at FROM ledger_transfers WHERE job_id = $1 ORDER BY seq LIMIT 100',
      [job_id],
    ),
    db.query<FileRow & Record<string, unknown>>(
      `SELECT kind, sha256, bytes::float8 AS bytes, attempt_no, revision FROM job_files WHERE job_id = $1 AND revision = (SELECT max(revision) FROM job_files WHERE job_id = $1)
       ORDER BY kind`,
      [job_id],
    ),
    db.query<DeliveryRow & Record<string, unknown>>(
      `SELECT d.delivery_id, e.type, w.url, d.state, d.attempts, d.last_status, d.last_error, d.last_ms, d.created_at, d.last_attempt_at
       FROM webhook_events e JOIN webhook_deliveries d ON d.event_id = e.event_id JOIN webhooks w ON w.webhook_id = d.webhook_id
       WHERE e.account_id = $2 AND e.job_id = $1 ORDER BY d.created_at LIMIT 20`,
      [job_id, job.account_id],
    ),
    db.query<SlideRow & Record<string, unknown>>(
      `SELECT s.job_id, s.position, s.status, s.started_at AS begun_at, s.finished_at AS ended_at, s.result->>'status' = 'complete' AS is_usable,
         (SELECT COALESCE(json_agg(json_build_object('begun_at', a.begun_at, 'ended_at', LEAST(a.ended_at, a.lease_until), 'outcome', a.outcome) ORDER BY a.attempt_no), '[]')
          FROM job_attempts a WHERE a.job_id = s.job_id AND a.outcome IN ('lost', 'crashed')) AS died
       FROM jobs s WHERE s.parent_deck_id = $1 AND s.position IS NOT NULL ORDER BY s.position LIMIT 200`,
      [job_id],
    ),
    listAudit(db, { target: job_id, limit: 20, offset: 0 }),
  ]);
  return {
    job,
    attempts: [...[...attempts.rows].reverse(), ...inHand(job, attempts.rows)],
    hold: holds.rows[0] ?? null,
    movements: movements.rows,
    files: files.rows,
    deliveries: deliveries.rows,
    slides: slides.rows,
    audit,
  };
}

/** The attempt that runs, or waits to be begun. */
function inHand(job: JobFacts, ended: readonly AttemptRow[]): AttemptRow[] {
  if (job.status !== 'rendering' || job.worker_id === null || job.started_at === null) return [];
  const { attempt_no, revision, worker_id, queued_at, lease_until } = job;
  return [
    {
      no: Math.max(0, ...ended.filter((one) => one.revision === revision).map((one) => one.no)) + 1,
      attempt_no,
      revision,
      worker_id,
      queued_at,
      begun_at: job.started_at,
      ended_at: null,
      lease_until,
      outcome: 'running',
      stages: null,
      refused_at: null,
    },
  ];
}

/** The request, as it was sent. */
export async function readInput(
  db: Queryable,
  job_id: string,
): Promise<{ readonly request_text: string; readonly account_id: string } | null> {
  const { rows } = await db.query<{ request_text: string; account_id: string }>(
    'SELECT request_text, account_id FROM jobs WHERE job_id = $1',
    [job_id],
  );
  return rows[0] ?? null;
}
