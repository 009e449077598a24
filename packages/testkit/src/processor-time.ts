/** How much processor time a function takes. Unlike the time on the clock, it does not count other work on the machine. */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second here, whatever its kernel's own tick is. */
const TICK_MS = 10;

/** Processor time of this process with all its threads, and of its children that have ended, in ms. */
export function processorTime_ms(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + endedChildren_ms();
}

function endedChildren_ms(): number {
  try {
    // The name in the second field may hold spaces and ends with the last bracket.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Processor time of the main thread, in ms: what an event loop was kept busy. 0 where the system does not say it. */
export function mainThreadTime_ms(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
