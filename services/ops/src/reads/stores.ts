/** Stores and services that the farm stands on: whether they answer, how fast, and the one figure that ends them. */
import { jobDefinitions, storeLine } from '@deckwright/platform/jobs';
import type { BoardKit } from '../kit.ts';

import { type Sampled, SLOTS } from './lines.ts';

export interface Store {
  readonly name: string;
  /** Null when it did not answer. */
  readonly ms: number | null;
  readonly detail: string;
  readonly health: 'ok' | 'warn' | 'bad';
  /** The slowest answer in each quarter of an hour of the last day. */
  readonly day: readonly number[];
}

const PATIENCE_MS = 3_000;

/** How long it took; null when it did not answer in time. */
async function timed(work: () => Promise<unknown>): Promise<number | null> {
  const from = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const asked = work().then(
    () => performance.now() - from,
    () => null,
  );
  const ms = await Promise.race([asked, late]);
  clearTimeout(timer);
  return ms;
}

interface Facts {
  readonly connections: number;
  readonly max_connections: number;
  readonly lag_bytes: number | null;
  readonly version: string;
}

async function readFacts({ db }: BoardKit): Promise<Facts> {
  const { rows } = await db.query<Facts & Record<string, unknown>>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
       current_setting('max_connections')::int AS max_connections, current_setting('server_version') AS version, NULL::float8 AS lag_bytes`,
  );
  return rows[0]!;
}

export async function readStores(kit: BoardKit, day: readonly Sampled[]): Promise<readonly Store[]> {
  const { db, queues, objects, redis_url } = kit;
  const [database, queue, storage, facts, event, held] = await Promise.all([
    timed(() => db.query('SELECT 1')),
    timed(() => queues.ping()),
    timed(() => objects.ping()),
    readFacts(kit).catch(() => null),
    lastEvent(kit).catch(() => null),
    count(kit).catch(() => null),
  ]);
  const store = (name: string, line: string, ms: number | null, detail: string, isNear = false): Store => {
    const mine = day.filter((one) => one.line === storeLine(line));
    const slots = Array.from({ length: SLOTS }, (_, slot) => mine.find((one) => one.slot === slot)?.p95_ms ?? 0);
    slots[SLOTS - 1] = ms ?? 0;
    return {
      name,
      ms,
      detail: ms === null ? 'no answer within 3 s' : detail,
      health: ms === null ? 'bad' : isNear ? 'warn' : 'ok',
      day: slots,
    };
  };
  const isCrowded = facts !== null && facts.connections > 0.85 * facts.max_connections;
  return [
    store(
      'Postgres',
      'database',
      database,
      facts === null ? 'no figures' : `${facts.connections} of ${facts.max_connections} connections, version ${facts.version}`,
      isCrowded,
    ),
    store(
      redis_url === undefined ? 'Queue in Postgres' : 'Redis',
      'queue',
      queue,
      `${held ?? 0} messages wait${redis_url === undefined ? '' : ', noeviction'}`,
    ),
    store('File store', 'storage', storage, 'a small write and its removal'),
    ...(event === null ? [] : [{ name: 'Stripe', ms: 0, detail: event.detail, health: event.health, day: [] }]),
  ];
}

async function count({ queues }: BoardKit): Promise<number> {
  const counts = await Promise.all(jobDefinitions.map(({ queue }) => queues.count(queue)));
  return counts.reduce((all, one) => all + one, 0);
}

/** Null where no payments are set up, or none was ever made. */
async function lastEvent({ db, now }: BoardKit): Promise<Pick<Store, 'detail' | 'health'> | null> {
  const { rows } = await db.query<{ received_at: string | null }>('SELECT max(received_at) AS received_at FROM payment_events');
  const at = rows[0]?.received_at ?? null;
  if (at === null) return null;
  const minutes = Math.floor((now().getTime() - Date.parse(at)) / 60_000);
  return { detail: `last event ${at.slice(11, 19)} UTC, ${minutes} min ago`, health: 'ok' };
}
