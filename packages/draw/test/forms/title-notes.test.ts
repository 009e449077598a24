/** What a title claims of the numbers of a chart is drawn where the numbers prove it, and only there. */
import { plainText } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

type Values = Readonly<Record<string, number>>;

const bars = (headline: string, unit: string, values: Values, more: object = {}) => ({
  form: 'bar_rank_chart',
  headline,
  data: { unit, categories: Object.entries(values).map(([label, value]) => ({ label, value })) },
  ...more,
});

const lines = (
  headline: string,
  unit: string,
  periods: readonly string[],
  series: Readonly<Record<string, readonly number[]>>,
  more: object = {},
) => ({
  form: 'trend_chart',
  headline,
  data: { unit, periods, series: Object.entries(series).map(([label, values]) => ({ label, values })) },
  ...more,
});

async function notesOf(body: object): Promise<readonly string[]> {
  const drawn = await drawForm(body);
  return shapesOf(drawn).flatMap((s) =>
    s.kind === 'text' && s.id.includes('/notes/') ? [plainText(s.text).replaceAll(/[\u00a0\u202f]/g, ' ')] : [],
  );
}

const YEARS = ['2020', '2021', '2022', '2023', '2024'];
const REVENUE = { Revenue: [120, 128, 141, 150, 165.6] };
const PLANTS = { Osaka: 410, Puebla: 302, Leeds: 220, Cork: 190, Graz: 160, Turin: 130, Kiel: 116 };

describe('a claim that the numbers prove', () => {
  test.each([
    ['growth over all periods', lines('Revenue is up 38 % since 2020', '$m', YEARS, REVENUE), ['+38%']],
    ['growth since the period before', lines('Revenue is up 10.4 % on last year', '$m', YEARS, REVENUE), ['+10%']],
    ['growth a year', lines('Revenue grew 8.4 % a year', '$m', YEARS, REVENUE), ['+8.4% a year']],
    ['growth in German', lines('Der Umsatz wächst um 8,4 % pro Jahr', 'Mio. €', YEARS, REVENUE, { locale: 'de' }), ['+8,4 % pro Jahr']],
    [
      'half, in French',
      lines('Les délais ont été divisés par deux', 'jours', YEARS, { Délai: [42, 37, 33, 27, 21] }, { locale: 'fr' }),
      ['−50 %'],
    ],
    ['a multiple of two items', bars('North sells twice as much as South', '€m', { North: 48, West: 33, East: 30, South: 24.2 }), ['2.0×']],
    [
      'a distance in words',
      bars('Kiel liegt sechs Punkte hinter Bonn', '%', { Bonn: 84, Kiel: 78, Ulm: 61, Jena: 55 }, { locale: 'de' }),
      ['+6 Pp.'],
    ],
    [
      'a lead of one line',
      lines('Women now lead by four points', '%', YEARS, { Women: [51, 53, 55, 58, 63], Men: [56, 56, 57, 58, 59] }),
      ['+4 pp'],
    ],
    ['a share of the largest', bars('Three plants cause 61 % of all scrap', 't', PLANTS), ['932 = 61%']],
    [
      'a share of the largest, beside losses',
      bars('Two sites earn 80 % of the margin', '€m', { Oslo: 50, Graz: 30, Kiel: 21, Turin: 9, Cork: -10 }),
      ['80 = 80%'],
    ],
    ['a sum of items that are named', bars('Leeds and Cork ship 410 t', 't', { ...PLANTS, Osaka: 500 }), ['410']],
    ['a share of items that are named', bars('Leeds and Cork cause 27 % of all scrap', 't', PLANTS), ['410 = 27%']],
    ['an average', bars('Osaka is far above the average', 't', PLANTS), ['Average of the 7 shown: 218']],
    ['a peak with its year', lines('Claims are off their 2022 peak', 'k', YEARS, { Claims: [14, 19, 22, 18, 15] }), ['Peak 2022: 22']],
    ['a limit', lines('Complaints fell below 50 a month', 'complaints', YEARS, { Complaints: [92, 81, 77, 58, 44] }), ['50']],
    [
      'a line that passes another',
      lines('Streaming passed linear in 2022', '$bn', YEARS, { Streaming: [2, 5, 9, 12, 15], Linear: [14, 11, 8, 7, 6] }),
      ['2022: Streaming 9, Linear 8'],
    ],
  ] as const)('%s', async (_what, body, expected) => {
    expect(await notesOf(body)).toEqual(expected);
  });
});

