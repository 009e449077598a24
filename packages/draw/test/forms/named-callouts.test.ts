/** Call-outs on drawings without one chart of bars or lines: where each leads, and that it covers nothing. */
import { plainText, type Shape } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

type Drawn = Awaited<ReturnType<typeof drawForm>>;

const component = (name: string, params: object) => ({ chrome: { title: 'A title' }, body: { component: name, params } });
const form = (name: string, data: object, variant?: string) => ({
  form: name,
  headline: 'A headline',
  data,
  ...(variant === undefined ? {} : { variant }),
});

const points = [
  { label: 'Lisbon', x: 0.2, y: 0.8 },
  { label: 'Porto', x: 0.35, y: 0.5 },
  { label: 'Madrid', x: 0.75, y: 0.3 },
];
const stages = [
  { label: 'Leads', value: 4820 },
  { label: 'Tests', value: 742 },
  { label: 'Signed', value: 198 },
];
const slices = [
  { label: 'Lifts', value: 412 },
  { label: 'Doors', value: 154 },
  { label: 'Other', value: 65 },
];
const panels = ['Spa', 'Lake', 'Town', 'Port'].map((label, i) => ({ label, values: [50 + i, 60, 40 + i, 70] }));
const burndown = {
  x_labels: ['W0', 'W1', 'W2', 'W3', 'W4', 'W5'],
  ideal: [50, 40, 30, 20, 10, 0],
  actual: [50, 47, 41, 36],
};
const ranges = [
  { label: 'Multiples', low: 380, high: 460 },
  { label: 'DCF', low: 400, high: 590 },
  { label: 'LBO', low: 350, high: 430 },
];
const slopes = {
  periods: ['2023', '2025'],
  items: [
    { label: 'Lisbon', values: [61, 78] },
    { label: 'Madrid', values: [72, 74] },
    { label: 'Athens', values: [58, 55] },
  ],
};

/** Requests by chart with call-outs as given, and the mark of one place. */
type Case = readonly [string, (callouts: object[]) => object, unknown, RegExp];
const cases: readonly Case[] = [
  ['a point of a position map', (callouts) => form('position_map', { points, callouts }), 'Porto', /point-2$/],
  ['a range of a football field', (callouts) => form('football_field', { unit: '€m', ranges, callouts }), 'LBO', /range-3$/],
  ['a slice of a donut', (callouts) => component('donut', { segments: slices, callouts }), 'Doors', /arc-2$/],
  [
    'a slice of a pie',
    (callouts) => form('nested_magnitude', { unit: '€m', levels: slices, callouts }, 'pie_share_breakdown'),
    'Doors',
    /arc-2$/,
  ],
  ['a stage of a funnel', (callouts) => component('funnel', { stages, callouts }), 'Tests', /stage-2$/],
  ['a stage with its action', (callouts) => form('funnel', { unit: '', stages, callouts }), 'Tests', /bar-2$/],
  ['a stage of a tapered funnel', (callouts) => form('funnel', { unit: '', stages, callouts }, 'tapered_funnel'), 'Tests', /bar-2$/],
  [
    'a stage of a column funnel',
    (callouts) => form('funnel', { unit: '', stages, callouts }, 'column_drop_funnel'),
    'Tests',
    /(?:bar|column)-2$/,
  ],
  ['the end of a slope', (callouts) => form('slope_chart', { unit: '%', ...slopes, callouts }), 'Athens', /dot-3-2$/],
  [
    'the beginning of a slope',
    (callouts) => form('slope_chart', { unit: '%', ...slopes, callouts }),
    { category: '2023', series: 'Athens' },
    /dot-3-1$/,
  ],
  [
    'a point of a panel',
    (callouts) => form('small_multiples', { unit: '%', labels: ['Q1', 'Q2', 'Q3', 'Q4'], panels, callouts }),
    { category: 'Q3', series: 'Lake' },
    /panel-2-dot-3$/,
  ],
  [
    'a column of a panel',
    (callouts) => form('small_multiples', { unit: '%', labels: ['Q1', 'Q2', 'Q3', 'Q4'], panels, callouts }, 'column_panels'),
    { category: 'Q3', series: 'Lake' },
    /panel-2-bar-3$/,
  ],
  [
    'the last point of a panel',
    (callouts) => form('small_multiples', { unit: '%', labels: ['Q1', 'Q2', 'Q3', 'Q4'], panels, callouts }),
    'Port',
    /panel-4-dot-4$/,
  ],
];

const meet = (a: Shape['box'], b: Shape['box'], air = 0): boolean =>
  a.x < b.x + b.w + air && b.x < a.x + a.w + air && a.y < b.y + b.h + air && b.y < a.y + a.h + air;
const notesOf = (drawn: Drawn, part: string): Shape[] => shapesOf(drawn).filter((s) => s.id.includes(`/notes/${part}`));
const INCH = 914_400;

const fields = [
  { title: 'Do now', items: ['Billing', 'Portal'] },
  { title: 'Plan', items: ['Warehouse system'] },
  { title: 'Maybe', items: [] },
  { title: 'Drop', items: ['Fax'] },
];

