/** Copies a deck as a new deck: rows are copied, stored bytes are shared. */
import type { Database } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';
import { listSlides } from './deck-slides.ts';
import { type JobRecord, newJobId } from './job.ts';
import { getJob } from './reading.ts';

/** A finished job under a new id, at its first revision, for free. */
const COPY_JOB = `INSERT INTO jobs (job_id, account_id, job_type, status, name, request_text, input_hash, outputs, result, error, parent_deck_id, position, mode, key_id,
  created_at, started_at, finished_at)
SELECT $2, account_id, job_type, status, COALESCE($3, name), request_text, input_hash, outputs, $4::json, error, $5, position, mode, key_id, now(), now(), now()
FROM jobs WHERE job_id = $1`;

const COPY_FILES = `INSERT INTO job_files (file_id, job_id, revision, attempt_no, kind, object_key, sha256, bytes, mime)
SELECT 'fil_' || new_ulid(), $2, 1, 1, f.kind, f.object_key, f.sha256, f.bytes, f.mime
FROM job_files f JOIN jobs j ON j.job_id = f.job_id AND j.revision = f.revision WHERE f.job_id = $1 AND f.kind <> 'source'`;

/** See JobStore.fork. */
export const forkDeck = (db: Database, owner: Owner, deck_id: string, name: string | null): Promise<JobRecord | null> =>
  db.transaction(async (sql) => {
    await sql.query('SELECT 1 FROM jobs WHERE job_id = $1 AND account_id = $2 AND mode = $3 FOR UPDATE', [
      deck_id,
      owner.account_id,
      owner.mode,
    ]);
    const deck = await getJob(sql, deck_id, owner);
    if (deck?.job_type !== 'deck' || deck.status !== 'complete') return null;
    const slides = await listSlides(sql, deck_id);
    const ids = new Map([deck, ...slides].map((job) => [job.job_id, newJobId()]));
    const renamed = (text: string): string => {
      let out = text;
      for (const [from, to] of ids) out = out.replaceAll(from, to);
      return out;
    };
    const copy_id = ids.get(deck_id) ?? newJobId();
    for (const job of [deck, ...slides]) {
      const id = ids.get(job.job_id);
      const isDeck = job === deck;
      const result = job.result === null ? null : renamed(JSON.stringify(job.result));
      await sql.query(COPY_JOB, [job.job_id, id, isDeck ? name : null, result, isDeck ? null : copy_id]);
      await sql.query(COPY_FILES, [job.job_id, id]);
    }
    return getJob(sql, copy_id, owner);
  });