describe('nothing is drawn', () => {
  test.each([
    ['where the next item is as large', bars('Two plants cause 60 % of all scrap', 't', { Osaka: 30, Puebla: 30, Leeds: 30, Cork: 10 })],
    [
      'where a share is that of the items named and of others',
      bars('Two plants cause 50 % of it, Leeds and Cork included', 't', { Osaka: 26, Puebla: 24, Leeds: 26.2, Cork: 23.8, Graz: 0 }),
    ],
    ['where the figure is another one', lines('Revenue is up 41 % since 2020', '$m', YEARS, REVENUE)],
    ['where the direction is the other one', lines('Revenue is down 38 % since 2020', '$m', YEARS, REVENUE)],
    [
      'where a value is missing',
      {
        ...lines('Revenue is up 38 % since 2020', '$m', YEARS, REVENUE),
        data: { unit: '$m', periods: YEARS, series: [{ label: 'Revenue', values: [120, 128, null, 150, 165.6] }] },
      },
    ],
    ['where the peak was in another year', lines('Claims are off their 2021 peak', 'k', YEARS, { Claims: [14, 19, 22, 18, 15] })],
    ['where rates have no average', bars('Osaka is above the average', '%', { Osaka: 41, Leeds: 30, Cork: 22, Graz: 11 })],
    ['where the share is another one', bars('Three plants cause 70 % of all scrap', 't', PLANTS)],
    ['where the named items do not stand together', bars('Osaka and Leeds cause 41 % of all scrap', 't', PLANTS)],
    ['where the unit of the limit is another one', bars('All plants stay above 200 employees', 't', PLANTS)],
    [
      'where the caller sent an average',
      { ...bars('Osaka is above the average', 't', PLANTS), data: { ...bars('', 't', PLANTS).data, average: 200 } },
    ],
    ['where the caller wants none', bars('Three plants cause 61 % of all scrap', 't', PLANTS, { furnish: 'none' })],
  ])('%s', async (_what, body) => {
    expect(await notesOf(body)).toEqual([]);
  });
});

test('the answer names the figure as derived, under the member that draws the same', async () => {
  const { report } = await drawForm(bars('Three plants cause 61 % of all scrap', 't', PLANTS));
  expect(report.fidelity_manifest.filter(({ path }) => path.startsWith('/data/arrows'))).toEqual([
    { path: '/data/arrows/0', bound: 'derived', shape_id: 'body/chart/notes/arrow-1-figure', shown: '932 = 61%' },
  ]);
  expect(report.proofs).toContainEqual(expect.objectContaining({ kind: 'share', shown: 61, ok: true }));
});

describe('parts of a whole that the title adds up', () => {
  const ring = (title: string, more: object = {}) => ({
    chrome: { title },
    body: {
      component: 'donut',
      params: {
        segments: Object.entries({ Hospitals: 212, Diagnostics: 154, 'Home care': 98, Dental: 71, Veterinary: 43, Other: 22 }).map(
          ([label, value]) => ({ label, value }),
        ),
      },
    },
    ...more,
  });
  const centreOf = async (body: object): Promise<readonly string[]> =>
    shapesOf(await drawForm(body)).flatMap((s) => (s.kind === 'text' && /\/total(-word)?$/.test(s.id) ? [plainText(s.text)] : []));
  const boldOf = async (body: object): Promise<readonly string[]> =>
    shapesOf(await drawForm(body)).flatMap((s) =>
      s.kind === 'text'
        ? s.text.paragraphs.flatMap(({ runs }) => runs.flatMap((r) => (r.bold && /label$/.test(r.path ?? '') ? [r.text] : [])))
        : [],
    );

  test('have their share in the centre of a ring, and are set apart', async () => {
    expect(await centreOf(ring('Two segments bring in 61% of revenue'))).toEqual(['61%', '366 / 600']);
    expect(await boldOf(ring('Two segments bring in 61% of revenue'))).toEqual(['Hospitals', 'Diagnostics']);
  });

  test('have it not where the title states another share, or where nothing is to be added', async () => {
    expect(await centreOf(ring('Two segments bring in 65% of revenue'))).toEqual(['600', 'Total']);
    expect(await centreOf(ring('Two segments bring in 61% of revenue', { furnish: 'none' }))).toEqual(['600', 'Total']);
  });

  test('have a bracket beside rows', async () => {
    const sides = (headline: string) => ({
      form: 'sources_uses',
      variant: 'two_tables',
      headline,
      data: {
        unit: '€m',
        sources: [
          { label: 'Term loan', value: 280 },
          { label: 'Equity', value: 260, emphasis: 'primary' },
          { label: 'Rollover', value: 60, emphasis: 'primary' },
          { label: 'Vendor loan', value: 40 },
        ],
        uses: [
          { label: 'Price', value: 600 },
          { label: 'Fees', value: 40 },
        ],
      },
    });
    const sums = async (headline: string) =>
      shapesOf(await drawForm(sides(headline))).flatMap((s) => (s.kind === 'text' && s.id.includes('/sum-') ? [plainText(s.text)] : []));
    expect(await sums('Equity carries half of the €640m')).toEqual(['320 = 50%']);
    expect(await sums('Equity carries a third of the €640m')).toEqual([]);
  });
});

