/** Publishes outbox entries to the queues, in order and in batches. Postgres wakes it, and a slow poll covers a lost notification. */
import type { Database } from '@deckwright/platform/database';
import {
  claimOutbox,
  definitionOfQueue,
  type Faults,
  type Message,
  markSent,
  noFaults,
  OUTBOX_CHANNEL,
  type OutboxEntry,
  type Queues,
  settlesWithin,
  unclaim,
} from '@deckwright/platform/jobs';
import { describeError, type Log } from '@deckwright/platform/log';
import { inSendSpan } from '@deckwright/platform/telemetry';
import { type Loop, startLoop } from './loop.ts';

export interface OutboxPublisherDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly log: Log;
  readonly faults?: Faults;
}

const BATCH = 200;
/** How long a claim lasts when the relay dies, or loses its connection before it learns which entries it claimed. */
const CLAIM_MS = 5_000;
const POLL_MS = 1_000;

export function startOutboxPublisher(deps: OutboxPublisherDeps): Pick<Loop, 'stop'> {
  const unnoted: Unnoted = { sent: [] };
  const loop = startLoop({ name: 'outbox', every_ms: POLL_MS, log: deps.log, run: (signal) => publishAll(deps, unnoted, signal) });
  let stopListening: (() => Promise<void>) | undefined;
  const listening = deps.db
    .listen(OUTBOX_CHANNEL, () => loop.wake())
    .then(
      (stop) => {
        stopListening = stop;
      },
      (error) => deps.log.warn(describeError(error), 'the outbox is polled, because Postgres sends no notifications'),
    );
  return {
    async stop(timeout_ms) {
      await loop.stop(timeout_ms);
      await settlesWithin(noteSent(deps, unnoted), 1_000);
      await listening;
      await stopListening?.().catch(() => {});
    },
  };
}

/**
 * Entries that are published and not noted as sent yet. The next query, within `POLL_MS`, notes them; until then the claim holds. After a crash
 * they are published a second time, under the same number.
 */
interface Unnoted {
  sent: readonly number[];
}

/** Publishes until the outbox is empty. */
async function publishAll(deps: OutboxPublisherDeps, unnoted: Unnoted, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const entries = await claimOutbox(deps.db, BATCH, CLAIM_MS, unnoted.sent);
    unnoted.sent = [];
    if (entries.length > 0) unnoted.sent = await publishBatch(deps, entries);
    if (entries.length < BATCH) return;
  }
}

async function noteSent({ db }: OutboxPublisherDeps, unnoted: Unnoted): Promise<void> {
  if (unnoted.sent.length > 0) await markSent(db, unnoted.sent);
  unnoted.sent = [];
}

/** Returns the entries that were published. */
async function publishBatch(
  { db, queues, log, faults = noFaults }: OutboxPublisherDeps,
  entries: readonly OutboxEntry[],
): Promise<readonly number[]> {
  const byQueue = new Map<string, Message[]>();
  for (const entry of entries) {
    const definition = definitionOfQueue(entry.queue);
    if (!definition) {
      // A newer version wrote the entry and will publish it too. This version cannot encode it.
      log.error({ queue: entry.queue, job_id: entry.job_id }, 'no such queue in this version');
      continue;
    }
    const messages = byQueue.get(entry.queue) ?? [];
    messages.push({ key: `${entry.job_id}:${entry.attempt_no}`, payload: definition.encode(entry) });
    byQueue.set(entry.queue, messages);
  }
  try {
    for (const [queue, messages] of byQueue) {
      const sent = entries.filter((entry) => entry.queue === queue);
      await inSendSpan({ queue, system: queues.system }, sent, () => queues.publish(queue, messages));
    }
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
