/** Axes that nobody gave words for their ends have numbers, and an agenda of one topic does not float. */
import { inOfEmu, plainText } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, shapesOf } from './_draw.ts';

const points = [
  { label: 'Bus lane', x: 3, y: 90 },
  { label: 'New depot', x: 9, y: 80 },
  { label: 'Gates', x: 5, y: 20 },
];
const map = (x_axis: object, y_axis: object) => ({ form: 'position_map', headline: 'Bus lanes pay', data: { x_axis, y_axis, points } });
const textOf = (s: ReturnType<typeof shapesOf>[number]): string => ('text' in s && s.text !== undefined ? plainText(s.text) : '');

describe('a position map', () => {
  test('without words at its ends has numbers where they are', async () => {
    const drawn = await drawForm(map({ label: 'Days' }, { label: 'k€' }));
    const centre = (id: string): { readonly x: number; readonly y: number; readonly value: number } => {
      const s = shapesOf(drawn).find((one) => one.id === `body/map/${id}`);
      if (s === undefined) throw new Error(`no ${id}`);
      return { x: inOfEmu(s.box.x) + inOfEmu(s.box.w) / 2, y: inOfEmu(s.box.y) + inOfEmu(s.box.h) / 2, value: Number(textOf(s)) };
    };
    const [a, b] = [centre('x-tick-1'), centre('x-tick-2')];
    const [first, second] = [centre('point-1'), centre('point-2')];
    expect((first.x - a.x) / (b.x - a.x)).toBeCloseTo((3 - a.value) / (b.value - a.value), 2);
    const [low, high] = [centre('y-tick-1'), centre('y-tick-2')];
    expect((second.y - low.y) / (high.y - low.y)).toBeCloseTo((80 - low.value) / (high.value - low.value), 2);
    expect(drawn.report).toMatchObject({ warnings: [], errors: [], fidelity: 'verbatim' });
  });
  test('with words there has none', async () => {
    const drawn = await drawForm(map({ low: 'few', high: 'many' }, { low: 'little', high: 'much' }));
    expect(
      byRole(drawn, 'axis')
        .map(textOf)
        .filter((text) => /\d/.test(text)),
    ).toEqual([]);
  });
});

test.each([1, 2])('an agenda of %i stands large between two rules', async (n) => {
  const blocks = ['Network', 'Depot'].slice(0, n).map((label) => ({ label, sub: 'Which stay' }));
  const drawn = await drawForm({ form: 'agenda_list', headline: 'Today', blocks });
  expect(drawn.report.layout.min_font_pt).toBeGreaterThanOrEqual(18);
  const rules = shapesOf(drawn).filter(({ id }) => /\/(?:top|foot)-rule$/.test(id));
  expect(rules).toHaveLength(2);
  expect(drawn.report).toMatchObject({ warnings: [], errors: [] });
});

test('a measure that is named has numbers beside the words at its ends, and a line where it is zero', async () => {
  const drawn = await drawForm({
    form: 'position_map',
    headline: 'Gates cost most',
    data: {
      x_axis: { label: 'Cost, k€', low: 'lean', high: 'costly' },
      y_axis: { label: 'Growth, %' },
      points: points.map((p, i) => ({ ...p, x: 40 + 10 * i, y: i - 1.5 })),
    },
  });
  const ids = shapesOf(drawn).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['body/map/x-tick-1', 'body/map/x-low', 'body/map/zero-y']));
  expect(ids).not.toContain('body/map/zero-x');
  expect(drawn.report.errors).toEqual([]);
});
