/** Chooses where the queues are: in Redis where one is configured, else in Postgres. */
import type { Database } from '../database/database.ts';
import type { Queues } from './queues.ts';
import { createPostgresQueues } from './queues-postgres.ts';
import type { ShownQueues } from './queues-redis.ts';

/** What the choice depends on. */
export interface OpenQueuesOptions {
  readonly db: Database;
  readonly redis_url: string | undefined;
  readonly onError: (error: Error) => void;
}

/** Opens the queues. @throws UnsafeServerError when the configured Redis must not be used. */
export async function openQueues(options: OpenQueuesOptions): Promise<Queues> {
  if (options.redis_url === undefined) return createPostgresQueues(options.db);
  // Loaded only here: the embedded service never pays for it.
  const { checkRedis, createRedisQueues } = await import('./queues-redis.ts');
  await checkRedis(options.redis_url);
  return createRedisQueues({ url: options.redis_url, onError: options.onError });
}

/** The queues on Redis as a board shows them. */
export async function showRedisQueues(url: string, onError: (error: Error) => void): Promise<ShownQueues> {
  const { openShownQueues } = await import('./queues-redis.ts');
  return openShownQueues(url, onError);
}
