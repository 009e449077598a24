/** T36: requests generated from the OpenAPI document, against a whole service. Every answer is checked against the document. */
import { isSoak, sized, tally, timeLeft } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FuzzedService, startFuzzedService } from './_fuzzed-service.ts';
import { fuzz, type OperationDone } from './_schemathesis.ts';

const given = (name: string): string | undefined => process.env[`DECKWRIGHT_FUZZ_${name}`] || undefined;

/** Codes of jobs that failed by no fault of whoever asked. */
const OURS = ['internal_error', 'render_failed', 'storage_unavailable'];

const tell = ({ phase, operation, requests, seconds, ok }: OperationDone): void => {
  process.stdout.write(`T36  ${phase} · ${operation} · ${requests} requests · ${seconds.toFixed(1)} s${ok ? '' : ' · FAILED'}\n`);
};

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
      known: service.known,
      examples: Number(given('EXAMPLES') ?? sized(2, 100)),
      seed,
      edges: sized(0, 1) === 1 || operation !== undefined,
      ...(operation === undefined ? {} : { operation }),
      ...(left === undefined ? {} : { seconds: left / 1000 }),
      ...(isSoak ? { onOperation: tell } : {}),
    });
    const ended = await service.endedJobs();
    const count = (status: string) => ended.reduce((sum, one) => sum + (one.status === status ? one.jobs : 0), 0);
    const codes = ended.flatMap(({ code, jobs }) => (code === null ? [] : [`${jobs} ${code}`])).join(', ') || 'none';
    tally('T36', {
      operations,
      requests,
      seed,
      'jobs complete': count('complete'),
      canceled: count('canceled'),
      'refused or failed': codes,
    });
    expect(ok, said).toBe(true);
    expect(ended.filter(({ code, crashes }) => crashes > 0 || OURS.includes(code ?? ''))).toEqual([]);
    expect(operations).toBeGreaterThan(operation === undefined ? 70 : 0);
    expect(service.failures()).toEqual([]);
  },
  4 * 3_600_000,
);
