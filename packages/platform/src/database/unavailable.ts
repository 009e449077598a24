/** Distinguishes a Postgres that is unavailable or busy for a moment from one that refused a statement. */
import { SemaphoreTimeoutError } from './semaphore.ts';

/** SQLSTATE classes 08 (connection), 53 (resources), 57P (operator intervention), and the socket's own codes. */
const UNAVAILABLE_CODES = /^(?:08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND)$/;
/** Messages of the pool, which have no code. */
const POOL_UNAVAILABLE = /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end/;

/** Whether a retry may succeed. The interrupted statement may have run, so retry only what may run twice. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error instanceof SemaphoreTimeoutError || UNAVAILABLE_CODES.test(code) || POOL_UNAVAILABLE.test(error.message);
}
