/** A consumer that an operator can drain: it takes no new message, ends those in hand, and begins again when it is asked to. */
import { type ConsumeOptions, type Consumer, type Queues, settlesWithin } from './queues.ts';

export interface PausableConsumer extends Consumer {
  readonly is_paused: boolean;
  /** Takes no new message from here on, and waits for nothing. */
  pause(): void;
  resume(): void;
}

/** Messages in hand have leases of their own; this only bounds how long a paused queue client is kept. */
const PAUSE_MS = 24 * 3_600_000;

export function consumePausably(queues: Queues, queue: string, options: ConsumeOptions): PausableConsumer {
  let consumer = queues.consume(queue, options);
  let closing: Promise<boolean> | undefined;
  /** A consumer that was paused and may still have messages in hand. */
  let before: Promise<boolean> = Promise.resolve(true);
  let isClosed = false;
  return {
    get active() {
      return consumer.active;
    },
    get is_paused() {
      return closing !== undefined;
    },
    rebuild: async () => {
      if (closing === undefined) await consumer.rebuild();
    },
    pause() {
      closing ??= consumer.close(PAUSE_MS).catch(() => false);
    },
    resume() {
      if (closing === undefined || isClosed) return;
      before = closing;
      closing = undefined;
      consumer = queues.consume(queue, options);
    },
    async close(timeout_ms) {
      isClosed = true;
      const ended = await Promise.all([consumer.close(timeout_ms), settlesWithin(before, timeout_ms)]);
      return ended.every(Boolean);
    },
  };
}
