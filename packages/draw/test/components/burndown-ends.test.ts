/** The labels at the end of a burndown keep clear of its lines, however far the work has come. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

test('every number of steps, share of work done and distance to the ideal is drawn without an error', async () => {
  const run = fc.record({
    steps: fc.integer({ min: 2, max: 92 }),
    done: fc.double({ min: 0.05, max: 1, noNaN: true }),
    pace: fc.double({ min: 0.6, max: 2, noNaN: true }),
    whole: fc.integer({ min: 5, max: 5000 }),
  });
  await fc.assert(
    fc.asyncProperty(run, async ({ steps, done, pace, whole }) => {
      const ideal = Array.from({ length: steps }, (_, i) => Math.round(whole * (1 - i / (steps - 1))));
      const known = Math.max(1, Math.round(steps * done));
      const actual = Array.from({ length: known }, (_, i) => Math.max(0, Math.round(whole * (1 - (i / (steps - 1)) * pace))));
      const x_labels = ideal.map((_, i) => `D${i + 1}`);
      const read = readSlideRequest({
        chrome: { title: 'The work that is left' },
        body: { component: 'burndown_chart', params: { x_labels, ideal, actual } },
      });
      if (!read.ok) throw new Error(read.problem.detail);
      const { report } = await drawSlide(read.request, kit);
      expect(report.errors).toEqual([]);
    }),
    { numRuns: 120 },
  );
});
