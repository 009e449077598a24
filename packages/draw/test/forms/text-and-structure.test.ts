/** Laws of the forms that arrange words: every value stands on the slide, too many items are refused with a split that renders. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, plainText, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';
import { all } from '../../src/forms/register.generated.ts';

const kit = createDrawKit(carriedFonts());
const FORMS = new Set(
  'agenda_list card_grid case_story comparison_matrix data_table editorial_split executive_summary hero_statement section_divider takeaway_stack swot status_dashboard linear_flow cycle_flow hub_spoke value_chain segment_wheel pyramid_hierarchy maturity_staircase ramp_curve strategic_fork layer_stack'.split(
    ' ',
  ),
);
const draw = async (body: unknown) => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
};
const textsOf = async (body: unknown): Promise<string[]> =>
  [...walk((await draw(body)).deck.slides[0]?.shapes ?? [])].flatMap((s) =>
    'text' in s && s.text !== undefined ? [plainText(s.text)] : [],
  );

for (const { form, variants } of all) {
  if (!FORMS.has(form.name)) continue;
  describe(form.name, () => {
    for (const v of variants)
      test(`the example of ${v.name} stands on the slide word by word, without a warning`, async () => {
        const { report } = await draw({ form: form.name, variant: v.name, ...v.example });
        expect(report.warnings).toEqual([]);
        expect(report.errors).toEqual([]);
        expect(report.fidelity).toBe('verbatim');
      });
    if (form.binds.includes('blocks') && form.name !== 'editorial_split')
      test('one item past capacity is refused with a split whose parts render', async () => {
        const blocks = Array.from({ length: form.capacity.hard + 1 }, (_, i) => ({ label: `Item ${i + 1}` }));
        const refused = await draw({ form: form.name, headline: 'Many', blocks }).catch((e: unknown) => e);
        expect(refused).toMatchObject({ problem: { code: 'capacity_exceeded' } });
        const split = (refused as { problem: { members: { suggested_split: unknown[] } } }).problem.members.suggested_split;
        for (const part of split) expect((await draw(part)).report.fidelity).toBe('verbatim');
      });
  });
}

test('weighted scores are averaged and proven', async () => {
  const body = {
    form: 'comparison_matrix',
    variant: 'weighted_scoring',
    headline: 'B leads',
    data: {
      columns: ['A', 'B'],
      rows: [
        { label: 'Price', weight: 3, cells: [{ score: 4 }, { score: 3 }] },
        { label: 'Quality', weight: 1, cells: [{ score: 0 }, { score: 4 }] },
      ],
    },
  };
  expect((await draw(body)).report.proofs.map((p) => p.shown)).toEqual([3, 3.3]);
});

test('a total that its rows do not make is told', async () => {
  const drawn = await draw({
    form: 'data_table',
    headline: 'Sum',
    data: {
      columns: ['a', 'b'],
      rows: [
        ['x', 1],
        ['y', 2],
      ],
      total_row: ['All', 9],
    },
  });
  expect(drawn.report.warnings.map((w) => w.code)).toContain('totals_do_not_reconcile');
});

test('progress bars are proportional to what they show', async () => {
  const rows = [10, 40, 80].map((progress, i) => ({ item: `Item ${i}`, status: 'green', progress }));
  const drawn = await draw({ form: 'status_dashboard', headline: 'State', data: { rows } });
  const bars = [...walk(drawn.deck.slides[0]?.shapes ?? [])].filter((s) => s.datum?.scale === 'progress').map((s) => inOfEmu(s.box.w));
  expect((bars[1] as number) / (bars[0] as number)).toBeCloseTo(4, 2);
  expect((bars[2] as number) / (bars[0] as number)).toBeCloseTo(8, 2);
});

test('a row with too few cells is refused by its place', () => {
  const read = readSlideRequest({
    form: 'comparison_matrix',
    headline: 'x',
    data: { columns: ['A', 'B'], rows: [{ label: 'r', cells: ['1'] }] },
  });
  expect(read).toMatchObject({ ok: false, problem: { code: 'intent_invalid_shape', errors: [{ pointer: '/data/rows/0/cells' }] } });
});

test('a cover hangs on the cover layout', async () => {
  const drawn = await draw({ form: 'hero_statement', headline: 'Network plan 2027', context: 'Board meeting', date: '2026-09-14' });
  expect(drawn.deck.slides[0]?.layout).toBe('cover');
  expect(await textsOf({ form: 'section_divider', headline: 'Money', subject: '02' })).toEqual(['02', 'Money']);
});

test.each([
  ['value_chain', { primary: ['Buy', 'Make', 'Sell'], support: ['HR', 'IT', 'Law', 'Tax', 'Care', 'Rent'] }, '5 support bands; 6 were'],
  [
    'case_story',
    {
      challenge: 'Late',
      action: 'New plan',
      result: 'On time',
      metrics: [1, 2, 3, 4, 5, 6].map((n) => ({ label: `Figure ${n}`, value: n })),
    },
    '5 metrics; 6 were',
  ],
])('%s says which of its lists holds too much', async (form, data, said) => {
  const refused = await draw({ form, headline: 'Many', data }).catch((e: unknown) => e);
  expect(refused).toMatchObject({ problem: { code: 'capacity_exceeded', detail: expect.stringContaining(said) } });
  for (const part of (refused as { problem: { members: { suggested_split: unknown[] } } }).problem.members.suggested_split)
    expect((await draw(part)).report.errors).toEqual([]);
});

test('a long word in a rail of layers stands in one line', async () => {
  const data = { layers: ['Portal', 'Results', 'Process', 'Network'].map((label) => ({ label })), rails: [{ label: 'Cybersicherheit' }] };
  expect(await textsOf({ form: 'layer_stack', headline: 'Layers', data })).toContain('Cybersicherheit');
});
