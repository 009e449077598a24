/** Clears away what has had its time: sent entries, old answers, expired jobs, and the bytes that nobody points to. */
import type { Database } from '@deckwright/platform/database';
import { expireJobs, expireKeys, forgetOrphans, type Log, listOrphans, sweepOutbox } from '@deckwright/platform/jobs';
import type { ObjectStore } from '@deckwright/platform/object-store';

/** What a sweep needs. */
export interface SweepDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly log: Log;
  readonly retention_days: number;
}

/** Sent entries are kept an hour, for whoever looks into a mishap. */
const SENT_KEPT_MS = 3_600_000;
const PAGE = 200;

/** One sweep. */
export async function sweep({ db, objects, log, retention_days }: SweepDeps): Promise<void> {
  const entries = await sweepOutbox(db, SENT_KEPT_MS);
  const keys = await expireKeys(db);
  let jobs = 0;
  for (let removed = PAGE; removed === PAGE; jobs += removed) removed = await expireJobs(db, retention_days, PAGE);
  const files = await deleteOrphans(db, objects);
  // A worker that was killed never signed off.
  await db.query("DELETE FROM workers WHERE heartbeat_at < now() - interval '10 minutes'");
  if (entries + keys + jobs + files > 0) log.info({ entries, keys, jobs, files }, 'swept');
}

/** Bytes first, then the note of them: a crash in between only deletes again. */
async function deleteOrphans(db: Database, objects: ObjectStore): Promise<number> {
  let deleted = 0;
  for (;;) {
    const keys = await listOrphans(db, PAGE);
    for (const key of keys) await objects.delete(key);
    await forgetOrphans(db, keys);
    deleted += keys.length;
    if (keys.length < PAGE) return deleted;
  }
}
