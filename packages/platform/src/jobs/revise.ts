/** Edits a job: makes the next revision, in which only the changed slides are drawn again. */
import type { Database, Transaction } from '../database/database.ts';
import { COVERED_MS, coveredPlaces } from './deck-messages.ts';
import { listSlides } from './deck-slides.ts';
import { compileDeckJob } from './definitions/compile-deck.ts';
import { renderSlideJob } from './definitions/render-slide.ts';
import { queueOf } from './definitions.ts';
import { claimKeyIn } from './idempotency.ts';
import { isFinal, type JobRecord, newJobId } from './job.ts';
import { JOB_CHANNEL, OUTBOX_CHANNEL } from './job-row.ts';
import type { PastRevision, Revised, RevisedSlide, Revision } from './job-store.ts';
import { getJob } from './reading.ts';
import { takeTestSlides } from './test-allowance.ts';

/** Jobs as they are now, put aside before an edit. */
const KEEP = `INSERT INTO job_revisions (job_id, revision, request_text, input_hash, result, finished_at, slides)
SELECT job_id, revision, request_text, input_hash, result, finished_at,
       (SELECT json_agg(json_build_object('job_id', s.job_id, 'position', s.position)) FROM jobs s
        WHERE s.parent_deck_id = jobs.job_id AND s.position IS NOT NULL)
FROM jobs WHERE job_id = ANY($1)
ON CONFLICT (job_id, revision) DO NOTHING`;

/** What a job that starts anew forgets. */
const ANEW = 'revision = revision + 1, crashes = 0, error = NULL, finished_at = NULL, worker_id = NULL, lease_until = NULL';

/** See JobStore.revise. */
export const reviseJob = (db: Database, revision: Revision): Promise<Revised> =>
  db.transaction((transaction) => reviseIn(transaction, revision));

export async function reviseIn(transaction: Transaction, revision: Revision): Promise<Revised> {
  const { account_id, mode, job_id, idempotency, allowance } = revision;
  if (idempotency) {
    const claim = { account_id, mode, key: idempotency.key, body_sha256: idempotency.body_sha256, job_id: null };
    const claimed = await claimKeyIn(transaction, claim, 60_000);
    if (claimed.outcome !== 'fresh') return claimed;
  }
  const { rowCount } = await transaction.query('SELECT 1 FROM jobs WHERE job_id = $1 AND account_id = $2 AND mode = $3 FOR UPDATE', [
    job_id,
    account_id,
    mode,
  ]);
  const job = rowCount === 0 ? null : await getJob(transaction, job_id, revision);
  if (!job) return { outcome: 'absent' };
  if (job.revision !== revision.from || !isFinal(job.status)) return { outcome: 'moved', revision: job.revision, status: job.status };
  await transaction.query(KEEP, [[job_id]]);
  const redrawn =
    revision.slides === undefined ? await reviseSlide(transaction, revision) : await reviseDeck(transaction, revision, revision.slides);
  if (allowance) await takeTestSlides(transaction, account_id, redrawn, allowance);
  await transaction.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', ''), pg_notify('${JOB_CHANNEL}', $1 || ' queued')`, [job_id]);
  const revised = await getJob(transaction, job_id, revision);
  if (!revised) return { outcome: 'absent' };
  return { outcome: 'revised', job: revised, redrawn };
}

async function reviseSlide(transaction: Transaction, { job_id, name, request_text, input_hash, traceparent }: Revision): Promise<number> {
  await transaction.query(
    `WITH j AS (
       UPDATE jobs SET ${ANEW}, status = 'queued', attempt_no = attempt_no + 1, queued_at = now(), progress = NULL, weight = 1,
              name = $2, request_text = $3, input_hash = $4, traceparent = $5
       WHERE job_id = $1 RETURNING job_id, job_type, attempt_no, traceparent
     )
     INSERT INTO outbox (queue, job_id, attempt_no, traceparent) SELECT $6, job_id, attempt_no, traceparent FROM j`,
    [job_id, name, request_text, input_hash, traceparent ?? null, queueOf('slide')],
  );
  return 1;
}

