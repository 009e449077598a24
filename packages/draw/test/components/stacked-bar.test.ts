import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, texts, worstProportion } from './drawing.ts';

const stack = (labels: readonly string[], values: readonly (readonly (number | null)[])[], categories = ['A', 'B', 'C']) => ({
  categories,
  rows: labels.map((label, i) => ({ label, values: values[i] })),
});

describe('stacked_bar', () => {
  it('draws rows, and columns when every label is a period', async () => {
    const values = [
      [40, 30, 20],
      [50, 30, 10],
    ];
    const rows = await drawComponent('stacked_bar', stack(['North', 'South'], values));
    expect(marks(rows.shapes).every((s) => s.datum?.along === 'x')).toBe(true);
    for (const labels of [
      ['2023', '2024'],
      ['Q1', 'Q2'],
      ['FY24', 'FY25E'],
      ['Jan 2024', 'Feb 2024'],
      ['2024-01', '2024-02'],
      ['März', 'April'],
    ]) {
      const columns = await drawComponent('stacked_bar', stack(labels, values));
      expect(
        marks(columns.shapes).every((s) => s.datum?.along === 'y'),
        labels.join(),
      ).toBe(true);
    }
  });

  it('keeps segments proportional and end to end, in both directions', async () => {
    for (const labels of [
      ['North', 'South'],
      ['2023', '2024'],
    ]) {
      const { shapes } = await drawComponent(
        'stacked_bar',
        stack(labels, [
          [412, 128, 46],
          [548, -37, 140],
        ]),
      );
      expect(worstProportion(shapes, labels[0] === 'North' ? 'x' : 'y')).toBeLessThan(0.002);
    }
    const { shapes } = await drawComponent('stacked_bar', stack(['North'], [[412, 128, 46]]));
    const [a, b, c] = marks(shapes).map(edges);
    expect(b?.left).toBeCloseTo(a?.right ?? 0, 4);
    expect(c?.left).toBeCloseTo(b?.right ?? 0, 4);
  });

  it('prints totals for amounts and none for shares', async () => {
    const amounts = await drawComponent('stacked_bar', stack(['North'], [[40, 30, 20]]));
    expect(texts(amounts.shapes, 'value')).toContain('90');
    const shares = await drawComponent('stacked_bar', stack(['North'], [[50, 30, 20]]));
    expect(texts(shares.shapes, 'value')).toEqual(['50', '30', '20']);
  });

  it('stacks negatives the other way and prints the net with its mark', async () => {
    const { shapes, report } = await drawComponent(
      'stacked_bar',
      stack(
        ['2023', '2024'],
        [
          [100, 50, -30],
          [90, 20, 10],
        ],
      ),
    );
    expect(texts(shapes, 'value')).toContain('◆ 120');
    expect(texts(shapes, 'legend')).toContain('Net');
    const zero = edges(shapes.find((s) => s.role === 'baseline') as NonNullable<(typeof shapes)[number]>).top;
    const below = marks(shapes).filter((s) => (s.datum?.value ?? 0) < 0);
    expect(below).toHaveLength(1);
    expect(edges(below[0] as NonNullable<(typeof below)[0]>).top).toBeCloseTo(zero, 4);
    expect(report.fidelity).toBe('verbatim');
  });

  it('shows zeros and missing values as numbers without marks', async () => {
    const { shapes, codes, report } = await drawComponent(
      'stacked_bar',
      stack(
        ['North', 'South'],
        [
          [40, 0, 20],
          [30, null, 5],
        ],
      ),
    );
    expect(marks(shapes)).toHaveLength(4);
    expect(texts(shapes, 'value')).toEqual(expect.arrayContaining(['0', '–']));
    expect(codes).toContain('missing_values');
    expect(report.fidelity).toBe('verbatim');
  });

  it('never sets a number on the baseline', async () => {
    const { shapes } = await drawComponent(
      'stacked_bar',
      stack(
        ['2023', '2024'],
        [
          [1000, 500, -3],
          [900, 200, -2],
        ],
      ),
    );
    const zero = edges(shapes.find((s) => s.role === 'baseline') as NonNullable<(typeof shapes)[number]>).top;
    for (const s of shapes.filter((x) => x.role === 'value' && !x.host?.endsWith('label')))
      expect(edges(s).top >= zero - 0.001 || edges(s).bottom <= zero + 0.001, s.id).toBe(true);
  });

  it('moves all numbers into columns at the end when segments are too small for them', async () => {
    const labels = Array.from({ length: 18 }, (_, i) => `Region ${i + 1}`);
    const values = labels.map((_, i) => [100 + i, 1, 2, 1, 3]);
    const { shapes, report } = await drawComponent('stacked_bar', stack(labels, values, ['A', 'B', 'C', 'D', 'E']));
    expect(report.fidelity).toBe('verbatim');
    expect(report.layout.text_overlaps).toBe(0);
    expect(shapes.filter((s) => s.role === 'leader')).toHaveLength(0);
  });

  it('warns of a row with too many values and draws them in neutral', async () => {
    const { shapes, codes } = await drawComponent('stacked_bar', stack(['North'], [[40, 30, 20, 25]]));
    expect(codes).toContain('length_mismatch');
    const last = marks(shapes).at(-1);
    expect(last !== undefined && 'fill' in last ? last.fill?.color : '').toBe('neutral');
  });

  it('refuses more than eight categories', async () => {
    const names = Array.from({ length: 9 }, (_, i) => `C${i}`);
    await expect(drawComponent('stacked_bar', stack(['North'], [names.map(() => 5)], names))).rejects.toMatchObject({
      problem: { code: 'capacity_exceeded' },
    });
  });
});
