/**
 * `DECKWRIGHT_URL=… DECKWRIGHT_API_KEY=… node --import tsx scripts/client-in-browser.ts [path of a browser]`: our client in a real
 * Chromium against a running service, from a page of another origin. Prints what works; ends with 1 where something does not.
 */
import './usage.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const service = process.env['DECKWRIGHT_URL'];
const key = process.env['DECKWRIGHT_API_KEY'];
if (service === undefined || key === undefined) {
  console.error('Set DECKWRIGHT_URL and DECKWRIGHT_API_KEY to those of a running service.');
  process.exit(2);
}
const browser = process.argv[2] ?? 'chromium';
const LIMIT_MS = 120_000;

const bundled = await build({
  entryPoints: [join(import.meta.dirname, 'browser/page.ts')],
  bundle: true,
  // Fails on whatever only Node has.
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  write: false,
});
const script = bundled.outputFiles[0]?.text ?? '';
const page = '<!doctype html><meta charset="utf-8"><title>Deckwright</title><script type="module" src="/page.js"></script>';

let tell: (outcome: Record<string, true | string>) => void = () => {};
const outcomes = new Promise<Record<string, true | string>>((resolve) => {
  tell = resolve;
});
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    let text = '';
    for await (const part of request) text += String(part);
    response.end();
    tell(JSON.parse(text) as Record<string, true | string>);
  } else if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
  else response.setHeader('content-type', 'text/html').end(page);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const { port } = server.address() as AddressInfo;

const profile = mkdtempSync(join(tmpdir(), 'deckwright-browser-'));
const address = `http://127.0.0.1:${port}/#${new URLSearchParams({ service, key })}`;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', `--user-data-dir=${profile}`];
// The page ends the trial; without a port for debugging a browser without a window ends before it.
const child = spawn(browser, [...flags, '--remote-debugging-port=0', address], { stdio: 'ignore' });
const missing = new Promise<never>((_, reject) => {
  child.once('error', reject);
  setTimeout(() => reject(new Error(`The page did not end within ${LIMIT_MS / 1000} s.`)), LIMIT_MS).unref();
});
try {
  const outcome = await Promise.race([outcomes, missing]);
  for (const [name, result] of Object.entries(outcome))
    console.log(`${result === true ? 'works ' : 'FAILED'}  ${name}${result === true ? '' : `: ${result}`}`);
  const failed = Object.values(outcome).filter((result) => result !== true).length;
  console.log(
    `${Object.keys(outcome).length - failed} of ${Object.keys(outcome).length} work in ${browser}; ${(script.length / 1024).toFixed(0)} KiB of script`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill()) await gone;
  server.close();
  server.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
