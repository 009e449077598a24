/** `deckwright serve` on a database whose address lies in a file: the workers that it starts read the same database. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { shareTestPostgres } from '@deckwright/testkit/postgres';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

it('draws a slide', async () => {
  execFileSync('node', ['scripts/deckwright.mjs', '--help'], { cwd: root, stdio: 'ignore' });
  const dir = mkdtempSync(join(tmpdir(), 'deckwright-serve-secrets-'));
  chmodSync(dir, 0o755);
  const postgres = await shareTestPostgres();
  writeFileSync(join(dir, 'url'), `${await postgres.createEmptyDatabase()}\n`);
  const service = spawn(process.execPath, ['scripts/deckwright.mjs', 'serve', '--port', '0', '--data-dir', join(dir, 'data'), '--json'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DECKWRIGHT_DATABASE_URL_FILE: join(dir, 'url') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => service.once('exit', done));
  try {
    const ready = await new Promise<{ readonly base_url: string; readonly api_key: string }>((found, failed) => {
      createInterface({ input: service.stdout }).on('line', (line) => {
        const said = JSON.parse(line) as { readonly event?: string; readonly base_url: string; readonly api_key: string };
        if (said.event === 'ready') found(said);
      });
      void ended.then(() => failed(new Error('the service ended before it was ready')));
    });
    const answer = await fetch(`${ready.base_url}/v1/render/intent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ready.api_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ form: 'hero_statement', headline: 'Read from a file' }),
    });
    expect(answer.status).toBe(200);
  } finally {
    service.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
