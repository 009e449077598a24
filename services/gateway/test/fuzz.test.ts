/** T36: requests made out of the OpenAPI document against a whole service; every answer is held against the document. */
import { sized, tally, timeLeft } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FuzzedService, startFuzzedService } from './_fuzzed-service.ts';
import { fuzz } from './_schemathesis.ts';

const given = (name: string): string | undefined => process.env[`DECKWRIGHT_FUZZ_${name}`] || undefined;

let service: FuzzedService;
beforeAll(async () => {
  service = await startFuzzedService();
});
afterAll(() => service?.close());

it(
  'T36 answers what the OpenAPI document says, whatever is asked of it',
  async () => {
    const operation = given('OPERATION');
    const left = timeLeft();
    const seed = Number(given('SEED') ?? 1);
    const { ok, operations, requests, said } = await fuzz({
      base: service.base,
      key: service.key,
      examples: Number(given('EXAMPLES') ?? sized(4, 100)),
      seed,
      edges: sized(0, 1) === 1 || operation !== undefined,
      ...(operation === undefined ? {} : { operation }),
      ...(left === undefined ? {} : { seconds: left / 1000 }),
    });
    tally('T36', { operations, requests, seed });
    expect(ok, said).toBe(true);
    expect(operations).toBeGreaterThan(operation === undefined ? 70 : 0);
    expect(service.failures()).toEqual([]);
  },
  4 * 3_600_000,
);
