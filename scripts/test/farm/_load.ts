/** Callers of the trials, who insist until they are answered, and what PostgreSQL and the store say became of their jobs. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconcileLedger } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import { type ObjectStore, sha256Of } from '@deckwright/platform/object-store';
import { until } from '@deckwright/testkit/processes';
import { insist, jobOf } from '../../../services/gateway/test/_callers.ts';
import type { Tenant } from './_release.ts';

export interface Load {
  readonly tenant: Tenant;
  readonly base: string;
  readonly callers: number;
  readonly pause_ms: number;
}

export interface RunningLoad {
  /** Ids of the jobs that callers were told of, in the order of the answers. */
  readonly job_ids: readonly string[];
  /** Requests that were sent again, because the first was cut or told to come back. */
  readonly repeated: number;
  /** Answers that no repeat mended. */
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

let serial = 0;
/** A request that no other resembles: a repeat would be free. */
const slide = () => ({
  form: 'waterfall_bridge',
  variant: 'standard_driver_bridge',
  headline: `Slide ${++serial} of the farm`,
  data: {
    unit: 'm',
    steps: [
      { kind: 'start', label: 'Plan', value: 31 },
      { kind: 'delta', label: 'Energy', value: 2.4 },
      { kind: 'delta', label: 'Tyres', value: -0.6 },
      { kind: 'total', label: 'Actual', value: 32.8 },
    ],
  },
  // The answer comes when the job is accepted, so that work can wait.
  wait: false,
});

export function startLoad({ tenant, base, callers, pause_ms }: Load): RunningLoad {
  const job_ids: string[] = [];
  const failures: string[] = [];
  let repeated = 0;
  let isLoading = true;
  const call = async () => {
    while (isLoading) {
      try {
        const answer = await insist(() => [base], { tenant, key: randomUUID(), body: slide() });
        job_ids.push(jobOf(answer));
        repeated += answer.tries - 1;
      } catch (error) {
        failures.push(String(error));
      }
      await sleep(pause_ms);
    }
  };
  const all = Array.from({ length: callers }, call);
  return {
    job_ids,
    failures,
    get repeated() {
      return repeated;
    },
    async stop() {
      isLoading = false;
      await Promise.all(all);
    },
  };
}

export interface Outcome {
  readonly jobs: number;
  /** Told of to a caller, and not complete with a whole file. */
  readonly lost: number;
  /** Told of twice, or there without a caller, or with two files. */
  readonly doubled: number;
  /** For which more than one slide's price was taken. */
  readonly charged_twice: number;
  /** Complete and not paid for. */
  readonly not_charged: number;
  /** Rows of the ledger that its rules do not explain. */
  readonly unexplained: number;
  /** Executions that ended with their worker. */
  readonly begun_again: number;
}

const numberOf = async (db: Database, sql: string, values: readonly unknown[]): Promise<number> =>
  (await db.query<{ n: number }>(sql, values)).rows[0]?.n ?? 0;

/** Waits until no job of the account waits or runs, and counts what became of all of them since the beginning. */
export async function countOutcome(db: Database, store: ObjectStore, tenant: Tenant, told: readonly string[]): Promise<Outcome> {
  const account = [tenant.account_id];
  await until(
    'all jobs have ended',
    async () =>
      (await numberOf(db, "SELECT count(*) AS n FROM jobs WHERE account_id = $1 AND status IN ('queued', 'rendering')", account)) === 0,
    120_000,
  );
  const { rows: files } = await db.query<{ job_id: string; object_key: string; sha256: string }>(
    `SELECT j.job_id, f.object_key, f.sha256 FROM jobs j JOIN job_files f ON f.job_id = j.job_id AND f.kind = 'pptx'
     WHERE j.account_id = $1 AND j.status = 'complete'`,
    account,
  );
  const whole = new Set<string>();
  const left = [...files];
  const look = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const bytes = await store.getBytes(file.object_key);
      if (bytes !== null && sha256Of(bytes) === file.sha256) whole.add(file.job_id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, look));
  const unique = new Set(told);
  const { rows } = await db.query<{ job_id: string; paid: number }>(
    `SELECT j.job_id, COALESCE((SELECT sum(CASE WHEN t.unit = 'USD' THEN t.amount ELSE t.amount * 5 END) FROM ledger_transfers t
       WHERE t.job_id = j.job_id AND t.kind = 'capture'), 0)::int AS paid
     FROM jobs j WHERE j.account_id = $1`,
    account,
  );
  const PRICE_CENTS = 5;
  return {
    jobs: unique.size,
    lost: [...unique].filter((job_id) => !whole.has(job_id)).length,
    doubled:
      told.length -
      unique.size +
      rows.filter(({ job_id }) => !unique.has(job_id)).length +
      files.length -
      new Set(files.map(({ job_id }) => job_id)).size,
    charged_twice: rows.filter(({ paid }) => paid > PRICE_CENTS).length,
    not_charged: rows.filter(({ job_id, paid }) => whole.has(job_id) && paid < PRICE_CENTS).length,
    unexplained: (await reconcileLedger(db)).length,
    begun_again: await numberOf(db, 'SELECT COALESCE(sum(crashes), 0)::int AS n FROM jobs WHERE account_id = $1', account),
  };
}
