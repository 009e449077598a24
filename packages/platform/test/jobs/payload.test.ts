import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakingChanges, readProtos } from '../../scripts/generate-payloads.mjs';
import { renderSlideJob } from '../../src/jobs/index.ts';
import descriptor from '../../src/jobs/payloads.generated.json' with { type: 'json' };

describe('payloads', () => {
  it('come back as they went', () => {
    const payload = fc.record({
      job_id: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
      attempt_no: fc.integer({ min: 1, max: 2 ** 31 }),
      traceparent: fc.option(fc.string({ minLength: 1, unit: 'grapheme-ascii' })),
    });
    fc.assert(
      fc.property(payload, (sent) => {
        expect(renderSlideJob.decode(renderSlideJob.encode(sent))).toEqual(sent);
      }),
    );
  });

  it('of an older version, without a trace, are read; of a newer one, with more fields, too', () => {
    const old = Buffer.from([0x0a, 5, ...Buffer.from('job_1'), 0x10, 3]);
    expect(renderSlideJob.decode(old)).toEqual({ job_id: 'job_1', attempt_no: 3, traceparent: null });
    const newer = Buffer.concat([old, Buffer.from([0x7a, 2, 1, 2])]);
    expect(renderSlideJob.decode(newer)).toEqual({ job_id: 'job_1', attempt_no: 3, traceparent: null });
  });

  it('that name no job are refused', () => {
    for (const bytes of [[], [0x10, 1], [0xff, 0xff]]) expect(() => renderSlideJob.decode(Uint8Array.from(bytes))).toThrow();
  });

  it('stay far below two kilobytes', () => {
    const sent = { job_id: `job_${'0'.repeat(26)}`, attempt_no: 3, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    expect(renderSlideJob.encode(sent).byteLength).toBeLessThan(120);
  });
});

describe('the committed descriptor', () => {
  it('is made from the .proto files', () => {
    expect(readProtos(resolve(import.meta.dirname, '../../../../proto'))).toEqual(descriptor);
  });

  it.each<[string, Fields, RegExp]>([
    ['a removed field', { traceparent: undefined }, /traceparent is gone and its number 3 is not reserved/],
    ['a changed type', { attempt_no: { type: 'string', id: 2 } }, /attempt_no \(2\) changed/],
    ['a renamed field', { attempt_no: undefined, attempt: { type: 'uint32', id: 2 } }, /number 2 was attempt_no/],
    ['a new number for an old name', { job_id: { type: 'string', id: 9 } }, /job_id is gone/],
  ])('refuses %s', (_what, change, expected) => {
    expect(breakingChanges(descriptor, changed(change)).join('\n')).toMatch(expected);
  });

  it('allows a new field', () => {
    expect(breakingChanges(descriptor, changed({ deadline: { type: 'uint64', id: 4 } }))).toEqual([]);
  });
});

type Fields = Record<string, { type: string; id: number } | undefined>;

/** The descriptor with other fields; an undefined one is taken away. */
const changed = (change: Fields): object => {
  const { RenderSlide, ...others } = descriptor.nested.deckwright.nested.jobs.nested.v1.nested;
  const fields = Object.fromEntries(Object.entries({ ...RenderSlide.fields, ...change }).filter(([, field]) => field !== undefined));
  return { nested: { deckwright: { nested: { jobs: { nested: { v1: { nested: { ...others, RenderSlide: { fields } } } } } } } } };
};
