/** Line charts of a page: strokes from point to point over an axis of figures, at the places of the names below. */
import type { ChartPoint, ChartSeries } from '@deckwright/draw/scene';
import type { PathMark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { ellipseOf, rectangleOf, subpaths } from '../page/outlines.ts';
import { strokeOf } from '../scene/path-shapes.ts';
import { paintsOf } from './bars.ts';
import { type ChartPage, middleOf, type Plot, type Words } from './chart-page.ts';
import { around, axisWords, emuBox, type FoundChart, familyOf, keyOf, labelOf, lookOf } from './found-chart.ts';
import { furnitureOf, isAutomatic } from './furniture.ts';
import { nameOf, namesBelow } from './names.ts';
import { commonCode, rounded } from './printed.ts';
import { type Scale, scalesOf } from './scale.ts';

type At = readonly [x: number, y: number];

interface Curve {
  readonly marks: readonly PathMark[];
  readonly points: readonly At[];
  readonly color: string;
}

/** Points of the page. */
const SAME = 0.6;
const LEAST_WIDTH = 60;
const LEAST_POINTS = 3;
const LARGEST_DOT = 14;
const MOST_CURVES = 16;

export function lineCharts(page: ChartPage): FoundChart[] {
  const curves = curvesOf(page.paths);
  const scales = scalesOf(page, false);
  const used = new Set<Curve>();
  return scales.flatMap((scale) => {
    const own = curves.filter((curve) => !used.has(curve) && isOver(curve, scale));
    const chart = own.length === 0 || own.length > MOST_CURVES ? undefined : chartOf(own, scale, page);
    if (chart === undefined) return [];
    // Of a chart that is read by half the data would lack a series: it stays shapes.
    const { x0, x1 } = around(own.flatMap(({ marks }) => marks.map(({ box }) => box)));
    const plot = { x0, x1, y0: scale.ticks.at(-1)?.at ?? 0, y1: scale.ticks[0]?.at ?? 0 };
    if (curves.some((other) => !used.has(other) && !own.includes(other) && isAcross(other, plot))) return [];
    for (const curve of own) used.add(curve);
    return [chart];
  });
}

/** Strokes from left to right: one path, or one after the other in one look. */
function curvesOf(paths: readonly PathMark[]): Curve[] {
  const open: { marks: PathMark[]; points: At[]; color: string; look: string }[] = [];
  for (const mark of paths) {
    const { stroke, fill } = mark;
    if (fill !== undefined || stroke?.paint.kind !== 'solid') continue;
    for (const part of subpaths(mark.segments)) {
      const points = part.flatMap((step): At[] => (step.op === 'Z' ? [] : [[step.x, step.y]]));
      const isStraight = part.every(({ op }) => op === 'M' || op === 'L');
      if (!isStraight || points.length < 2 || points.some(([x], i) => i > 0 && x <= (points[i - 1]?.[0] ?? 0))) continue;
      const look = `${stroke.paint.color} ${stroke.width_pt} ${stroke.dash}`;
      const [first] = points;
      const before = open.find((one) => {
        const [x, y] = one.points.at(-1) ?? [0, 0];
        return one.look === look && first !== undefined && Math.abs(x - first[0]) <= SAME && Math.abs(y - first[1]) <= SAME;
      });
      if (before === undefined) open.push({ marks: [mark], points, color: stroke.paint.color, look });
      else {
        before.points.push(...points.slice(1));
        if (!before.marks.includes(mark)) before.marks.push(mark);
      }
    }
  }
  return open.filter(({ points }) => {
    const ys = points.map(([, y]) => y);
    const wide = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
    return points.length >= LEAST_POINTS && wide >= LEAST_WIDTH && Math.max(...ys) - Math.min(...ys) > SAME;
  });
}

/** Sizes of the figures beside the first point. */
const BESIDE = 16;

function isOver({ points }: Curve, { ticks, per_pt }: Scale): boolean {
  const words = around(ticks.map(({ words: one }) => one.box));
  const size = ticks[0]?.words.size_pt ?? 10;
  const [left, right] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const isBeside =
    (words.x1 <= left + 1 && left - words.x1 <= BESIDE * size) || (words.x0 >= right - 1 && words.x0 - right <= BESIDE * size);
  const [low, high] = [ticks[0]?.at ?? 0, ticks.at(-1)?.at ?? 0];
  // Some programs end an axis above its last figure.
  const step = (low - high) / Math.max(1, ticks.length - 1);
  return per_pt < 0 && isBeside && points.every(([, y]) => y <= low + 1 && y >= high - Math.max(1, step));
}

/** Drawn over most of the width of a plot, at some height of it. */
function isAcross({ marks }: Curve, plot: Rect): boolean {
  const { x0, x1, y0, y1 } = around(marks.map(({ box }) => box));
  return Math.min(x1, plot.x1) - Math.max(x0, plot.x0) > 0.6 * (plot.x1 - plot.x0) && y0 < plot.y1 && y1 > plot.y0;
}

function chartOf(curves: readonly Curve[], scale: Scale, page: ChartPage): FoundChart | undefined {
  const ticks = new Set(scale.ticks.map(({ words }) => words));
  const free = page.words.filter((one) => !ticks.has(one));
  const [foot, last] = [scale.ticks[0]?.at ?? 0, scale.ticks.at(-1)?.at ?? 0];
  const peak = Math.min(...curves.flatMap(({ points }) => points.map(([, y]) => y)));
  const top = peak < last - 1 ? peak : last;
  const xs = placesOf(curves.flatMap(({ points }) => points.map(([x]) => x)));
  const set = categoriesOf(xs, foot, free);
  if (set === undefined) return undefined;
  const { places, pitch, names } = set;
  const all = new Set(curves.flatMap(({ marks }) => marks));
  const [left, right] = [places[0] ?? 0, places.at(-1) ?? 0];
  // The rules of the plot say whether there is room beside the first and the last point.
  const isBetween = scale.rules.some(({ from, to }) => Math.abs(from - (left - pitch / 2)) <= 2 && Math.abs(to - (right + pitch / 2)) <= 2);
  const across = isBetween ? { from: left - pitch / 2, to: right + pitch / 2 } : { from: left, to: right };
  const read = curves.map((curve) => readCurve(curve, places, scale, free, page));
  if (read.some((one) => one === undefined)) return undefined;
  const known = read as ReadCurve[];
  const printed = known.flatMap(({ labels }) => labels.flatMap((label) => label?.number ?? []));
  const code = commonCode(printed);
  const keys = curves.map(({ color }) => keyOf(page, color, new Set([...all, ...known.flatMap(({ dots }) => dots.map(({ of }) => of))])));
  const room: Plot = { stands: true, ...across, low: -foot, high: -top, pitch };
  const furniture = furnitureOf(page, room, -foot, scale);
  const ownWords = axisWords(scale, { x0: across.from, x1: across.to, y0: top, y1: foot });
  const nameLook = names.flat()[0];
  const labels = code === undefined ? [] : known.flatMap((one) => one.labels.filter((label) => label !== undefined));
  const words = [...labels, ...names.flat(), ...(ownWords === undefined ? [] : [...ticks])];
  const found = keys.flatMap((key) => key ?? []);
  const isKeyed = found.length === curves.length && new Set(found.map((key) => key.words)).size === found.length;
  const named = isKeyed
    ? []
    : namesBeside(
        curves,
        free.filter((one) => !words.includes(one)),
      );
  const max = top < last ? Number(scale.valueAt(top).toPrecision(3)) : (scale.ticks.at(-1)?.value ?? 1);
  const scaled = { min: scale.ticks[0]?.value ?? 0, max };
  const all_values = known.flatMap(({ values }) => values.filter((value) => value !== undefined));
  return {
    chart: {
      kind: 'line',
      name: 'Chart',
      plot: emuBox({ x0: across.from, x1: across.to, y0: top, y1: foot }),
      categories: names.map(nameOf),
      series: known.map(({ values, dots, labels: own }, k): ChartSeries => {
        const curve = curves[k] as Curve;
        const pen = curve.marks[0]?.stroke && strokeOf(curve.marks[0].stroke);
        return {
          name: (isKeyed ? found[k]?.words.text : named[k]?.words.text) ?? (curves.length > 1 ? `Series ${k + 1}` : ''),
          ...(pen === undefined ? {} : { line: pen }),
          points: values.map((value, i): ChartPoint => {
            if (value === undefined) return {};
            const words = own[i];
            const name = named[k];
            const label =
              words !== undefined
                ? labelOf(words, placeOf(words, curve, i, places), code)
                : name !== undefined && code === undefined && Math.abs((places[i] ?? 0) - name.at) <= 1
                  ? { ...lookOf(name.words), code: 'General', place: placeOf(name.words, curve, i, places), of_series: true }
                  : undefined;
            const dot = dots.find(({ at }) => at === i) ?? undefined;
            return { value, ...(dot === undefined ? {} : dotLook(dot.of)), ...(label === undefined ? {} : { label }) };
          }),
        };
      }),
      ...(isBetween ? { between: true } : {}),
      scale: { ...scaled, ...(isAutomatic(scaled.min, scaled.max, scale.step, all_values) ? { automatic: true } : {}) },
      font: familyOf(words),
      axes: {
        categories: { ...furniture.categories, ...(nameLook === undefined ? {} : { words: lookOf(nameLook) }) },
        values: { ...furniture.values, step: scale.step, ...(ownWords === undefined ? {} : { words: ownWords }) },
      },
      ...(furniture.ground === undefined ? {} : { ground: furniture.ground }),
      ...(furniture.elsewhere === undefined ? {} : { elsewhere: furniture.elsewhere }),
    },
    marks: [...all, ...known.flatMap(({ dots }) => dots.map(({ of }) => of)), ...furniture.marks],
    words: [...words, ...(code === undefined ? named.flatMap((name) => name?.words ?? []) : [])],
    keys: isKeyed ? found : [],
    around: room,
    beside: { marks: [], words: code === undefined ? [] : named.flatMap((name) => name?.words ?? []) },
  };
}

/** Places across, in order, each once. */
function placesOf(xs: readonly number[]): number[] {
  const out: number[] = [];
  for (const x of [...xs].sort((a, b) => a - b)) if (out.length === 0 || x - (out.at(-1) ?? 0) > SAME) out.push(x);
  return out;
}

interface Categories {
  readonly places: readonly number[];
  readonly pitch: number;
  readonly names: readonly (readonly Words[])[];
}

const EVEN = 0.02;

/** Even places that hold all points, each with its name; names go on where no line does. */
function categoriesOf(xs: readonly number[], foot: number, words: readonly Words[]): Categories | undefined {
  const gaps = xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
  const pitch = Math.min(...gaps);
  if (xs.length < LEAST_POINTS || gaps.some((gap) => Math.abs(gap / pitch - Math.round(gap / pitch)) > EVEN * 2)) return undefined;
  const first = xs[0] ?? 0;
  const count = Math.round(((xs.at(-1) ?? 0) - first) / pitch) + 1;
  const at = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => first + (from + i) * pitch);
  for (const [from, n] of [[0, count]] as const) {
    const before = widened(at(from, n), pitch, foot, words);
    const named = before.names.filter((one) => one.length > 0).length;
    if (named === before.names.length || (named >= 2 && isRegular(before.names))) return { ...before, pitch };
  }
  return undefined;
}

