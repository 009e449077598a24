import { niceTicks, spread } from '@deckwright/draw/layout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const label = fc.record({ target: fc.double({ min: 0, max: 10, noNaN: true }), size: fc.double({ min: 0.05, max: 0.4, noNaN: true }) });

describe('the one-dimensional label rule', () => {
  test('labels never touch, stay inside, and keep the order of their targets', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 20 }), (labels) => {
        const centres = spread(labels, 0, 10);
        if (centres === undefined) return;
        const placed = labels.map((l, i) => ({ ...l, at: centres[i] as number })).sort((a, b) => a.at - b.at);
        for (const [i, l] of placed.entries()) {
          expect(l.at - l.size / 2).toBeGreaterThanOrEqual(-1e-6);
          expect(l.at + l.size / 2).toBeLessThanOrEqual(10 + 1e-6);
          const next = placed[i + 1];
          if (next !== undefined) expect(next.at - next.size / 2 - (l.at + l.size / 2)).toBeGreaterThanOrEqual(0.02 - 1e-6);
        }
      }),
    );
  });

  test('a label alone sits on its target', () => {
    expect(spread([{ target: 3, size: 0.2 }], 0, 10)?.[0]).toBeCloseTo(3);
  });

  test('labels that cannot fit are refused', () => {
    expect(
      spread(
        Array.from({ length: 10 }, () => ({ target: 1, size: 0.3 })),
        0,
        2,
      ),
    ).toBeUndefined();
  });
});

describe('round ticks', () => {
  test('there are three to six, they cover the data, and they are evenly spaced', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: 0.001, max: 1e6, noNaN: true }), (min, span) => {
        const ticks = niceTicks(min, min + span);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks[0] as number).toBeLessThanOrEqual(min + span * 1e-6);
        expect(ticks.at(-1) as number).toBeGreaterThanOrEqual(min + span - span * 1e-6);
      }),
    );
  });
});
