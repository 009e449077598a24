/** Charts from their caches: what is read of them, how numbers are spelled, and that each kind is drawn with its marks. */
import type { Shape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/pptx/chart/index.ts';
import { valueScale } from '../../../src/pptx/scene/chart/scale.ts';
import { type DeckOf, NS, shapeOf } from '../deck-of.ts';
import { AXES, bars, chartOf, drawn, FRAME, ids, numbers, read, series } from './chart-of.ts';

describe('reading', () => {
  it('takes names, numbers, holes and colours from the caches', () => {
    const chart = read(
      chartOf(bars('col', 'clustered', series(0, [1, '', 3]) + series(1, [4, 5, 6])), '<c:legend><c:legendPos val="b"/></c:legend>'),
    );
    expect(chart).toMatchObject({
      chart: 'column',
      grouping: 'clustered',
      legend: 'b',
      gap_pct: 100,
      chart_part: '/ppt/charts/chart1.xml',
    });
    expect(chart.series.map(({ name, values }) => [name, values])).toEqual([
      ['S0', [1, undefined, 3]],
      ['S1', [4, 5, 6]],
    ]);
    expect(chart.series[0]).toMatchObject({
      categories: ['A', 'B', 'C'],
      format: '0%',
      paint: { kind: 'solid', color: { rgb: '#4F81BD' } },
    });
    expect(chart.series[1]?.paint).toMatchObject({ color: { rgb: '#C0504D' } });
    expect(chart.words).toEqual(['S0', 'S1', 'A', 'B', 'C']);
  });

  it('tells the second axis of a combined chart from the first', () => {
    const line = `<c:lineChart>${series(1, [1, 2, 3])}<c:axId val="3"/><c:axId val="4"/></c:lineChart>`;
    const second = '<c:catAx><c:axId val="3"/><c:delete val="1"/></c:catAx><c:valAx><c:axId val="4"/><c:axPos val="r"/></c:valAx>';
    const chart = read(chartOf(`${bars('col', 'stacked', series(0, [7, 8, 9]))}${line}${second}`));
    expect(chart.series.map(({ kind, secondary, grouping }) => [kind, secondary, grouping])).toEqual([
      ['column', false, undefined],
      ['line', true, 'standard'],
    ]);
    expect(chart.axes.map(({ secondary, deleted }) => [secondary, deleted])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, false],
    ]);
  });

  it('titles a chart by its words, or by its only series', () => {
    const plot = bars('col', 'clustered', series(0, [1, 2, 3]));
    const words = '<c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title>';
    expect(read(chartOf(plot, words)).title).toBe('Sales');
    expect(read(chartOf(plot, '<c:title/>')).title).toBe('S0');
    expect(read(chartOf(plot, '<c:title/><c:autoTitleDeleted val="1"/>')).title).toBeUndefined();
    // PowerPoint titles it even where the file has no title at all.
    expect(read(chartOf(plot)).title).toBe('S0');
    expect(read(chartOf(plot, '<c:autoTitleDeleted val="0"/>')).title).toBe('S0');
    expect(read(chartOf(plot, '<c:autoTitleDeleted val="1"/>')).title).toBeUndefined();
    expect(read(chartOf(plot, '<c:autoTitleDeleted/>')).title).toBeUndefined();
    const two = bars('col', 'clustered', series(0, [1, 2, 4]) + series(1, [1, 2, 4]));
    expect(read(chartOf(two)).title).toBeUndefined();
    expect(read(chartOf(two, '<c:title/>')).title).toBe('Chart Title');
  });

  it('gives each slice a colour of its own', () => {
    const chart = read(
      chartOf(
        `<c:pieChart><c:varyColors val="1"/>${series(0, [1, 2, 3], '<c:dPt><c:idx val="1"/><c:spPr><a:noFill/></c:spPr></c:dPt>')}</c:pieChart>`,
      ),
    );
    expect([...chart.series[0]!.points].map(([i, paint]) => [i, paint.kind])).toEqual([
      [0, 'solid'],
      [1, 'none'],
      [2, 'solid'],
    ]);
  });

  it.each([
    ['a part that is missing', { slide: FRAME }, 'object'],
    ['a part that is no XML', { ...chartOf(''), parts: { '/ppt/charts/chart1.xml': '<c:chartSpace' } }, 'object'],
    ['no plot at all', chartOf(''), 'chart'],
    [
      'a count beyond all bounds',
      chartOf(
        bars(
          'col',
          'clustered',
          '<c:ser><c:val><c:numRef><c:numCache><c:ptCount val="1e9"/><c:pt idx="99999999"><c:v>1e999</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>',
        ),
      ),
      'chart',
    ],
  ])('%s is no error', (_, deck, kind) => {
    expect(shapeOf(deck).kind).toBe(kind);
    expect(drawn(deck).length).toBeLessThan(200);
  });
});

