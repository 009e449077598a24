/** Decks over HTTP for tests: real gateway, relay, queue, two render workers and a deck worker. */
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { expect } from 'vitest';
import { startDeckWorker } from '../../deck-worker/src/deck-worker.ts';
import { startRelay } from '../../relay/src/relay.ts';
import { startRenderWorker } from '../../render-worker/src/render-worker.ts';
import { type Account, type Harness, type HarnessOptions, startHarness } from './harness.ts';

export type Body = Record<string, unknown>;

export const kpi = (headline: string, riders = '1.31m') => ({
  form: 'kpi_metrics',
  headline,
  data: {
    metrics: [
      { label: 'Riders', value: riders },
      { label: 'Complaints', value: '402' },
    ],
  },
});
/** More topics than an agenda holds. */
export const tooMuch = {
  form: 'agenda_list',
  headline: 'Too much',
  blocks: Array.from({ length: 13 }, (_, i) => ({ label: `Topic ${i}` })),
};
export const deckOf = (name: string) => ({
  name,
  slides: [
    { form: 'hero_statement', headline: `${name} 2027`, context: 'Board meeting' },
    { form: 'agenda_list', headline: 'Two questions for today' },
    { form: 'section_divider', headline: 'Where we stand' },
    kpi(`${name}: more riders, fewer complaints`),
    { form: 'section_divider', headline: 'What we change' },
    { chrome: { title: 'Three quick wins' }, body: { component: 'steps', params: { steps: [{ title: 'Bus lane' }, { title: 'App' }] } } },
  ],
});

export interface DeckStand {
  readonly harness: Harness;
  post(path: string, json: unknown, expected?: number, init?: RequestInit & { as?: Account }): Promise<Body>;
  render(json: unknown, expected?: number, init?: RequestInit & { as?: Account }): Promise<Body>;
  patch(path: string, json: unknown, expected?: number, headers?: Record<string, string>, init?: { as?: Account }): Promise<Body>;
  get(path: string): Promise<Body>;
  fileOf(path: unknown): Promise<Uint8Array>;
  holdOf(job_id: unknown): Promise<unknown>;
  close(): Promise<void>;
}

export async function startDeckStand(options: HarnessOptions = {}): Promise<DeckStand> {
  const harness = await startHarness(options);
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  const deps = { db, store, queues, objects, log, fonts: carriedFonts() };
  const workers = [
    startRenderWorker({ ...deps, concurrency: 2 }),
    startRenderWorker({ ...deps, concurrency: 2 }),
    startDeckWorker({ ...deps, concurrency: 2 }),
  ];
  const post: DeckStand['post'] = async (path, json, expected = 200, init = {}) => {
    const response = await harness.request(path, { json, ...init });
    const body = (await response.json()) as Body;
    expect([response.status, body]).toMatchObject([expected, {}]);
    return body;
  };
  return {
    harness,
    post,
    render: (json, expected, init) => post('/v1/render/intent/deck', json, expected, init),
    patch: (path, json, expected, headers = {}, init = {}) => post(path, json, expected, { ...init, method: 'PATCH', headers }),
    get: async (path) => (await harness.request(path)).json() as Promise<Body>,
    fileOf: async (path) => new Uint8Array(await (await harness.request(String(path))).arrayBuffer()),
    holdOf: async (job_id) =>
      (await harness.db.query('SELECT state, units, captured_units FROM wallet_holds WHERE job_id = $1', [job_id])).rows[0],
    async close() {
      await Promise.all(workers.map((worker) => worker.close(1000)));
      await relay.stop();
      await harness.close();
    },
  };
}

const SLIDE_PART = /^\/ppt\/slides\/slide(\d+)\.xml$/;

/** The bytes of each slide's part, in order. */
export async function slidesIn(bytes: Uint8Array): Promise<readonly string[]> {
  const opened = await openPackage(bytes);
  return opened.parts
    .flatMap((part) => {
      const number = SLIDE_PART.exec(part.name)?.[1];
      return number === undefined ? [] : [{ number: Number(number), part }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ part }) => Buffer.from(part.bytes()).toString());
}