/** With places before and behind that have a name in the same row. */
function widened(
  places: readonly number[],
  pitch: number,
  foot: number,
  words: readonly Words[],
): { places: readonly number[]; names: readonly (readonly Words[])[] } {
  const more = [(places[0] ?? 0) - pitch, ...places, (places.at(-1) ?? 0) + pitch];
  const names = namesBelow(more, pitch, foot, words);
  const inner = names.slice(1, -1);
  if (inner.some((one) => one.length === 0)) return { places, names: inner };
  const row = inner[0]?.[0]?.box.y1;
  const isIn = (one: readonly Words[] | undefined): boolean =>
    one?.[0] !== undefined && row !== undefined && Math.abs(one[0].box.y1 - row) <= 1 && one[0].size_pt === inner[0]?.[0]?.size_pt;
  const [head, tail] = [isIn(names[0]), isIn(names.at(-1))];
  return { places: more.slice(head ? 0 : 1, tail ? undefined : -1), names: names.slice(head ? 0 : 1, tail ? undefined : -1) };
}

/** Every second, third, … has a name. */
function isRegular(names: readonly (readonly Words[])[]): boolean {
  const at = names.flatMap((one, i) => (one.length > 0 ? [i] : []));
  const every = (at[1] ?? 0) - (at[0] ?? 0);
  return every > 0 && at.every((place, i) => place === (at[0] ?? 0) + i * every) && (at[0] ?? 0) < every;
}

