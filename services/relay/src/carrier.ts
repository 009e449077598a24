/** Carries outbox entries to the queue, in order and in batches; Postgres wakes it, and a slow poll covers a lost notification. */
import type { Database } from '@deckwright/platform/database';
import {
  claimOutbox,
  definitionOfQueue,
  describeError,
  type Faults,
  type Log,
  type Message,
  markSent,
  noFaults,
  OUTBOX_CHANNEL,
  type OutboxEntry,
  type Queues,
  settlesWithin,
  unclaim,
} from '@deckwright/platform/jobs';
import { type Loop, startLoop } from './loop.ts';

/** What the carrier works with. */
export interface CarrierDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly log: Log;
  readonly faults?: Faults;
}

const BATCH = 200;
/** A relay that dies with entries in hand, or is cut off before it hears which, holds them this long. */
const CLAIM_MS = 5_000;
const POLL_MS = 1_000;

/** Starts to carry. */
export function startCarrier(deps: CarrierDeps): Pick<Loop, 'stop'> {
  const hand: Hand = { sent: [] };
  const loop = startLoop({ name: 'outbox', every_ms: POLL_MS, log: deps.log, run: (signal) => carryOn(deps, hand, signal) });
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
      await settlesWithin(settle(deps, hand), 1_000);
      await listening;
      await stopListening?.().catch(() => {});
    },
  };
}

/**
 * What has reached the queue and is not written down yet. It is with the next look, which comes within `POLL_MS`; until then the claim holds,
 * and when a crash forgets it the entry is published once more, under the same number.
 */
interface Hand {
  sent: readonly number[];
}

/** Carries until the outbox is empty. */
async function carryOn(deps: CarrierDeps, hand: Hand, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const entries = await claimOutbox(deps.db, BATCH, CLAIM_MS, hand.sent);
    hand.sent = [];
    if (entries.length > 0) hand.sent = await carry(deps, entries);
    if (entries.length < BATCH) return;
  }
}

async function settle({ db }: CarrierDeps, hand: Hand): Promise<void> {
  if (hand.sent.length > 0) await markSent(db, hand.sent);
  hand.sent = [];
}

/** Returns which entries have reached the queue. */
async function carry({ db, queues, log, faults = noFaults }: CarrierDeps, entries: readonly OutboxEntry[]): Promise<readonly number[]> {
  const byQueue = new Map<string, Message[]>();
  for (const entry of entries) {
    const definition = definitionOfQueue(entry.queue);
    if (!definition) {
      // A newer version wrote it and will also read it; this one must not send what it cannot encode.
      log.error({ queue: entry.queue, job_id: entry.job_id }, 'no such queue in this version');
      continue;
    }
    const messages = byQueue.get(entry.queue) ?? [];
    messages.push({ key: `${entry.job_id}:${entry.attempt_no}`, payload: definition.encode(entry) });
    byQueue.set(entry.queue, messages);
  }
  try {
    for (const [queue, messages] of byQueue) await queues.publish(queue, messages);
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
