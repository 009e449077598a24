/** Accepts a job: idempotency row, job row and outbox row are written together or not at all. */
import { holdCall, holdValues, readRefusal } from '../billing/hold.ts';
import type { Database, Queryable } from '../database/database.ts';
import { INSERT_DECK, INSERT_DECK_HELD, slideRows } from './deck-slides.ts';
import { queueOf } from './definitions.ts';
import { type Faults, noFaults } from './faults.ts';
import { claimKeyIn } from './idempotency.ts';
import { type JobRecord, newJobId } from './job.ts';
import { type BareJobRow, JOB_COLUMNS_BARE, OUTBOX_CHANNEL, withoutFiles } from './job-row.ts';
import type { Accepted, NewJob } from './job-store.ts';
import { PUBLISHER_CLAIM_MS } from './outbox.ts';
import type { Publisher } from './publisher.ts';
import { takeTestSlides } from './test-allowance.ts';

/** An idempotency key is remembered this long; without an answer it is held by its job, so no shorter time applies. */
const NEVER_RUNNING_MS = 0;

/**
 * Job and outbox entry in one statement. Either the commit notifies the relay, or the entry waits a moment for the publisher of this process.
 */
const insertSql = (hold: string, isPublished: boolean): string => `WITH j AS (
  INSERT INTO jobs (job_id, account_id, job_type, name, request_text, input_hash, outputs, parent_deck_id, traceparent, mode, key_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12) RETURNING *
), entry AS (
  INSERT INTO outbox (queue, job_id, attempt_no, traceparent, claimed_until)
  SELECT $10, job_id, attempt_no, traceparent, ${isPublished ? `now() + interval '${PUBLISHER_CLAIM_MS} milliseconds'` : 'NULL'} FROM j RETURNING 1
)
SELECT ${JOB_COLUMNS_BARE}${isPublished ? '' : `, pg_notify('${OUTBOX_CHANNEL}', '') IS NULL AS told`}${hold} FROM j, entry`;
/** With the price held: a wallet that cannot pay undoes all of it. */
const HOLD = `, ${holdCall('j.account_id', 'j.job_id', 'j.key_id', 13)} AS held`;
const INSERT = { told: insertSql('', false), published: insertSql('', true) };
const INSERT_HELD = { told: insertSql(HOLD, false), published: insertSql(HOLD, true) };

/** See JobStore.accept. */
export async function acceptJob(
  db: Database,
  job: NewJob,
  faults: Faults = noFaults,
  job_id = newJobId(),
  publisher?: Publisher,
): Promise<Accepted> {
  const accepted = await stand(db, job, faults, job_id, publisher !== undefined);
  // A deck has no message of its own: its slides have, and the relay publishes those, because they are many.
  if (accepted.outcome === 'accepted' && !job.slides) publisher?.publish(queueOf(job.job_type), job_id, job.traceparent ?? null);
  return accepted;
}

async function stand(db: Database, job: NewJob, faults: Faults, job_id: string, isPublished: boolean): Promise<Accepted> {
  const { idempotency, alongside, allowance } = job;
  // One statement is a transaction of its own.
  if (!idempotency && !alongside && !allowance) return { outcome: 'accepted', job: await insert(db, job_id, job, isPublished) };
  return db.transaction(async (transaction) => {
    if (idempotency) {
      const claim = {
        account_id: job.account_id,
        mode: job.mode ?? 'live',
        key: idempotency.key,
        body_sha256: idempotency.body_sha256,
        job_id,
      };
      const claimed = await claimKeyIn(transaction, claim, NEVER_RUNNING_MS);
      if (claimed.outcome !== 'fresh') return claimed;
    }
    if (allowance) await takeTestSlides(transaction, job.account_id, allowance.slides, allowance);
    const accepted = await insert(transaction, job_id, job, isPublished);
    await faults.at('after_outbox', job_id);
    await alongside?.(transaction, job_id, accepted);
    await faults.at('after_hold', job_id);
    return { outcome: 'accepted', job: accepted };
  });
}

async function insert(sql: Queryable, job_id: string, job: NewJob, isPublished: boolean): Promise<JobRecord> {
  const { hold, slides } = job;
  const values = [job_id, job.account_id, job.job_type, job.name, job.request_text, job.input_hash, job.outputs];
  const traceparent = job.traceparent ?? null;
  const owner = [job.mode ?? 'live', job.key_id ?? null];
  const way = isPublished ? 'published' : 'told';
  const [statement, held, rest] = slides
    ? [INSERT_DECK, INSERT_DECK_HELD, [traceparent, slideRows(slides), ...owner]]
    : [INSERT[way], INSERT_HELD[way], [job.parent_deck_id ?? null, traceparent, queueOf(job.job_type), ...owner]];
  const inserted = sql.query<BareJobRow & { told?: boolean; held?: string }>(
    hold ? held : statement,
    hold ? [...values, ...rest, ...holdValues(hold)] : [...values, ...rest],
  );
  const { rows } = await inserted.catch((error: unknown) => {
    throw readRefusal(error);
  });
  const { told: _told, held: _held, ...row } = rows[0]!;
  return withoutFiles(row);
}
