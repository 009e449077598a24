/** Periods at the ends of a row, changes told by what was before and behind, tables of sizes and shares, ranges of one line. */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { rangesIn } from '../src/forms/football-field.ts';
import { marimekko } from '../src/forms/marimekko.ts';
import { slopeChart } from '../src/forms/slope-chart.ts';
import { trendChart } from '../src/forms/trend-chart.ts';
import { waterfallBridge } from '../src/forms/waterfall-bridge.ts';

interface Read {
  periods: { text: string }[];
  series: { values: ({ value: number } | null)[] }[];
}
const course = (brief: string, locale?: string) => {
  const data = trendChart.read(readBrief(brief, locale))?.data as Read | undefined;
  return data?.periods.map((p, k) => [p.text, data.series[0]?.values[k]?.value]);
};
const sides = (brief: string, locale?: string) =>
  (slopeChart.read(readBrief(brief, locale))?.data as Read | undefined)?.periods.map((p) => p.text);

describe('a course', () => {
  test('has its periods at the ends alone, also with words between its numbers', () => {
    expect(course('Load was 71% in week 3, then 74, 70 and now 66 in week 6. Ceiling is 90.')).toEqual(
      [
        ['week 3', 71],
        ['4', 74],
        ['5', 70],
        ['week 6', 66],
      ].map(([p, v]) => [/^\d$/.test(String(p)) ? `week ${p}` : p, v]),
    );
  });
  test('runs over seasons that begin in one year and end in the next', () => {
    expect(course('Water, seasons 19/20 to 23/24: 84, 81, 69, 66, 64.')?.map(([p]) => p)).toEqual([
      '19/20',
      '20/21',
      '21/22',
      '22/23',
      '23/24',
    ]);
  });
  test('keeps its own number where a later clause tells a rate of the same year', () => {
    expect(course('Teams: 2021 85, 2022 190, 2023 410, 2024 730. That is 96% up to 2024.')?.at(-1)).toEqual(['2024', 730]);
  });
  test('has quarters in Roman numbers', () => {
    expect(course('Wnioski: I kw. 41, II kw. 56, III kw. 52, IV kw. 79.', 'pl-PL')).toEqual([
      ['I kw.', 41],
      ['II kw.', 56],
      ['III kw.', 52],
      ['IV kw.', 79],
    ]);
  });
});

describe('a change', () => {
  test('is told by what was before something and behind it', () => {
    expect(sides('Tage vor der Umstellung und nachher: Nord 41 → 23, Süd 6 → 2, West 12 → 14', 'de-DE')).toEqual([
      'vor der Umstellung',
      'nachher',
    ]);
    expect(sides('Margin, pre- and post-merger: Ash 6.1→8.8, Elm 3.0→2.4, Oak 4.4→6.9')).toEqual(['pre-', 'post-merger']);
  });
  test('lies between two months of which one is a common word', () => {
    expect(sides('rank, march vs september\nheat pump\t14\t3\nboiler\t2\t5\nsolar\t9\t8\n')).toEqual(['march', 'september']);
  });
});

test('a table of totals and of shares that come to a hundred has widths', () => {
  const data = marimekko.read(readBrief('region,total,diesel %,gas %\nEurope,340,91,9\nChina,810,62,38\nIndia,380,94,6'))?.data as
    | { columns: { width: { value: number } }[]; segments: { text: string }[] }
    | undefined;
  expect(data?.columns.map((c) => c.width.value)).toEqual([340, 810, 380]);
  expect(data?.segments).toHaveLength(2);
  expect(marimekko.read(readBrief('region,total,diesel,gas\nEurope,340,91,5\nChina,810,62,28'))).toBeUndefined();
});

test('ranges of one line are parted by strokes, and two dots are a range', () => {
  expect(rangesIn(readBrief('value per share: DCF 31-44 | SOTP 35-49 | DDM 30-36 | px 33.5')).map((r) => r.label.text)).toEqual([
    'DCF',
    'SOTP',
    'DDM',
  ]);
  expect(rangesIn(readBrief('adoption: 3.9 .. 8.8\nprice: 4.8 .. 7.9'))).toHaveLength(2);
});

test('this year may be told before last year', () => {
  const data = waterfallBridge.read(
    readBrief('Resultaat dit jaar 189. Vorig jaar 264. Ertussen: huur −48, lonen −91, prijzen +52, afval +12.', 'nl-NL'),
  )?.data;
  expect(JSON.stringify(data)).toContain('264');
});
