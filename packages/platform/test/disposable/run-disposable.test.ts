/** Whatever a piece of work does to its process, the one that asked for it goes on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DisposableFailure, runDisposable } from '../../src/disposable/index.ts';
import { findEntry } from '../../src/launch/index.ts';

const entry = findEntry({ from: import.meta.url, source: './work-process.ts', bundle: 'none' });
const run = (order: string, limits = {}) => runDisposable({ entry, input: Buffer.from(order), limits: { time_ms: 120_000, ...limits } });
const failureOf = async (order: string, limits = {}): Promise<string> => {
  const error = await run(order, limits).catch((thrown: unknown) => thrown);
  return error instanceof DisposableFailure ? error.reason : `no failure: ${String(error)}`;
};

describe('a process that is thrown away', () => {
  it('answers', async () => {
    expect((await run('deck')).toString()).toBe('DECK');
  });

  it('knows nothing of our environment', async () => {
    const names = JSON.parse((await run('environment')).toString()) as string[];
    expect(names.filter((name) => !name.startsWith('__'))).toEqual([]);
  });

  it('is ended when it takes too long', async () => {
    expect(await failureOf('loop', { time_ms: 1500 })).toBe('time');
  });

  it.runIf(existsSync('/proc/self/status'))('is ended when its memory grows, on the heap or beside it', async () => {
    expect(await failureOf('buffers', { memory_mib: 200, time_ms: 280_000 })).toBe('memory');
    expect(await failureOf('heap', { memory_mib: 160, time_ms: 280_000 })).toBe('memory');
  });

  it('is ended when it says too much', async () => {
    expect(await failureOf('flood', { output_bytes: 1 << 20 })).toBe('output');
  });

  it('may fail, and says why to operators alone', async () => {
    const error = await run('throw').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'crash', complaint: expect.stringContaining('the work failed') });
    expect(String(error)).not.toContain('the work failed');
  });

  it.runIf(existsSync('/proc/self/status'))('leaves nothing behind that it started', async () => {
    const pid = Number((await run('child')).toString());
    await expect.poll(async () => existsSync(`/proc/${pid}`) && !(await zombie(pid))).toBe(false);
  });

  it.runIf(existsSync('/proc/self/status')).each([0, 2000])(
    'ends by itself when the process that waits for it is killed after %i ms',
    async (wait_ms) => {
      const program = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, [...${JSON.stringify([...entry.execArgv, entry.path])}, String(process.pid)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
      child.stdin.end('loop');
      console.log(child.pid);`;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
      const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
      // Before it has loaded, or while it works, as it may be.
      await new Promise((resolve) => setTimeout(resolve, wait_ms));
      parent.kill('SIGKILL');
      await expect.poll(async () => existsSync(`/proc/${pid}`) && !(await zombie(pid)), { timeout: 30_000 }).toBe(false);
    },
  );

  it('is ended when nobody waits any longer', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const error = await runDisposable({ entry, input: Buffer.from('loop'), signal: controller.signal }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'aborted' });
  });
});

/** Ended, and not yet collected by its new parent. */
async function zombie(pid: number): Promise<boolean> {
  const { readFile } = await import('node:fs/promises');
  return /^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => 'State: Z'));
}
