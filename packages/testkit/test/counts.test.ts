/** Every count of items up to the stated limit is drawn, or refused in words: the drawing itself has no error at any of them. */
import { themes } from '@deckwright/draw/themes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedUnits, countOutcome, filledTo, listsOf, sampledCounts } from '../src/counts.ts';

/** `drawn`, or the problem's code; errors of the drawing fail the test with what they say. */
async function outcome(body: unknown): Promise<string> {
  const { code: said, errors } = await countOutcome(body);
  expect(errors).toEqual([]);
  return said;
}

/** Repeated, handovers cross tasks that stand in one cell and an ideal line saws up and down: their own tests fill them in earnest. */
const OWN_TESTS = new Set(['swimlane_flow.handoff_swimlane', 'component burndown_chart']);

const soak = process.env['DECKWRIGHT_SOAK'] === '1';

describe('a count of items', () => {
  for (const [at, unit] of countedUnits.entries()) {
    if (listsOf(unit).length === 0 || OWN_TESTS.has(unit.name)) continue;
    const themed = soak ? themes : [themes[at % themes.length]];
    const counts = soak ? Array.from({ length: unit.hard + 1 }, (_, i) => i + 1) : sampledCounts(unit.hard);
    test(`${unit.name} is drawn or refused in words at ${soak ? 'every count' : '1, half of its limit, its limit and one more'}`, async () => {
      for (const theme of themed)
        for (const n of new Set(counts)) {
          const code = await outcome({ ...filledTo(unit, n), theme_id: theme?.id });
          expect(
            n > unit.hard ? ['capacity_exceeded', 'intent_invalid_shape'] : ['drawn', 'capacity_exceeded', 'intent_invalid_shape'],
          ).toContain(code);
        }
    });
  }
});

test('a bar list draws every number of rows up to its limit, with values of either sign', async () => {
  const value = fc.oneof(fc.integer({ min: -500, max: 900 }), fc.double({ min: -5, max: 5, noNaN: true }), fc.constant(0));
  await fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 50 }), async (values) => {
      const rows = values.map((v, i) => ({ label: `Row ${i + 1}`, value: Math.round(v * 10) / 10 }));
      expect(await outcome({ chrome: { title: 'Rows of either sign' }, body: { component: 'bar_list', params: { rows } } })).toBe('drawn');
    }),
    {
      numRuns: soak ? 500 : 40,
      examples: [30, 31, 32, 40, 50].map((n) => [Array.from({ length: n }, (_, i) => 120 - i * 5)] as [number[]]),
    },
  );
});
