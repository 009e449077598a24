/** Hostile bodies: each is answered, and no other caller waits for it. */
import { mainThreadTime_ms, processorTime_ms } from '@deckwright/testkit/processor-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  // A drawing thread is there before anything is timed: from the sources its start takes long.
  expect((await harness.request('/v1/fit', { json: WATERFALL })).status).toBe(200);
}, 600_000);
afterAll(() => harness.close());

const post = (body: string) =>
  harness.request('/v1/render/intent', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
const around = (steps: string) => `{"form":"waterfall_bridge","headline":"H","data":{"unit":"","steps":[${steps}]}}`;
const step = (value: string) => `{"kind":"start","label":"A","value":${value}},{"kind":"total","label":"B","value":${value}}`;

describe('a hostile body', () => {
  it.each([
    ['a million items', () => around(`${'1,'.repeat(1_000_000)}1`)],
    [
      'a hundred thousand unknown fields',
      () => `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`).join(',')},${around(step('1')).slice(1)}`,
    ],
    ['nine megabytes of notes', () => `{"notes":"${'x'.repeat(9_000_000)}",${around(step('1')).slice(1)}`],
  ])(
    '%s is answered within ten seconds of work while others are served',
    async (_name, body) => {
      const started = processorTime_ms();
      const answer = post(body());
      const waits: number[] = [];
      let done = false;
      void answer.finally(() => {
        done = true;
      });
      while (!done) {
        const asked = mainThreadTime_ms();
        await (await harness.request('/healthz')).text();
        waits.push(mainThreadTime_ms() - asked);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect([200, 202, 400, 422, 503]).toContain((await answer).status);
      // Processor time: the machine may have other work. Of the event loop's no more between two answers to others.
      expect(processorTime_ms() - started).toBeLessThan(10_000);
      expect(Math.max(...waits)).toBeLessThan(3000);
      expect((await harness.request('/v1/render/intent', { json: WATERFALL })).status).toBe(200);
    },
    600_000,
  );

  it.each(['1e308', '-1e308', '1e15', '0', '-0', '5e-7'])('with the value %s is a clear answer', async (value) => {
    const response = await post(`{"dry_run":true,${around(step(value)).slice(1)}`);
    expect([response.status, await response.json()]).toMatchObject([200, { status: expect.stringMatching(/^(validated|invalid)$/) }]);
  });
  it.each([
    'null',
    '"text"',
    '5',
    '[]',
    '{"__proto__":{"form":"swot"}}',
    '{"form":{"toString":1}}',
    '{"form":null,"body":null}',
    '{"body":{"component":["metric"]}}',
  ])('%s is refused', async (body) => {
    const response = await post(body);
    expect([400, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});
