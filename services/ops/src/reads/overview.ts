/** Everything that the overview shows, read once for all who look at it. */
import { readOutages } from '@deckwright/platform/jobs';
import { alertsOf } from '../alerts.ts';
import type { BoardKit } from '../kit.ts';
import { LATE_BUDGET } from '../objectives.ts';
import { readDay, readQueues } from './lines.ts';
import { readLedgerCheck, readMoney } from './money.ts';
import type { Overview } from './reading.ts';
import { readStores } from './stores.ts';
import { readWorkers } from './workers.ts';

/** For how long a reading is shown to others who ask. */
const FRESH_MS = 2_000;
/** Sums over a day or a month change slowly, and are read less often. */
const SLOW_MS = 30_000;

export interface Overviews {
  read(): Promise<Overview>;
  /** What was read before an act is not shown after it. */
  forget(): void;
}

export function createOverviews(kit: BoardKit): Overviews {
  const slow = kept(SLOW_MS, async () => ({ money: await readMoney(kit.db), month: await readMonth(kit) }));
  const samples = kept(SLOW_MS, () => readDay(kit.db));
  const fresh = kept(FRESH_MS, async (): Promise<Overview> => {
    const day = await samples.read();
    const [lines, workers, stores, ledger, outages, { money, month }, webhooks, accounts] = await Promise.all([
      readQueues(kit.db, day),
      readWorkers(kit.db),
      readStores(kit, day),
      readLedgerCheck(kit.db),
      readOutages(kit.db),
      slow.read(),
      readWebhookFailures(kit),
      readFlood(kit),
    ]);
    const read = { at: kit.now(), lines, workers, stores, money, ledger, outages, ...month };
    const in_flight = lines.reduce((all, line) => all + line.running, 0);
    return { ...read, in_flight, alerts: alertsOf({ ...read, webhooks, accounts }) };
  });
  return { read: fresh.read, forget: fresh.forget };
}

/** Asks again after a while; who asks meanwhile gets the same answer. A failure is asked again at once. */
function kept<T>(ms: number, read: () => Promise<T>): { read(): Promise<T>; forget(): void } {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    forget,
    read() {
      if (last === undefined || performance.now() - last.at > ms) {
        const value = read();
        last = { at: performance.now(), value };
        value.catch(forget);
      }
      return last.value;
    },
  };
}

async function readMonth({
  db,
}: BoardKit): Promise<Pick<Overview, 'in_time_day' | 'budget_used' | 'has_slides'> & { readonly late_hour: number }> {
  const { rows } = await db.query<Record<'ended' | 'late' | 'ended_day' | 'late_day' | 'ended_hour' | 'late_hour', number>>(
    `SELECT COALESCE(sum(ended), 0)::float8 AS ended, COALESCE(sum(late), 0)::float8 AS late,
       COALESCE(sum(ended) FILTER (WHERE at > now() - interval '24 hours'), 0)::float8 AS ended_day,
       COALESCE(sum(late) FILTER (WHERE at > now() - interval '24 hours'), 0)::float8 AS late_day,
       COALESCE(sum(ended) FILTER (WHERE at > now() - interval '1 hour'), 0)::float8 AS ended_hour,
       COALESCE(sum(late) FILTER (WHERE at > now() - interval '1 hour'), 0)::float8 AS late_hour
     FROM queue_samples WHERE line = 'render-slide' AND at > now() - interval '30 days'`,
  );
  const { ended, late, ended_day, late_day, ended_hour, late_hour } = rows[0]!;
  return {
    in_time_day: ended_day === 0 ? null : Math.max(0, 1 - late_day / ended_day),
    budget_used: ended === 0 ? 0 : late / ended / LATE_BUDGET,
    has_slides: ended > 0,
    late_hour: ended_hour === 0 ? 0 : late_hour / ended_hour,
  };
}

async function readWebhookFailures({ db }: BoardKit): Promise<{ readonly tried: number; readonly failed: number }> {
  const { rows } = await db.query<{ tried: number; failed: number }>(
    `SELECT COALESCE(sum(ended), 0)::int AS tried, COALESCE(sum(failed), 0)::int AS failed FROM queue_samples WHERE line = 'webhook' AND at > now() - interval '30 minutes'`,
  );
  return rows[0]!;
}

/** The account that has most jobs waiting. */
async function readFlood({
  db,
}: BoardKit): Promise<{ readonly account_id: string; readonly waiting: number; readonly all: number } | null> {
  const { rows } = await db.query<{ account_id: string; waiting: number; all: number }>(
    `SELECT account_id, count(*)::int AS waiting, (sum(count(*)) OVER ())::int AS all FROM jobs WHERE status = 'queued' GROUP BY account_id ORDER BY 2 DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}
