import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

const periods = ['2022', '2023', '2024', '2025'];
const body = (public_: readonly number[], private_: readonly number[]) => ({
  form: 'trend_chart',
  variant: 'trend_line',
  headline: 'Cost per patient day',
  data: {
    periods,
    series: [
      { label: 'Public', values: public_ },
      { label: 'Private', values: private_ },
    ],
  },
});
const numbersOn = (drawn: Awaited<ReturnType<typeof drawForm>>): string[] =>
  shapesOf(drawn).flatMap((s) =>
    s.kind === 'text' && /value|end-/.test(s.id) ? s.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text.trim())) : [],
  );

describe('lines of a trend', () => {
  test('print every value where all of them find a place', async () => {
    const drawn = await drawForm(body([412, 431, 458, 477], [655, 690, 702, 748]));
    expect(numbersOn(drawn)).toEqual(expect.arrayContaining(['412', '431', '458', '477', '655', '690', '702', '748']));
    expect(drawn.report).toMatchObject({ warnings: [], errors: [], fidelity: 'verbatim' });
  });

  test('that run close print their values in rows under the periods, with an axis', async () => {
    const drawn = await drawForm(body([10.1, 12.2, 13.1, 15.1], [10.2, 11.9, 13.4, 14.8]));
    expect(shapesOf(drawn).some((s) => s.role === 'gridline')).toBe(true);
    expect(numbersOn(drawn)).toEqual(expect.arrayContaining(['10.1', '12.2', '13.1', '15.1', '10.2', '11.9', '13.4', '14.8']));
    const tops = (series: number) => shapesOf(drawn).flatMap((s) => (s.id.includes(`/value-${series}-`) ? [s.box.y] : []));
    expect([new Set(tops(1)).size, new Set(tops(2)).size]).toEqual([1, 1]);
    expect(Math.min(...tops(2))).toBeGreaterThan(Math.min(...tops(1)));
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
    expect(drawn.report.warnings).toEqual([]);
    expect(drawn.report.notices.map((n) => n.code)).toEqual(['axis_not_zero']);
  });

  test('that are too many for rows print the last values alone, and say so', async () => {
    const series = Array.from({ length: 6 }, (_, k) => ({ label: `Line ${k}`, values: [10, 12, 13, 15].map((v) => v + k / 10) }));
    const drawn = await drawForm({ ...body([], []), data: { periods, series } });
    expect(drawn.report.warnings).toContainEqual(
      expect.objectContaining({ code: 'labels_thinned', message: expect.stringContaining('6 of 24') }),
    );
    expect(drawn.report.errors).toEqual([]);
  });

  test('that dip near the foot print the value above, clear of the names of the periods', async () => {
    const drawn = await drawForm({
      form: 'trend_chart',
      headline: 'Sales recovered after the third quarter',
      data: {
        periods: ['Q1 FY25', 'Q2 FY25', 'Q3 FY25', 'Q4 FY25', 'Q1 FY26', 'Q2 FY26', 'Q3 FY26'],
        series: [{ label: 'Net sales', values: [17.2, 18, 17.4, 19.6, 20.8, 21.5, 24.1], unit: 'm', emphasis: 'primary' }],
        target: { value: 26, label: 'Plan 26m' },
      },
    });
    expect(drawn.report).toMatchObject({ status: 'complete', errors: [] });
  });

  test('of a forecast with its range stand outside the range, the last one with the name of its line', async () => {
    const drawn = await drawForm({
      form: 'trend_chart',
      variant: 'actual_forecast_line',
      headline: 'The backlog is back at its target by June',
      data: {
        periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
        series: [
          {
            label: 'Open orders',
            values: [940, 870, 702],
            forecast_values: [610, 520, 440],
            forecast_low: [580, 460, 350],
            forecast_high: [650, 590, 540],
          },
        ],
        target: { value: 450, label: 'Target 450' },
      },
    });
    const shapes = shapesOf(drawn);
    const named = (end: string) => shapes.find((s) => s.id.endsWith(`/${end}`));
    const words = (end: string) => {
      const found = named(end);
      return found?.kind === 'text' ? found.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('') : undefined;
    };
    expect([words('end-1'), words('value-6'), words('forecast-name')]).toEqual(['Open orders 440', undefined, 'Forecast']);
    const band = named('band-1');
    const fourth = named('value-5');
    if (band === undefined || fourth === undefined) throw new Error('nothing drawn');
    // The range narrows to the left, so its top is at most as high as over the fifth period.
    const perUnit = ((named('dot-1-3')?.box.y ?? 0) - (named('dot-1-1')?.box.y ?? 0)) / (940 - 702);
    const high = (named('dot-1-5')?.box.y ?? 0) - 70 * perUnit;
    expect(fourth.box.y + fourth.box.h).toBeLessThan(high);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });
});

test('numbers are on the side of the target on which their points are', async () => {
  const values = [1250, 540, 690, 960, 1085, 1175, 1265, 1340];
  const drawn = await drawForm({
    form: 'trend_chart',
    headline: 'Visitors of the museums',
    data: {
      periods: ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
      series: [{ values }],
      target: { value: 1300, label: 'Plan' },
    },
  });
  const of = (id: RegExp) => shapesOf(drawn).flatMap((s) => (id.test(s.id) ? [s.box.y + s.box.h / 2] : []));
  const [target = 0] = of(/\/target$|target-line/);
  expect(of(/\/value-\d+$/).map((y) => y < target)).toEqual(values.map((value) => value > 1300));
});
