/** One account's heavy work does not hold up another's: in the drawing threads and in the processes that read files. */
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { askerOf } from '../src/for-caller.ts';
import { type Account, type Harness, startHarness, WATERFALL } from './harness.ts';

/** Tells apart texts that would be read once and remembered. */
let serial = 0;
const slide = () => ({ ...WATERFALL, headline: `Energy explains overrun ${serial++}` });
const heavyDeck = () => ({ dry_run: true, slides: Array.from({ length: 30 }, slide) });
const prose = () => `Report ${serial++}: ${'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers. '.repeat(40)}`;

/** Who was answered in which order, and with what. */
async function ends(sent: readonly (readonly [string, Promise<Response>])[]) {
  const order: string[] = [];
  const statuses = await Promise.all(
    sent.map(async ([name, answer]) => {
      const { status } = await answer;
      order.push(name);
      return status;
    }),
  );
  return { order, statuses };
}

/** All but the probe's own have arrived. */
const arrived = (harness: Harness, requests: number) =>
  expect
    .poll(
      async () => {
        const text = await (await fetch(`http://127.0.0.1:${harness.gateway.metrics_port}/metrics`)).text();
        return Number(/^\w*http_requests_in_flight (\d+)/m.exec(text)?.[1] ?? 0);
      },
      { timeout: 600_000 },
    )
    .toBeGreaterThanOrEqual(requests);

describe('dry runs', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness({ drawing: createThreadedDrawing({ threads: 2 }) });
  }, 180_000);
  afterAll(() => harness.close());

  const dryRun = (as: Account, json: object) => harness.request('/v1/render/intent/deck', { as, json });

  it('of another account are answered before the third of six heavy ones', async () => {
    const flood = Array.from({ length: 6 }, () => ['flood', dryRun(harness.alice, heavyDeck())] as const);
    await arrived(harness, 6);
    const victim = ['victim', dryRun(harness.bob, { dry_run: true, slides: [slide()] })] as const;
    const { order, statuses } = await ends([...flood, victim]);
    expect(statuses).toEqual(Array(7).fill(200));
    expect(order.indexOf('victim')).toBeLessThan(3);
  }, 300_000);
});

describe('one thread', () => {
  let harness: Harness;
  beforeAll(async () => {
    // The clock of an outline is over before it begins.
    const within_ms = (work: string) => (work === 'outline' ? 1 : 120_000);
    harness = await startHarness({ drawing: createThreadedDrawing({ threads: 1, within_ms }) });
    expect((await harness.request('/v1/plan', { json: { brief: prose() } })).status).toBe(200);
  }, 300_000);
  afterAll(() => harness.close());

  const plan = (as: Account) => harness.request('/v1/plan', { as, json: { brief: prose() } });

  it('that is ended for time fails its own question and none that waits behind it', async () => {
    const outline = harness.request('/v1/deck/outline', { json: { prompt: prose() } });
    const behind = [plan(harness.alice), plan(harness.bob), plan(harness.alice)];
    const answer = await outline;
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'timed_out' }]);
    expect((await Promise.all(behind)).map(({ status }) => status)).toEqual([200, 200, 200]);
  }, 300_000);

  it('has a bounded queue for each account, whose overflow is its own', async () => {
    const flood = Array.from({ length: 120 }, () => plan(harness.alice));
    await arrived(harness, 40);
    const victim = await plan(harness.bob);
    expect(victim.status).toBe(200);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    // How many are too many hangs on how fast the others are done: those that waited are answered.
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120 - refused.length);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(64);
    expect([refused[0]?.headers.get('retry-after'), await refused[0]?.json()]).toMatchObject([
      '1',
      { code: 'rate_limited', retry_after_s: 1, detail: expect.stringContaining('64 requests of this account wait') },
    ]);
  }, 300_000);
});

describe('uploads', () => {
  let harness: Harness;
  let bundled: BundledIsolate;
  beforeAll(async () => {
    bundled = await bundledIsolate({ concurrency: 2, waiting: 16, waiting_per_account: 8 });
    harness = await startHarness({ isolate: bundled.isolate });
  }, 300_000);
  afterAll(async () => {
    await harness.close();
    bundled.remove();
  });

  const svg = () => {
    const paths = Array.from(
      { length: 4_000 },
      (_, i) => `<path d="M${i % 100} ${i % 90}l${i % 7} 9z" fill="#${String(100_000 + i + serial++)}"/>`,
    );
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${paths.join('')}</svg>`);
  };
  const upload = (as: Account) => harness.request('/v1/assets/image', { as, json: { data: svg().toString('base64') } });

  it('of another account are read before the third of six heavy ones', async () => {
    const flood = Array.from({ length: 6 }, () => ['flood', upload(harness.alice)] as const);
    await arrived(harness, 6);
    const { order, statuses } = await ends([...flood, ['victim', upload(harness.bob)]]);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect(order.indexOf('victim')).toBeLessThan(3);
  }, 300_000);
});

describe('who asks', () => {
  it('is the account with its key, and without one the address that limits count', () => {
    const principal = { account_id: 'acc_1', key_id: 7, mode: 'live' } as const;
    expect(askerOf({ principal, address: '203.0.113.9' })).toEqual({ account: 'acc_1', key: '7' });
    expect(askerOf({ principal: undefined, address: '203.0.113.9' })).toEqual({ account: 'address 203.0.113.9' });
  });
});
