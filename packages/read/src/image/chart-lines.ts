/** Lines over an axis of values, or with numbers at their points, read where the labels below stand. */
import { type Axis, around, covers, type NumberOnPicture, nearestAxis, numbersOf } from './chart-numbers.ts';
import type { Curve, Dot } from './curves.ts';
import { heightOf, type PxBounds, widthOf } from './raster.ts';
import type { ReadChart, ReadPoint } from './read-chart.ts';
import type { PictureLine } from './words.ts';

/** A label belongs to a line whose end is this near. */
const NEAR_END_PX = 60;
const LEAST_LABELS = 3;
/** Of its width, and in pixels: lines of one plot begin and end where another does. */
const SAME_END = 0.12;

export function lineCharts(curves: readonly Curve[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  const plots: Curve[][] = [];
  for (const curve of curves) {
    const plot = plots.find((own) => own.some((other) => isOnePlot(curve, other, lines)));
    if (plot === undefined) plots.push([curve]);
    else plot.push(curve);
  }
  return plots.flatMap((own) => chartOf(own, lines, numbers));
}

/** They share most of their width, and what they are labelled with. */
function isOnePlot(a: Curve, b: Curve, lines: readonly PictureLine[]): boolean {
  const reach = SAME_END * Math.max(widthOf(a), widthOf(b));
  if (Math.abs(a.right - b.right) > 3 * reach || Math.abs(a.left - b.left) > 3 * reach) return false;
  const [one, other] = [labelsOf([a], lines)[0], labelsOf([b], lines)[0]];
  return one !== undefined && other !== undefined && Math.abs(one.baseline - other.baseline) < 8;
}

function chartOf(curves: readonly Curve[], lines: readonly PictureLine[], numbers: readonly NumberOnPicture[]): ReadChart[] {
  const bounds = around(curves);
  const below = labelsOf(curves, lines);
  if (below.length === 0) return [];
  const labels = new Set(below);
  const free = numbers.filter(({ line }) => !labels.has(line));
  const placed = curves.map((curve) => placesOf(curve, below));
  const beside = nearestAxis(bounds, free, true);
  const axis = beside !== undefined && covers(beside, bounds.top, bounds.bottom) ? beside : undefined;
  const scale = axis ?? scaleOf(placed.flat(), free);
  if (scale === undefined) return [];
  const off = Math.abs(2 * scale.per_px) + scale.off;
  const step = 10 ** Math.floor(Math.log10(off));
  const series = curves.map((curve, i) => {
    const name = endName(curve, lines, numbers);
    return {
      ...(name === undefined || name === '' ? {} : { name }),
      points: (placed[i] ?? []).map((place): ReadPoint => {
        const printed = numberAt(place, free).find((number) => isOnScale(place, number, scale));
        if (printed !== undefined) return { label: place.label, value: printed.value, error: printed.rounding, from: 'label' };
        const value = Number((Math.round(scale.at(place.y) / step) * step).toPrecision(12));
        return { label: place.label, value, error: Number(off.toPrecision(1)), from: 'axis' };
      }),
    };
  });
  const whole = series.filter(({ points }) => points.length >= Math.min(LEAST_LABELS, below.length));
  const points = whole.flatMap((one) => one.points);
  if (points.length === 0) return [];
  const proved = points.filter(({ from }) => from === 'label').length / points.length;
  const unit = unitOf(placed.flat(), free, scale);
  return [
    {
      kind: 'line',
      bounds,
      ...(unit === '' ? {} : { unit }),
      ...(axis === undefined ? {} : { axis: { min: axis.min, max: axis.max } }),
      series: whole,
      confidence: Math.round(100 * Math.max(axis === undefined ? 0 : 0.7, proved)) / 100,
    },
  ];
}

/** The row of words below; of two periods, the words over or under both ends. */
function labelsOf(curves: readonly Curve[], lines: readonly PictureLine[]): PictureLine[] {
  const bounds = around(curves);
  const below = labelsBelow(bounds, lines);
  if (below.length >= LEAST_LABELS) return below;
  const ends = [
    Math.min(...curves.flatMap(({ dots }) => dots.map(({ x }) => x))),
    Math.max(...curves.flatMap(({ dots }) => dots.map(({ x }) => x))),
  ];
  const atEnds = ends.map((x) =>
    lines.filter((line) => Math.abs(middleOf(line) - x) < AT_END_PX && (line.bottom < bounds.top || line.top > bounds.bottom)),
  );
  const pairs = (atEnds[0] ?? []).flatMap((one) => {
    const other = atEnds[1]?.find((line) => Math.abs(line.baseline - one.baseline) <= 5);
    return other === undefined || other === one ? [] : [[one, other]];
  });
  const away = ([one]: readonly PictureLine[]): number =>
    one === undefined ? 0 : Math.max(bounds.top - one.bottom, one.top - bounds.bottom);
  return pairs.toSorted((a, b) => away(a) - away(b))[0] ?? [];
}

const AT_END_PX = 20;

interface Place {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Where the line is over each label: at the dot that stands there. */
function placesOf({ dots, points, yAt }: Curve, below: readonly PictureLine[]): Place[] {
  const gap = below
    .slice(1)
    .reduce((least, line, i) => Math.min(least, middleOf(line) - middleOf(below[i] ?? line)), Number.POSITIVE_INFINITY);
  return below.flatMap((line) => {
    const x = middleOf(line);
    const near = [...dots]
      .filter((dot) => Math.abs(dot.x - x) < Math.min(gap / 3, 30))
      .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    const y = near === undefined ? yAt(x) : heightAt(near, points);
    return y === undefined ? [] : [{ label: line.text, x: near?.x ?? x, y }];
  });
}

const heightAt = (dot: Dot, points: Curve['points']): number => points.find(([x]) => Math.abs(x - dot.x) < 1)?.[1] ?? dot.y;
const middleOf = ({ left, right }: PxBounds): number => (left + right) / 2;

/** Pixels between a point and its number: above, below, or beside the ends. */
const NUMBER_NEAR = { across: 40, down: 64, beside: 60 } as const;

/** The nearest first. */
function numberAt({ x, y }: Place, numbers: readonly NumberOnPicture[]): NumberOnPicture[] {
  const away = (number: NumberOnPicture): number =>
    Math.hypot(Math.max(0, number.left - x, x - number.right), Math.max(0, number.top - y, y - number.bottom));
  return numbers
    .filter((number) => {
      const isOver = Math.abs(middleOf(number) - x) <= NUMBER_NEAR.across && away(number) <= NUMBER_NEAR.down;
      const isBeside = number.top <= y + 4 && number.bottom >= y - 4 && away(number) <= NUMBER_NEAR.beside;
      return isOver || isBeside;
    })
    .toSorted((a, b) => away(a) - away(b));
}

const LEAST_PAIRS = 3;
/** Of numbers beside points, those that lie on one scale. */
const LEAST_ON_SCALE = 0.75;

/** The scale on which most points lie with the numbers beside them: the middle of the slopes of all pairs (Theil and Sen). */
function scaleOf(places: readonly Place[], numbers: readonly NumberOnPicture[]): Axis | undefined {
  const pairs = places.flatMap((place) => {
    const [number] = numberAt(place, numbers);
    return number === undefined ? [] : [{ place, number }];
  });
  const slopes = pairs.flatMap((a, i) =>
    pairs
      .slice(i + 1)
      .flatMap((b) => (Math.abs(a.place.y - b.place.y) < 6 ? [] : [(a.number.value - b.number.value) / (a.place.y - b.place.y)])),
  );
  const per_px = middleValue(slopes);
  if (per_px === undefined || per_px >= 0 || pairs.length < LEAST_PAIRS) return undefined;
  const zero = middleValue(pairs.map(({ place, number }) => number.value - per_px * place.y)) ?? 0;
  const values = pairs.map(({ number }) => number.value);
  const scale = { at: (px: number) => zero + per_px * px, per_px, min: Math.min(...values), max: Math.max(...values), off: 0, places: [] };
  const proved = pairs.filter(({ place, number }) => isOnScale(place, number, scale));
  const isVaried = new Set(proved.map(({ number }) => number.value)).size >= LEAST_PAIRS;
  return isVaried && proved.length >= LEAST_ON_SCALE * pairs.length ? scale : undefined;
}

const ON_SCALE_PX = 3;

const isOnScale = ({ y }: Place, { value, rounding }: NumberOnPicture, { at, per_px, off }: Axis): boolean =>
  Math.abs(at(y) - value) <= rounding + ON_SCALE_PX * Math.abs(per_px) + off;

function middleValue(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function unitOf(places: readonly Place[], numbers: readonly NumberOnPicture[], scale: Axis): string {
  const units = places.flatMap((place) => numberAt(place, numbers).find((number) => isOnScale(place, number, scale))?.unit ?? []);
  return units.length > 0 && units.every((unit) => unit === units[0]) ? (units[0] ?? '') : '';
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
function endName({ right, yAt }: Curve, lines: readonly PictureLine[], numbers: readonly NumberOnPicture[]): string | undefined {
  const y = yAt(right - 2);
  if (y === undefined) return undefined;
  const near = lines
    .filter(
      (line) =>
        line.left > right - 10 && line.left < right + NEAR_END_PX * 2 && Math.abs((line.top + line.bottom) / 2 - y) < NEAR_END_PX / 2,
    )
    .toSorted((a, b) => Math.abs((a.top + a.bottom) / 2 - y) - Math.abs((b.top + b.bottom) / 2 - y));
  const named = near.find((line) => !numbers.some((number) => number.line === line && number.text === line.text));
  return named?.words
    .filter(({ text }) => !/^[\d.,%]+$/.test(text))
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+/u, '');
}
