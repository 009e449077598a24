/** Decks are inspected over HTTP: real files, in isolates. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const root = join(import.meta.dirname, '../../..');
const hostile = join(process.env['DECKWRIGHT_SHARED'] ?? join(root, '../shared'), 'corpus/hostile');

let harness: Harness;
let deck: Buffer;

beforeAll(async () => {
  deck = await deckOfOurs();
  harness = await startHarness({
    fetchDeck: async (url) => {
      if (url !== 'https://decks.test/one.pptx') throw new Error('not stubbed');
      return deck;
    },
  });
});
afterAll(() => harness?.close());

async function deckOfOurs(): Promise<Buffer> {
  const { createDrawKit, drawSlide } = await import('@deckwright/draw/pipeline');
  const { readSlideRequest } = await import('@deckwright/draw/intent');
  const { carriedFonts } = await import('@deckwright/fonts');
  const { createWriteKit, writeFiles } = await import('@deckwright/write/files');
  const read = readSlideRequest(JSON.parse(readFileSync(join(root, 'samples/ebitda-bridge.json'), 'utf8')) as unknown);
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck: drawn } = await drawSlide(read.request, createDrawKit(carriedFonts()));
  const { pptx } = await writeFiles(drawn, ['pptx'], createWriteKit(carriedFonts()));
  return Buffer.from(pptx ?? []);
}

const form = (bytes: Uint8Array, ...more: (readonly [string, string])[]): FormData => {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)], { type: TYPE }), 'deck.pptx');
  for (const [name, value] of more) body.append(name, value);
  return body;
};

async function inspect(init: RequestInit & { as?: Harness['bob'] | null; json?: unknown }, expected = 200): Promise<Body> {
  const response = await harness.request('/v1/inspect', { method: 'POST', ...init });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
}

describe('a deck', () => {
  it('is inspected as a file of a form, as base64 and from an address, with one and the same report', async () => {
    const report = await inspect({ body: form(deck) });
    expect(report).toMatchObject({
      status: expect.stringMatching(/^(?:clean|review)$/),
      slides_total: 1,
      canvas: { aspect: '16:9' },
      summary: { errors: 0, font_size_coverage: 1, contrast_coverage: 1 },
      slides: [{ i: 1, findings: expect.any(Array) }],
    });
    expect(await inspect({ json: { pptx_base64: deck.toString('base64') } })).toEqual(report);
    expect(await inspect({ json: { pptx_url: 'https://decks.test/one.pptx' } })).toEqual(report);
  });

  it('costs nothing and leaves no job', async () => {
    await inspect({ body: form(deck) });
    expect((await harness.db.query('SELECT 1 FROM jobs')).rowCount).toBe(0);
  });
});

describe('what cannot be inspected', () => {
  it('no source, or two, is a 422 that names them', async () => {
    expect(await inspect({ json: {} }, 422)).toMatchObject({ code: 'request_invalid' });
    const both = await inspect({ body: form(deck, ['pptx_url', 'https://decks.test/one.pptx']) }, 422);
    expect(both).toMatchObject({ code: 'request_invalid', detail: expect.stringContaining('Exactly one') });
  });

  it('a job that is not there is a 404', async () => {
    expect(await inspect({ json: { job_id: 'nothing' } }, 404)).toMatchObject({ code: 'not_found' });
  });

  it('a file that is no deck is a 400 with the reason, and the service goes on', async () => {
    expect(await inspect({ body: form(Buffer.from('<!doctype html><html></html>')) }, 400)).toMatchObject({
      code: 'file_unreadable',
      reason: 'html',
      remedy: expect.any(String),
    });
    await inspect({ body: form(deck) });
  });

  it('an unknown caller is a 401', async () => {
    expect(await inspect({ json: {}, as: null }, 401)).toMatchObject({ code: 'unauthorized' });
  });

  describe.skipIf(!existsSync(hostile))('hostile files', () => {
    it.each(['zip-bomb-slide-xml.pptx', 'xml-billion-laughs.pptx', 'zip-bomb-lying-size.pptx'])('%s is refused by name', async (name) => {
      const response = await harness.request('/v1/inspect', { method: 'POST', body: form(readFileSync(join(hostile, name))) });
      expect([400, 413, 422]).toContain(response.status);
      expect(await response.json()).toMatchObject({ code: expect.any(String), remedy: expect.any(String) });
    });
  });
});
