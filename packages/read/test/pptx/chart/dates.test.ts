/** Date axes, blanks and logarithmic axes of foreign charts: each mark stands where its date and value are. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { openPackage } from '../../../src/ooxml/index.ts';
import { readDeck } from '../../../src/pptx/index.ts';
import { valueScale } from '../../../src/pptx/scene/chart/scale.ts';
import { sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { chartOf, drawn, ids, numbers, read } from './chart-of.ts';

/** 1 January, 3 January, 20 February and 1 March 2027. */
const UNEVEN = [46388, 46390, 46438, 46447];
const ser = (dates: readonly number[], values: readonly (number | '')[], format = 'yyyy\\-mm\\-dd'): string =>
  `<c:ser><c:idx val="0"/><c:order val="0"/><c:cat>${numbers(dates, format)}</c:cat><c:val>${numbers(values)}</c:val></c:ser>`;
const axis = (more = '', name = 'dateAx', auto = '1'): string =>
  `<c:${name}><c:axId val="1"/><c:axPos val="b"/>${more}<c:auto val="${auto}"/></c:${name}><c:valAx><c:axId val="2"/><c:axPos val="l"/></c:valAx>`;
const line = (sers: string, axes: string): string => `<c:lineChart>${sers}<c:marker val="1"/>${ids}</c:lineChart>${axes}`;
const columns = (sers: string, axes: string): string => `<c:barChart><c:barDir val="col"/>${sers}${ids}</c:barChart>${axes}`;

const middles = (shapes: readonly Shape[]): readonly number[] => shapes.map(({ box }) => box.x + box.w / 2);
/** Distances of neighbours in shares of the first. */
function distances(xs: readonly number[]): readonly number[] {
  const [first = 0, second = 0] = xs;
  return xs.slice(1).map((x, i) => Math.round((100 * (x - (xs[i] as number))) / (second - first)) / 100);
}
const columnsOf = (plot: string, more = '', tail = ''): readonly Shape[] =>
  drawn(chartOf(plot, more, tail)).filter((shape) => shape.kind === 'rect' && shape.role === 'mark');
const said = (plot: string): readonly string[] =>
  drawn(chartOf(plot)).flatMap((shape) => (shape.kind === 'text' ? shape.text.lines.map((l) => l.spans.map((s) => s.text).join('')) : []));
const close = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, one] of wanted.entries()) expect(found[i]).toBeCloseTo(one, 1);
};

describe('a date axis', () => {
  it('spaces columns by days', () => close(distances(middles(columnsOf(columns(ser(UNEVEN, [1, 2, 8, 9]), axis())))), [1, 24, 4.5]));

  it('spaces columns by months where that is its base unit, whatever the length of the months', () => {
    // January, February, March and June.
    const plot = columns(ser([46388, 46419, 46447, 46539], [1, 2, 3, 4]), axis('<c:baseTimeUnit val="months"/>'));
    close(distances(middles(columnsOf(plot))), [1, 1, 3]);
  });

  it('takes the unit of the smallest distance where the file names none', () =>
    close(distances(middles(columnsOf(columns(ser([46388, 46419, 46447, 46539], [1, 2, 3, 4]), axis())))), [1, 1, 3]));

  it('is a row of categories where the data are no dates, or where it is set to categories', () => {
    close(distances(middles(columnsOf(columns(ser([1, 2, 8], [1, 2, 3], 'General'), axis())))), [1, 1]);
    close(distances(middles(columnsOf(columns(ser(UNEVEN, [1, 2, 8, 9]), axis('', 'catAx', '0'))))), [1, 1, 1]);
  });

  it('is what an automatic category axis becomes over dates', () =>
    close(distances(middles(columnsOf(columns(ser(UNEVEN, [1, 2, 8, 9]), axis('', 'catAx'))))), [1, 24, 4.5]));

  it('stands for numbers that have no format of a date, where the file insists', () =>
    close(distances(middles(columnsOf(columns(ser([10, 12, 20], [1, 2, 3], 'General'), axis('', 'dateAx', '0'))))), [1, 4]));

  it('draws a line through dates in the order of time', () => {
    const path = drawn(chartOf(line(ser([46447, 46388, 46438, 46390], [9, 1, 8, 2]), axis()))).find(({ kind }) => kind === 'path');
    const xs = path?.kind === 'path' ? path.steps.map((step) => (step.op === 'Z' ? 0 : step.x)) : [];
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    close(distances(xs), [1, 24, 4.5]);
  });

  it('names dates in the format of the axis, at its major unit', () => {
    const plot = line(
      ser(UNEVEN, [1, 2, 3, 4]),
      axis('<c:numFmt formatCode="d mmm" sourceLinked="0"/><c:majorUnit val="20"/><c:majorTimeUnit val="days"/>'),
    );
    expect(said(plot)).toEqual(expect.arrayContaining(['1 Jan', '21 Jan', '10 Feb']));
    expect(said(plot)).not.toContain('3 Jan');
  });

  it('has limits in dates, and leaves out what lies beyond', () => {
    const plot = columns(ser(UNEVEN, [1, 2, 8, 9]), axis('<c:scaling><c:max val="46438"/></c:scaling>'));
    close(distances(middles(columnsOf(plot))), [1, 24]);
  });

  it('counts from 1904 where the file does', () => {
    const chart = (from: string): readonly string[] =>
      drawn(chartOf(line(ser(UNEVEN, [1, 2, 3, 4]), axis()), '', from)).flatMap((shape) => (shape.kind === 'text' ? [shape.name] : []));
    expect(chart('')).toContain('2027-01-01');
    expect(chart('<c:date1904 val="1"/>')).toContain('2031-01-02');
  });

  it('is bounded for dates of any distance', () => {
    const plot = columns(ser([1, 2_900_000], [1, 2]), axis('<c:majorUnit val="1"/><c:majorTimeUnit val="days"/>'));
    expect(drawn(chartOf(plot)).length).toBeLessThan(400);
    expect(read(chartOf(columns(ser([1e300, -1e300], [1, 2]), axis()))).axes[0]?.kind).toBe('date');
    expect(drawn(chartOf(columns(ser([1e300, -1e300], [1, 2]), axis()))).length).toBeLessThan(400);
  });
});

