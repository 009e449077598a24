/** Loaded into a gateway by the bench of its event loop: on SIGUSR2 it writes what the loop did since the last time, and begins anew. */
import { appendFileSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.DECKWRIGHT_BENCH_PROBE;
const RESOLUTION_MS = 5;

// Threads of the process load it too.
if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // What the loop itself computed between two of its turns: other work on the machine makes it late, and does not show here.
  const computed = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  let last = computed();
  let longest_ms = 0;
  setInterval(() => {
    const now = computed();
    longest_ms = Math.max(longest_ms, now - last);
    last = now;
  }, RESOLUTION_MS).unref();
  let used = performance.eventLoopUtilization();
  process.on('SIGUSR2', () => {
    const ms = (ns) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    const now = performance.eventLoopUtilization();
    const line = {
      p50_ms: ms(delay.percentile(50)),
      p99_ms: ms(delay.percentile(99)),
      max_ms: ms(delay.max),
      busy: performance.eventLoopUtilization(now, used).utilization,
      longest_ms,
      rss_mb: process.memoryUsage().rss / 1e6,
    };
    used = now;
    delay.reset();
    longest_ms = 0;
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
}
