import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, suggestedSplit } from './_draw.ts';

const wire = {
  form: 'position_map',
  headline: 'Three quick wins come first',
  data: {
    x_axis: { label: 'Effort', low: 'low', high: 'high' },
    y_axis: { label: 'Benefit', low: 'small', high: 'large' },
    points: [
      { label: 'Bus lane', x: 0.3, y: 0.9, emphasis: 'primary' },
      { label: 'New depot', x: 0.9, y: 0.8 },
    ],
  },
};

describe('position_map', () => {
  test.each(examplesOf('position_map'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    // A size is an area; it has no number.
    expect([...report.warnings.filter((w) => w.code !== 'numbers_not_printed'), ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('points show every value and have no error', async () => {
    const { report } = await drawForm(wire);
    expect([report.status, report.fidelity]).toEqual(['complete', 'verbatim']);
  });

  test('a point of four times the size has twice the diameter', async () => {
    const points = [
      { label: 'A', x: 1, y: 1, size: 40 },
      { label: 'B', x: 3, y: 2, size: 10 },
    ];
    const [a, b] = byRole(await drawForm({ ...wire, data: { ...wire.data, points } }), 'mark').map((s) => s.box.w);
    expect((a ?? 0) / (b ?? 1)).toBeCloseTo(2, 2);
  });

  test('higher values stand higher and farther right', async () => {
    const [bus, depot] = byRole(await drawForm(wire), 'mark').map((s) => s.box);
    expect(bus?.x).toBeLessThan(depot?.x ?? 0);
    expect(bus?.y).toBeLessThan(depot?.y ?? 0);
  });

  test('one point and points on one spot are drawn', async () => {
    for (const points of [
      [{ label: 'A', x: 5, y: 5 }],
      [
        { label: 'A', x: 5, y: -5 },
        { label: 'B', x: 5, y: -5 },
      ],
    ])
      expect((await drawForm({ ...wire, data: { ...wire.data, points } })).report.fidelity).toBe('verbatim');
  });

  test('more points than one slide holds come back as parts that can be drawn', async () => {
    const points = Array.from({ length: 61 }, (_, i) => ({ label: `P${i}`, x: (i * 7) % 61, y: (i * 13) % 61 }));
    const parts = await suggestedSplit({ ...wire, data: { ...wire.data, points } });
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.fidelity).toBe('verbatim');
  });
});
