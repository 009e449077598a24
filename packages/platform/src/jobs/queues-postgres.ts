/**
 * The queues of the embedded service, in an unlogged table. Receiving a message deletes it, with SKIP LOCKED so that workers never wait
 * for each other. NOTIFY wakes workers, and a slow poll covers a lost notification.
 */
import type { Database } from '../database/database.ts';
import { type ConsumeOptions, type Consumer, type Message, type Queues, settlesWithin } from './queues.ts';

/** The channel and the table keep their first names, because services of two versions run together during an upgrade. */
const CHANNEL = 'deckwright_ring';
const POLL_MS = 1_000;

const RECEIVE = `DELETE FROM doorbell_rings WHERE ring_id = ANY(ARRAY(
  SELECT ring_id FROM doorbell_rings WHERE queue = $1 ORDER BY ring_id LIMIT $2 FOR UPDATE SKIP LOCKED
)) RETURNING ring_id, key, payload`;

/** Opens the queues on a database that the caller closes. */
export function createPostgresQueues(db: Database): Queues {
  return {
    system: 'postgresql',
    async publish(queue, messages) {
      if (messages.length === 0) return;
      await db.query(
        `WITH published AS (
           INSERT INTO doorbell_rings (queue, key, payload)
           SELECT $1, r.key, r.payload FROM unnest($2::text[], $3::bytea[]) WITH ORDINALITY AS r(key, payload, place) ORDER BY place
           ON CONFLICT (queue, key) DO NOTHING RETURNING 1
         )
         SELECT pg_notify('${CHANNEL}', $1) FROM (SELECT count(*) FROM published) AS counted`,
        [queue, messages.map((message) => message.key), messages.map((message) => Buffer.from(message.payload))],
      );
    },
    async held(queue, keys) {
      const { rows } = await db.query<{ key: string }>('SELECT key FROM doorbell_rings WHERE queue = $1 AND key = ANY($2)', [queue, keys]);
      return new Set(rows.map((row) => row.key));
    },
    async count(queue) {
      const { rows } = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM doorbell_rings WHERE queue = $1', [queue]);
      return rows[0]?.n ?? 0;
    },
    consume: (queue, options) => consume(db, queue, options),
    async ping() {
      await db.query(
        "WITH probe AS (INSERT INTO doorbell_rings (queue, key, payload) VALUES ('ping', gen_random_uuid()::text, '') RETURNING 1) SELECT 1 FROM probe",
      );
      await db.query("DELETE FROM doorbell_rings WHERE queue = 'ping' AND rung_at < now()");
    },
    close: async () => {},
  };
}

function consume(db: Database, queue: string, options: ConsumeOptions): Consumer {
  const active = new Set<Promise<void>>();
  let closed = false;
  let receiving = false;
  let again = false;
  let stopListening: (() => Promise<void>) | undefined;

  const handle = (message: Message) => {
    const work = options
      .handle(message)
      .catch((error: unknown) => options.onError(error instanceof Error ? error : new Error(String(error))))
      .then(() => {
        active.delete(work);
        void receive();
      });
    active.add(work);
  };

  const receive = async (): Promise<void> => {
    again = true;
    if (receiving) return;
    receiving = true;
    try {
      while (again && !closed) {
        again = false;
        const free = options.concurrency - active.size;
        if (free <= 0) break;
        const { rows } = await db.query<{ ring_id: number; key: string; payload: Buffer }>(RECEIVE, [queue, free]);
        // RETURNING promises no order.
        rows.sort((a, b) => a.ring_id - b.ring_id);
        for (const { key, payload } of rows) handle({ key, payload });
        // A full batch may mean that more messages wait; the end of each handler asks again too.
        if (rows.length === free && rows.length < options.concurrency) again = true;
      }
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      receiving = false;
    }
  };

  const listen = async () => {
    try {
      stopListening = await db.listen(CHANNEL, (payload) => {
        if (payload === null || payload === queue) void receive();
      });
      if (closed) await stopListening();
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  void listen().then(receive);
  const poll = setInterval(() => void receive(), POLL_MS);

  return {
    get active() {
      return active.size;
    },
    async rebuild() {
      await stopListening?.();
      stopListening = undefined;
      await listen();
      await receive();
    },
    async close(timeout_ms) {
      closed = true;
      clearInterval(poll);
      await stopListening?.().catch(() => {});
      // A query that is under way may still return messages.
      const quiet = async () => {
        while (receiving || active.size > 0) {
          await (active.size > 0 ? Promise.allSettled(active) : new Promise((resolve) => setImmediate(resolve)));
        }
      };
      return settlesWithin(quiet(), timeout_ms);
    },
  };
}
