/** The engine for pages as the service serves it: one version, its faces, and nothing else of the disk. */
import { haveBrowser, openWatched, startBrowser } from '@deckwright/testkit/browser';
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
  // What is packed for somebody has no length beforehand.
  const response = await get(root + name, { 'accept-encoding': 'identity' });
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

/** What a page of ours must allow. */
const PAGE_POLICY = "default-src 'none'; worker-src 'self'";
const DRAW = {
  id: 1,
  kind: 'draw',
  want: ['picture', 'pptx', 'pdf'],
  request: { form: 'kpi_metrics', headline: 'Sales', data: { metrics: [{ label: 'Sales', value: 12 }] } },
};

it.skipIf(!haveBrowser)('runs in Chromium under these policies', async () => {
  const browser = await startBrowser();
  try {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 400, height: 300 });
    await page.route('**/blank', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': PAGE_POLICY },
        body: '<!doctype html><title>Blank</title>',
      }),
    );
    await page.goto(`${harness.base}/blank`);
    const drawn = await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker(${JSON.stringify(ENGINE_WORKER)}, { type: 'module' });
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => data.ready ? worker.postMessage(${JSON.stringify(DRAW)})
        : resolve({ ok: data.ok, problem: data.problem, picture: data.picture?.width, files: Object.keys(data.files ?? {}) });
    })`);
    expect(drawn).toEqual({ ok: true, problem: undefined, picture: 1280, files: ['pptx', 'pdf'] });
    expect([strays, complaints]).toEqual([[], []]);
  } finally {
    await browser.close();
  }
});
