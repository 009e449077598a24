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
    ['a share of the largest', bars('Three plants cause 61 % of all scrap', 't', PLANTS), ['61% of the total']],
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
    { path: '/data/arrows/0', bound: 'derived', shape_id: 'body/chart/notes/arrow-1-figure', shown: '61% of the total' },
  ]);
  expect(report.proofs).toContainEqual(expect.objectContaining({ kind: 'share', shown: 61, ok: true }));
});
