/** Tells a Postgres that is away or busy, and may be back in a moment, from a statement that it refused. */
import { TurnTimeoutError } from './turns.ts';

/** SQLSTATE classes 08 (connection), 53 (resources), 57P (operator intervention), and the socket's own codes. */
const AWAY = /^(?:08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND)$/;
/** What the pool says without a code. */
const POOL_AWAY = /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** Whether asking again later may work. Nothing is known of what a cut statement did: ask only what may be asked twice. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error instanceof TurnTimeoutError || AWAY.test(code) || POOL_AWAY.test(error.message);
}
