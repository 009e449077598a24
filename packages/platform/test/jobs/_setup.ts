/** One database with the schema and one account, for a test file on jobs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { type Database, openDatabase } from '../../src/database/index.ts';
import type { NewJob } from '../../src/jobs/index.ts';

export interface TestDatabase {
  readonly server: SharedPostgres;
  readonly url: string;
  readonly db: Database;
  stop(): Promise<void>;
}

export const ACCOUNT = 'acc_test';
export const OWNER = { account_id: ACCOUNT, mode: 'live' } as const;

export async function startTestDatabase(): Promise<TestDatabase> {
  const server = await shareTestPostgres();
  const url = await server.createDatabase();
  const db = openDatabase({ url, max: 20 });
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1), ($2, $2)', [ACCOUNT, 'acc_other']);
  return {
    server,
    url,
    db,
    async stop() {
      await db.close();
      await server.stop();
    },
  };
}

/** A job that can be accepted, with parts of it replaced. */
export const newJob = (part: Partial<NewJob> = {}): NewJob => ({
  account_id: ACCOUNT,
  job_type: 'slide',
  name: null,
  request_text: '{"form":"waterfall_bridge"}',
  input_hash: 'a'.repeat(64),
  outputs: ['pptx'],
  ...part,
});

/** Puts the end of a running attempt's lease into the past, as silence of its worker does. */
export const leaseRunsOut = async (db: Database, job_id: string): Promise<void> => {
  await db.query("UPDATE jobs SET lease_until = now() - interval '1 second' WHERE job_id = $1", [job_id]);
};

/** Waits until a condition holds. @throws Error when it does not for so long that something hangs. */
export async function until(condition: () => boolean | Promise<boolean>, timeout_ms = 300_000): Promise<void> {
  const ends = Date.now() + timeout_ms;
  while (!(await condition())) {
    if (Date.now() > ends) throw new Error(`The condition did not come true within ${timeout_ms} ms.`);
    await sleep(10);
  }
}
