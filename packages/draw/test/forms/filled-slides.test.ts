/** Slides that left their page blank, or whose lines crossed, as they are drawn now. */
import { formExample } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Shape, walk } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { kit } from '../rubric/sample-intents.ts';

const draw = async (body: object): Promise<DrawnSlide> => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return drawSlide(read.request, kit);
};
const shapesOf = ({ deck }: DrawnSlide): readonly Shape[] => [...walk(deck.slides[0]?.shapes ?? [])];
const codesOf = ({ report }: DrawnSlide): readonly string[] => report.errors.map(({ code }) => code);

describe('arrows of a residual risk matrix', () => {
  test('bow around each other', async () => {
    const drawn = await draw(formExample('risk_matrix', 'residual_risk_matrix') ?? {});
    const arrows = shapesOf(drawn).filter(({ id }) => id.includes('/arrow-'));
    expect(arrows).toHaveLength(4);
    expect(arrows.map(({ kind }) => kind)).toContain('path');
    expect(drawn.report.layout.score).toBeGreaterThanOrEqual(95);
  });

  test('bow within the matrix, with their handles', async () => {
    const risk = (label: string, likelihood: number, impact: number, after: readonly [number, number]): object => ({
      label,
      likelihood,
      impact,
      residual: { likelihood: after[0], impact: after[1] },
    });
    const risks = [risk('Attack', 3, 3, [2, 2]), risk('Staff', 3, 2, [2, 2]), risk('Supplier', 2, 3, [1, 2])];
    const data = { levels: 3, risks };
    expect(codesOf(await draw({ form: 'risk_matrix', variant: 'residual_risk_matrix', headline: 'Three risks', data }))).toEqual([]);
  });

  test('stay straight where nothing is in their way', async () => {
    const data = { risks: [{ label: 'One', likelihood: 5, impact: 5, residual: { likelihood: 2, impact: 2 } }] };
    const drawn = await draw({ form: 'risk_matrix', variant: 'residual_risk_matrix', headline: 'One risk', data });
    expect(shapesOf(drawn).find(({ id }) => id.includes('/arrow-'))?.kind).toBe('line');
  });
});

describe('a hub', () => {
  const hub = (n: number): object => ({
    form: 'hub_spoke',
    headline: 'Dispatch ties the teams together',
    subject: 'Dispatch',
    blocks: Array.from({ length: n }, (_, i) => ({ label: `Team ${i + 1}`, sub: 'Calls every day, and asks for buses' })),
  });
  for (const n of [1, 2, 3, 5, 10])
    test(`of ${n} has equal cards, each joined to it`, async () => {
      const drawn = await draw(hub(n));
      expect(codesOf(drawn)).toEqual([]);
      const cards = shapesOf(drawn).filter(({ id }) => id.endsWith('-card'));
      expect(new Set(cards.map(({ box }) => box.h)).size).toBe(1);
      expect(shapesOf(drawn).filter(({ id }) => /item-\d+-spoke$/.test(id))).toHaveLength(n);
    });
});

describe('a fork', () => {
  for (const variant of ['do_nothing_vs_act', 'side_by_side_paths'])
    test(`of two short paths is set large: ${variant}`, async () => {
      const branches = [
        { label: 'Repair', sub: '€3.1m a year' },
        { label: 'Renew', sub: '€2.7m a year', emphasis: 'primary' },
      ];
      const drawn = await draw({
        form: 'strategic_fork',
        variant,
        headline: 'Repair or renew',
        data: { origin: 'Ageing fleet', branches },
      });
      expect(codesOf(drawn)).toEqual([]);
      expect(drawn.report.fidelity).toBe('verbatim');
      expect(JSON.stringify(shapesOf(drawn))).toContain('"size_pt":40');
      expect(drawn.report.layout.min_font_pt).toBeGreaterThanOrEqual(20);
    });
});

