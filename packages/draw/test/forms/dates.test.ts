/** Dates on an axis: which labels are dates, where they stand, and what is said where they are not clear. */
import { describe, expect, it } from 'vitest';
import { readDates } from '../../src/layout/dates-in-words.ts';
import { drawForm, shapesOf } from './_draw.ts';

const shown = (labels: readonly string[]): readonly string[] =>
  readDates(labels).map(({ days }) => days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)).join(' '));

describe('labels', () => {
  it.each([
    [['2027-01-01', '2027-01-03'], '2027-01-01 2027-01-03'],
    [['2027/1/5', '2027/2/5'], '2027-01-05 2027-02-05'],
    [['2027-11', '2028-02'], '2027-11-01 2028-02-01'],
    [['2027-W01', '2027-W05'], '2027-01-04 2027-02-01'],
    [['1 Jan 2027', '3rd Feb 2027'], '2027-01-01 2027-02-03'],
    [['Jan 1, 2027', 'Feb 3, 2027'], '2027-01-01 2027-02-03'],
    [['Mon 4 Jan 2027', 'Wed 6 Jan 2027'], '2027-01-04 2027-01-06'],
    [['31.12.2027', '1.2.2028'], '2027-12-31 2028-02-01'],
    [['1. März 2027', '3. Mai 2027'], '2027-03-01 2027-05-03'],
    [['1 de enero de 2027', '3 de febrero de 2027'], '2027-01-01 2027-02-03'],
    [['2027年3月', '2027年5月'], '2027-03-01 2027-05-01'],
    [['Oct 24', 'Nov 24', 'Jan 25'], '2024-10-01 2024-11-01 2025-01-01'],
    [["Oct '24", "Jan '25"], '2024-10-01 2025-01-01'],
    [['Q1 24', 'Q4 24'], '2024-01-01 2024-10-01'],
    [['1Q24', '3Q24'], '2024-01-01 2024-07-01'],
    [['H1 2024', 'H1 2025'], '2024-01-01 2025-01-01'],
    [['FY24', 'FY27'], '2024-01-01 2027-01-01'],
    [['2015', '2024E'], '2015-01-01 2024-01-01'],
    [['2023/24', '2025/26'], '2023-01-01 2025-01-01'],
    // Years that are not said follow from the order, once round the calendar.
    [['30 Dec', '2 Jan'], '2001-12-30 2002-01-02'],
    [['28 Feb', '29 Feb'], '2004-02-28 2004-02-29'],
    [['Nov', 'Feb 2027', 'Mar'], '2026-11-01 2027-02-01 2027-03-01'],
    [['Nov 2025', 'Dec', 'Jan', 'Jan 2027', 'Feb'], '2025-11-01 2025-12-01 2026-01-01 2027-01-01 2027-02-01'],
  ])('%j are dates', (labels, dates) => expect(shown(labels)).toEqual([dates]));

  it.each([
    [['100', '200', '500']],
    [['A', 'B']],
    [['2024', '2025', 'Q1 2026']],
    [['30 Feb 2025', '1 Mar 2025']],
    [['2027-02-01', '2027-01-01']],
    [['Marketing', 'Sales']],
    [['W1', 'W2', 'W5']],
    [['Jun', 'Mar', 'Jan']],
    [['Jan', 'Jan', 'Feb']],
    [['Jun 2025', 'Mar', 'Jul']],
    [['Sep', 'Mar', 'Jan', 'Jun 2025']],
    [['Jan 2027', 'Feb 2027', 'today']],
    [['', '']],
    [['1'.repeat(5000), '2'.repeat(5000)]],
  ])('%j are none', (labels) => expect(shown(labels)).toEqual([]));

  it.each([[['01/02/2025', '01/03/2025', '05/03/2025']], [['01/02/2025', '02/02/2025', '09/02/2025']], [['Jan 10', 'Jan 20', 'Feb 25']]])(
    '%j can be read in two ways',
    (labels) => expect(shown(labels).length).toBeGreaterThan(1),
  );

  it('with a day that no month has can be read in one', () =>
    expect(shown(['13/01/2025', '20/02/2025', '01/03/2025'])).toEqual(['2025-01-13 2025-02-20 2025-03-01']));
});

const UNEVEN = ['2027-01-01', '2027-01-03', '2027-02-20', '2027-03-01', '2027-04-01'];
const trend = (periods: readonly string[], variant = 'trend_line', values: readonly (number | null)[] = periods.map((_, i) => 3 + i)) =>
  drawForm({ form: 'trend_chart', variant, headline: 'Riders grow', data: { periods, series: [{ label: 'North', values }] } });
