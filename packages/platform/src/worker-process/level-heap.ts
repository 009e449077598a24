/**
 * Keeps the heap of a long-running process near the size of its live objects. V8 collects only after the heap has grown several times over:
 * a worker with 45 MiB of live objects had a heap of 200 MiB after a thousand slides. Collecting earlier costs 50 to 80 ms for some hundred
 * slides, and the pages go back to the system.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface LevelHeap {
  /** Collects when the heap has grown by that much since it was collected last. */
  look(): void;
  stop(): void;
}

const LOOK_EVERY_MS = 5_000;
const GROWTH_BYTES = 48 * 1024 * 1024;

export function levelHeap(growth_bytes = GROWTH_BYTES, every_ms = LOOK_EVERY_MS): LevelHeap {
  setFlagsFromString('--expose-gc');
  // A new context has the function that this one was started without.
  const collect = runInNewContext('gc') as () => void;
  const used = () => getHeapStatistics().used_heap_size;
  let floor = used();
  const look = () => {
    const now = used();
    // V8 has collected meanwhile.
    if (now < floor) floor = now;
    if (now - floor < growth_bytes) return;
    collect();
    floor = used();
  };
  const timer = setInterval(look, every_ms);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