/** Where the leader of a call-out, or its number, points to. */
function targetOf(drawn: Drawn): Shape['box'] {
  const [leader] = notesOf(drawn, 'leader-1');
  const [disc] = notesOf(drawn, 'number-1').filter((s) => s.kind === 'ellipse');
  if (leader?.kind === 'line') return { x: leader.from.x, y: leader.from.y, w: 0 as never, h: 0 as never };
  if (disc === undefined) throw new Error('no call-out');
  return disc.box;
}

describe('a call-out', () => {
  test.each(cases)('leads to %s and covers nothing', async (_, request, at, mark) => {
    const drawn = await drawForm(request([{ at, title: 'Largest loss', text: 'no data from the customer' }]));
    const own = shapesOf(drawn).find((s) => mark.test(s.id));
    if (own === undefined) throw new Error('no mark');
    // A number may stand between a mark and its leader.
    expect(meet(targetOf(drawn), own.box, INCH)).toBe(true);
    const others = shapesOf(drawn).filter((s) => !s.id.includes('/notes/') && s.kind === 'text');
    for (const box of notesOf(drawn, 'callout-1'))
      expect(others.filter((s) => s.box.w < 3 * INCH && meet(s.box, box.box, -0.03 * INCH)).map((s) => s.id)).toEqual([]);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim', layout: { text_overlaps: 0 } });
    expect(drawn.report.warnings.map((w) => w.code)).not.toContain('annotation_ignored');
  });

  test.each(cases)('at %s has the same boxes in every theme', async (_, request, at) => {
    let boxes: unknown;
    for (const theme of themes) {
      const drawn = await drawForm({ ...request([{ at, text: 'no data from the customer' }]), theme_id: theme.id });
      const own = notesOf(drawn, '').map((s) => s.box);
      boxes ??= own;
      expect(own, theme.id).toEqual(boxes);
    }
  });

  test.each(cases)('that names no place near %s is named in a warning with the places that are', async (_, request) => {
    const drawn = await drawForm(request([{ at: 'Atlantis', text: 'Sunk' }]));
    expect(drawn.report.warnings).toContainEqual(
      expect.objectContaining({
        code: 'annotation_ignored',
        path: expect.stringMatching(/\/callouts\/0\/at$/),
        remedy: expect.stringMatching(/^Name one of \S/),
      }),
    );
  });

  test.each(['Portal', 'Drop'])('has its number after the words %s of a field', async (at) => {
    const drawn = await drawForm(
      form('position_map', { quadrants: fields, callouts: [{ at, text: 'Needs two years' }] }, 'quadrant_cells'),
    );
    const [disc] = notesOf(drawn, 'number-1').filter((s) => s.kind === 'ellipse');
    const named = shapesOf(drawn).find((s) => s.kind === 'text' && plainText(s.text).split('\n').includes(at));
    if (disc === undefined || named?.kind !== 'text') throw new Error('not drawn');
    const line = named.text.lines.find((l) => l.spans.map((p) => p.text).join('') === at);
    if (line === undefined) throw new Error('no line');
    expect(disc.box.x).toBeGreaterThan(named.box.x + line.x + line.w - 9144);
    expect(Math.abs(disc.box.y + disc.box.h / 2 - (named.box.y + line.baseline))).toBeLessThan(0.2 * INCH);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim', layout: { text_overlaps: 0 } });
  });

  test('leads to a date of a burndown, on the line of what is left', async () => {
    const drawn = await drawForm(component('burndown_chart', { ...burndown, callouts: [{ at: 'W2', text: 'Two engineers ill' }] }));
    const [leader] = notesOf(drawn, 'leader-1');
    const tick = shapesOf(drawn).find((s) => s.kind === 'text' && plainText(s.text) === 'W2');
    if (leader?.kind !== 'line' || tick === undefined) throw new Error('not drawn');
    expect(Math.abs(leader.from.x - (tick.box.x + tick.box.w / 2))).toBeLessThan(0.02 * INCH);
    const today = shapesOf(drawn).find((s) => s.id.endsWith('/today'));
    expect(leader.from.y).toBeLessThan(today?.box.y ?? 0);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test('leads to several dates of a burndown with a bracket over them', async () => {
    const callouts = [{ at: { category: 'W1', to: 'W3' }, text: 'Weekend shifts' }];
    const drawn = await drawForm(component('burndown_chart', { ...burndown, callouts }));
    expect(notesOf(drawn, 'span-1').length + notesOf(drawn, 'range-1').length).toBeGreaterThan(0);
  });

  test('on small panels of a trend stands in its panel', async () => {
    const drawn = await drawForm({
      form: 'trend_chart',
      variant: 'small_multiples_trend',
      headline: 'Panels',
      data: {
        periods: ['2021', '2022', '2023', '2024'],
        series: ['A', 'B', 'C', 'D'].map((label, i) => ({ label, values: [1 + i, 2, 5 - i, 3] })),
        callouts: [{ at: { category: '2022', series: 'C' }, text: 'One-off' }],
        arrows: [{ from: '2021', to: '2024' }],
      },
    });
    expect(notesOf(drawn, 'words-1').map((s) => (s.kind === 'text' ? plainText(s.text) : ''))).toEqual(['One-off']);
    expect(drawn.report.warnings).toContainEqual(expect.objectContaining({ code: 'annotation_ignored', path: '/data/arrows' }));
  });
});