describe('missing values', () => {
  const dips = (blanks: string): string => {
    const shapes = drawn(chartOf(line(ser(UNEVEN, [3, '', 3, 3]), axis('', 'catAx', '0')), blanks));
    return shapes.flatMap((shape) => (shape.kind === 'path' && !shape.fill ? [shape.steps.length] : [])).join(',');
  };
  it.each([
    ['gap', '2'],
    ['span', '3'],
    ['zero', '4'],
  ])('are drawn as %s', (val, points) => expect(dips(`<c:dispBlanksAs val="${val}"/>`)).toBe(points));
  it('are gaps in files of 2007, and zeros where the element has no value', () => {
    expect(dips('')).toBe('2');
    expect(dips('<c:dispBlanksAs/>')).toBe('4');
  });
});

describe('a logarithmic axis', () => {
  const value = { kind: 'value', position: 'l', deleted: false, gridlines: true } as const;
  it('has ticks at powers of its base', () => {
    expect(valueScale([1, 1000], { ...value, log: 10 }, 5, false).ticks).toEqual([1, 10, 100, 1000]);
    expect(valueScale([3, 9], { ...value, log: 2 }, 5, false)).toMatchObject({ min: 2, max: 16, ticks: [2, 4, 8, 16] });
  });
  it('keeps limits that are no powers', () =>
    expect(valueScale([30, 300], { ...value, log: 10, min: 20, max: 500 }, 5, false)).toMatchObject({ min: 20, ticks: [20, 200] }));
  const logAxes = `<c:catAx><c:axId val="1"/><c:axPos val="b"/></c:catAx><c:valAx><c:axId val="2"/><c:axPos val="l"/><c:scaling><c:logBase val="10"/></c:scaling></c:valAx>`;
  it('has columns that grow from its foot by equal steps for equal factors', () => {
    const [a, b, c] = columnsOf(columns(ser([1, 2, 3], [10, 100, 1000], 'General'), logAxes));
    expect((b?.box.h ?? 0) - (a?.box.h ?? 0)).toBeCloseTo((c?.box.h ?? 0) - (b?.box.h ?? 0), -2);
    expect(new Set([a, b, c].map((s) => Math.round(((s?.box.y ?? 0) + (s?.box.h ?? 0)) / 100))).size).toBe(1);
  });
  it('has no place for zero, which does not turn it linear', () => {
    const [a, b, ...more] = columnsOf(columns(ser([1, 2, 3], [100, 0, 10_000], 'General'), logAxes));
    expect(more).toHaveLength(0);
    expect((b?.box.h ?? 0) / (a?.box.h ?? 1)).toBeLessThan(10);
  });
});

const CASE = join(
  process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../../../shared'),
  'cases/reports/14-chart-gaps-dates-log.pptx',
);
describe.skipIf(!existsSync(CASE))('a file of dates that was reported (in ../shared, which does not travel with the repository)', () => {
  it('has its columns 2, 48 and 9 days apart', async () => {
    const pkg = await openPackage(readFileSync(CASE));
    const deck = readDeck(pkg);
    const slide = deck.slides[1];
    if (!slide) throw new Error('no second slide');
    const shapes = [...walk(sceneOfSlide(deck, slide, pkg, { fonts: carriedFonts() }).slide.shapes)];
    const bars = shapes.filter((shape) => shape.kind === 'rect' && shape.role === 'mark');
    close(
      distances(middles(bars)).map((distance) => distance * 2),
      [2, 48, 9],
    );
  });
});
