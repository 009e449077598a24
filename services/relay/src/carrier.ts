/** Carries outbox entries to the queue, in order and in batches; Postgres wakes it, and a slow poll covers a lost notification. */
import type { Database } from '@deckwright/platform/database';
import {
  claimOutbox,
  type Doorbell,
  definitionOfQueue,
  describeError,
  type Faults,
  type Log,
  markSent,
  noFaults,
  OUTBOX_CHANNEL,
  type OutboxEntry,
  type Ring,
  unclaim,
} from '@deckwright/platform/jobs';
import { type Loop, startLoop } from './loop.ts';

/** What the carrier works with. */
export interface CarrierDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly log: Log;
  readonly faults?: Faults;
}

const BATCH = 200;
/** A relay that dies with entries in hand, or is cut off before it hears which, holds them this long. */
const CLAIM_MS = 5_000;
const POLL_MS = 1_000;

/** Starts to carry. */
export function startCarrier(deps: CarrierDeps): Pick<Loop, 'stop'> {
  const loop = startLoop({ name: 'outbox', every_ms: POLL_MS, log: deps.log, turn: (signal) => carryAll(deps, signal) });
  let stopListening: (() => Promise<void>) | undefined;
  const listening = deps.db
    .listen(OUTBOX_CHANNEL, () => loop.wake())
    .then(
      (stop) => {
        stopListening = stop;
      },
      (error) => deps.log.warn(describeError(error), 'the outbox is polled, because Postgres does not tell'),
    );
  return {
    async stop(timeout_ms) {
      await loop.stop(timeout_ms);
      await listening;
      await stopListening?.().catch(() => {});
    },
  };
}

/** Carries until the outbox is empty; returns how many entries went. What went is written down with the next look. */
export async function carryAll(deps: CarrierDeps, signal?: AbortSignal): Promise<number> {
  let carried = 0;
  let sent: readonly number[] = [];
  while (!signal?.aborted) {
    const entries = await claimOutbox(deps.db, BATCH, CLAIM_MS, sent);
    sent = [];
    if (entries.length === 0) break;
    sent = await carry(deps, entries);
    carried += sent.length;
  }
  if (sent.length > 0) await markSent(deps.db, sent);
  return carried;
}

/** Returns which entries have reached the queue. */
async function carry({ db, doorbell, log, faults = noFaults }: CarrierDeps, entries: readonly OutboxEntry[]): Promise<readonly number[]> {
  const byQueue = new Map<string, Ring[]>();
  for (const entry of entries) {
    const definition = definitionOfQueue(entry.queue);
    if (!definition) {
      // A newer version wrote it and will also read it; this one must not send what it cannot encode.
      log.error({ queue: entry.queue, job_id: entry.job_id }, 'no such queue in this version');
      continue;
    }
    const rings = byQueue.get(entry.queue) ?? [];
    rings.push({ key: `${entry.job_id}:${entry.attempt_no}`, payload: definition.encode(entry) });
    byQueue.set(entry.queue, rings);
  }
  try {
    for (const [queue, rings] of byQueue) await doorbell.ring(queue, rings);
  } catch (error) {
    await unclaim(
      db,
      entries.map((entry) => entry.outbox_id),
    );
    throw error;
  }
  for (const entry of entries) await faults.at('after_add', entry.job_id);
  return entries.filter((entry) => byQueue.has(entry.queue)).map((entry) => entry.outbox_id);
}
