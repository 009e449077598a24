/** Deletes what has expired: published entries, old answers, expired jobs, and objects without a file. */
import { expireCredit } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import { expireAgents } from '@deckwright/platform/identity';
import { expireJobs, expireKeys, sweepOutbox } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { expireMails } from '@deckwright/platform/mail';
import {
  adoptStrays,
  expireDownloads,
  expireFileLinks,
  FILES_PREFIX,
  type ObjectStore,
  sweepObjects,
} from '@deckwright/platform/object-store';
import { expirePaymentEvents } from '@deckwright/platform/payments';
import { expireEvents } from '@deckwright/platform/webhooks';

/** What a sweep needs. */
export interface SweepDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly log: Log;
  readonly retention_days: number;
  readonly signal?: AbortSignal;
}

/** Published entries stay for an hour, for operators who look into an incident. */
const SENT_KEPT_MS = 3_600_000;
const PAGE = 200;

/** One sweep. */
export async function sweep({ db, objects, log, retention_days, signal }: SweepDeps): Promise<void> {
  const entries = await sweepOutbox(db, SENT_KEPT_MS);
  const keys = await expireKeys(db);
  let jobs = 0;
  for (let removed = PAGE; removed === PAGE; jobs += removed) removed = await expireJobs(db, retention_days, PAGE);
  if (await isTheDay(db)) await adoptStrays(db, objects, `${FILES_PREFIX}/`);
  const files = await sweepObjects(db, objects, { ...(signal && { signal }) });
  const downloads = await expireDownloads(db);
  const links = await expireFileLinks(db);
  const events = await expireEvents(db);
  const agents = await expireAgents(db);
  const payment_events = await expirePaymentEvents(db);
  const credit = await expireCredit(db);
  const mails = await expireMails(db);
  // A worker that was killed never signed off.
  await db.query("DELETE FROM workers WHERE heartbeat_at < now() - interval '10 minutes'");
  if (entries + keys + jobs + files + downloads + links + events + agents + credit + payment_events + mails > 0)
    log.info({ entries, keys, jobs, files, downloads, links, events, agents, credit, payment_events, mails }, 'swept');
}

/** Once a day, whichever relay comes first: a whole store is listed, for bytes that a writer left behind when its claim had run out. */
async function isTheDay(db: Database): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO installation_values (name, value) VALUES ('strays_looked_for', '')
     ON CONFLICT (name) DO UPDATE SET updated_at = now() WHERE installation_values.updated_at < now() - interval '1 day'`,
  );
  return rowCount > 0;
}
