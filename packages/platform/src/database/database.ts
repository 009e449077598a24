/** The interface to Postgres: a pool for SQL, the Prisma client on the same pool, and a listener that survives lost connections. */
import type { QueryResultRow } from 'pg';
import type { PrismaClient } from './generated/client.ts';

/** Runs parameterised SQL and gives the rows. */
export interface Queryable {
  query<R extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: R[]; readonly rowCount: number }>;
}

/** SQL inside one transaction. */
export type Transaction = Queryable;

/** How much of a pool is in use. */
export interface PoolUse {
  /** Most connections. */
  readonly limit: number;
  readonly open: number;
  /** Open ones that nobody uses. */
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** An open database. */
export interface Database extends Queryable {
  /** For ordinary reads and writes; hot paths use SQL. */
  readonly prisma: PrismaClient;
  /** READ COMMITTED transaction; rolled back when `work` throws. No work other than SQL belongs inside. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Listens on a channel with one shared connection that is opened anew when it breaks. `onMessage` also hears `null`
   * after each new connection: messages may have been missed, so look for yourself. The result stops listening.
   */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** How much of the pool is in use now. */
  poolUse(): PoolUse;
  /** Closes pool and listener within `timeout_ms` (default 5,000); connections still in use then are cut. */
  close(timeout_ms?: number): Promise<void>;
}
