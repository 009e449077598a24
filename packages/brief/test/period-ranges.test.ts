/** Periods of which a brief names the ends, or the first alone. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { trendChart } from '../src/forms/trend-chart.ts';
import { periodsBetween, periodsFrom } from '../src/relations/period-ranges.ts';

const names = (found: readonly { readonly text: string }[] | undefined) => found?.map((p) => p.text);
const drawn = (text: string, locale?: string) => {
  const data = trendChart.read(readBrief(text, locale))?.data as
    | { periods: { text: string }[]; series: { label?: { text: string }; values: ({ value: number } | null)[] }[] }
    | undefined;
  return data && { periods: names(data.periods), series: data.series.map((s) => [s.label?.text ?? '', ...s.values.map((v) => v?.value)]) };
};

describe('periods between two that are named', () => {
  it('are counted where the row is as long, in the words of the ends', () => {
    expect(names(periodsBetween('Jan bis Apr', 0, 4, 'de'))).toEqual(['Jan', 'Feb', 'Mär', 'Apr']);
    expect(names(periodsBetween('H2 22 to H2 23', 0, 3, 'en'))).toEqual(['H2 22', 'H1 23', 'H2 23']);
    expect(names(periodsBetween('nov 24 - feb 25', 0, 4, 'en'))).toEqual(['nov 24', 'dec 24', 'jan 25', 'feb 25']);
    expect(names(periodsBetween('lunedì-venerdì', 0, 5, 'it'))?.[2]).toBe('mercoledì');
    expect(periodsBetween('Jan bis Apr', 0, 5, 'de')).toBeUndefined();
  });
  it('are counted on from the only one', () => {
    expect(names(periodsFrom('weekly from wk 30:', 0, 3, 'en'))).toEqual(['wk 30', 'wk 31', 'wk 32']);
    expect(names(periodsFrom('. Q4 24 onwards', 0, 3, 'en'))).toEqual(['Q4 24', 'Q1 25', 'Q2 25']);
    expect(periodsFrom('in week 30', 0, 3, 'en')).toBeUndefined();
  });
});

describe('a course told in prose', () => {
  it('has its years at its ends', () => {
    expect(drawn('Empty flats: 4.1% 2020, 4.4, 5.0, 7.9% 2023')).toEqual({
      periods: ['2020', '2021', '2022', '2023'],
      series: [['', 4.1, 4.4, 5, 7.9]],
    });
  });
  it('has two numbers a period, named before or in the first', () => {
    expect(drawn('Income against spending. 2021: 41 and 39. 2022: 52 / 43. 2023: 49 / 51.')).toEqual({
      periods: ['2021', '2022', '2023'],
      series: [
        ['Income', 41, 52, 49],
        ['spending', 39, 43, 51],
      ],
    });
  });
  it('counts its periods where the brief only says how often', () => {
    expect(drawn('Pallets shipped, weekly: 118, 121, 119, 134, 142')?.periods).toEqual(['1', '2', '3', '4', '5']);
  });
  it('keeps each number with the period that it stands beside', () => {
    expect(drawn('New money: Q1/24 3.1 – Q2 2.2 – Q3 0.4 – Q4 1.9')?.series[0]?.slice(1)).toEqual([3.1, 2.2, 0.4, 1.9]);
    expect(drawn('cpi: jan 2.9 feb 2.8 mar 2.4 apr 2.5 may 2.2')?.periods).toEqual(['jan', 'feb', 'mar', 'apr', 'may']);
  });
});