interface Dot {
  readonly of: PathMark;
  /** Its category. */
  readonly at: number;
}

interface ReadCurve {
  readonly values: readonly (number | undefined)[];
  readonly labels: readonly (Words | undefined)[];
  readonly dots: readonly Dot[];
}

const PROVED = 0.01;

function readCurve(
  { points, marks }: Curve,
  places: readonly number[],
  scale: Scale,
  words: readonly Words[],
  page: ChartPage,
): ReadCurve | undefined {
  const own = places.map((place) => points.find(([x]) => Math.abs(x - place) <= 1));
  if (own.filter((one) => one !== undefined).length < points.length) return undefined;
  const span = Math.abs(scale.valueAt(scale.ticks.at(-1)?.at ?? 0) - scale.valueAt(scale.ticks[0]?.at ?? 0));
  const measured = own.flatMap((one) => (one === undefined ? [] : [scale.valueAt(one[1])]));
  const near = rounded(measured, Math.max(0.12 * Math.abs(scale.per_pt), 0.002 * span));
  const labels = own.map((one) => (one === undefined ? undefined : labelBeside(one, scale, span, words)));
  const isLabelled = own.every((one, i) => one === undefined || labels[i] !== undefined);
  let next = 0;
  return {
    values: own.map((one, i) => {
      if (one === undefined) return undefined;
      const value = near[next++];
      return isLabelled ? labels[i]?.number?.value : value;
    }),
    labels: isLabelled ? labels : own.map(() => undefined),
    dots: page.paths.flatMap((mark) => {
      const { box } = mark;
      if (marks.includes(mark) || Math.max(box.x1 - box.x0, box.y1 - box.y0) > LARGEST_DOT || mark.segments.length < 3) return [];
      const [x, y] = [middleOf(box.x0, box.x1), middleOf(box.y0, box.y1)];
      const at = own.findIndex((one) => one !== undefined && Math.abs(one[0] - x) <= 1 && Math.abs(one[1] - y) <= 1);
      return at < 0 ? [] : [{ of: mark, at }];
    }),
  };
}

