/**
 * Detects that the parent process has ended. `npm run` passes no signal through its shell, and leaves its child running when it is killed.
 * A service that goes on would hold its port and its data folder unnoticed.
 */
import { readFileSync } from 'node:fs';

export interface ParentWatch {
  stop(): void;
}

interface Parent {
  readonly pid: number;
  /**
   * Clock ticks since the system started; distinguishes a process from a later one with the same number. 0 where the system does not tell.
   */
  readonly started: string;
}

const LOOK_EVERY_MS = 250;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);

/** Calls `onGone` once. Watches the parent and, where that is a shell, also its parent. */
export function watchParents(onGone: () => void): ParentWatch {
  const first = process.ppid;
  const watched: Parent[] = [];
  const own = statOf(first);
  if (own !== undefined) {
    watched.push({ pid: first, started: own.started });
    const above = SHELLS.has(own.name) ? statOf(own.parent) : undefined;
    if (above !== undefined && own.parent > 1) watched.push({ pid: own.parent, started: above.started });
  }
  const isGone = () => process.ppid !== first || watched.some(({ pid, started }) => statOf(pid)?.started !== started);
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

interface Stat {
  readonly name: string;
  readonly parent: number;
  readonly started: string;
}

/** What Linux says of a process; undefined for one that has ended, and on systems without `/proc`. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold anything; fields are counted from behind it.
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? [];
    const fields = rest.split(' ');
    // One that has ended and waits for its parent to notice is gone too.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return { name, parent: Number(fields[1]), started: fields[19] ?? '0' };
  } catch {
    return undefined;
  }
}
