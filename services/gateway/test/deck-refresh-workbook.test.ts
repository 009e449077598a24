/** A deck of a workbook takes its figures from a later state of it, over HTTP, through real processes, a queue and workers. */
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Body, type DeckStand, startDeckStand } from './_deck-stand.ts';
import { markdown, type SentFile, workbook } from './_documents.ts';

const SLOW = 300_000;
let bundled: BundledIsolate;
let stand: DeckStand;
beforeAll(async () => {
  bundled = await bundledIsolate({ concurrency: 2, waiting: 16 });
  stand = await startDeckStand({ isolate: bundled.isolate });
}, SLOW);
afterAll(async () => {
  await stand?.close();
  bundled?.remove();
});

const book = (riders?: number): SentFile => ({ name: 'figures.xlsx', bytes: workbook(riders) });

async function post(
  path: string,
  { name, bytes }: SentFile,
  fields: Readonly<Record<string, string>> = {},
): Promise<readonly [number, Body]> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), name);
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const response = await stand.harness.request(path, { method: 'POST', body, as: stand.harness.alice });
  return [response.status, (await response.json()) as Body];
}

it(
  'changes exactly the figures whose cells changed, and lists them with their cells',
  async () => {
    const [, made] = await post('/v1/deck/document', book(), { render: 'true' });
    expect(made).toMatchObject({ status: 'complete' });
    const path = `/v1/deck/${made['deck_id']}/refresh`;
    expect(await post(path, book())).toMatchObject([200, { cells: [], figures: [], misfits: [], cost_charged: 0 }]);

    const [status, refreshed] = await post(path, book(455));
    expect([status, refreshed]).toMatchObject([
      200,
      {
        revision: 2,
        cells: [{ sheet: 'Depots', cell: 'B3', row: 'Harbour', column: 'Riders', from: '300', to: '455' }],
        figures: [
          { path: '/data/categories/1/value', from: 300, to: 455 },
          { path: '/headline', from: 'Riders: largest for North, with 410', to: 'Riders: largest for Harbour, with 455' },
        ],
        misfits: [],
      },
    ]);
    const json = { document_base64: Buffer.from(workbook(455)).toString('base64'), file_name: 'figures.xlsx' };
    expect(await stand.post(path, json)).toMatchObject({ revision: 2, cells: [], figures: [] });
  },
  SLOW,
);

it(
  'refuses what is no workbook with figures of it, or both a workbook and figures',
  async () => {
    const [, made] = await post('/v1/deck/document', book(), { render: 'true' });
    const path = `/v1/deck/${made['deck_id']}/refresh`;
    expect(await post(path, { name: 'figures.xlsx', bytes: Buffer.from([0, 1, 2]) })).toMatchObject([400, { code: 'document_unreadable' }]);
    const both = { table: { North: 1 }, document_base64: Buffer.from('x').toString('base64') };
    expect(await stand.post(path, both, 422)).toMatchObject({ code: 'request_invalid' });
    expect(await stand.post(path, {}, 422)).toMatchObject({ code: 'request_invalid' });
    // A text has no cells, so that no table of the deck is there.
    expect(await post(path, markdown)).toMatchObject([200, { cells: [], figures: [], misfits: [{ code: 'table_gone' }] }]);
  },
  SLOW,
);
