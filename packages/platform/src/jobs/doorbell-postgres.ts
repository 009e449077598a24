/**
 * The doorbell of the embedded service: an unlogged table. To hear a ring is to delete it, with SKIP LOCKED so that workers never wait
 * for each other; NOTIFY wakes them, and a slow poll covers a notification that was lost.
 */
import type { Database } from '../database/database.ts';
import { type ConsumeOptions, type Consumer, type Doorbell, type Ring, settlesWithin } from './doorbell.ts';

const CHANNEL = 'deckwright_ring';
const POLL_MS = 1_000;

const HEAR = `DELETE FROM doorbell_rings WHERE ring_id = ANY(ARRAY(
  SELECT ring_id FROM doorbell_rings WHERE queue = $1 ORDER BY ring_id LIMIT $2 FOR UPDATE SKIP LOCKED
)) RETURNING ring_id, key, payload`;

/** Opens the doorbell on a database that somebody else closes. */
export function createPostgresDoorbell(db: Database): Doorbell {
  return {
    async ring(queue, rings) {
      if (rings.length === 0) return;
      await db.query(
        `WITH rung AS (
           INSERT INTO doorbell_rings (queue, key, payload)
           SELECT $1, r.key, r.payload FROM unnest($2::text[], $3::bytea[]) WITH ORDINALITY AS r(key, payload, place) ORDER BY place
           ON CONFLICT (queue, key) DO NOTHING RETURNING 1
         )
         SELECT pg_notify('${CHANNEL}', $1) FROM (SELECT count(*) FROM rung) AS counted`,
        [queue, rings.map((ring) => ring.key), rings.map((ring) => Buffer.from(ring.payload))],
      );
    },
    async known(queue, keys) {
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
  const inWork = new Set<Promise<void>>();
  let closed = false;
  let pumping = false;
  let again = false;
  let stopListening: (() => Promise<void>) | undefined;

  const start = (ring: Ring) => {
    const work = options
      .handle(ring)
      .catch((error: unknown) => options.onError(error instanceof Error ? error : new Error(String(error))))
      .then(() => {
        inWork.delete(work);
        void pump();
      });
    inWork.add(work);
  };

  const pump = async (): Promise<void> => {
    again = true;
    if (pumping) return;
    pumping = true;
    try {
      while (again && !closed) {
        again = false;
        const free = options.concurrency - inWork.size;
        if (free <= 0) break;
        const { rows } = await db.query<{ ring_id: number; key: string; payload: Buffer }>(HEAR, [queue, free]);
        // RETURNING promises no order.
        rows.sort((a, b) => a.ring_id - b.ring_id);
        for (const { key, payload } of rows) start({ key, payload });
        // A full hand may mean that more is waiting; the end of each piece of work asks again too.
        if (rows.length === free && rows.length < options.concurrency) again = true;
      }
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      pumping = false;
    }
  };

  const listen = async () => {
    try {
      stopListening = await db.listen(CHANNEL, (payload) => {
        if (payload === null || payload === queue) void pump();
      });
      if (closed) await stopListening();
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  void listen().then(pump);
  const poll = setInterval(() => void pump(), POLL_MS);

  return {
    get active() {
      return inWork.size;
    },
    async rebuild() {
      await stopListening?.();
      stopListening = undefined;
      await listen();
      await pump();
    },
    async close(timeout_ms) {
      closed = true;
      clearInterval(poll);
      await stopListening?.().catch(() => {});
      // A claim under way may still start work.
      const quiet = async () => {
        while (pumping || inWork.size > 0) {
          await (inWork.size > 0 ? Promise.allSettled(inWork) : new Promise((resolve) => setImmediate(resolve)));
        }
      };
      return settlesWithin(quiet(), timeout_ms);
    },
  };
}
