/** Tables of a document as charts: where the figures have one unit and the chart says all of them, and else tables. */
import { describe, expect, it } from 'vitest';
import { planDocument } from '../src/index.ts';

type Intent = Readonly<Record<string, unknown>>;
const slideOf = (heading: string, table: string): Intent =>
  planDocument({ markdown: `# R\n\n## ${heading}\n\n${table}` }, { draws: () => ({ smallest_pt: 14 }) }).slides[1]?.intent ?? {};
const table = (head: string, ...rows: readonly string[]): string =>
  [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].map((row) => `|${row}|`).join('\n');

describe('a table becomes', () => {
  it('ranked bars with the sum of its last row in the sub-line', () => {
    const rows = ['North quay|1,240', 'Container terminal|2,915', 'Ferry dock|310', 'Oil jetty|880'];
    const slide = slideOf('Cargo by terminal', table('Terminal|Cargo (kt)', ...rows, '**Total**|**5,345**'));
    expect(slide).toMatchObject({
      form: 'bar_rank_chart',
      variant: 'ranked_magnitude_bar',
      chart_mode: 'native',
      headline: 'Cargo (kt): largest for Container terminal, with 2,915 of 5,345',
      context: 'Cargo by terminal · Total: 5,345',
      data: {
        unit: 'kt',
        categories: [{ value: 1240 }, { label: 'Container terminal', value: 2915 }, { value: 310 }, { value: 880 }],
      },
    });
  });

  it('one whole in parts where its shares add up to it, with the name of the measure in the sub-line', () => {
    const slide = slideOf('Traffic', table('Mode|Share of calls', 'Container|46 %', 'Bulk|31 %', 'Ferry|15 %', 'Other|8 %'));
    expect(slide).toMatchObject({
      form: 'nested_magnitude',
      chart_mode: 'native',
      data: { levels: [{ value: 46 }, { value: 31 }, { value: 15 }, { value: 8 }] },
    });
    expect(slide['headline'], 'the measure is named').toContain('Share of calls');
  });

  it('bars where its shares are no parts of one whole', () => {
    const slide = slideOf('Traffic', table('Terminal|Berths in use', 'North|80 %', 'South|70 %', 'West|64 %'));
    expect(slide).toMatchObject({ form: 'bar_rank_chart', chart_mode: 'native' });
  });

  it('lines over its periods', () => {
    const slide = slideOf('Revenue', table('Year|Revenue (EUR m)', '2023|91.3', '2024|97.0', '2025|104.6'));
    expect(slide).toMatchObject({ form: 'trend_chart', chart_mode: 'native', written: { '97': '97.0' } });
  });

  it('lines with gaps where it has no value, with the sums of its last row in the sub-line', () => {
    const rows = ['Old weir|412|388|431', 'Roofs|188|201|214', 'Turbine|–|640|912'];
    const sums = '**Total**|**600**|**1,229**|**1,557**';
    const slide = slideOf('Power by site, MWh', table('Site|2021|2022|2023', ...rows, sums));
    expect(slide).toMatchObject({
      form: 'trend_chart',
      chart_mode: 'native',
      context: expect.stringContaining('Total: 2021 600, 2022 1,229, 2023 1,557'),
      data: { series: [{ values: [412, 388, 431] }, { values: [188, 201, 214] }, { label: 'Turbine', values: [null, 640, 912] }] },
    });
  });

  it('groups of bars with the sums of its last row in the sub-line', () => {
    const rows = ['Operations|212|220', 'Pilots|48|51', 'Office|64|60', 'Total|324|331'];
    expect(slideOf('Staff', table('Department|Staff 2024|Staff 2025', ...rows))).toMatchObject({
      variant: 'grouped_comparison_bar',
      context: expect.stringContaining('Total: Staff 2024 324, Staff 2025 331'),
      data: { categories: [{ label: 'Operations' }, { label: 'Pilots' }, { label: 'Office' }] },
    });
  });
});

it.each([
  ['a column of notes', table('Site|Power (MWh)|Gas (MWh)|Note', 'North|412|120|new cranes', 'South|231|85|for 41 ships')],
  ['several units', table('Site|Revenue (EUR m)|Staff|Margin', 'North|41.2|120|12%', 'South|23.1|85|9%', 'West|12.1|33|8%')],
  ['a sum among its rows', table('Position|2024|2025', 'Sales|100|120', 'Rent|40|44', 'Sales less rent|60|76', 'Staff|30|31')],
  ['rows that stand for others', table('Position|2024|2025', 'Total income|100|120', 'Fees|60|76', 'Grants|40|44')],
  ['two rows and their sum', table('Position|2024|2025', 'Racks|1,240|1,215', 'Belts|865|905', 'Total|2,105|2,120')],
  ['an empty cell', table('Site|Calls', 'North|41', 'South|', 'West|12')],
])('a table with %s stays a table', (_what, markdown) => {
  const slide = slideOf('Sites', markdown);
  expect(slide).toMatchObject({ form: 'data_table' });
  expect(slide).not.toHaveProperty('chart_mode');
});

it('a caption stays with its table, and says the unit of its chart', () => {
  const over = 'The wind blew as never before, and the roofs did well.\n\nTable 1: Power by site, MWh\n\n';
  const slide = slideOf(
    'Power',
    `${over}${table('Site|2021|2022|2023', 'Old weir|412|388|431', 'Roofs|188|201|214', 'Turbine|320|640|912')}`,
  );
  expect(slide['data']).toMatchObject({
    text: ['The wind blew as never before, and the roofs did well.'],
    exhibits: [{ form: 'trend_chart', head: 'Table 1: Power by site, MWh' }],
  });
});

it('no measure of several takes the name of another', () => {
  const rows = ['Racks|1,240|1,215', 'Belts|865|905', 'Lifts|120|131'];
  const slide = slideOf('Costs', table('Position|Budget|Forecast', ...rows));
  expect(slide).toMatchObject({ form: 'variance_table', data: { labels: { plan: 'Budget', actual: 'Forecast' } } });
});
