/** Runs work of tens of milliseconds in a turn of the event loop of its own, so that other requests are served in between. */
import { setImmediate } from 'node:timers/promises';

/** From here on reading a body takes milliseconds. */
export const OWN_TURN_BYTES = 16 * 1024;

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop in which no other caller resolves. */
export function ownTurn(): Promise<void> {
  const mine = last.then(() => setImmediate());
  last = mine;
  return mine;
}