describe('numbers', () => {
  it.each([
    [1234.5, 'General', '1234.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1234567, '#,##0', '1,234,567'],
    [0.256, '0%', '26%'],
    [0.256, '0.0%', '25.6%'],
    [-1234, '#,##0;(#,##0)', '(1,234)'],
    [1234, '"$"#,##0.00', '$1,234.00'],
    [1_500_000, '0.0,,"M"', '1.5M'],
    [5, '0.0##', '5.0'],
    [7, '00', '07'],
    [0, '0;-0;"none"', 'none'],
    [37261, 'm/d/yy', '1/5/02'],
    [37261, 'mmm yyyy', 'Jan 2002'],
    [37261.5, 'h:mm AM/PM', '12:00 PM'],
    [12, '[Red]0 "kg"', '12 kg'],
    [3, '@', '3'],
  ])('%d as %s is %s', (value, format, text) => expect(formatNumber(value, format)).toBe(text));
});

describe('scales', () => {
  const axis = { kind: 'value', position: 'l', deleted: false, gridlines: true } as const;
  it('end on round figures beyond the marks, from zero where marks have a length', () => {
    expect(valueScale([2, 5], axis, 7, true)).toMatchObject({ min: 0, max: 6, ticks: [0, 1, 2, 3, 4, 5, 6] });
    expect(valueScale([-3, 5], axis, 5, true)).toMatchObject({ min: -4, max: 6 });
    expect(valueScale([98, 100], axis, 5, false).min).toBeGreaterThan(90);
  });
  it('keep what the file says', () =>
    expect(valueScale([2, 5], { ...axis, min: 1, max: 9, major: 4 }, 5, true)).toMatchObject({ ticks: [1, 5, 9] }));
  it('are never without an end', () => {
    for (const values of [[], [0], [1e300, -1e300], [1e-300]]) {
      const scale = valueScale(values, axis, 5, true);
      expect(scale.max).toBeGreaterThan(scale.min);
      expect(scale.ticks.length).toBeLessThanOrEqual(202);
    }
  });
});

describe('drawing', () => {
  const marks = (deck: DeckOf): readonly Shape[] => drawn(deck).filter(({ role }) => role === 'mark');
  it('columns stand as high as their values, side by side', () => {
    const [a, b] = marks(chartOf(bars('col', 'clustered', series(0, [1, 2, 4]))));
    expect((b?.box.h ?? 0) / (a?.box.h ?? 1)).toBeCloseTo(2, 3);
    expect((b?.box.x ?? 0) - (a?.box.x ?? 0)).toBeGreaterThan(a?.box.w ?? 0);
  });
  it('bars lie, and stacks stand on one another', () => {
    const [a, , , d] = marks(chartOf(bars('bar', 'stacked', series(0, [1, 2, 4]) + series(1, [3, 2, 1]))));
    expect((a?.box.x ?? 0) + (a?.box.w ?? 0)).toBeCloseTo(d?.box.x ?? 0, -1);
    expect(a?.box.y).toBe(d?.box.y);
  });
  it('words of axes, legend and title are there', () => {
    const shapes = drawn(chartOf(bars('col', 'clustered', series(0, [1, 2, 4])), '<c:title/><c:legend/>'));
    const said = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text.lines.map((l) => l.spans.map((s) => s.text).join('')) : []));
    for (const word of ['A', 'B', 'C', 'S0', '100%']) expect(said).toContain(word);
  });
  it.each([
    ['lines', `<c:lineChart>${series(0, [1, 2, 4])}<c:marker val="1"/>${ids}</c:lineChart>${AXES}`],
    ['areas', `<c:areaChart>${series(0, [1, 2, 4])}${ids}</c:areaChart>${AXES}`],
    ['pies', `<c:pieChart>${series(0, [1, 2, 4])}</c:pieChart>`],
    ['rings', `<c:doughnutChart>${series(0, [1, 2, 4])}<c:holeSize val="60"/></c:doughnutChart>`],
    ['radars', `<c:radarChart><c:radarStyle val="filled"/>${series(0, [1, 2, 4])}${ids}</c:radarChart>${AXES}`],
    ['stocks', `<c:stockChart>${series(0, [4, 5, 6])}${series(1, [1, 2, 3])}${series(2, [2, 3, 4])}${ids}</c:stockChart>${AXES}`],
    [
      'clouds of points',
      `<c:scatterChart><c:ser><c:idx val="0"/><c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers([3, 4])}</c:yVal></c:ser></c:scatterChart><c:valAx><c:axPos val="b"/></c:valAx><c:valAx><c:axPos val="l"/></c:valAx>`,
    ],
    [
      'bubbles',
      `<c:bubbleChart><c:ser><c:idx val="0"/><c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers([3, 4])}</c:yVal><c:bubbleSize>${numbers([1, 4])}</c:bubbleSize></c:ser></c:bubbleChart><c:valAx><c:axPos val="b"/></c:valAx><c:valAx><c:axPos val="l"/></c:valAx>`,
    ],
  ])('%s are drawn inside the chart', (_, plot) => {
    const found = marks(chartOf(plot));
    expect(found.length).toBeGreaterThan(0);
    for (const { box } of found) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(6_000_000);
      expect(box.y + box.h).toBeLessThanOrEqual(4_000_000);
    }
  });
  it('a bubble of four times the size is twice as wide', () => {
    const plot = `<c:bubbleChart><c:ser><c:idx val="0"/><c:xVal>${numbers([1, 2])}</c:xVal><c:yVal>${numbers([3, 4])}</c:yVal><c:bubbleSize>${numbers([1, 4])}</c:bubbleSize></c:ser></c:bubbleChart>`;
    const [a, b] = marks(chartOf(plot));
    expect((b?.box.w ?? 0) / (a?.box.w ?? 1)).toBeCloseTo(2, 2);
  });
  it('a kind of 2016 is a grey box with its title', () => {
    const deck = chartOf('');
    const cx = `<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" ${NS}><cx:chart><cx:title><cx:tx><cx:rich><a:p><a:r><a:t>Bridge</a:t></a:r></a:p></cx:rich></cx:tx></cx:title></cx:chart></cx:chartSpace>`;
    const shapes = drawn({ ...deck, parts: { '/ppt/charts/chart1.xml': cx } });
    expect(shapes.map(({ name }) => name)).toEqual(['Bridge', 'Bridge']);
  });
});
