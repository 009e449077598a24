/** The forms for finance and comparison charts: what holds for each of them, whatever its drawing. */
import { forms } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

const OWN = [
  'bar_rank_chart',
  'trend_chart',
  'kpi_metrics',
  'slope_chart',
  'small_multiples',
  'marimekko',
  'tornado',
  'football_field',
  'sources_uses',
  'cost_curve',
  'scenario_compare',
  'gauge_score',
  'funnel',
  'nested_magnitude',
];

/** Payloads of callers, as they are sent. */
const SENT: readonly ({ readonly form: string } & Readonly<Record<string, unknown>>)[] = [
  {
    form: 'bar_rank_chart',
    variant: 'benchmark_target_bar',
    headline: 'Two depots miss the punctuality target',
    data: {
      unit: '%',
      categories: [
        { label: 'North', value: 94.1, display: '94.1%', target: 92, tone: 'good' },
        { label: 'Harbour', value: 88.4, display: '88.4%', target: 92, tone: 'bad', gap: '-3.6pp', emphasis: 'primary' },
      ],
    },
    source_note: 'Trip log, May',
  },
  {
    form: 'funnel',
    variant: 'stage_action_funnel',
    headline: 'Registration is where we lose riders',
    data: {
      unit: '',
      stages: [
        { label: 'App opened', value: 8200, display: '8,200', sub: 'Keep', meta: 'Marketing' },
        { label: 'Registered', value: 2600, display: '2,600', sub: 'Drop the phone check', meta: 'Product', emphasis: 'primary' },
        { label: 'First ticket', value: 1900, display: '1,900', sub: 'Offer a trial day', meta: 'Sales' },
      ],
    },
    caution: 'Two thirds never register.',
  },
  {
    form: 'gauge_score',
    variant: 'threshold_explanation_gauge',
    headline: 'Safety culture is one band short',
    data: {
      score: { value: 61, min: 0, max: 100, display: '61', label: 'Safety index' },
      scale: {
        zones: [
          { from: 0, to: 40, label: 'Reactive', tone: 'bad', desc: 'Acts after incidents.' },
          { from: 40, to: 70, label: 'Managed', tone: 'warn', desc: 'Rules exist, practice varies.' },
          { from: 70, to: 100, label: 'Proactive', tone: 'good', desc: 'Risks are removed early.' },
        ],
        target: { value: 75, label: '2027 target' },
      },
    },
  },
  {
    form: 'kpi_metrics',
    variant: 'delta_scoreboard',
    headline: 'More riders, fewer complaints',
    data: {
      metrics: [
        { label: 'Riders', value: '1.31m', delta_value: '+6%', delta_tone: 'good' },
        { label: 'Complaints', value: '402', delta_value: '-11%', delta_tone: 'good', sub: 'per month' },
        { label: 'Punctuality', value: '91%', delta_value: '-1pp', delta_tone: 'bad' },
      ],
    },
    takeaway: 'Punctuality is the one to fix.',
  },
  {
    form: 'nested_magnitude',
    variant: 'pie_share_breakdown',
    headline: 'Two ticket types bring 70% of fares',
    data: {
      levels: [
        { label: 'Monthly', value: 46, display: '46%', detail: ['Employer pays half'], emphasis: 'primary' },
        { label: 'Single', value: 24, display: '24%' },
        { label: 'School', value: 18, display: '18%' },
        { label: 'Other', value: 12, display: '12%' },
      ],
    },
  },
  {
    form: 'trend_chart',
    variant: 'actual_forecast_line',
    headline: 'Night ridership doubles by winter',
    data: {
      periods: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
      series: [{ label: 'Night riders', values: [4100, 4600, 5200], forecast_values: [6000, 7100, 8300], unit: '', emphasis: 'primary' }],
      target: { value: 8000, label: 'Target 8,000' },
    },
  },
];

