/** Lines over an axis of values, read where the labels below stand. */
import { around, axisOf, type NumberOnPicture, numbersOf } from './chart-numbers.ts';
import type { ReadChart } from './charts.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { type Channels, colorDistance, heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';
import type { PictureLine } from './words.ts';

/** Of the picture's width. */
const LEAST_WIDE = 0.2;
/** Of a piece between two crossings. */
const LEAST_PIECE = 0.06;
const LEAST_HIGH_PX = 12;
/** Of a line: thicker is an area. */
const MOST_THICK_PX = 14;
const SAME_COLOR = 14;
/** A label belongs to a line whose end is this near. */
const NEAR_END_PX = 60;
const LEAST_LABELS = 3;

export function lineCharts(lines: readonly PictureLine[], { regions, labels }: FlatRegions, raster: Raster, ground: Channels): ReadChart[] {
  const curves = joined(regions.flatMap((region, id) => curveOf(region, id, labels, raster, ground))).filter(
    ({ region }) => widthOf(region) >= raster.width * LEAST_WIDE,
  );
  if (curves.length === 0) return [];
  const numbers = numbersOf(lines);
  const bounds = around(curves.map(({ region }) => region));
  const axis = axisLeft(bounds, numbers);
  const below = labelsBelow(bounds, lines);
  if (axis === undefined || below.length < LEAST_LABELS) return [];
  const off = Math.abs(2 * axis.per_px) + axis.off;
  const step = 10 ** Math.floor(Math.log10(off));
  const series = curves.map(({ yAt, region }) => {
    const name = endName(region, yAt, lines, numbers);
    return {
      ...(name === undefined || name === '' ? {} : { name }),
      points: below.flatMap((line) => {
        const y = yAt((line.left + line.right) / 2);
        if (y === undefined) return [];
        return [
          {
            label: line.text,
            value: Number((Math.round(axis.at(y) / step) * step).toPrecision(12)),
            error: Number(off.toPrecision(1)),
            from: 'axis' as const,
          },
        ];
      }),
    };
  });
  const whole = series.filter(({ points }) => points.length >= LEAST_LABELS);
  if (whole.length === 0) return [];
  return [{ kind: 'line', bounds, axis: { min: axis.min, max: axis.max }, series: whole, confidence: 0.7 }];
}

interface Curve {
  readonly region: FlatRegion;
  readonly yAt: (x: number) => number | undefined;
}

/** Where another line crosses, a line is cut in two. */
function joined(curves: readonly Curve[]): Curve[] {
  const whole: Curve[] = [];
  for (const curve of curves.toSorted((a, b) => a.region.left - b.region.left)) {
    const at = whole.findIndex(
      ({ region }) => colorDistance(region.color, curve.region.color) < SAME_COLOR && region.right <= curve.region.left + 4,
    );
    const first = whole[at];
    if (first === undefined) whole.push(curve);
    else {
      const { left, top, bottom } = first.region;
      const region = { ...curve.region, left, top: Math.min(top, curve.region.top), bottom: Math.max(bottom, curve.region.bottom) };
      whole[at] = { region, yAt: (x) => (x < first.region.right + 8 ? first.yAt(x) : curve.yAt(x)) };
    }
  }
  return whole.filter(({ region }, _, all) => widthOf(region) > 0.5 * Math.max(...all.map((one) => widthOf(one.region))));
}

/** A region that is thin in nearly each column, wide, and not flat. */
function curveOf(region: FlatRegion, id: number, labels: Int32Array, { width }: Raster, ground: Channels): Curve[] {
  const [w, h] = [widthOf(region), heightOf(region)];
  if (w < width * LEAST_PIECE || h < LEAST_HIGH_PX || region.area > w * MOST_THICK_PX * 2 || region.area < w) return [];
  if (colorDistance(region.color, ground) < SAME_COLOR) return [];
  const ys = new Float32Array(w).fill(Number.NaN);
  let [seen, thick] = [0, 0];
  for (let x = region.left; x < region.right; x++) {
    let [count, sum] = [0, 0];
    for (let y = region.top; y < region.bottom; y++) {
      if (labels[y * width + x] !== id) continue;
      count++;
      sum += y + 0.5;
    }
    if (count === 0) continue;
    seen++;
    thick += count;
    ys[x - region.left] = sum / count;
  }
  if (seen < w * 0.9 || thick / seen > MOST_THICK_PX) return [];
  const yAt = (x: number): number | undefined => {
    const at = Math.round(x) - region.left;
    if (at < -8 || at > w + 8) return undefined;
    const y = ys[Math.max(1, Math.min(w - 2, at))];
    return y === undefined || Number.isNaN(y) ? undefined : y;
  };
  return [{ region, yAt }];
}

/** Numbers one below the other, in a column at the left. */
function axisLeft(bounds: PxBounds, numbers: readonly NumberOnPicture[]): ReturnType<typeof axisOf> {
  const left = numbers.filter((number) => number.right <= bounds.left + 8 && number.text === number.line.text);
  const columns: NumberOnPicture[][] = [];
  for (const number of left) {
    const column = columns.find(([first]) => first !== undefined && Math.abs(first.right - number.right) <= 8);
    if (column === undefined) columns.push([number]);
    else column.push(number);
  }
  return columns
    .filter((column) => column.length >= LEAST_LABELS)
    .map((column) => axisOf(column.map((number) => ({ px: (number.top + number.bottom) / 2, value: number.value }))))
    .find((axis) => axis !== undefined);
}

/** The first row of words below a plot that has three of them under it. */
function labelsBelow(bounds: PxBounds, lines: readonly PictureLine[]): PictureLine[] {
  const under = lines.filter(
    (line) =>
      line.top > bounds.top + heightOf(bounds) / 2 &&
      (line.left + line.right) / 2 >= bounds.left - 20 &&
      (line.left + line.right) / 2 <= bounds.right + 20,
  );
  const rows: PictureLine[][] = [];
  for (const line of under.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.find(([first]) => first !== undefined && Math.abs(first.baseline - line.baseline) <= 5);
    if (row === undefined) rows.push([line]);
    else row.push(line);
  }
  const found =
    rows.find((row) => row.length >= LEAST_LABELS && row.every((line) => line.top > bounds.bottom - 4)) ??
    rows.find((row) => row.length >= LEAST_LABELS + 1);
  return (found ?? []).toSorted((a, b) => a.left - b.left);
}

/** Words after the end of a line, at its height. */
function endName(
  region: FlatRegion,
  yAt: Curve['yAt'],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
): string | undefined {
  const y = yAt(region.right - 2);
  if (y === undefined) return undefined;
  const near = lines
    .filter(
      (line) =>
        line.left > region.right - 10 &&
        line.left < region.right + NEAR_END_PX * 2 &&
        Math.abs((line.top + line.bottom) / 2 - y) < NEAR_END_PX / 2,
    )
    .toSorted((a, b) => Math.abs((a.top + a.bottom) / 2 - y) - Math.abs((b.top + b.bottom) / 2 - y));
  const named = near.find((line) => !numbers.some((number) => number.line === line && number.text === line.text));
  return named?.words
    .filter(({ text }) => !/^[\d.,%]+$/.test(text))
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+/u, '');
}
