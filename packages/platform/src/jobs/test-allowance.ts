/** The daily limit of slides for the test keys of an account. Postgres counts with the job, so the limit holds for all replicas. */
import type { Queryable } from '../database/database.ts';

export interface TestAllowance {
  /** Slides of an account in a day (UTC). */
  readonly most: number;
}

/** The slides of the day are used up: nothing of the job was stored. */
export class TestSlidesUsedUp extends Error {
  readonly asked: number;
  readonly used: number;
  readonly most: number;
  /** Until midnight in UTC, when counting begins anew. */
  readonly retry_after_s: number;
  constructor(count: { readonly asked: number; readonly used: number; readonly most: number; readonly retry_after_s: number }) {
    super(`${count.asked} more slides than ${count.used} of ${count.most}`);
    this.name = 'TestSlidesUsedUp';
    this.asked = count.asked;
    this.used = count.used;
    this.most = count.most;
    this.retry_after_s = count.retry_after_s;
  }
}

const TODAY = "(now() AT TIME ZONE 'UTC')::date";

/** Of many at once each waits for the one before, so that together they get no more than there is. */
const TAKE = `INSERT INTO test_usage AS u (account_id, day, slides) SELECT $1, ${TODAY}, $2::int WHERE $2::int <= $3::int
ON CONFLICT (account_id, day) DO UPDATE SET slides = u.slides + excluded.slides WHERE u.slides + excluded.slides <= $3::int
RETURNING slides`;

const USED = `SELECT COALESCE((SELECT slides FROM test_usage WHERE account_id = $1 AND day = ${TODAY}), 0) AS used,
  ceil(extract(epoch FROM (${TODAY} + 1)::timestamp - now() AT TIME ZONE 'UTC'))::int AS retry_after_s`;

/** Counts `slides` for the account, in the transaction that has them drawn. @throws TestSlidesUsedUp */
export async function takeTestSlides(sql: Queryable, account_id: string, slides: number, { most }: TestAllowance): Promise<void> {
  if (slides === 0) return;
  const { rows } = await sql.query<{ slides: number }>(TAKE, [account_id, slides, most]);
  const [taken] = rows;
  if (taken === undefined) {
    const { rows: counted } = await sql.query<{ used: number; retry_after_s: number }>(USED, [account_id]);
    throw new TestSlidesUsedUp({
      asked: slides,
      most,
      used: counted[0]?.used ?? 0,
      retry_after_s: Math.max(1, counted[0]?.retry_after_s ?? 1),
    });
  }
  // The first of a day tidies up the days before.
  if (taken.slides === slides) await sql.query(`DELETE FROM test_usage WHERE account_id = $1 AND day < ${TODAY}`, [account_id]);
}
