import { contrastOf } from '@deckwright/core/color';
import { describe, expect, test } from 'vitest';
import { blend } from '../../src/marks/color-ramp.ts';
import { resolveColor } from '../../src/scene/index.ts';
import { findTheme, themes } from '../../src/themes/index.ts';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const body = (flows: object[], rest: object = {}) => ({ form: 'sankey_flow', headline: 'Flows', data: { unit: 'm', flows, ...rest } });
const three = [
  { from: 'A', to: 'M', value: 6 },
  { from: 'B', to: 'M', value: 4 },
  { from: 'M', to: 'X', value: 7 },
  { from: 'M', to: 'Y', value: 3 },
];

describe('sankey_flow', () => {
  test.each(examplesOf('sankey_flow'))('the example of %s stands on the slide word by word, without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect(report.warnings).toEqual([]);
    expect(report.errors).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
    expect(report.proofs.every((p) => p.ok)).toBe(true);
  });

  test.each(themes.map(({ id }) => id))('values can be read on their bands in %s', async (theme_id) => {
    for (const [, example] of examplesOf('sankey_flow')) {
      const { theme } = findTheme(theme_id) ?? {};
      if (theme === undefined) throw new Error(theme_id);
      const bands = byRole(await drawForm({ ...example, theme_id }), 'track');
      expect(bands.length).toBeGreaterThan(0);
      for (const band of bands) {
        const fill = band.kind === 'path' ? band.fill : undefined;
        if (fill === undefined) throw new Error(`${band.name} has no tint.`);
        const seen = blend(theme.colors.canvas, resolveColor(theme, fill.color), fill.alpha ?? 1);
        expect(contrastOf(theme.colors.ink, seen)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('a flow that passes a stage passes beside its nodes', async () => {
    const drawn = await drawForm(body([...three, { from: 'B', to: 'Y', value: 5 }]));
    const shapes = shapesOf(drawn);
    const node = shapes.find((s) => s.role === 'mark' && s.name?.includes('M'));
    const band = shapes.find((s) => s.kind === 'path' && s.name === 'flow 5: B to Y');
    if (node === undefined || band?.kind !== 'path') throw new Error('no node or no band');
    const beside = band.steps.flatMap((step) => {
      if (step.op === 'Z') return [];
      const x = step.x + band.box.x;
      return x >= node.box.x && x <= node.box.x + node.box.w ? [step.y + band.box.y] : [];
    });
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.every((y) => y < node.box.y || y > node.box.y + node.box.h)).toBe(true);
  });

  test('nodes are as high as their amount on one scale', async () => {
    const heights = new Map(byRole(await drawForm(body(three)), 'mark').map((s) => [s.name, s.box.h]));
    const m = heights.get('node: M') ?? 0;
    for (const [name, amount] of [
      ['A', 6],
      ['B', 4],
      ['X', 7],
      ['Y', 3],
    ] as const)
      expect((heights.get(`node: ${name}`) ?? 0) / m).toBeCloseTo(amount / 10, 3);
  });

  test('bands that can run without crossing do', async () => {
    const drawn = await drawForm(
      body([
        { from: 'A', to: 'Y', value: 5 },
        { from: 'B', to: 'X', value: 5 },
      ]),
    );
    const y = new Map(byRole(drawn, 'mark').map((s) => [s.name, s.box.y]));
    expect(y.get('node: A') === y.get('node: Y') && y.get('node: B') === y.get('node: X')).toBe(true);
  });

  test('a node that gives on another amount than it takes in is told', async () => {
    const { report } = await drawForm(body([...three.slice(0, 3), { from: 'M', to: 'Y', value: 30 }]));
    expect(report.warnings.map((w) => w.code)).toContain('totals_do_not_reconcile');
    expect(report.proofs.some((p) => !p.ok)).toBe(true);
  });

  test('a circle is refused with the flow that closes it', async () => {
    await expect(
      drawForm(
        body([
          { from: 'A', to: 'B', value: 1 },
          { from: 'B', to: 'A', value: 1 },
        ]),
      ),
    ).rejects.toMatchObject({ problem: { code: 'capacity_exceeded', members: { pointer: expect.stringContaining('/data/flows/') } } });
  });

  test('a negative flow is refused with its pointer', async () => {
    await expect(drawForm(body([{ from: 'A', to: 'B', value: -1 }]))).rejects.toThrow('/data/flows/0/value');
  });

  test('flows may name nodes by id or by label', async () => {
    const drawn = await drawForm(
      body([{ from: 'a', to: 'Target', value: 3 }], {
        nodes: [
          { id: 'a', label: 'Alpha' },
          { id: 't', label: 'Target' },
        ],
      }),
    );
    expect(byRole(drawn, 'mark')).toHaveLength(2);
    expect(shapesOf(drawn).some((s) => s.name === 'label: Alpha')).toBe(true);
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('more nodes than one slide holds come back as parts that can be drawn', async () => {
    const flows = Array.from({ length: 25 }, (_, i) => ({ from: `Source ${i}`, to: 'All', value: i + 1 }));
    const parts = await suggestedSplit(body(flows));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