describe('a change between two values that the title states', () => {
  const slope = (headline: string, more: object = {}) => ({
    form: 'slope_chart',
    variant: 'two_period_slope',
    headline,
    data: {
      unit: '%',
      periods: [2019, 2025],
      items: [
        { label: 'Hollins', values: [78, 64] },
        { label: 'Ashgrove', values: [71, 73] },
        { label: 'Kingsmead', values: [65, 61] },
        { label: 'Northcote', values: [58, 44] },
      ],
    },
    ...more,
  });
  const changes = async (body: object) =>
    shapesOf(await drawForm(body)).flatMap((s) =>
      s.kind === 'text' && s.id.includes('/label-')
        ? s.text.paragraphs.flatMap(({ runs }) => runs.flatMap((r) => /pp/.exec(r.text) ?? []))
        : [],
    );

  test.each([
    ['by how much, of the item that is named', 'Hollins fell by 14 points', 1],
    ['from which value to which', 'Kingsmead went from 65% to 61%', 1],
    ['of two items, of which neither is named', 'One school fell by 14 points', 0],
    ['of another item', 'Ashgrove fell by 14 points', 0],
    ['in another unit', 'Hollins fell by 14%', 0],
  ])('%s', async (_what, headline, times) => {
    expect(await changes(slope(headline))).toHaveLength(times);
    expect(await changes(slope(headline, { furnish: 'none' }))).toEqual([]);
  });

  test.each([
    ['from 48% to 61% in month 3', true],
    ['from 57% to 61% and then fell', false],
    ['from 47% to 62%', false],
  ])('is an arrow between two outlined cells of one column: %s', async (words, is) => {
    const drawn = await drawForm({
      form: 'heat_matrix',
      variant: 'cohort_heat_matrix',
      headline: `Retention rose ${words}`,
      data: {
        unit: '%',
        x_labels: ['M0', 'M1', 'M2', 'M3'],
        y_labels: ['Jan', 'Feb', 'Mar'],
        cells: [
          [100, 71, 57, 48],
          [100, 70, 59, 50],
          [100, 78, 67, 61],
        ],
      },
    });
    expect(shapesOf(drawn).filter(({ id }) => id.includes('/claim')).length).toBe(is ? 3 : 0);
  });
});

describe('items beyond a limit', () => {
  const plants = (headline: string) => ({
    form: 'bar_rank_chart',
    variant: 'benchmark_target_bar',
    headline,
    data: {
      unit: '%',
      good_when: 'down',
      categories: Object.entries({ Puebla: 5, Emden: 3.6, Brno: 3.1, Kassel: 1.9, Zwickau: 2.2 }).map(([label, value]) => ({
        label,
        value,
        target: 2.5,
      })),
    },
  });
  const strong = async (body: object) =>
    shapesOf(await drawForm(body)).flatMap((s) =>
      s.role === 'mark' && 'fill' in s && s.fill?.color === 'accent1' ? [/bar \d: (.*)/.exec(s.name)?.[1]] : [],
    );

  test('are set apart where the title counts them', async () => {
    expect(await strong(plants('Three of five plants miss the scrap target'))).toEqual(['Puebla', 'Emden', 'Brno']);
    expect(await strong(plants('Two of five plants meet the scrap target'))).toEqual(['Kassel', 'Zwickau']);
  });

  test('are all alike where it counts others', async () => {
    expect(await strong(plants('Four plants have a scrap target'))).toHaveLength(5);
  });

  test.each([
    ['Two markets have an NPL ratio above 5%', ['5%']],
    ['Two markets have an NPL ratio above 15%', []],
    ['Two markets grow by more than 5%', []],
    ['Two markets have an NPL ratio above €5', []],
  ])('have a line on the axis that the title names: %s', async (headline, expected) => {
    const drawn = await drawForm({
      form: 'position_map',
      variant: 'scatter_bubble',
      headline,
      data: {
        x_axis: { label: 'GDP growth, %' },
        y_axis: { label: 'NPL ratio, %' },
        points: [
          { label: 'Poland', x: 3.1, y: 2.4 },
          { label: 'Hungary', x: 1.2, y: 4.2 },
          { label: 'Bulgaria', x: 2.8, y: 6.4 },
          { label: 'Ukraine', x: -1.5, y: 9.8 },
        ],
      },
    });
    expect(shapesOf(drawn).flatMap((s) => (s.kind === 'text' && s.id.endsWith('/limit-figure') ? [plainText(s.text)] : []))).toEqual(
      expected,
    );
  });
});
