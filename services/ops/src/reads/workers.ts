/** Workers that give signs of life, and the jobs that they have in hand. */
import type { Queryable } from '@deckwright/platform/database';

export interface InHand {
  readonly job_id: string;
  readonly worker_id: string;
  readonly started_at: string;
  readonly age_ms: number;
}

export interface WorkerRow {
  readonly worker_id: string;
  readonly queue: string;
  readonly concurrency: number;
  readonly started_at: string;
  readonly heard_ms: number;
  readonly up_ms: number;
  readonly host: string | null;
  readonly pid: number | null;
  readonly memory_bytes: number | null;
  readonly processor: number | null;
  readonly is_drained: boolean;
  readonly drain_asked_at: string | null;
  readonly hand: readonly InHand[];
  readonly state: 'ready' | 'draining' | 'drained' | 'silent';
}

/** Workers say something every five seconds; a lease is fifteen. */
const SILENT_MS = 15_000;

type Row = Omit<WorkerRow, 'hand' | 'state'> & Record<string, unknown>;

export async function readWorkers(db: Queryable): Promise<readonly WorkerRow[]> {
  const [workers, jobs] = await Promise.all([
    db.query<Row>(
      `SELECT worker_id, queue, concurrency, started_at, host, pid, memory_bytes, processor, is_drained, drain_asked_at,
         (extract(epoch FROM now() - heartbeat_at) * 1000)::float8 AS heard_ms, (extract(epoch FROM now() - started_at) * 1000)::float8 AS up_ms
       FROM workers WHERE heartbeat_at > now() - interval '2 minutes' ORDER BY queue, started_at, worker_id`,
    ),
    db.query<InHand & Record<string, unknown>>(
      `SELECT job_id, worker_id, started_at, (extract(epoch FROM now() - started_at) * 1000)::float8 AS age_ms
       FROM jobs WHERE status = 'rendering' AND worker_id IS NOT NULL ORDER BY started_at LIMIT 500`,
    ),
  ]);
  return workers.rows.map((row) => {
    const hand = jobs.rows.filter((job) => job.worker_id === row.worker_id);
    const drain = row.drain_asked_at === null ? 'ready' : row.is_drained && hand.length === 0 ? 'drained' : 'draining';
    return { ...row, hand, state: row.heard_ms > SILENT_MS ? 'silent' : drain };
  });
}
