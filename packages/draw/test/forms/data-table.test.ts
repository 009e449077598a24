import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const table = (more: object = {}, bar: number | undefined = 100) => ({
  form: 'data_table',
  headline: 'Accounts with late orders renew least',
  data: {
    columns: [
      { key: 'group', label: 'Late orders' },
      { key: 'renewed', label: 'Renewed, %', bar },
    ],
    rows: [
      { group: 'Below 5%', renewed: 90 },
      { group: '5 to 15%', renewed: 75 },
      { group: 'Above 15%', renewed: 45 },
    ],
    ...more,
  },
});

describe('a column with bars', () => {
  test('draws each number at its length, and prints it', async () => {
    const drawn = await drawForm(table());
    const marks = shapesOf(drawn).filter(({ role }) => role === 'mark');
    const track = shapesOf(drawn).find(({ id }) => id.includes('/track-'))?.box.w ?? 0;
    expect(marks.map(({ box }) => Math.round((100 * box.w) / track))).toEqual([90, 75, 45]);
    expect(drawn.report).toMatchObject({ fidelity: 'verbatim', errors: [], warnings: [] });
  });

  test('leaves out the bar of a number that it cannot hold, and says so', async () => {
    const drawn = await drawForm(table({}, 80));
    expect(shapesOf(drawn).filter(({ role }) => role === 'mark')).toHaveLength(2);
    expect(drawn.report.warnings.map(({ code, path }) => `${code} ${path}`)).toEqual(['bar_left_out /data/rows/0/renewed']);
  });

  test('tints the row that is set apart and its bar', async () => {
    const drawn = await drawForm(table({ highlight_rows: [2], highlight_tone: 'bad' }));
    const grid = shapesOf(drawn).find(({ kind }) => kind === 'table');
    const cell = grid?.kind === 'table' ? grid.cells[3]?.[0] : undefined;
    expect(cell?.fill).toMatchObject({ color: 'negative', alpha: expect.any(Number) });
    const bar = shapesOf(drawn).filter(({ role }) => role === 'mark')[2];
    expect(bar !== undefined && 'fill' in bar ? bar.fill?.color : '').toBe('negative');
  });

  test('warns of a tone that is none', async () => {
    const drawn = await drawForm(table({ highlight_rows: [2], highlight_tone: 'purple' }));
    expect(drawn.report.warnings.map(({ code }) => code)).toEqual(['unknown_value']);
  });
});

describe('the total of a column of percentages', () => {
  const total = async (renewed: number, label = 'Renewed, %') => {
    const { data, ...rest } = table({ total_row: { group: 'All', renewed } });
    const columns = [
      { key: 'group', label: 'Late orders' },
      { key: 'renewed', label },
    ];
    return (await drawForm({ ...rest, data: { ...data, columns } })).report.warnings.map(({ code }) => code);
  };

  test('may be a mean, and has to be a sum where it is none', async () => {
    expect(await total(78)).toEqual([]);
    expect(await total(100)).toEqual(['totals_do_not_reconcile']);
    expect(await total(78, 'Accounts')).toEqual(['totals_do_not_reconcile']);
  });
});
