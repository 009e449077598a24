/** Deadlines hold while garbage is collected, which takes the timeouts within an `AbortSignal.any`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deadline } from '../../src/deadline/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const reasonOf = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

describe('a deadline', () => {
  it('aborts by itself, although garbage is collected meanwhile', async () => {
    const reason = reasonOf(deadline(100, new AbortController().signal));
    for (let times = 0; times < 10; times += 1) {
      collectGarbage();
      await sleep(1);
    }
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('aborts with the first of its signals, also with one that is aborted already or missing', async () => {
    const outer = new AbortController();
    const reason = reasonOf(deadline(60_000, undefined, outer.signal));
    outer.abort('gone');
    expect(await reason).toBe('gone');
    expect(deadline(60_000, outer.signal).reason).toBe('gone');
  });
});
