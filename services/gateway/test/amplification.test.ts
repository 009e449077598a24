/** No small request makes a large result: each is refused, the refusal names the limit, and what it costs is counted. */
import { editSlide } from '@deckwright/draw/deck';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doubling, patchOf, tries } from './_amplification-tries.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 180_000);
afterAll(() => harness.close());

/** Bytes of a refusal: every try but one asks for megabytes. */
const MAX_ANSWER_LENGTH = 16 * 1024;

async function refused(
  response: Response,
): Promise<{ readonly status: number; readonly text: string; readonly body: Record<string, unknown> }> {
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> };
}

describe('a patch that doubles a list', () => {
  it.each(Array.from({ length: 30 }, (_, i) => i + 1))('%i times', async (copies) => {
    const { prepare, names } = patchOf(copies);
    const { status, text, body } = await refused(await (await prepare(harness))());
    if (copies <= 13) {
      expect(status).toBe(200);
      return;
    }
    expect([status, body]).toMatchObject([422, { code: 'intent_invalid_shape', limit: 20_000, cost_charged: 0 }]);
    expect(body['detail']).toMatch(names);
    expect(body['errors']).toMatchObject([{ pointer: '/edits/14', code: 'too_big', limit: 20_000 }]);
    expect(text.length).toBeLessThan(MAX_ANSWER_LENGTH);
  });
  it('writes none of it out: the heap stays where it was, whatever the number of copies', () => {
    const grown = (copies: number): number => {
      const before = process.memoryUsage().heapUsed;
      const edited = editSlide({ form: 'x' }, { edits: doubling(copies) as never });
      expect(edited.ok).toBe(false);
      return process.memoryUsage().heapUsed - before;
    };
    grown(15);
    expect(Math.max(...[15, 22, 30, 199].map(grown))).toBeLessThan(20 * 1024 * 1024);
  });
});

describe.each(tries)('$name', ({ prepare, status, names }) => {
  it('is refused with the limit, in few bytes', async () => {
    const refusal = await refused(await (await prepare(harness))());
    expect([refusal.status, refusal.text]).toEqual([status, expect.stringMatching(names)]);
    expect(refusal.text.length).toBeLessThan(MAX_ANSWER_LENGTH);
  });
});

describe('a body of many faults', () => {
  it('is answered with the first fifty', async () => {
    const figures = Array.from({ length: 2000 }, () => ({}));
    const { status, text, body } = await refused(await harness.request('/v1/deck/job_none/refresh', { json: { figures } }));
    expect([status, (body['errors'] as unknown[]).length]).toEqual([422, 50]);
    expect(text.length).toBeLessThan(MAX_ANSWER_LENGTH);
  });
  it('has few faults of a request that no field is known of', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 4900 }, (_, i) => [`field_${i}`, 1]));
    const { status, text } = await refused(await harness.request('/v1/tools/attempt', { json: unknown }));
    expect([status, text.length < MAX_ANSWER_LENGTH]).toEqual([422, true]);
  });
});

describe('a list of jobs', () => {
  it('carries neither their requests nor what was told of them', async () => {
    await harness.request('/v1/render/intent', { json: { form: 'hero_statement', headline: 'Large', unread: 'x'.repeat(500_000) } });
    const { jobs } = await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 100, offset: 0 });
    expect(jobs.every(({ request_text, result }) => request_text === '' && result === null)).toBe(true);
  });
});
