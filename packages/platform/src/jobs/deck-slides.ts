/** The slides of a deck: jobs that refer to the deck and have a position in it. */

import { holdCall } from '../billing/hold.ts';
import type { Database, Queryable } from '../database/database.ts';
import { COVERED_MS, slidesPerMessageSql } from './deck-messages.ts';
import { renderSlideJob } from './definitions/render-slide.ts';
import { type JobRecord, newJobId } from './job.ts';
import { JOB_COLUMNS, JOB_COLUMNS_BARE, type JobRow, OUTBOX_CHANNEL } from './job-row.ts';
import type { NewSlide } from './job-store.ts';

/**
 * A deck, its slides and their outbox entries in one statement. The deck is `rendering` and nobody's: the trigger on its slides queues it
 * when the last of them ends. Slides are begun several at a time, so only some have a message at once. Parameters 1 to 8 as those of a job, 9 the slides, 10 and 11 mode and key; from 12 on what is held.
 */
const insertDeck = (hold: string): string => `WITH deck AS (
  INSERT INTO jobs (job_id, account_id, job_type, name, request_text, input_hash, outputs, traceparent, mode, key_id, weight, status, started_at, progress)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, json_array_length($9::json), 'rendering', now(), json_build_object('done', 0, 'total', json_array_length($9::json), 'stage', 'slides'))
  RETURNING *
), slides AS (
  INSERT INTO jobs (job_id, account_id, job_type, name, request_text, input_hash, outputs, parent_deck_id, position, weight, traceparent, mode, key_id)
  SELECT s.job_id, deck.account_id, 'slide', s.name, s.request_text, s.input_hash, ARRAY['pptx'], deck.job_id, s.position, deck.weight, deck.traceparent, deck.mode, deck.key_id
  FROM deck, json_to_recordset($9::json) AS s(job_id text, name text, request_text text, input_hash text, position int)
  RETURNING job_id, attempt_no, traceparent, position
), entries AS (
  INSERT INTO outbox (queue, job_id, attempt_no, traceparent, claimed_until)
  SELECT '${renderSlideJob.queue}', job_id, attempt_no, traceparent,
    CASE WHEN (position - 1) % per_message > 0 THEN now() + interval '${COVERED_MS} milliseconds' END
  FROM slides, (SELECT ${slidesPerMessageSql('count(*)')} AS per_message FROM slides) AS counted ORDER BY position RETURNING 1
)
SELECT ${JOB_COLUMNS_BARE}, pg_notify('${OUTBOX_CHANNEL}', '') IS NULL AS told${hold} FROM deck j, (SELECT count(*) FROM entries) AS e`;

export const INSERT_DECK = insertDeck('');
/** The same with the price held: a wallet that cannot pay undoes all of it. */
export const INSERT_DECK_HELD = insertDeck(`, ${holdCall('j.account_id', 'j.job_id', 'j.key_id', 12)} AS held`);

/** The slides as the statements take them: with ids and places. */
export const slideRows = (slides: readonly NewSlide[], first = 1): string =>
  JSON.stringify(
    slides.map(({ name, request_text, input_hash }, i) => ({ job_id: newJobId(), name, request_text, input_hash, position: first + i })),
  );

/** See JobStore.slides. */
export async function listSlides(db: Queryable | Database, deck_id: string): Promise<readonly JobRecord[]> {
  const { rows } = await db.query<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM jobs j WHERE j.parent_deck_id = $1 AND j.position IS NOT NULL ORDER BY j.position`,
    [deck_id],
  );
  return rows;
}
