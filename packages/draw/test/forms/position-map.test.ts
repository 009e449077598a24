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
    expect([...report.warnings, ...report.errors]).toEqual([]);
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

  test('numbers in the words of their author stand under the names, and what the area means above the field', async () => {
    const points = [
      { label: 'Vietnam', x: 9, y: 4, size: 12, display: '9%, 4%, 12m' },
      { label: 'Poland', x: 3, y: 27, size: 80, display: ['3%', '27%', '80m'] },
    ];
    const drawn = await drawForm({ ...wire, data: { ...wire.data, points, size_label: 'Sales' } });
    const words = byRole(drawn, 'label').map((s) => ('text' in s ? s.text?.paragraphs.map((p) => p.runs.map((r) => r.text).join('')) : []));
    expect(words).toEqual(
      expect.arrayContaining([
        ['Vietnam', '9%, 4%, 12m'],
        ['Poland', '3% · 27% · 80m'],
      ]),
    );
    expect(byRole(drawn, 'axis').some((s) => s.id === 'body/map/area-name')).toBe(true);
    expect(drawn.report).toMatchObject({ warnings: [], errors: [], fidelity: 'verbatim' });
  });

  test('numbers that find no room beside every name stand in the notes, all of them', async () => {
    const points = Array.from({ length: 20 }, (_, i) => ({ label: `Point ${i}`, x: i % 5, y: i % 4, display: `${i % 5} at ${i % 4}` }));
    const { report, deck } = await drawForm({ ...wire, data: { ...wire.data, points } });
    expect(report.warnings.map((w) => w.code)).toContain('labels_thinned');
    expect(JSON.stringify(deck.slides[0]?.notes)).toContain('Point 7: 2 at 3');
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
