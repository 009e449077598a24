/** The engine in a worker of Chromium gives the files of the service. */
import { createHash } from 'node:crypto';
import { priorExample, priors } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { haveBrowser, openWatched, type Page, startBrowser } from '@deckwright/testkit/browser';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPageEngine, ENGINE_DIST } from '../build.mjs';
import { type ServedEngine, serveEngine } from './serve-engine.ts';

const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const sha256 = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** The most that the first slide may fetch besides faces, in bytes. */
const MOST_BYTES = 2_500_000;

interface Brief {
  readonly ok: boolean;
  readonly pptx?: string;
  readonly pdf?: string;
  readonly status?: unknown;
  readonly problem?: Readonly<Record<string, unknown>>;
  readonly needs_service?: unknown;
  readonly dropped?: boolean;
  readonly ms?: number;
  readonly picture?: readonly [number, number];
  readonly [member: string]: unknown;
}

/** Runs in the page: asks the worker and keeps what it answers short. */
const CLIENT = `globalThis.startEngine = async (url) => {
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map();
  await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.ready) return resolve();
      const { picture, files, ...rest } = data;
      waiting.get(data.id)?.({ ...rest, status: data.report?.status, ...(picture ? { picture: [picture.width, picture.height] } : {}),
        ...Object.fromEntries(Object.entries(files ?? {}).map(([kind, file]) => [kind, file.sha256])) });
      waiting.delete(data.id);
    };
  });
  let count = 0;
  globalThis.ask = (message) => new Promise((resolve) => {
    const id = 'r' + ++count;
    waiting.set(id, resolve);
    worker.postMessage({ id, ...message });
  });
  globalThis.sameTime = (messages) => Promise.all(messages.map(globalThis.ask));
};`;

describe.skipIf(!haveBrowser)('the engine in a page', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  let served: ServedEngine;
  let page: Page;
  let complaints: readonly string[];

  const ask = (message: object): Promise<Brief> => page.evaluate(`ask(${JSON.stringify(message)})`);

  beforeAll(async () => {
    const { version } = await buildPageEngine();
    served = await serveEngine(`${ENGINE_DIST}/${version}`);
    browser = await startBrowser();
    const watched = await openWatched(browser, served.base, { width: 800, height: 600 });
    ({ page, complaints } = watched);
    await page.goto(served.base);
    await page.evaluate(CLIENT);
    await page.evaluate(`startEngine(${JSON.stringify(`${served.base}worker.js`)})`);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  it('fetches little before the first slide stands', async () => {
    const first = await ask({ kind: 'draw', request: priorExample('waterfall_bridge_standard_driver_bridge'), want: ['picture', 'pptx'] });
    expect(first).toMatchObject({ ok: true, status: 'complete', picture: [1280, 720] });
    const bytes = [...served.fetched].filter(([path]) => !path.startsWith('faces/')).reduce((sum, [, size]) => sum + size, 0);
    console.log(`first slide: ${bytes} bytes besides faces`, [...served.fetched]);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('writes the files of the service, byte for byte, without a network', async () => {
    expect(await ask({ kind: 'load', faces: 'all' })).toMatchObject({ ok: true });
    await page.context().setOffline(true);
    const wrong: unknown[] = [];
    for (const { prior_id } of priors) {
      const request = priorExample(prior_id);
      const drawn = await ask({ kind: 'draw', request, want: ['pptx', 'pdf'] });
      const read = readSlideRequest(request);
      if (!read.ok) throw new Error(read.problem.detail);
      const { deck } = await drawSlide(read.request, drawKit);
      const { pptx, pdf } = await writeFiles(deck, ['pptx', 'pdf'], writeKit);
      if (drawn.pptx !== sha256(pptx) || drawn.pdf !== sha256(pdf))
        wrong.push([prior_id, drawn.pptx === sha256(pptx), drawn.pdf === sha256(pdf), drawn.problem ?? drawn.needs_service]);
    }
    expect(wrong).toEqual([]);
    await page.context().setOffline(false);
  });

  it('makes no complaint', () => expect(complaints).toEqual([]));
});
