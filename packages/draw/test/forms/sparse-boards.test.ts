/** Slides of few words have large type without panels, and small things are drawn as they are. */
import { plainText } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, shapesOf } from './_draw.ts';

const sizeOf = (drawn: Awaited<ReturnType<typeof drawForm>>, words: string): number =>
  Math.max(
    ...shapesOf(drawn).flatMap((s) =>
      'text' in s && s.text !== undefined && plainText(s.text).includes(words)
        ? s.text.paragraphs.flatMap(({ runs }) => runs.map(({ size_pt }) => size_pt))
        : [],
    ),
  );

const metrics = (...items: readonly (readonly [label: string, value: string, delta?: string])[]) => ({
  form: 'kpi_metrics',
  headline: 'August at a glance',
  data: { metrics: items.map(([label, value, delta_value]) => ({ label, value, ...(delta_value === undefined ? {} : { delta_value }) })) },
});

describe('figures of few words', () => {
  test.each([
    ['two', metrics(['Occupancy', '81 %', '+3 pts'], ['Rate', '$187'])],
    ['three', metrics(['Occupancy', '81.4 %', '+3.2 pts'], ['ADR', '$187', '−$6'], ['RevPAR', '$152.20'])],
    ['four', metrics(['Retention', '108 %', '+4 pts'], ['Churn', '2 %'], ['NPS', '41'], ['ARR', '$14m'])],
  ])('%s stand without panels, and the last is as low as the body', async (_, body) => {
    const drawn = await drawForm(body);
    expect(byRole(drawn, 'card')).toEqual([]);
    const values = byRole(drawn, 'value');
    expect(
      Math.min(...values.flatMap((s) => (s.kind === 'text' ? s.text.paragraphs.map(({ runs }) => runs[0]?.size_pt ?? 0) : []))),
    ).toBeGreaterThanOrEqual(54);
    expect(drawn.report.layout.body_fill.height).toBeGreaterThan(0.7);
  });
  test('figures with sections below them keep their tiles', async () => {
    const body = metrics(['Occupancy', '81 %'], ['Rate', '$187']);
    const drawn = await drawForm({ ...body, data: { ...body.data, sections: [{ label: 'Risks', items: ['Freight contracts end'] }] } });
    expect(byRole(drawn, 'card').length).toBeGreaterThan(0);
  });
});

test('a tree of few words is set in type of 16 points and more', async () => {
  const child = (label: string, ...children: object[]) => ({ label, ...(children.length === 0 ? {} : { children }) });
  const root = child(
    'Why scrap?',
    child('Is it the melt?', child('Alloy out of range'), child('Hydrogen pick-up')),
    child('Is it the die?', child('Worn pins')),
  );
  expect(
    sizeOf(await drawForm({ form: 'issue_tree', headline: 'Why do castings fail?', data: { root } }), 'Hydrogen'),
  ).toBeGreaterThanOrEqual(16);
});

test('a plan shows which task waits for which, in the default variant, too', async () => {
  const tasks = [
    { id: 'a', label: 'Layout', start: 'W1', end: 'W2' },
    { id: 'b', label: 'Delivery', start: 'W3', end: 'W4', depends_on: ['a'] },
  ];
  const drawn = await drawForm({
    form: 'gantt_plan',
    headline: 'Delivery follows layout',
    data: { periods: ['W1', 'W2', 'W3', 'W4'], tasks },
  });
  expect(byRole(drawn, 'connector').map(({ name }) => name)).toContain('arrow: Layout to Delivery');
});

test('months, quarters and years side by side stand where they are in time, without lengths between them', async () => {
  const milestones = ['Mar 2024', 'Q2 2025', 2028].map((date, i) => ({ date, label: `Step ${i + 1}` }));
  const drawn = await drawForm({ form: 'timeline_roadmap', headline: 'It takes four years', data: { milestones } });
  const dots = shapesOf(drawn)
    .filter((s) => s.kind === 'ellipse')
    .map(({ box }) => box.x + box.w / 2);
  const [a = 0, b = 0, c = 0] = dots;
  expect((c - b) / (b - a)).toBeGreaterThan(2);
  expect(shapesOf(drawn).some((s) => s.kind === 'text' && plainText(s.text).includes('months'))).toBe(false);
});

test('a line of a small chart has a gap where its value is missing', async () => {
  const panels = [
    { label: 'Hall 1', values: [98, 97, null, 96, 95] },
    { label: 'Hall 2', values: [41, 45, 44, 47, 49] },
  ];
  const drawn = await drawForm({
    form: 'small_multiples',
    headline: 'Use by hall',
    data: { unit: 'MWh', labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May'], panels },
  });
  const moves = shapesOf(drawn).flatMap((s) =>
    s.kind === 'path' && s.id.endsWith('-line') ? [s.steps.filter(({ op }) => op === 'M').length] : [],
  );
  expect(moves).toEqual([2, 1]);
});

test('no two of four parts share a colour where one is set apart', async () => {
  const columns = ['Clinic', 'Care', 'Online'].map((label, i) => ({ label, values: [24 + i, 168, 95, 133] }));
  const data = { unit: '€m', segments: ['Us', 'Hartwig', 'Medisana', 'Others'], highlight_segment: 'Us', columns };
  const drawn = await drawForm({ form: 'marimekko', variant: 'share_of_us_marimekko', headline: 'Where we stand', data });
  const fills = byRole(drawn, 'swatch').flatMap((s) => (s.kind === 'rect' ? [s.fill?.color] : []));
  expect(new Set(fills).size).toBe(4);
});

test('a funnel marks no other step than the one that is set apart', async () => {
  const stages = [
    { label: 'Visits', value: 184000 },
    { label: 'Requests', value: 41200 },
    { label: 'Complete', value: 20300, emphasis: 'primary' },
    { label: 'Signed', value: 15900 },
  ];
  const drawn = await drawForm({ form: 'funnel', headline: 'Half is lost at the papers', data: { stages } });
  expect(shapesOf(drawn).some((s) => 'fill' in s && s.fill?.color === 'softNegative')).toBe(false);
});
