import type { PathShape, Shape } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const body = (nodes: object[], edges: object[], variant = 'layered_map') => ({
  form: 'system_flow_map',
  variant,
  headline: 'Map',
  data: { nodes, edges },
});
const named = (...ids: string[]) => ids.map((id) => ({ id, label: `Node ${id}` }));

/** Level and upright pieces of an edge, on the slide. */
function piecesOf(s: Shape): { x0: number; y0: number; x1: number; y1: number }[] {
  const path = s as PathShape;
  const points = path.steps.flatMap((p) => (p.op === 'M' || p.op === 'L' ? [{ x: path.box.x + p.x, y: path.box.y + p.y }] : []));
  return points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    return { x0: Math.min(a.x, b.x), x1: Math.max(a.x, b.x), y0: Math.min(a.y, b.y), y1: Math.max(a.y, b.y) };
  });
}

describe('system_flow_map', () => {
  test.each(examplesOf('system_flow_map'))('the example of %s stands on the slide word by word, without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect(report.warnings).toEqual([]);
    expect(report.errors).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('neighbours of one zone are joined by a straight line, with its words', async () => {
    const nodes = ['a', 'b', 'c'].map((id) => ({ id, label: `Node ${id}`, group: id === 'c' ? 'Right' : 'Left' }));
    const edges = [
      { from: 'a', to: 'b', label: 'tariff' },
      { from: 'b', to: 'c' },
    ];
    const drawn = await drawForm(body(nodes, edges, 'zoned_map'));
    expect(drawn.report).toMatchObject({ fidelity: 'verbatim', errors: [] });
    const edge = shapesOf(drawn).find(({ id }) => id.endsWith('edge-1'));
    expect(edge && piecesOf(edge)).toHaveLength(1);
  });

  test('a chain that is too long for columns is drawn in its zones, where no variant is named', async () => {
    const ids = 'abcdefghij'.split('');
    const nodes = ids.map((id, i) => ({ id, label: `Meter data ${id}`, group: `Zone ${i >> 1}` }));
    const edges = ids.slice(1).map((to, i) => ({ from: ids[i], to }));
    const { variant: _, ...open } = body(nodes, edges);
    expect((await drawForm(open)).report).toMatchObject({ variant: 'zoned_map', fidelity: 'verbatim', errors: [] });
  });

  test('no edge passes under a node, also past stages and back', async () => {
    const drawn = await drawForm(
      body(named('a', 'b', 'c', 'd', 'e', 'f', 'g'), [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'd' },
        { from: 'a', to: 'd' },
        { from: 'a', to: 'c' },
        { from: 'e', to: 'c' },
        { from: 'f', to: 'd' },
        { from: 'd', to: 'a' },
        { from: 'b', to: 'g' },
      ]),
    );
    const nodes = byRole(drawn, 'node').map((s) => s.box);
    for (const edge of byRole(drawn, 'connector'))
      for (const p of piecesOf(edge))
        for (const n of nodes) {
          const inside = p.x1 > n.x + 9144 && p.x0 < n.x + n.w - 9144 && p.y1 > n.y + 9144 && p.y0 < n.y + n.h - 9144;
          expect(inside, `${edge.name} and a node`).toBe(false);
        }
  });

  test('edges are level or upright', async () => {
    const [, example] = examplesOf('system_flow_map')[0] as [string, object];
    for (const edge of byRole(await drawForm(example), 'connector'))
      for (const p of piecesOf(edge)) expect(Math.min(p.x1 - p.x0, p.y1 - p.y0)).toBeLessThan(5);
  });

  test('an edge to a node that is not there is refused with those that are', async () => {
    await expect(drawForm(body(named('a', 'b'), [{ from: 'a', to: 'z' }]))).rejects.toThrow('/data/edges/0/to: must name a node: a, b');
  });

  test('an unknown kind is drawn with a plain sign and told', async () => {
    const { report } = await drawForm(body([{ id: 'a', label: 'A', kind: 'flux-capacitor' }, ...named('b')], [{ from: 'a', to: 'b' }]));
    expect(report.warnings.map((w) => w.code)).toContain('icon_unknown');
  });

  test('nodes without any edge share columns of five', async () => {
    const one = await drawForm(body(named('a', 'b', 'c'), []));
    expect(new Set(byRole(one, 'node').map((s) => s.box.x)).size).toBe(1);
    const more = await drawForm(body(named('a', 'b', 'c', 'd', 'e', 'f', 'g'), []));
    expect(new Set(byRole(more, 'node').map((s) => s.box.x)).size).toBe(2);
  });

  test('zones stand in the order in which they first occur', async () => {
    const drawn = await drawForm(
      body(
        [
          { id: 'a', label: 'A', group: 'Second' },
          { id: 'b', label: 'B', group: 'First' },
        ],
        [{ from: 'b', to: 'a', label: 'back' }],
        'zoned_map',
      ),
    );
    const x = (name: string) => shapesOf(drawn).find((s) => s.name === `zone: ${name}`)?.box.x ?? 0;
    expect(x('Second')).toBeLessThan(x('First'));
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('more nodes than one slide holds come back as parts that can be drawn', async () => {
    const parts = await suggestedSplit(body(named(...Array.from({ length: 26 }, (_, i) => `n${i}`)), [{ from: 'n0', to: 'n1' }]));
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
