/** Data that charts find hard: signs, sizes, gaps, long names, one of everything. */

const bars = (rows: readonly (readonly [string, number | null])[]): Record<string, unknown> => ({
  chrome: { title: 'Hard data' },
  body: { component: 'bar_list', params: { rows: rows.map(([label, value]) => ({ label, value })) } },
});

const rank = (variant: string, data: Record<string, unknown>, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  form: 'bar_rank_chart',
  variant,
  headline: 'Hard data',
  data,
  ...more,
});

const waterfall = (bars: readonly (readonly [string, number, string])[]): Record<string, unknown> => ({
  chrome: { title: 'Hard data' },
  body: { component: 'waterfall', params: { bars: bars.map(([label, value, type]) => ({ label, value, type })) } },
});

const LONG = 'Engineering, procurement and construction of offshore stations in northern waters';

export const HARD: Readonly<Record<string, Record<string, unknown>>> = {
  'hard-bars-signs': bars([
    ['Up', 12.4],
    ['Down', -8.25],
    ['Nothing', 0],
    ['Missing', null],
    ['Small', 0.01],
  ]),
  'hard-bars-huge': bars([
    ['Huge', 123_456_789_012],
    ['Large', 98_765_432_109.5],
    ['Negative', -45_000_000_000],
  ]),
  'hard-bars-long': bars([
    [LONG, 5],
    [`${LONG} & <more> "quoted"`, 3],
    ['=SUM(A1)', 1],
  ]),
  'hard-bars-one': bars([['Alone', 7]]),
  'hard-bars-negative': bars([
    ['A', -1],
    ['B', -20],
    ['C', -300],
  ]),
  'hard-bars-two-columns': bars(Array.from({ length: 40 }, (_, i) => [`Row ${i + 1}`, 400 - i * 9.5] as const)),
  'hard-bars-rtl': {
    ...bars([
      ['أ', 12],
      ['ب', -8],
      ['ج', 5],
    ]),
    direction: 'rtl',
    locale: 'ar',
  },
  'hard-bars-dark': {
    ...bars([
      ['North', 12],
      ['South', 8],
    ]),
    theme_id: 'corporate-dark',
  },
  'hard-grouped-signs': rank('grouped_comparison_bar', {
    unit: '%',
    series_labels: ['2024', '2025'],
    categories: [
      { label: 'North', values: [-4.5, 6] },
      { label: 'South', values: [3, -2.25] },
      { label: 'East', values: [null, 1] },
    ],
  }),
  'hard-grouped-three-de': rank(
    'grouped_comparison_bar',
    {
      unit: '€',
      series_labels: ['Plan', 'Ist', 'Vorjahr'],
      categories: [
        { label: 'Nord', values: [1234.5, 1301, 990] },
        { label: 'Süd', values: [2200, 1800, 2100] },
      ],
    },
    { locale: 'de-DE', theme_id: 'editorial-dark' },
  ),
  'hard-grouped-rtl': rank(
    'grouped_comparison_bar',
    {
      series_labels: ['أ', 'ب'],
      categories: [
        { label: 'أول', values: [4, 6] },
        { label: 'ثان', values: [3, 2] },
        { label: 'ثالث', values: [5, 1] },
      ],
    },
    { direction: 'rtl', locale: 'ar' },
  ),
  'hard-diverging-es': rank(
    'diverging_variance_bar',
    {
      unit: 'pp',
      categories: [
        { label: 'A', value: 1234.5 },
        { label: 'B', value: -12_345.6 },
        { label: 'C', value: 3 },
      ],
    },
    { locale: 'es-ES' },
  ),
  'hard-stack-signs': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'stacked_bar',
      params: {
        categories: ['New', 'Lost', 'Other'],
        rows: [
          { label: 'Alpha', values: [12, -5, 3] },
          { label: 'Beta', values: [8, -9, null] },
          { label: 'Gamma', values: [0, -1.5, 20] },
        ],
      },
    },
  },
  'hard-stack-share': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'stacked_bar',
      params: {
        categories: ['Yes', 'No', 'Do not know'],
        rows: [
          { label: '2023', values: [60, 30, 10] },
          { label: '2024', values: [55, 44.2, 0.8] },
        ],
      },
    },
  },
  'hard-stack-dark': {
    theme_id: 'technical-dark',
    chrome: { title: 'Hard data' },
    body: {
      component: 'stacked_bar',
      params: {
        categories: ['a', 'b'],
        rows: [
          { label: LONG, values: [1000, 2500] },
          { label: 'Short', values: [900, 100] },
        ],
      },
    },
  },
  'hard-waterfall-cross': waterfall([
    ['Start', 20, 'start'],
    ['Fall', 50, 'subtract'],
    ['Rise', 15, 'add'],
    ['Rise more', 40, 'add'],
    ['End', 25, 'end'],
  ]),
  'hard-waterfall-below': waterfall([
    ['Start', -20, 'start'],
    ['Fall', 15, 'subtract'],
    ['Rise', 10, 'add'],
    ['End', -25, 'end'],
  ]),
  'hard-waterfall-cut': waterfall([
    ['Start', 1000, 'start'],
    ['Fall', 12.5, 'subtract'],
    ['Rise', 30, 'add'],
    ['End', 1017.5, 'end'],
  ]),
  'hard-waterfall-zero': waterfall([
    ['Start', 10, 'start'],
    ['Nothing', 0, 'add'],
    ['Tiny', 0.01, 'add'],
    ['End', 10.01, 'end'],
  ]),
  'hard-waterfall-rows': waterfall([
    [LONG, 20, 'start'],
    [`${LONG} one`, 50, 'subtract'],
    [`${LONG} two`, 45, 'add'],
    ['End', 15, 'end'],
  ]),
  'hard-lines-gaps': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'line_trend',
      params: {
        x_labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
        series: [
          { name: 'With a gap', points: [4, 6, null, 3, -2, 5] },
          { name: 'Level', points: [2, 2, 2, 2, 2, 2] },
          { name: 'Short', points: [1, 3] },
        ],
      },
    },
  },
  'hard-lines-two': {
    chrome: { title: 'Hard data' },
    body: { component: 'line_trend', params: { x_labels: ['2024', '2025'], series: [{ name: LONG, points: [1_000_000, 2_500_000.5] }] } },
  },
  'hard-lines-one': {
    chrome: { title: 'Hard data' },
    body: { component: 'line_trend', params: { x_labels: ['2025'], series: [{ name: 'Alone', points: [3] }] } },
  },
  'hard-forecast-dark': {
    form: 'trend_chart',
    variant: 'actual_forecast_line',
    headline: 'Hard data',
    theme_id: 'minimal-dark',
    data: {
      periods: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'],
      series: [
        { label: 'One', values: [-4, null, 6.5], forecast_values: [7, 9] },
        { label: 'Two', values: [1, 2, 3], forecast_values: [2, 1] },
      ],
    },
  },
  'hard-donut-small': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'donut',
      params: {
        segments: [
          { label: LONG, value: 900 },
          { label: 'Zero', value: 0 },
          { label: 'Missing', value: null },
          ...Array.from({ length: 9 }, (_, i) => ({ label: `Small ${i + 1}`, value: i + 1 })),
        ],
      },
    },
  },
  'hard-donut-one': { chrome: { title: 'Hard data' }, body: { component: 'donut', params: { segments: [{ label: 'Alone', value: 3 }] } } },
  'hard-map-bubbles': {
    form: 'position_map',
    variant: 'scatter_bubble',
    headline: 'Hard data',
    data: {
      x_axis: { label: 'Cost' },
      y_axis: { label: 'Value' },
      points: [
        { label: 'Huge', x: -40, y: 1000, size: 900 },
        { label: 'Middle', x: 0, y: 0, size: 100 },
        { label: 'Nothing', x: 40, y: -500, size: 0 },
        { label: 'Tiny', x: 10, y: 300, size: 1 },
      ],
    },
  },
  'hard-map-dots': {
    form: 'position_map',
    variant: 'scatter_bubble',
    headline: 'Hard data',
    data: {
      x_axis: {},
      y_axis: {},
      points: [
        { label: 'A', x: 1, y: 1 },
        { label: 'B', x: 2, y: 3 },
        { label: LONG, x: 3, y: 2 },
      ],
    },
  },
  'hard-line-over-columns': {
    form: 'trend_chart',
    variant: 'column_trend_growth',
    headline: 'Hard data',
    data: {
      periods: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
      series: [{ label: 'Result', values: [-12, 30, null, 48, 51.5], forecast_values: [60, 72] }],
      line_over: { label: 'Margin', unit: '%', values: [-4.2, 3.1, 5, null, 7.75], forecast_values: [8, 9.5] },
    },
  },
  'hard-line-over-stack': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'stacked_bar',
      params: {
        categories: ['A', 'B'],
        rows: [2022, 2023, 2024].map((label, i) => ({ label: `${label}`, values: [10 + i, -4] })),
        line_over: { label: 'Staff', unit: 'FTE', values: [1162, 1180, 1350] },
      },
    },
  },
  'hard-lines-dates': {
    form: 'trend_chart',
    variant: 'trend_line',
    headline: 'Hard data',
    data: {
      periods: ['2027-01-01', '2027-01-03', '2027-02-20', '2027-03-01', '2027-04-01'],
      series: [
        { label: 'North', values: [3, null, 0, -2, 4] },
        { label: 'South', values: [null, 2, 2, null, 1] },
      ],
    },
  },
  'hard-lines-months': {
    chrome: { title: 'Hard data' },
    body: {
      component: 'line_trend',
      params: { x_labels: ['Nov 25', 'Dec 25', 'Mar 26', 'Feb 27'], series: [{ name: 'Orders', points: [4, 5, 7, 6] }] },
    },
  },
  'hard-panels-years': {
    form: 'trend_chart',
    variant: 'small_multiples_trend',
    headline: 'Hard data',
    data: {
      periods: ['1990', '2010', '2020', '2025'],
      series: ['A', 'B', 'C'].map((label, i) => ({ label, values: [1 + i, 2, 4 - i, 3] })),
    },
  },
};
