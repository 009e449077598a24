/** Laws of the trees: equal boxes within a level, proofs from the children up, and content that no slide holds comes back in parts. */
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

for (const form of ['issue_tree', 'driver_tree'])
  describe(form, () => {
    test.each(examplesOf(form))('the example of %s stands on the slide word by word, without a warning', async (_, body) => {
      const { report } = await drawForm(body);
      expect(report.warnings).toEqual([]);
      expect(report.errors).toEqual([]);
      expect(report.fidelity).toBe('verbatim');
    });

    test('boxes of one level are equal', async () => {
      const [, body] = examplesOf(form).at(-1) as [string, object];
      const boxes = byRole(await drawForm(body), 'node').map((s) => s.box);
      const levels = new Set(boxes.map(({ x }) => x));
      expect(levels.size).toBeGreaterThan(1);
      for (const level of levels) expect(new Set(boxes.filter(({ x }) => x === level).map(({ w, h }) => `${w} ${h}`)).size).toBe(1);
    });

    test('more boxes than one slide holds come back as parts that can be drawn', async () => {
      const leaf = (i: number) => ({ label: `Leaf ${i}` });
      const branch = (b: number) => ({ label: `Branch ${b}`, children: Array.from({ length: 8 }, (_, i) => leaf(b * 8 + i)) });
      const parts = await suggestedSplit({ form, headline: 'Many', data: { root: { label: 'Root', children: [0, 1, 2, 3].map(branch) } } });
      expect(parts).toHaveLength(5);
      for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
    });
  });

describe('issue_tree', () => {
  test('blocks and subject make a tree of two levels', async () => {
    const drawn = await drawForm({
      form: 'issue_tree',
      headline: 'Two questions',
      subject: 'Grow or shrink?',
      blocks: [{ label: 'Grow?', detail: ['Where', 'When'] }, { label: 'Shrink?' }],
    });
    expect(byRole(drawn, 'node')).toHaveLength(5);
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('a question without parts is refused', async () => {
    await expect(drawForm({ form: 'issue_tree', headline: 'x', subject: 'Why?' })).rejects.toMatchObject({
      problem: { code: 'capacity_exceeded' },
    });
  });
});

describe('driver_tree', () => {
  const tree = (root: object) => ({ form: 'driver_tree', headline: 'Tree', data: { unit: 'm', root } });
  const two = (operator: string, value: number, a: object, b: object) =>
    tree({
      label: 'Top',
      value,
      operator,
      children: [
        { label: 'A', ...a },
        { label: 'B', ...b },
      ],
    });

  test.each([
    ['+', 7],
    ['-', 3],
    ['x', 10],
    ['/', 2.5],
  ])('a parent by %s of 5 and 2 is proven', async (operator, value) => {
    const { report } = await drawForm(two(operator, value, { value: 5 }, { value: 2 }));
    expect(report.proofs.map((p) => p.ok)).toEqual([true]);
    expect(report.warnings.map((w) => w.code)).not.toContain('totals_do_not_reconcile');
  });

  test('a percentage scales a product', async () => {
    const { report } = await drawForm(two('x', 24, { value: 200 }, { value: 12, unit: '%' }));
    expect(report.proofs.map((p) => p.ok)).toEqual([true]);
  });

  test('a rounded parent within half a unit of its children reconciles, one beyond it is told', async () => {
    const near = await drawForm(two('x', 187, { value: 104 }, { value: 1.8 }));
    expect(near.report.proofs.every((p) => p.ok)).toBe(true);
    const far = await drawForm(two('+', 9, { value: 5 }, { value: 2 }));
    expect(far.report.warnings.map((w) => w.code)).toContain('totals_do_not_reconcile');
  });

  test('effects are drawn to one scale, falls to the other side', async () => {
    const leaf = (label: string, impact: number) => ({ label, value: 1, impact });
    const drawn = await drawForm({ ...tree({ label: 'Top', children: [leaf('A', 4), leaf('B', -2)] }), variant: 'impact_driver_tree' });
    const [a, b] = shapesOf(drawn).filter((s) => s.role === 'mark');
    expect((a?.box.w ?? 0) / (b?.box.w ?? 1)).toBeCloseTo(2, 2);
    expect((b?.box.x ?? 0) + (b?.box.w ?? 0)).toBe(a?.box.x);
  });
});