describe('the ground of a burndown', () => {
  const chart = (actual: readonly (number | null)[]): object => ({
    body: { component: 'burndown_chart', params: { x_labels: ['D0', 'D1', 'D2', 'D3', 'D4'], ideal: [40, 30, 20, 10, 0], actual } },
    chrome: { title: 'The sprint' },
  });
  const groundsOf = async (actual: readonly (number | null)[]) =>
    shapesOf(await draw(chart(actual)))
      .filter(({ id }) => id.includes('/gap-ground'))
      .map(({ name }) => name);

  test('is that of warnings where work is behind, and of gains where it is ahead', async () => {
    expect(await groundsOf([40, 36, 30])).toEqual(['behind the ideal']);
    expect(await groundsOf([40, 20, 10])).toEqual(['ahead of the ideal']);
  });

  test('changes where the lines cross', async () => {
    expect(await groundsOf([40, 36, 12])).toEqual(['behind the ideal', 'ahead of the ideal']);
  });

  test('is absent where there is no gap', async () => {
    expect(await groundsOf([40, 30, 20])).toEqual([]);
    expect(await groundsOf([])).toEqual([]);
  });
});

describe('many lines', () => {
  const series = ['Wages', 'Energy', 'Freight', 'Paper', 'Steel', 'Rents', 'Food'].map((name, i) => ({
    name,
    points: [100, 104 + i, 108 + 2 * i],
  }));
  const chart = (title: string, own: readonly object[] = series): object => ({
    body: { component: 'line_trend', params: { x_labels: ['2023', '2024', '2025'], series: own } },
    chrome: { title },
  });
  const colorsOf = async (body: object) =>
    shapesOf(await draw(body))
      .filter(({ id }) => /\/line-\d+$/.test(id))
      .sort((a, b) => a.id.localeCompare(b.id))
      .map((s) => ('stroke' in s ? s.stroke?.color : undefined));

  test('have a colour where the title names them, and are grey elsewhere', async () => {
    expect(await colorsOf(chart('Wages and food rise fastest'))).toEqual([
      'accent1',
      'neutral',
      'neutral',
      'neutral',
      'neutral',
      'neutral',
      'accent2',
    ]);
  });

  test('lead by the mark of the caller before the title', async () => {
    const marked = series.map((one, i) => (i === 2 ? { ...one, emphasis: true } : one));
    expect((await colorsOf(chart('Wages rise fastest', marked))).indexOf('accent1')).toBe(2);
  });
});

describe('the key of a diverging heat map', () => {
  test('ends at the extremes of both sides', async () => {
    const data = {
      x_labels: ['A', 'B', 'C'],
      y_labels: ['1', '2'],
      cells: [
        [-20, 5, 64],
        [10, 30, 50],
      ],
      x_title: 'Price',
      y_title: 'Cost',
    };
    const shapes = shapesOf(await draw({ form: 'heat_matrix', headline: 'The plant pays for itself', data }));
    const words = shapes.flatMap((s) => (s.id.includes('/key-value') && s.kind === 'text' ? [s.text.paragraphs[0]?.runs[0]?.text] : []));
    expect(words).toEqual(['−20', '64']);
    const [x, y] = ['x', 'y'].map((axis) => shapes.find(({ id }) => id.endsWith(`/${axis}-title`)));
    expect((x?.box.x ?? 0) - (y?.box.x ?? 0)).toBeGreaterThan(2 * 914_400);
  });
});

describe('columns of data have a head', () => {
  const wordsOf = async (form: string, variant: string, part: string) =>
    shapesOf(await draw(formExample(form, variant) ?? {})).flatMap((s) =>
      s.id.endsWith(part) && s.kind === 'text' ? [s.text.paragraphs[0]?.runs[0]?.text] : [],
    );

  test('over actions and owners of a funnel', async () => {
    expect(await wordsOf('funnel', 'stage_action_funnel', '/sub-head')).toEqual(['Action']);
    expect(await wordsOf('funnel', 'stage_action_funnel', '/meta-head')).toEqual(['Owner']);
  });

  test('over the distances to a target', async () => {
    expect(await wordsOf('bar_rank_chart', 'benchmark_target_bar', '/gap-head')).toEqual(['Variance']);
  });
});

test('a long label of a value line stands away from the numbers, joined to its line', async () => {
  const example = formExample('trend_chart', 'trend_line') as { readonly data: object };
  const label = 'Break-even of the plant Break-even of the plant';
  const drawn = await draw({
    ...example,
    data: { ...example.data, value_line: { value: 160, label, sub: 'with the new tariff with the new tariff' } },
  });
  expect(codesOf(drawn)).toEqual([]);
  expect(drawn.report.warnings.map(({ code }) => code)).not.toContain('annotation_crowded');
});
