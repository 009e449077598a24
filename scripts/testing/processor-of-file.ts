/** Writes down what each test file takes of the processors, its processes with it, for the list that `npm test` prints at the end. */
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const report = process.env['DECKWRIGHT_TEST_PROCESSOR'];
/** Of `/proc`, whatever the machine. */
const TICKS_PER_S = 100;

/** Seconds of this process and of those that it waited for: utime, stime, cutime and cstime of `/proc/self/stat`. */
function used_s(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [user = 0, system = 0, children_user = 0, children_system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return (user + system + children_user + children_system) / TICKS_PER_S;
}

if (report !== undefined && process.platform === 'linux') {
  const before_s = used_s();
  // Begun first, it ends last, when the processes of the file are gone.
  afterAll(() => {
    appendFileSync(report, `${JSON.stringify({ file: expect.getState().testPath, processor_s: used_s() - before_s })}\n`);
  });
}
