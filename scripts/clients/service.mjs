/** `deckwright serve` for clients: on data of its own, which go with it, and with a network of this machine that takes webhooks. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../bootstrap.mjs';

/** @returns {Promise<{ url: string, key: string, hook: string, stop(): Promise<void> }>} */
export async function startService() {
  const data_dir = mkdtempSync(join(tmpdir(), 'deckwright-clients-'));
  const args = [join(root, 'scripts/deckwright.mjs'), 'serve', '--json', '--port', '0', '--data-dir', data_dir];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DECKWRIGHT_WEBHOOK_NETWORKS: '127.0.0.0/8' },
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    rmSync(data_dir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, base_url, api_key } = JSON.parse(line);
    if (event !== 'ready') continue;
    // What it says from here on is not waited for.
    child.stdout.resume();
    // Nobody listens at the hook: that a message was tried is enough.
    return { url: base_url, key: api_key, hook: 'https://127.0.0.1/hook', stop };
  }
  await stop();
  throw new Error('The service did not start.');
}
