/** Sends what is due in Postgres, a bounded number at a time; a notification of Postgres or the next round begins it. */
import type { Database } from '@deckwright/platform/database';
import { describeError, type Log } from '@deckwright/platform/log';
import { type Loop, startLoop } from './loop.ts';

export interface Sending<T> {
  readonly name: string;
  readonly db: Database;
  readonly log: Log;
  /** The channel on which Postgres tells of new ones. */
  readonly channel: string;
  readonly every_ms: number;
  /** How many are sent at once. */
  readonly most: number;
  /** What is told where Postgres cannot be listened to. */
  readonly unheard: string;
  /** Takes up to `limit` that are due. */
  claim(limit: number): Promise<readonly T[]>;
  /** Never throws. */
  send(one: T): Promise<void>;
}

export function claimAndSend<T>({ name, db, log, channel, every_ms, most, unheard, claim, send }: Sending<T>): Pick<Loop, 'stop'> {
  const sending = new Set<Promise<void>>();
  const loop = startLoop({
    name,
    every_ms,
    log,
    run: async (signal) => {
      while (sending.size < most && !signal.aborted) {
        const limit = most - sending.size;
        const taken = await claim(limit);
        for (const one of taken) {
          const call = send(one).finally(() => {
            sending.delete(call);
            loop.wake();
          });
          sending.add(call);
        }
        if (taken.length < limit) return;
      }
    },
  });
  let stopListening: (() => Promise<void>) | undefined;
  const listening = db
    .listen(channel, () => loop.wake())
    .then(
      (stop) => {
        stopListening = stop;
      },
      (error) => log.warn(describeError(error), unheard),
    );
  return {
    async stop(timeout_ms) {
      await loop.stop(timeout_ms);
      await listening;
      await stopListening?.().catch(() => {});
      let timer: NodeJS.Timeout | undefined;
      // What is still on its way then is sent again by another: its claim runs out.
      await Promise.race([Promise.all(sending), new Promise((resolve) => (timer = setTimeout(resolve, timeout_ms)))]);
      clearTimeout(timer);
    },
  };
}
