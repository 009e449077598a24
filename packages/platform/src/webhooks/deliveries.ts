/** Deliveries that are due: claimed, counted from the start of each attempt, and ended once. */
import { ulid } from 'ulid';
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import type { Owner } from '../identity/owner.ts';
import { TEST_DATA, TEST_EVENT } from './event.ts';

/** Channel that says that something may be due. */
export const WEBHOOK_CHANNEL = 'deckwright_webhook';

/** A claimed delivery: what to send, where, and what signs it. */
export interface ClaimedDelivery {
  readonly delivery_id: string;
  readonly webhook_id: string;
  readonly account_id: string;
  /** Number of this attempt; 1 is the first. */
  readonly attempts: number;
  readonly event_id: string;
  readonly type: string;
  readonly occurred_at: string;
  readonly data: unknown;
  readonly url: string;
  /** Sealed; the second only while it still signs. */
  readonly secret: string;
  readonly previous_secret: string | null;
  /** The trace of the job that it tells of; null for none, and where the job is gone. */
  readonly traceparent: string | null;
}

type ClaimedRow = ClaimedDelivery & Record<string, unknown>;

/** How an attempt ended. */
export interface Outcome {
  /** What the address answered; null when it did not. */
  readonly status: number | null;
  /** What went wrong, as a sentence; null when nothing did. */
  readonly error: string | null;
  readonly ms: number;
}

const CLAIMED_COLUMNS = `d.delivery_id, d.webhook_id, w.account_id, d.attempts, e.event_id, e.type, e.occurred_at, e.data, w.url, w.secret,
  CASE WHEN w.previous_until > now() THEN w.previous_secret END AS previous_secret,
  (SELECT j.traceparent FROM jobs j WHERE j.job_id = e.job_id) AS traceparent`;

/**
 * Claims what is due for `claim_ms`, oldest first. At most `per_webhook` are claimed for one address at a time, so that a slow address
 * delays no other. Several deliverers share the work; the claims of one that died expire, and its deliveries are due again.
 */
export async function claimDeliveries(
  db: Queryable,
  options: { readonly limit: number; readonly per_webhook: number; readonly claim_ms: number },
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await db.query<ClaimedRow>(
    `WITH busy AS (
       SELECT webhook_id, count(*) AS n FROM webhook_deliveries WHERE state = 'pending' AND claimed_until > now() GROUP BY 1
     ), due AS (
       SELECT p.delivery_id, p.next_attempt_at,
              row_number() OVER (PARTITION BY p.webhook_id ORDER BY p.next_attempt_at, p.delivery_id) + COALESCE(busy.n, 0) AS place
       FROM webhook_deliveries p JOIN webhooks o ON o.webhook_id = p.webhook_id AND o.status = 'active'
       LEFT JOIN busy ON busy.webhook_id = p.webhook_id
       WHERE p.state = 'pending' AND p.next_attempt_at <= now() AND (p.claimed_until IS NULL OR p.claimed_until < now())
     ), taken AS (
       SELECT delivery_id FROM webhook_deliveries
       WHERE delivery_id IN (SELECT delivery_id FROM due WHERE place <= $2 ORDER BY next_attempt_at LIMIT $1)
         AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < now())
       FOR UPDATE SKIP LOCKED
     )
     UPDATE webhook_deliveries d
     SET claimed_until = now() + $3 * interval '1 millisecond', attempts = d.attempts + 1, last_attempt_at = now()
     FROM taken, webhooks w, webhook_events e
     WHERE d.delivery_id = taken.delivery_id AND w.webhook_id = d.webhook_id AND e.event_id = d.event_id
     RETURNING ${CLAIMED_COLUMNS}`,
    [options.limit, options.per_webhook, options.claim_ms],
  );
  return rows;
}

/** A delivery that arrived is recorded by any deliverer, also without the claim. */
export async function markDelivered(db: Queryable, delivery: ClaimedDelivery, { status, ms }: Outcome): Promise<void> {
  await db.query(
    `WITH done AS (
       UPDATE webhook_deliveries SET state = 'delivered', delivered_at = now(), claimed_until = NULL, next_attempt_at = NULL,
         last_status = $3, last_error = NULL, last_ms = $4
       WHERE delivery_id = $1 AND state <> 'delivered'
     )
     UPDATE webhooks SET failing_since = NULL, last_delivered_at = now() WHERE webhook_id = $2`,
    [delivery.delivery_id, delivery.webhook_id, status, ms],
  );
}

/** What becomes of an address after a failure. */
export interface FailurePolicy {
  /** Null when this was the last attempt. */
  readonly pause_ms: number | null;
  /** An address that has failed for so long, without a single success, is switched off. */
  readonly disable_after_ms: number;
  /** The address has answered that it is gone for good. */
  readonly is_gone: boolean;
}

