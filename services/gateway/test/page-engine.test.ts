/** The engine for pages as the service serves it: one version, its faces, and nothing else of the disk. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE_WORKER } from '../src/page-engine/page-engine.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string, headers: Record<string, string> = {}) => harness.request(path, { as: null, headers });
const root = (ENGINE_WORKER ?? '').replace('worker.js', '');

it('serves the worker with a policy of its own, to be kept for ever', async () => {
  const response = await get(`${root}worker.js`, { 'accept-encoding': 'identity' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const compressed = await get(`${root}worker.js.br`);
  expect(compressed.status).toBe(404);
  const brotli = await get(`${root}worker.js`, { 'accept-encoding': 'gzip, br;q=0.9' });
  // The client of the test decodes it.
  expect([brotli.headers.get('content-encoding'), await brotli.text()]).toEqual(['br', await response.text()]);
});

it.each([
  ['harfbuzz.wasm', 'application/wasm'],
  ['faces/arimo-400.ttf', 'font/ttf'],
  ['faces/noto-jp-400.bin', 'application/octet-stream'],
  ['examples/plant-hall.jpg', 'image/jpeg'],
  ['licences.txt', 'text/plain; charset=utf-8'],
])('serves %s', async (name, type) => {
  const response = await get(root + name);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
});

it.each([
  '/engine/0123456789abcdef/worker.js',
  `${root}engine.json`,
  `${root}faces/nobodys-400.ttf`,
  `${root}faces/arimo-400.ttf.br`,
  `${root}faces/..%2F..%2Fworker.js`,
  `${root}..%2Fengine.json`,
  `${root}`,
])('has no %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