async function draw(body: unknown): Promise<DrawnSlide> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}
async function refusal(body: unknown): Promise<DrawRefusal['problem']> {
  try {
    await draw(body);
  } catch (error) {
    if (error instanceof DrawRefusal) return error.problem;
    throw error;
  }
  throw new Error('was not refused');
}
const shapesOf = (drawn: DrawnSlide): Shape[] => [...walk(drawn.deck.slides[0]?.shapes ?? [])];
const textsOf = (drawn: DrawnSlide): string[] =>
  shapesOf(drawn).flatMap((s) => ('text' in s && s.text !== undefined ? [plainText(s.text)] : []));
const codes = (drawn: DrawnSlide): string[] => drawn.report.warnings.map((w) => w.code);
const marks = (drawn: DrawnSlide): Shape[] => shapesOf(drawn).filter((s) => s.role === 'mark');
const boxes = (drawn: DrawnSlide): unknown => shapesOf(drawn).map((s) => [s.id, s.box]);

const entries = OWN.map((name) => {
  const entry = forms.find((f) => f.form.name === name);
  if (entry === undefined) throw new Error(name);
  return entry;
});
const examples = entries.flatMap(({ form, variants }) =>
  variants.map((v) => [`${form.name} ${v.name}`, { form: form.name, variant: v.name, ...v.example }] as const),
);

