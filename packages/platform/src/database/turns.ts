/** Callers take turns: as many at work as there are places, the others in the order in which they came, and nobody waits for ever. */

/** So many callers are waiting that one's turn did not come in time: nothing of its work was begun. */
export class TurnTimeoutError extends Error {
  constructor(wait_ms: number) {
    super(`No turn within ${wait_ms} ms.`);
    this.name = 'TurnTimeoutError';
  }
}

export interface Turns {
  /** Runs `work` when a place is free. @throws TurnTimeoutError when that takes too long; what `work` throws */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** @param wait_ms longest wait for a place; the work itself may take any time */
export function createTurns({ places, wait_ms }: { readonly places: number; readonly wait_ms: number }): Turns {
  // In the order in which they came, which a Set keeps.
  const waiting = new Set<() => void>();
  let free = places;

  const place = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new TurnTimeoutError(wait_ms));
      }, wait_ms);
      waiting.add(go);
    });
  };

  return {
    async take(work) {
      await place();
      try {
        return await work();
      } finally {
        // A place goes from hand to hand while somebody waits.
        const [next] = waiting;
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
