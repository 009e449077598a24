/** The queues on Redis, with BullMQ. It forgets quickly and never retries, because Postgres counts attempts. */
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { UnsafeServerError } from '../database/boot-checks.ts';
import { jobDefinitions } from './definitions.ts';
import { type ConsumeOptions, type Consumer, type Message, type Queues, settlesWithin } from './queues.ts';

/** Where Redis is, and times that tests shorten. */
export interface RedisQueuesOptions {
  readonly url: string;
  readonly onError: (error: Error) => void;
  /** A consumer that is silent for this long counts as dead, and another consumer gets its messages. Default 30 s. */
  readonly lock_ms?: number;
  /** Time between two checks for silent consumers. Default 15 s. */
  readonly stalled_check_ms?: number;
  /** Key prefix in Redis. Default `deckwright`. */
  readonly prefix?: string;
}

/** What BullMQ stores for a message: the payload in base64, because its values are JSON. */
interface MessageData {
  readonly p: string;
}

/** How long, and how many, finished messages are remembered, so that a message of a moment ago is not published again. */
const KEEP = { age: 600, count: 1_000 };

/** Postgres counts crashes, so BullMQ's own limit (default 1) must never end a job. */
const NEVER_TOO_STALLED = 1_000_000;

/** BullMQ reserves `:`. */
const toId = (key: string) => key.replace(':', '.');
const toKey = (id: string) => id.replace('.', ':');

const HELD_STATES = new Set(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']);

/** Connects to Redis; the connection is made anew by itself when it breaks. */
export function createRedisQueues(options: RedisQueuesOptions): Queues {
  const prefix = options.prefix ?? 'deckwright';
  // A message that cannot be delivered now stays in the outbox, so fail at once and keep nothing in memory.
  const producer = new Redis(options.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    commandTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
    lazyConnect: true,
  });
  producer.on('error', options.onError);
  const opened = new Map<string, Queue<MessageData>>();
  let connecting: Promise<unknown> | undefined;

  const ready = async () => {
    if (producer.status === 'ready') return;
    connecting ??= new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => done(new Error('Redis cannot be reached.')), 3_000);
      const onReady = () => done();
      const done = (error?: Error) => {
        clearTimeout(timer);
        producer.off('ready', onReady);
        connecting = undefined;
        if (error) reject(error);
        else resolve();
      };
      producer.once('ready', onReady);
      if (producer.status === 'wait') producer.connect().catch(() => {});
      else if (producer.status === 'ready') done();
    });
    await connecting;
  };

  const openQueue = (name: string): Queue<MessageData> => {
    let queue = opened.get(name);
    if (!queue) {
      queue = new Queue<MessageData>(name, { connection: producer, prefix, skipWaitingForReady: true, skipMetasUpdate: true });
      queue.on('error', options.onError);
      opened.set(name, queue);
    }
    return queue;
  };

  return {
    system: 'bullmq',
    async publish(name, messages) {
      await ready();
      await openQueue(name).addBulk(
        messages.map((message) => ({
          name: 'ring',
          data: { p: Buffer.from(message.payload).toString('base64') },
          opts: { jobId: toId(message.key), attempts: 1, removeOnComplete: KEEP, removeOnFail: KEEP },
        })),
      );
    },
    async held(name, keys) {
      await ready();
      const queue = openQueue(name);
      const held = new Set<string>();
      for (let from = 0; from < keys.length; from += 200) {
        const part = keys.slice(from, from + 200);
        const states = await Promise.all(part.map((key) => queue.getJobState(toId(key))));
        for (const [index, state] of states.entries()) if (HELD_STATES.has(state)) held.add(part[index]!);
      }
      return held;
    },
    async count(name) {
      await ready();
      return openQueue(name).getJobCountByTypes('waiting', 'delayed', 'prioritized');
    },
    consume: (name, consumer) => consume(name, prefix, options, consumer),
    isConnected: () => producer.status === 'ready',
    async ping() {
      await ready();
      await producer.set(`${prefix}:ping`, '1', 'EX', 60);
    },
    async close(timeout_ms = 2_000) {
      await settlesWithin(Promise.all([...opened.values()].map((queue) => queue.close())), timeout_ms);
      producer.disconnect();
    },
  };
}

