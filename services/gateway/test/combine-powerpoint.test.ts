/** Two decks are put together without a key: real files, real processes, a link that ends with its file. */
import { openPackage } from '@deckwright/read/ooxml';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../relay/src/sweep.ts';
import { all } from '../src/routes/register.generated.ts';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;
const PATH = '/v1/tools/combine-powerpoint';
const MIB = 1024 * 1024;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let harness: Harness;
let bundled: BundledIsolate;
let deck: Buffer;

beforeAll(async () => {
  deck = Buffer.from(await sampleDeck());
  bundled = await bundledIsolate({ concurrency: 2, waiting: 4 });
  harness = await startHarness({ isolate: bundled.isolate });
});
afterAll(async () => {
  await harness?.close();
  bundled?.remove();
});

async function combine(files: readonly Uint8Array[]): Promise<readonly [number, Body]> {
  const body = new FormData();
  for (const file of files) body.append('files', new Blob([Uint8Array.from(file)]), 'deck.pptx');
  const response = await harness.request(PATH, { method: 'POST', body, as: null });
  return [response.status, (await response.json()) as Body];
}
const pathOf = (url: unknown): string => {
  const { pathname, search } = new URL(String(url));
  return pathname + search;
};
const rowsOf = async (table: string) => (await harness.db.query(`SELECT 1 FROM ${table}`)).rowCount;
const slidesIn = async (bytes: Uint8Array) =>
  (await openPackage(bytes)).parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name)).length;

describe('two decks', () => {
  it('come back whole behind a link that needs no key, and no job, account or request remembers them', async () => {
    const [status, answer] = await combine([deck, deck]);
    expect([status, answer]).toMatchObject([200, { decks: 2, files_left_out: 0, slides_total: 2, warnings: [], cost: 0 }]);
    const file = await harness.request(pathOf(answer['download_url']), { as: null });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('combined.pptx')]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([bytes.length, await slidesIn(bytes)]).toEqual([answer['bytes'], 2]);
    expect(await Promise.all(['jobs', 'job_files', 'file_downloads', 'idempotency_keys'].map(rowsOf))).toEqual([0, 0, 0, 0]);
    const seconds = (Date.parse(String(answer['expires_at'])) - Date.now()) / 1000;
    expect(Math.abs(seconds - 3600)).toBeLessThan(60);
  });

  it('are the first two of the files that came', async () => {
    const [status, answer] = await combine([deck, deck, Buffer.from('never read')]);
    expect([status, answer]).toMatchObject([200, { decks: 2, files_left_out: 1, slides_total: 2 }]);
  });

  it('are gone when the hour is over: row, bytes and link', async () => {
    const [, answer] = await combine([deck, deck]);
    const kept = await harness.db.query<{ object_key: string }>('SELECT DISTINCT object_key FROM tool_files');
    const key = kept.rows[0]!.object_key;
    const db = harness.db;
    await sweep({ db, objects: harness.files, log, retention_days: 30 });
    expect((await harness.request(pathOf(answer['download_url']), { as: null })).status).toBe(200);
    await db.query("UPDATE tool_files SET expires_at = now() - interval '1 second'");
    expect((await harness.request(pathOf(answer['download_url']), { as: null })).status).toBe(404);
    await db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 second'");
    await sweep({ db, objects: harness.files, log, retention_days: 30 });
    expect([await rowsOf('tool_files'), await harness.files.getBytes(key)]).toEqual([0, null]);
  });

  it('have a link that a changed signature does not open', async () => {
    const [, answer] = await combine([deck, deck]);
    const path = pathOf(answer['download_url']);
    expect((await harness.request(path.replace(/sig=.{6}/, 'sig=AAAAAA'), { as: null })).status).toBe(403);
  });
});

describe('what cannot be combined', () => {
  it.each([
    ['nothing', () => [], 400, { code: 'too_few_files' }],
    ['one deck', () => [deck], 400, { code: 'too_few_files' }],
    ['an empty file', () => [deck, Buffer.alloc(0)], 400, { code: 'file_unreadable', reason: 'empty' }],
    ['a web page', () => [deck, Buffer.from('<!doctype html><html></html>')], 400, { code: 'file_unreadable', reason: 'html' }],
    ['half a deck', () => [deck, deck.subarray(0, deck.length / 2)], 400, { code: 'file_unreadable', reason: 'truncated' }],
    ['a file past 20 MB', () => [deck, Buffer.alloc(20 * MIB + 1)], 413, { code: 'payload_too_large' }],
    ['files past 40 MB together', () => [20, 20, 1].map((mib) => Buffer.alloc(mib * MIB)), 413, { code: 'payload_too_large' }],
  ])('%s', async (_name, files, status, body) => {
    expect(await combine(files())).toMatchObject([status, body]);
  });

  it('a body of JSON is told how files are sent', async () => {
    const response = await harness.request(PATH, { json: {}, as: null });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'too_few_files', remedy: expect.stringContaining('form') },
    ]);
  });
});

it('counts five an hour by address', () => {
  expect(all.find((route) => route.path === PATH)).toMatchObject({
    auth: 'public',
    limit: { limit: 5, per_s: 3600, by: 'address' },
    upload: { file_bytes: 20 * MIB, total_bytes: 40 * MIB },
  });
});
