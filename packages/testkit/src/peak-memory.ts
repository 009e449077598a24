/** The most memory that this process has had. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * MiB. From Linux's own count of this program where there is one: `resourceUsage().maxRSS` is handed down from the process that started
 * this one, so under a large test runner it tells the runner's size.
 */
export function peakMemory(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024;
}
