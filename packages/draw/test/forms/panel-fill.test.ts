/** Few words in panels: panels shrink to them, or become rows. No slide is a row of stretched boxes. */
import { forms } from '@deckwright/draw/catalog';
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, type Shape } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { linesIn } from '../../src/pipeline/spread-rows.ts';
import { drawForm, shapesOf } from './_draw.ts';

/** The least share of the height of its panels that words and marks have, on average. */
const LEAST_FILL = 0.4;
/** Lower boxes are labels with a ground. */
const PANEL_H_IN = 1.2;

const isPanel = ({ kind, role, box }: Shape): boolean => role === 'card' && kind === 'rect' && inOfEmu(box.h) >= PANEL_H_IN;

/** Share of a panel between its top and the foot of the lowest word or mark in it. */
function fillOf(panel: Shape, shapes: readonly Shape[]): number {
  const { x, y, w, h } = panel.box;
  const inside = shapes.filter((s) => s !== panel && s.kind !== 'group' && !['decoration', 'rule', 'grid', 'card'].includes(s.role));
  const extents = inside.flatMap((s) => {
    const middle = s.box.x + s.box.w / 2;
    const [from, to] = s.kind === 'text' ? linesIn(s.text, s.box) : [0, s.box.h];
    const isIn = middle > x && middle < x + w && s.box.y + from >= y - 1e4 && s.box.y + to <= y + h + 1e4;
    return isIn ? [[s.box.y + from, s.box.y + to] as const] : [];
  });
  if (extents.length === 0) return 0;
  return (Math.max(...extents.map(([, to]) => to)) - Math.min(...extents.map(([from]) => from))) / h;
}

function fillsOf(drawn: DrawnSlide): readonly number[] {
  const shapes = shapesOf(drawn);
  return shapes.filter(isPanel).map((panel) => fillOf(panel, shapes));
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Keeps one point of each list of points, and two words of each support. */
function shortened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const isPoints = ['detail', 'points', 'items', 'strengths', 'weaknesses', 'opportunities', 'threats'].includes(key);
    const list = isPoints && value.every((one) => typeof one === 'string') ? value.slice(0, 1) : value;
    return list.map((one) => shortened(one, key));
  }
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shortened(v, k)]));
  return typeof value === 'string' && ['sub', 'description', 'summary', 'text'].includes(key)
    ? value.split(' ').slice(0, 2).join(' ')
    : value;
}

describe('panels of few words are filled', () => {
  for (const { form, variants } of forms)
    for (const { name, example } of variants)
      test(`${form.name} ${name}`, async () => {
        const { data, ...words } = example;
        const drawn = await drawForm({ form: form.name, variant: name, ...words, data: shortened(data) });
        const fills = fillsOf(drawn);
        if (fills.length > 1) expect(mean(fills)).toBeGreaterThanOrEqual(LEAST_FILL);
      });
});

describe('one panel with more words than the others', () => {
  const uneven = [
    {
      form: 'card_grid',
      data: { cards: [{ title: 'More desks', items: ['Six', 'Two on Saturdays', 'From March', 'In the lobby'] }, 'Appointments'] },
    },
    {
      form: 'case_story',
      data: { challenge: ['Lost tickets', 'Counts by hand', 'No list'], action: 'Gates', result: 'Loss below 1%' },
    },
    {
      form: 'takeaway_stack',
      variant: 'takeaway_cards',
      data: { takeaways: ['Rents rise', { title: 'Move', text: 'No daylight needed' }, 'Sell'] },
    },
  ];
  for (const body of uneven)
    test(`leaves none void: ${body.form}`, async () => {
      const drawn = await drawForm({ headline: 'One says more than the others', ...body });
      const fills = fillsOf(drawn);
      if (fills.length > 1) expect(mean(fills)).toBeGreaterThanOrEqual(LEAST_FILL);
    });
});