const dots = (drawn: Awaited<ReturnType<typeof trend>>): number[] =>
  shapesOf(drawn)
    .filter((shape) => shape.kind === 'ellipse' && /dot-/.test(shape.id))
    .map(({ box }) => box.x + box.w / 2)
    .sort((a, b) => a - b);
const spans = (xs: readonly number[], unit: number): number[] =>
  xs.slice(1).map((x, i) => (unit * (x - (xs[i] as number))) / ((xs.at(-1) as number) - (xs[0] as number)));
const near = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, one] of wanted.entries()) expect(found[i]).toBeCloseTo(one, 1);
};

describe('a line', () => {
  it('has its points as far apart as their dates, and the labels as they were sent', async () => {
    const drawn = await trend(UNEVEN);
    near(spans(dots(drawn), 90), [2, 48, 9, 31]);
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(drawn.report.layout.text_overlaps).toBe(0);
    const labels = shapesOf(drawn).flatMap((s) =>
      s.kind === 'text' && s.role === 'axis' ? s.text.paragraphs.map((p) => p.runs.map((r) => r.text).join('')) : [],
    );
    expect(labels).toEqual(UNEVEN);
  });
  it('has months at equal distances, and gaps where months are left out', async () =>
    near(spans(dots(await trend(['Nov 25', 'Dec 25', 'Mar 26', 'Feb 27'])), 15), [1, 3, 11]));
  it.each(['trend_line', 'actual_forecast_line', 'indexed_rebased_line', 'small_multiples_trend'])('of %s follows time', async (variant) =>
    near(spans(dots(await trend(UNEVEN, variant)), 90), [2, 48, 9, 31]),
  );
  it.each(['line_trend', 'burndown_chart'])('of the component %s follows time', async (component) => {
    const params =
      component === 'line_trend'
        ? { x_labels: UNEVEN, series: [{ name: 'North', points: [1, 2, 3, 4, 5] }] }
        : { x_labels: UNEVEN, ideal: [9, 8, 5, 4, 1], actual: [9, 8, 6, 5, 3] };
    const drawn = await drawForm({ chrome: { title: 'Riders grow' }, body: { component, params } });
    const path = shapesOf(drawn).find((s) => s.kind === 'path' && s.role === 'mark');
    const xs = path?.kind === 'path' ? path.steps.flatMap((s) => (s.op === 'Z' ? [] : [s.x])) : [];
    near(spans(xs, 90), [2, 48, 9, 31]);
    expect(drawn.report.layout.text_overlaps).toBe(0);
  });
  it('stays even where dates are even, or are no dates', async () => {
    for (const labels of [
      ['Jan', 'Feb', 'Mar', 'Apr'],
      ['31 Jan 2027', '28 Feb 2027', '31 Mar 2027', '30 Apr 2027'],
      ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'],
      ['A', 'B', 'C', 'E'],
    ])
      near(spans(dots(await trend(labels)), 3), [1, 1, 1]);
  });
  it('is not spaced by dates that can be read in two ways, which a notice tells', async () => {
    const drawn = await trend(['01/02/2025', '01/03/2025', '05/03/2025']);
    near(spans(dots(drawn), 2), [1, 1]);
    expect(drawn.report.notices.map(({ code }) => code)).toContain('dates_ambiguous');
    expect((await trend(['01/02/2025', '01/03/2025', '01/04/2025'])).report.notices.map(({ code }) => code)).not.toContain(
      'dates_ambiguous',
    );
  });
  it('of a hundred days in two clusters is drawn with the labels that have room', async () => {
    const day = (i: number): string => new Date(Date.UTC(2027, 0, i < 20 ? 1 + i : 200 + i)).toISOString().slice(0, 10);
    const drawn = await trend(Array.from({ length: 40 }, (_, i) => day(i)));
    expect(drawn.report.layout.text_overlaps).toBe(0);
    expect(drawn.report.warnings.map(({ code }) => code)).toContain('labels_thinned');
  });
});

it.each(['column_trend_growth', 'stacked_column_trend'])('columns of %s stay even, which a notice tells', async (variant) => {
  const drawn = await trend(UNEVEN, variant);
  expect(drawn.report.notices.map(({ code }) => code)).toContain('dates_evenly_spaced');
});