describe('finance and comparison forms', () => {
  /** Ends of bands, lines that are rebased, and courses between the first and the last rank have no number of their own. */
  const DRAWN_ALONE = ['actual_forecast_line', 'indexed_rebased_line', 'rank_change_slope'];

  test.each(examples)('the example of %s shows every value, without a warning', async (_, body) => {
    const drawn = await draw(body);
    expect(drawn.report.errors).toEqual([]);
    expect(codes(drawn)).toEqual([]);
    expect(drawn.report.notices.map((n) => n.code)).toEqual(DRAWN_ALONE.includes(body.variant) ? ['numbers_not_printed'] : []);
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(drawn.report.proofs.every((p) => Math.abs(p.expected - p.shown) <= p.tolerance + 1e-9)).toBe(true);
  });

  test.each(examples)('%s has the same boxes in a dark theme with other faces', async (_, body) => {
    expect(boxes(await draw({ ...body, theme_id: 'editorial-light' }))).toEqual(boxes(await draw({ ...body, theme_id: 'corporate-dark' })));
  });

  test.each(examples)('%s draws right to left without a fault', async (_, body) => {
    expect((await draw({ ...body, direction: 'rtl' })).report.errors).toEqual([]);
  });

  test.each(SENT.map((s) => [s.form, s] as const))('a payload of %s as callers send it renders complete and verbatim', async (_, body) => {
    const { report } = await draw(body);
    expect(report.errors).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test.each(entries.map((e) => [e.form.name, e] as const))(
    '%s refuses one item too many with a split that renders',
    async (_, { form, variants }) => {
      const variant = variants.find((v) => v.name === form.default_variant);
      const example = variant?.example as { data: Record<string, unknown> };
      const [key, list] = Object.entries(example.data)
        .filter((e): e is [string, unknown[]] => Array.isArray(e[1]) && typeof e[1][0] === 'object')
        .filter(([k]) => k !== 'sections' && k !== 'scenarios')[0] ?? ['scores', [{ label: 'Score', value: 50 }]];
      const many = Array.from({ length: form.capacity.hard + 1 }, (_x, i) => ({
        ...(list[i % list.length] as object),
        label: `Item ${i + 1}`,
      }));
      const body = {
        form: form.name,
        ...(form.name === 'gauge_score' ? { variant: 'multi_score_scale' } : {}),
        headline: 'Too many',
        data: { ...example.data, [key]: many },
      };
      const problem = await refusal(body);
      expect(problem.code).toBe('capacity_exceeded');
      const split = problem.members?.suggested_split as unknown[];
      expect(split.length).toBeGreaterThan(1);
      for (const part of split) expect((await draw(part)).report.errors).toEqual([]);
    },
  );
});

describe('bar_rank_chart', () => {
  const body = (categories: readonly object[], rest: object = {}) => ({
    form: 'bar_rank_chart',
    headline: 'Ranks',
    data: { unit: '', categories, ...rest },
  });
  test('ranks the largest first and keeps the order of ties', async () => {
    const drawn = await draw(
      body([
        { label: 'A', value: 2 },
        { label: 'B', value: 5 },
        { label: 'C', value: 5 },
      ]),
    );
    expect(marks(drawn).map((m) => m.name)).toEqual(['bar 1: B', 'bar 2: C', 'bar 3: A']);
  });
  test('draws lengths in proportion, negative ones to the other side', async () => {
    const drawn = await draw({
      ...body([
        { label: 'A', value: 40 },
        { label: 'B', value: -10 },
      ]),
      variant: 'diverging_variance_bar',
    });
    const [a, b] = marks(drawn) as [Shape, Shape];
    expect(b.box.w / a.box.w).toBeCloseTo(0.25, 3);
    expect(b.box.x + b.box.w).toBeCloseTo(a.box.x, -1);
  });
  test('draws zeros, a missing value and a single category', async () => {
    for (const categories of [
      [
        { label: 'A', value: 0 },
        { label: 'B', value: 0 },
      ],
      [
        { label: 'A', value: null },
        { label: 'B', value: 3 },
      ],
      [{ label: 'Only', value: 7 }],
    ])
      for (const variant of [
        'ranked_magnitude_bar',
        'benchmark_target_bar',
        'diverging_variance_bar',
        'lollipop_ranking',
        'share_bracket_bar',
        'grouped_comparison_bar',
      ])
        expect((await draw({ ...body(categories), variant })).report.errors).toEqual([]);
  });
  test('takes sub for sublabel and says so', async () => {
    const drawn = await draw(body([{ label: 'A', value: 1, sub: 'below' }]));
    expect(codes(drawn)).toContain('normalized');
    expect(textsOf(drawn).join()).toContain('below');
  });
});

describe('trend_chart', () => {
  const body = (series: readonly object[], periods: readonly string[], variant = 'trend_line') => ({
    form: 'trend_chart',
    variant,
    headline: 'Trend',
    data: { periods, series },
  });
  test('computes the compound rate from the years of first and last', async () => {
    const drawn = await draw(body([{ label: 'S', values: [100, 110, 121] }], ['2023', '2024', '2025'], 'column_trend_growth'));
    expect(textsOf(drawn)).toContain('CAGR +10.0%');
  });
  test('rebases every series to 100', async () => {
    const drawn = await draw(
      body(
        [
          { label: 'A', values: [50, 75] },
          { label: 'B', values: [10, 11] },
        ],
        ['2024', '2025'],
        'indexed_rebased_line',
      ),
    );
    expect(textsOf(drawn)).toEqual(expect.arrayContaining(['A 150', 'B 110']));
  });
  test('interrupts the line at a missing value and warns', async () => {
    const drawn = await draw(
      body(
        [
          { label: 'A', values: [1, 2, null, 4, 5] },
          { label: 'B', values: [2, 2, 3, 3, 4] },
        ],
        ['a', 'b', 'c', 'd', 'e'],
      ),
    );
    expect(codes(drawn)).toContain('missing_values');
    expect(marks(drawn).filter((m) => /^line 1: A( 2)?$/.test(m.name))).toHaveLength(2);
  });
});

describe('kpi_metrics', () => {
  test('takes delta for delta_value without a word, as existing clients send it', async () => {
    const drawn = await draw({
      form: 'kpi_metrics',
      headline: 'Figures',
      data: { metrics: [{ label: 'Riders', value: '1.3m', delta: '+6%', delta_tone: 'good' }] },
    });
    expect(codes(drawn)).toEqual([]);
    expect(textsOf(drawn)).toContain('▲ +6%');
    expect(drawn.report.fidelity).toBe('verbatim');
  });
});

describe('sources_uses', () => {
  test('says by how much the totals differ', async () => {
    const drawn = await draw({
      form: 'sources_uses',
      headline: 'Funds',
      data: { sources: [{ label: 'Loan', value: 100 }], uses: [{ label: 'Price', value: 90 }] },
    });
    expect(drawn.report.warnings.find((w) => w.code === 'totals_do_not_reconcile')?.message).toContain('+10');
  });
});