/** Writes a failure down, unless another attempt has begun since; returns whether the address was switched off with it. */
export async function markFailed(db: Queryable, delivery: ClaimedDelivery, outcome: Outcome, policy: FailurePolicy): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE webhook_deliveries SET claimed_until = NULL, last_status = $3, last_error = $4, last_ms = $5,
       state = CASE WHEN $6::float8 IS NULL THEN 'failed' ELSE 'pending' END, next_attempt_at = now() + $6::float8 * interval '1 millisecond'
     WHERE delivery_id = $1 AND attempts = $2 AND state = 'pending'`,
    [delivery.delivery_id, delivery.attempts, outcome.status, outcome.error, outcome.ms, policy.pause_ms],
  );
  if (rowCount === 0) return false;
  const { rows } = await db.query<{ disabled: boolean }>(
    `UPDATE webhooks SET failing_since = COALESCE(failing_since, now()),
       status = CASE WHEN $3 OR failing_since < now() - $2 * interval '1 millisecond' THEN 'disabled' ELSE status END,
       disabled_at = CASE WHEN $3 OR failing_since < now() - $2 * interval '1 millisecond' THEN now() ELSE disabled_at END,
       disabled_reason = CASE WHEN $3 THEN 'It answered 410: gone.'
         WHEN failing_since < now() - $2 * interval '1 millisecond'
         THEN 'Nothing has arrived since ' || to_char(failing_since AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC; last: ' || $4
         ELSE disabled_reason END
     WHERE webhook_id = $1 AND status = 'active' RETURNING status = 'disabled' AS disabled`,
    [delivery.webhook_id, policy.disable_after_ms, policy.is_gone, outcome.error ?? ''],
  );
  return rows[0]?.disabled ?? false;
}

/** Writes the failure of a test down; it says nothing about the address's other messages. */
export async function markTestFailed(db: Queryable, { delivery_id }: ClaimedDelivery, { status, error, ms }: Outcome): Promise<void> {
  await db.query(
    `UPDATE webhook_deliveries SET state = 'failed', claimed_until = NULL, next_attempt_at = NULL, last_status = $2, last_error = $3, last_ms = $4
     WHERE delivery_id = $1`,
    [delivery_id, status, error, ms],
  );
}

/** A test, already claimed by its caller: no other deliverer sends it, and it is not retried. Null when there is no such address. */
export async function createTest(db: Queryable, owner: Owner, webhook_id: string, claim_ms: number): Promise<ClaimedDelivery | null> {
  const { rows } = await db.query<ClaimedRow>(
    `WITH w AS (
       SELECT * FROM webhooks WHERE account_id = $1 AND webhook_id = $2 AND mode = $8
     ), e AS (
       INSERT INTO webhook_events (event_id, account_id, type, data) SELECT $3, account_id, $5, $6 FROM w RETURNING *
     ), d AS (
       INSERT INTO webhook_deliveries (delivery_id, event_id, webhook_id, attempts, last_attempt_at, claimed_until)
       SELECT $4, e.event_id, w.webhook_id, 1, now(), now() + $7 * interval '1 millisecond' FROM w, e RETURNING *
     )
     SELECT ${CLAIMED_COLUMNS} FROM w, e, d`,
    [owner.account_id, webhook_id, `evt_${ulid()}`, `dlv_${ulid()}`, TEST_EVENT, JSON.stringify(TEST_DATA), claim_ms, owner.mode],
  );
  return rows[0] ?? null;
}

/** A delivery as its owner sees it. Times are RFC 3339. */
export interface Delivery {
  readonly delivery_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly job_id: string | null;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly occurred_at: string;
  readonly last_attempt_at: string | null;
  readonly next_attempt_at: string | null;
  readonly delivered_at: string | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly last_ms: number | null;
}

const LISTED = `d.delivery_id, d.event_id, e.type, e.job_id, d.state, d.attempts, e.occurred_at, d.last_attempt_at, d.next_attempt_at,
  d.delivered_at, d.last_status, d.last_error, d.last_ms`;

/** Newest first; `total` counts all that match. */
export async function listDeliveries(
  db: Queryable,
  filter: {
    readonly account_id: string;
    readonly webhook_id: string;
    readonly state?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly deliveries: readonly Delivery[]; readonly total: number }> {
  const from = `FROM webhook_deliveries d JOIN webhook_events e ON e.event_id = d.event_id
     WHERE d.webhook_id = $2 AND e.account_id = $1 AND ($3::text IS NULL OR d.state = $3)`;
  const values = [filter.account_id, filter.webhook_id, filter.state ?? null];
  const [page, count] = await Promise.all([
    db.query<Delivery & Record<string, unknown>>(
      `SELECT ${LISTED} ${from} ORDER BY d.created_at DESC, d.delivery_id DESC LIMIT $4 OFFSET $5`,
      [...values, filter.limit, filter.offset],
    ),
    db.query<{ n: number }>(`SELECT count(*)::int AS n ${from}`, values),
  ]);
  return { deliveries: page.rows, total: count.rows[0]?.n ?? 0 };
}

/** Makes a delivery due again, with all its earlier attempts; null when the account has no such delivery. */
export async function sendAgain(db: Queryable, owner: Owner, webhook_id: string, delivery_id: string): Promise<Delivery | null> {
  const { rows } = await db.query<Delivery & Record<string, unknown>>(
    `WITH d AS (
       UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_attempt_at = now(), claimed_until = NULL, delivered_at = NULL
       FROM webhooks w
       WHERE w.webhook_id = webhook_deliveries.webhook_id AND w.account_id = $1 AND w.mode = $4 AND w.webhook_id = $2 AND delivery_id = $3
       RETURNING webhook_deliveries.*, pg_notify('${WEBHOOK_CHANNEL}', '') IS NULL AS told
     )
     SELECT ${LISTED} FROM d JOIN webhook_events e ON e.event_id = d.event_id`,
    [owner.account_id, webhook_id, delivery_id, owner.mode],
  );
  return rows[0] ?? null;
}

/** Deletes events of more than `days` ago with all their deliveries; returns how many. */
export async function expireEvents(db: Queryable, days = 30): Promise<number> {
  return deleteRows(db, 'webhook_events', "occurred_at < now() - $1 * interval '1 day'", [days]);
}
