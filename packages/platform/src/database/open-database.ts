/** Opens Postgres: a pool, the Prisma client on that pool, and a listener. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { PrismaClient } from './generated/client.ts';
import { createListener } from './listener.ts';
import { inQuerySpan } from './query-span.ts';
import { createSemaphore } from './semaphore.ts';

/** How to open a database. */
export interface OpenDatabaseOptions {
  readonly url: string;
  /** Most connections of the pool; the listener takes one more. Default 10. */
  readonly max?: number;
  /** Longest wait for a free connection, in ms, before the caller gets the error that the database is busy. Default 20 s. */
  readonly wait_ms?: number;
  /** Shown in pg_stat_activity. */
  readonly application_name?: string;
  /** Called for connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/** OIDs of the types that we read in our own way. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** bigint as number (ours stay far below 2^53), timestamptz as RFC 3339 text in UTC; all else as pg does it. */
const ourTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const usual = pg.types.getTypeParser(oid, format ?? 'text');
    if (oid === INT8) return Number;
    if (oid === TIMESTAMPTZ) return (text: string) => (usual(text) as unknown as Date).toISOString();
    return usual;
  },
};

/** Statements are prepared once a connection: planning costs as much as running for most of ours. */
const names = new Map<string, string>();

/** More different statements than we have: then SQL is built from values somewhere, which must not fill the server's memory. */
const MAX_PREPARED = 500;

function nameOf(sql: string): string | undefined {
  const cached = names.get(sql);
  if (cached !== undefined || names.size >= MAX_PREPARED) return cached;
  const name = `dw${names.size}`;
  names.set(sql, name);
  return name;
}

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <R extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
    const name = values.length > 0 ? nameOf(sql) : undefined;
    const result = await inQuerySpan(sql, () =>
      client.query<R>({ text: sql, values: [...values], types: ourTypes, ...(name !== undefined && { name }) }),
    );
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  },
});

/** Connects lazily: the first query opens the first connection. */
export function openDatabase(options: OpenDatabaseOptions): Database {
  const onError = options.onError ?? (() => {});
  const settings = {
    connectionString: options.url,
    application_name: options.application_name ?? 'deckwright',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  };
  const max = options.max ?? 10;
  const pool = new pg.Pool({ ...settings, max, idleTimeoutMillis: 30_000 });
  pool.on('error', onError);
  // The pool has one time limit for two things: a server that does not answer, and a rush, whose callers had better wait than be refused.
  const semaphore = createSemaphore({ places: max, wait_ms: options.wait_ms ?? 20_000 });
  const unbound = queryable(pool);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { onPoolError: onError, onConnectionError: onError }) });
  const listener = createListener(() => new pg.Client(settings), onError);

  const transact: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    // A connection that breaks inside the transaction also tells its own object; unheard, that would end the process.
    client.on('error', onError);
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(queryable(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

  let closed: Promise<void> | undefined;
  return {
    query: (sql, values) => semaphore.run(() => unbound.query(sql, values)),
    prisma,
    transaction: (work) => semaphore.run(() => transact(work)),
    listen: listener.listen,
    poolUse: () => ({ limit: max, open: pool.totalCount, idle: pool.idleCount, waiting: semaphore.waiting + pool.waitingCount }),
    close: (timeout_ms = 5_000) => {
      closed ??= closeAll(pool, prisma, listener.close, timeout_ms);
      return closed;
    },
  };
}

/** `pool.end()` waits for every borrowed connection, for ever if need be; here the wait has an end. */
async function closeAll(pool: pg.Pool, prisma: PrismaClient, closeListener: () => Promise<void>, timeout_ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const ended = Promise.allSettled([closeListener(), prisma.$disconnect(), pool.end()]);
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout_ms);
  });
  await Promise.race([ended, tooLong]);
  clearTimeout(timer);
}
