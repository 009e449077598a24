/** Chooses the doorbell: Redis where one is configured, else Postgres. */
import type { Database } from '../database/database.ts';
import type { Doorbell } from './doorbell.ts';
import { createPostgresDoorbell } from './doorbell-postgres.ts';

/** What the choice depends on. */
export interface OpenDoorbellOptions {
  readonly db: Database;
  readonly redis_url: string | undefined;
  readonly onError: (error: Error) => void;
}

/** Opens the doorbell. @throws UnsafeServerError when the configured Redis must not be used. */
export async function openDoorbell(options: OpenDoorbellOptions): Promise<Doorbell> {
  if (options.redis_url === undefined) return createPostgresDoorbell(options.db);
  // Loaded only here: the embedded service never pays for it.
  const { checkRedis, createRedisDoorbell } = await import('./doorbell-redis.ts');
  await checkRedis(options.redis_url);
  return createRedisDoorbell({ url: options.redis_url, onError: options.onError });
}