/** The slides go first, while the deck is still final, so that none of them sets off the putting together before all are known. */
async function reviseDeck(transaction: Transaction, revision: Revision, slides: readonly RevisedSlide[]): Promise<number> {
  const { job_id, account_id, name, request_text, input_hash, traceparent = null } = revision;
  const before = new Map((await listSlides(transaction, job_id)).map((slide) => [slide.job_id, slide]));
  const old = slides.map((slide) => (slide.job_id === null ? undefined : before.get(slide.job_id)));
  const changed = slides.flatMap((slide, i) => (old[i] !== undefined && mustBeDrawn(old[i], slide) ? [{ ...slide, position: i + 1 }] : []));
  const added = slides.flatMap((slide, i) => (old[i] === undefined ? [{ ...slide, job_id: newJobId(), position: i + 1 }] : []));
  const drawn = [...changed, ...added].map(({ position }) => position).sort((a, b) => a - b);
  const live = changed.length + added.length;
  const left = coveredPlaces(drawn, slides.length);
  await transaction.query(KEEP, [changed.map((slide) => slide.job_id)]);
  const places = slides.flatMap((slide, i) => (old[i] === undefined ? [] : [{ job_id: slide.job_id, name: slide.name, position: i + 1 }]));
  await transaction.query(
    `UPDATE jobs SET position = s.position, name = COALESCE(s.name, jobs.name)
     FROM (SELECT j.job_id, p.position, p.name FROM jobs j LEFT JOIN json_to_recordset($2::json) AS p(job_id text, name text, position int) ON p.job_id = j.job_id
           WHERE j.parent_deck_id = $1) AS s
     WHERE jobs.job_id = s.job_id AND jobs.position IS DISTINCT FROM s.position`,
    [job_id, JSON.stringify(places)],
  );
  await transaction.query(
    `WITH j AS (
       UPDATE jobs SET ${ANEW}, status = 'queued', attempt_no = attempt_no + 1, queued_at = now(), progress = NULL, weight = $7,
              name = s.name, request_text = s.request_text, input_hash = s.input_hash, traceparent = $2
       FROM json_to_recordset($1::json) AS s(job_id text, name text, request_text text, input_hash text)
       WHERE jobs.job_id = s.job_id RETURNING jobs.job_id, jobs.attempt_no, jobs.traceparent, jobs.position
     ), n AS (
       INSERT INTO jobs (job_id, account_id, job_type, name, request_text, input_hash, outputs, parent_deck_id, position, weight, traceparent, mode, key_id)
       SELECT s.job_id, $4, 'slide', s.name, s.request_text, s.input_hash, ARRAY['pptx'], $5, s.position, $7, $2, deck.mode, deck.key_id
       FROM jobs deck, json_to_recordset($3::json) AS s(job_id text, name text, request_text text, input_hash text, position int)
       WHERE deck.job_id = $5
       RETURNING job_id, attempt_no, traceparent, position
     )
     INSERT INTO outbox (queue, job_id, attempt_no, traceparent, claimed_until)
     SELECT '${renderSlideJob.queue}', job_id, attempt_no, traceparent,
       CASE WHEN position = ANY($6) THEN now() + interval '${COVERED_MS} milliseconds' END
     FROM (SELECT * FROM j UNION ALL SELECT * FROM n) AS live ORDER BY position`,
    [JSON.stringify(changed), traceparent, JSON.stringify(added), account_id, job_id, [...left], live],
  );
  const waits = live > 0;
  await transaction.query(
    `WITH j AS (
       UPDATE jobs SET ${ANEW}, status = $5, attempt_no = attempt_no + CASE WHEN $6 THEN 0 ELSE 1 END, queued_at = now(),
              progress = json_build_object('done', $7::int - $8::int, 'total', $7::int, 'stage', CASE WHEN $6 THEN 'slides' ELSE 'assembling' END),
              name = $2, request_text = $3, input_hash = $4, traceparent = $9
       WHERE job_id = $1 RETURNING job_id, attempt_no, traceparent
     )
     INSERT INTO outbox (queue, job_id, attempt_no, traceparent)
     SELECT '${compileDeckJob.queue}', job_id, attempt_no, traceparent FROM j WHERE NOT $6`,
    [job_id, name, request_text, input_hash, waits ? 'rendering' : 'queued', waits, slides.length, live, traceparent],
  );
  return live;
}

/** A slide that crashed its workers may do better now; one that failed for what it says would fail again. */
const mustBeDrawn = (old: JobRecord, slide: RevisedSlide): boolean =>
  old.request_text !== slide.request_text ||
  old.status === 'canceled' ||
  (old.status === 'failed' && old.error?.['code'] === 'render_failed');

/** See JobStore.pastRevisions. */
export async function listPastRevisions(db: Database, job_id: string): Promise<readonly PastRevision[]> {
  const { rows } = await db.query<PastRevision & Record<string, unknown>>(
    'SELECT revision, request_text, input_hash, result, finished_at, replaced_at FROM job_revisions WHERE job_id = $1 ORDER BY revision',
    [job_id],
  );
  return rows;
}