/** Sizes of the figures between a point and its number. */
const NEAR = 2;

/** The number beside a point that its place proves. */
function labelBeside([x, y]: At, scale: Scale, span: number, words: readonly Words[]): Words | undefined {
  const near = words.flatMap((one) => {
    const { number, box, size_pt } = one;
    if (number === undefined || number.name !== '' || Math.abs(number.value - scale.valueAt(y)) > PROVED * span + number.rounding)
      return [];
    const away = Math.hypot(Math.max(0, box.x0 - x, x - box.x1), Math.max(0, box.y0 - y, y - box.y1));
    return away <= NEAR * size_pt ? [{ one, away }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.one;
}

function placeOf(
  { box, size_pt }: Words,
  { points }: Curve,
  at: number,
  places: readonly number[],
): 'above' | 'below' | 'right' | 'left' | 'centre' {
  const point = points.find(([x]) => Math.abs(x - (places[at] ?? 0)) <= 1);
  if (point === undefined) return 'above';
  const [dx, dy] = [middleOf(box.x0, box.x1) - point[0], middleOf(box.y0, box.y1) - point[1]];
  if (Math.abs(dx) <= 0.3 * size_pt && Math.abs(dy) <= 0.3 * size_pt) return 'centre';
  if (Math.abs(dy) <= 0.45 * size_pt) return dx > 0 ? 'right' : 'left';
  return dy < 0 ? 'above' : 'below';
}

function dotLook(mark: PathMark): Pick<ChartPoint, 'dot_pt' | 'dot_form' | 'fill' | 'stroke'> {
  const { box } = mark;
  const [part] = subpaths(mark.segments);
  const isSquare = part !== undefined && rectangleOf(part) !== undefined;
  const isRound = part !== undefined && ellipseOf(part) !== undefined;
  const form = isSquare ? ('square' as const) : isRound || mark.segments.length > 8 ? undefined : ('diamond' as const);
  return {
    dot_pt: Math.max(2, Math.round(Math.max(box.x1 - box.x0, box.y1 - box.y0))),
    ...(form === undefined ? {} : { dot_form: form }),
    ...paintsOf(mark),
  };
}

/** Sizes of the letters between a line and its name. */
const NAME_NEAR = 3;

interface Named {
  readonly words: Words;
  /** Of the point beside which the name stands. */
  readonly at: number;
}

/** Words in the colours of the lines, each beside a point of its own. Empty where a line has none. */
function namesBeside(curves: readonly Curve[], words: readonly Words[]): readonly Named[] {
  const named = curves.flatMap(({ points, color }): Named[] => {
    const near = words.flatMap((one) => {
      if (one.color !== color || one.number !== undefined) return [];
      return points.map(([x, y]) => ({
        words: one,
        at: x,
        away: Math.hypot(Math.max(0, one.box.x0 - x, x - one.box.x1), Math.max(0, one.box.y0 - y, y - one.box.y1)) / one.size_pt,
      }));
    });
    const best = near.filter(({ away }) => away <= NAME_NEAR).sort((a, b) => a.away - b.away)[0];
    return best === undefined ? [] : [best];
  });
  return named.length === curves.length && new Set(named.map(({ words: one }) => one)).size === named.length ? named : [];
}
