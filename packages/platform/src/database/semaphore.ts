/** A semaphore with a first-come order and a longest wait: the pool of connections has few places and many callers. */

/** No place became free in time, because too many callers wait. Nothing of the work was begun. */
export class SemaphoreTimeoutError extends Error {
  constructor(wait_ms: number) {
    super(`No place was free within ${wait_ms} ms.`);
    this.name = 'SemaphoreTimeoutError';
  }
}

export interface Semaphore {
  /** Callers that wait for a place. */
  readonly waiting: number;
  /** Runs `work` when a place is free. @throws SemaphoreTimeoutError when that takes too long; what `work` throws */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param wait_ms longest wait for a place; the work itself may take any time */
export function createSemaphore({ places, wait_ms }: { readonly places: number; readonly wait_ms: number }): Semaphore {
  // A Set keeps the order in which callers came.
  const waiting = new Set<() => void>();
  let free = places;

  const acquire = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(admit);
        reject(new SemaphoreTimeoutError(wait_ms));
      }, wait_ms);
      waiting.add(admit);
    });
  };

  return {
    get waiting() {
      return waiting.size;
    },
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        // A freed place goes straight to the next caller, if there is one.
        const [next] = waiting;
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
