/** Deletes what has expired: published entries, old answers, expired jobs, and objects without a file. docs/operating/retention.md lists all of it. */
import { expireCredit, expireFeedback, foldLedger } from '@deckwright/platform/billing';
import { type Database, databaseTime, deleteRows } from '@deckwright/platform/database';
import { expireAgents } from '@deckwright/platform/identity';
import { expireJobs, expireKeys, sweepOutbox } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { expireMails } from '@deckwright/platform/mail';
import {
  adoptStrays,
  expireDownloads,
  expireFileLinks,
  expireToolFiles,
  FILES_PREFIX,
  type ObjectStore,
  sweepObjects,
} from '@deckwright/platform/object-store';
import { expirePaymentEvents, expireTopups } from '@deckwright/platform/payments';
import { expireAnswers } from '@deckwright/platform/proposer';
import type { RelayMetrics } from '@deckwright/platform/telemetry';
import { expireEvents } from '@deckwright/platform/webhooks';

/** What a sweep needs. */
export interface SweepDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly log: Log;
  readonly retention_days: number;
  /** Months after which the ledger of jobs is folded; 0: never. */
  readonly ledger_months?: number;
  readonly signal?: AbortSignal;
  readonly metrics?: Pick<RelayMetrics, 'swept'> | undefined;
}

/** Published entries stay for an hour, for operators who look into an incident. */
const SENT_KEPT_MS = 3_600_000;
const PAGE = 200;

/** One sweep. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const { db, objects, log, retention_days, signal, metrics } = deps;
  const swept: Record<string, number> = {
    entries: await sweepOutbox(db, SENT_KEPT_MS),
    keys: await expireKeys(db),
    jobs: await sweepJobs(db, retention_days),
  };
  // Before the bytes, so that these go in the same sweep.
  swept['tool_files'] = await expireToolFiles(db);
  if (await isTheDay(db)) await adoptStrays(db, objects, `${FILES_PREFIX}/`);
  swept['files'] = await sweepObjects(db, objects, { ...(signal && { signal }) });
  swept['downloads'] = await expireDownloads(db);
  swept['links'] = await expireFileLinks(db);
  swept['events'] = await expireEvents(db);
  swept['agents'] = await expireAgents(db);
  swept['payment_events'] = await expirePaymentEvents(db);
  swept['topups'] = await expireTopups(db);
  swept['feedback'] = await expireFeedback(db);
  swept['credit'] = await expireCredit(db);
  swept['mails'] = await expireMails(db);
  swept['model_answers'] = await expireAnswers(db, retention_days);
  swept['folded'] = await foldOld(deps);
  // A worker that was killed never signed off.
  await deleteRows(db, 'workers', "heartbeat_at < now() - interval '10 minutes'");
  for (const [what, rows] of Object.entries(swept)) metrics?.swept.inc({ what }, rows);
  if (Object.values(swept).some((rows) => rows > 0)) log.info(swept, 'swept');
}

async function sweepJobs(db: Database, retention_days: number): Promise<number> {
  let jobs = 0;
  for (let removed = PAGE; removed === PAGE; jobs += removed) removed = await expireJobs(db, retention_days, PAGE);
  return jobs;
}

/** Entries of the ledger that are folded into their month, where the operator wants that. */
async function foldOld({ db, objects, ledger_months = 0, signal }: SweepDeps): Promise<number> {
  if (ledger_months === 0) return 0;
  const before = await databaseTime(db);
  before.setUTCMonth(before.getUTCMonth() - ledger_months);
  return (await foldLedger(db, objects, { before, signal })).entries;
}

/** Once a day, whichever relay comes first: a whole store is listed, for bytes that a writer left behind when its claim had run out. */
async function isTheDay(db: Database): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO installation_values (name, value) VALUES ('strays_looked_for', '')
     ON CONFLICT (name) DO UPDATE SET updated_at = now() WHERE installation_values.updated_at < now() - interval '1 day'`,
  );
  return rowCount > 0;
}