function consume(name: string, prefix: string, options: RedisQueuesOptions, consumer: ConsumeOptions): Consumer {
  let active = 0;

  const receive = async (message: Message) => {
    active += 1;
    try {
      await consumer.handle(message);
    } catch (error) {
      consumer.onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      active -= 1;
    }
  };

  const open = () => {
    // BullMQ demands null: the blocking reads of a worker must never give up.
    const connection = new Redis(options.url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(100 * times, 2_000) });
    connection.on('error', consumer.onError);
    const worker = new Worker<MessageData>(
      name,
      async (job) => {
        await receive({ key: toKey(job.id ?? ''), payload: Buffer.from(job.data.p, 'base64') });
      },
      {
        connection,
        prefix,
        concurrency: consumer.concurrency,
        maxStalledCount: NEVER_TOO_STALLED,
        lockDuration: options.lock_ms ?? 30_000,
        stalledInterval: options.stalled_check_ms ?? 15_000,
        removeOnComplete: KEEP,
        removeOnFail: KEEP,
      },
    );
    worker.on('error', consumer.onError);
    return { worker, connection };
  };

  /** `close()` never returns while Redis is unavailable (bullmq#4656), so it races a timer and a check whether any message is active. */
  const shut = async (part: ReturnType<typeof open>, timeout_ms: number): Promise<boolean> => {
    let looking: NodeJS.Timeout | undefined;
    let isUnavailable = false;
    const nothingLeft = new Promise<void>((resolve) => {
      looking = setInterval(() => {
        isUnavailable = active === 0 && part.connection.status !== 'ready';
        if (isUnavailable) resolve();
      }, 250);
    });
    const done = await settlesWithin(Promise.race([part.worker.close(), nothingLeft]), timeout_ms);
    clearInterval(looking);
    if (!done || isUnavailable) await settlesWithin(part.worker.close(true), 500);
    part.connection.disconnect();
    return done;
  };

  let current = open();
  return {
    get active() {
      return active;
    },
    async rebuild() {
      const old = current;
      current = open();
      await shut(old, 2_000);
    },
    close: (timeout_ms) => shut(current, timeout_ms),
  };
}

/** @throws UnsafeServerError when Redis may drop keys to save memory, or cannot be reached within five seconds. */
export async function checkRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, connectTimeout: 5_000, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    // INFO, because hosted servers often forbid CONFIG.
    const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1];
    if (policy !== undefined && policy !== 'noeviction') {
      throw new UnsafeServerError(
        `Redis runs with maxmemory-policy ${policy}: it may drop queued work. Set maxmemory-policy noeviction in its configuration.`,
      );
    }
  } catch (error) {
    if (error instanceof UnsafeServerError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnsafeServerError(
      `Redis cannot be reached (${reason}). Check DECKWRIGHT_REDIS_URL, or leave it unset to queue in PostgreSQL.`,
    );
  } finally {
    redis.disconnect();
  }
}

/** The queues as BullMQ's own objects, for a board that shows them. */
export interface ShownQueues {
  readonly queues: readonly Queue[];
  close(): Promise<void>;
}

export function openShownQueues(url: string, onError: (error: Error) => void, prefix = 'deckwright'): ShownQueues {
  const connection = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  connection.on('error', onError);
  const queues = jobDefinitions.map(({ queue: name }) => {
    const queue = new Queue(name, { connection, prefix, skipWaitingForReady: true, skipMetasUpdate: true });
    queue.on('error', onError);
    return queue;
  });
  return {
    queues,
    async close() {
      await settlesWithin(Promise.all(queues.map((queue) => queue.close())), 2_000);
      connection.disconnect();
    },
  };
}
