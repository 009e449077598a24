/* Long because fields of words, axes, points and their key are one drawing: what one needs moves the others. */
/** Four fields of words, or points in a field with axis words at the ends. */
import { type BoxIn, type Drawing, dusted, type Kit, niceTicks, type PointsClaim, run, shape, sharedDecimals } from '../../layout/index.ts';
import { turned } from '../../layout/mirror-shapes.ts';
import { inksOf } from '../../marks/inks.ts';
import { type Shape, walk } from '../../scene/index.ts';
import { borrow } from '../_borrow.ts';
import type { FormPane } from '../define.ts';
import { limitLine } from './_limit.ts';
import { type Dot, LABEL_PT, placeLabels } from './_point-labels.ts';
import type { MapData } from './form.ts';

export interface MapOptions {
  /** A cross through the middle of the scale, or through the medians of the points. */
  readonly cross: 'none' | 'middle' | 'median';
}

const ID = 'body/map';
const AXIS_H = 0.5;
/** Prints a row of numbers under the field. */
const TICKS_H = 0.24;
const TICK_PT = 12;
/** Radius of the mark in the key at most, inches. */
const KEY_RADIUS = 0.095;
/** Radius of the smallest mark, inches. */
const LEAST_RADIUS = 0.03;
/** From the words of a field to the number of a call-out. */
const GAP_TO_NUMBER = 0.08;
/** Room for the mark and the number in the key of the area, and before them. */
const KEY_ROOM = 1.5;

export function drawMap(d: MapData, pane: FormPane, kit: Kit, options: MapOptions): Drawing {
  if (d.points.length === 0) return drawCells(d, pane, kit);
  return turned({ ...drawPoints(d, pane, kit, options), mirror: true }, pane.box, kit);
}

function drawCells(d: MapData, pane: FormPane, kit: Kit): Drawing {
  const quadrants = d.quadrants.map(({ title, items, emphasis }) => ({ title, items, highlight: emphasis === 'primary' }));
  const drawing = borrow(
    { component: 'quadrant', params: { x_axis: d.x_axis, y_axis: d.y_axis, quadrants } },
    pane.box,
    ID,
    (path) => pointerOf(path, pane),
    kit,
  );
  nameItems(drawing, pane, kit);
  return drawing;
}

/** Titles and items of the fields by their words. A number stands after the last line of each. */
function nameItems({ shapes }: Drawing, { pointer }: FormPane, kit: Kit): void {
  for (const s of walk(shapes)) {
    if (s.kind !== 'text') continue;
    const inks = inksOf(s, kit);
    for (const [p, { runs, rtl }] of s.text.paragraphs.entries()) {
      const words = runs.filter((r) => r.path?.startsWith(`${pointer}/quadrants/`));
      const line = s.text.lines.findLastIndex((l) => l.paragraph === p);
      const ink = inks[line];
      if (words.length === 0 || ink === undefined) continue;
      const at = [rtl === true ? ink.left - GAP_TO_NUMBER : ink.right + GAP_TO_NUMBER, (ink.top + ink.bottom) / 2] as const;
      kit.named.push({ category: words.map((r) => r.text).join(''), at, grows: rtl === true ? 'left' : 'right' });
    }
  }
}

const pointerOf = (path: string, pane: FormPane): string => pane.pointer + path;

/** From the lowest to the highest value, with room at both ends. Values between 0 and 1 get the domain from 0 to 1. */
function domain(values: readonly number[]): readonly [number, number] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (min >= 0 && max <= 1) return [0, 1];
  if (min >= 0 && max <= 10 && max > 5) return [0, 10];
  const pad = max > min ? (max - min) * 0.12 : Math.max(1, Math.abs(max) * 0.5);
  return [min - pad, max + pad];
}

function drawPoints(d: MapData, pane: FormPane, kit: Kit, { cross }: MapOptions): Drawing {
  const field = planField(d, pane.box, kit);
  const { plot, inner, dots } = field;
  const shapes: Shape[] = [shape.rect({ id: `${ID}/field`, name: 'field', role: 'band' }, plot, { fill: shape.fill('surface') })];
  const crossAt = crossOf(cross, inner, dots);
  if (crossAt !== undefined) shapes.push(...crossLines(crossAt, plot));
  const zero = zeroOf(field);
  shapes.push(...zeroLines(zero, plot));
  const limit = limitLine(
    ID,
    d,
    plot,
    (value) => inner.y + inner.h - shareOf(value, field.scale.y.range) * inner.h,
    dots.map(({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
    kit,
  );
  shapes.push(...limit.shapes);
  const across = [crossAt?.x, zero.x].flatMap((x) => (x === undefined ? [] : [{ ...plot, x: x - 0.02, w: 0.04 }]));
  const along = [crossAt?.y, zero.y].flatMap((y) => (y === undefined ? [] : [{ ...plot, y: y - 0.02, h: 0.04 }]));
  const crossBoxes = [...across, ...along, ...limit.boxes];
  const corners = cornerTitles(d, plot, pane, kit);
  shapes.push(...corners.shapes);
  const marks = pointMarks(d, field, pane, kit);
  kit.charts.push(pointsClaim(d, field));
  const labels = placeLabels(d, dots, plot, [...corners.boxes, ...crossBoxes], pane, kit);
  if (field.key !== undefined) shapes.push(...areaKey(field.key, field.per_area, pane.box, pane, kit));
  shapes.push(...labels.leaders, ...marks, ...labels.texts, ...axes(d, field, pane, kit));
  shapes.push(...tickLabels(field, kit));
  const alt = `Map of ${d.points.length} items; horizontal ${d.x_axis.label ?? 'x'}, vertical ${d.y_axis.label ?? 'y'}. ${d.points
    .map((p) => `${p.label} at ${kit.value(p.x)}, ${kit.value(p.y)}${p.size === undefined ? '' : `, size ${kit.value(p.size)}`}`)
    .join('; ')}.`;
  return { alt, shapes: shape.group({ id: ID, name: 'Map', role: 'group', alt }, shapes) };
}

/** Positions of the points and of everything around them, inches. */
interface Field {
  readonly plot: BoxIn;
  /** Where the centres of points may be. */
  readonly inner: BoxIn;
  readonly scale: { readonly x: Scale; readonly y: Scale };
  readonly dots: readonly Dot[];
  /** True when points have areas. */
  readonly sized: boolean;
  /** Square inches of a mark for each unit of its size. */
  readonly per_area: number;
  /** The meaning of the areas. */
  readonly key: string | undefined;
  /** Widths of the words and of the numbers left of the plot. */
  readonly y_w: number;
  readonly number_w: number;
  /** Width of the name of the upright axis where it stands over the plot. */
  readonly name_w: number | undefined;
}

type Range = readonly [number, number];

/** One axis: its ends, the room for points that hang over them (inches), and the numbers that are printed. */
interface Scale {
  readonly range: Range;
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly Tick[];
}

/** Room at the end of an axis with numbers, for half of the last one and for names of points near it. */
const LAST_TICK = 0.32;

/** Inches; narrower fields have no room for numbers beside words. */
const WIDE_FIELD = 7;

/** Values of a scale of judgement, whose ends have words, need no numbers; those of a measure that is named do. Ends with figures are its scale. */
const isNumbered = ({ label, low, high }: MapData['x_axis'], values: readonly number[], field_in: number): boolean => {
  if (low === undefined && high === undefined) return true;
  if (field_in < WIDE_FIELD) return false;
  const isMeasure = label !== undefined && (Math.min(...values) < 0 || Math.max(...values) > 10);
  return isMeasure && !/\d/.test(`${low ?? ''}${high ?? ''}`);
};

/**
 * An axis with words alone has room around the points. One with numbers begins and ends at round ones, never below zero where no
 * value is, and begins one step earlier where a point would hang over its beginning. `length` in inches.
 */
function scaleOf(numbered: boolean, values: readonly number[], radii: readonly number[], length: number, room: number, kit: Kit): Scale {
  if (!numbered) return { range: domain(values), low: room, high: room, ticks: [] };
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const known = min >= 0 && (max <= 1 || (max <= 10 && max > 5));
  const [from, to] = known || max === min ? domain(values) : [min, max];
  const ticks = [...niceTicks(min >= 0 ? Math.max(0, from) : from, to)];
  const over = (distance: (v: number) => number): number => {
    const span = (ticks.at(-1) as number) - (ticks[0] as number);
    return Math.max(0, ...values.map((v, i) => (radii[i] as number) + 0.04 - (distance(v) / span) * length));
  };
  const low = (): number => over((v) => v - (ticks[0] as number));
  const earlier = dusted(2 * (ticks[0] as number) - (ticks[1] as number));
  if (low() > 0 && (earlier >= 0 || min < 0)) ticks.unshift(earlier);
  const last = ticks.at(-1) as number;
  const decimals = sharedDecimals(ticks);
  return {
    range: [ticks[0] as number, last],
    low: low(),
    high: Math.max(
      LAST_TICK,
      over((v) => last - v),
    ),
    ticks: ticks.map((value) => ({ value, text: kit.number(value, { decimals }) })),
  };
}

function planField(d: MapData, box: BoxIn, kit: Kit): Field {
  const key = d.size_label === undefined || d.points.every((p) => p.size === undefined) ? undefined : d.size_label;
  const wordW = (words: string | undefined): number => (words === undefined ? 0 : kit.text.widthIn(words, LABEL_PT, { bold: true }) + 0.05);
  // The name of the upright axis stands over it where one line has room, so that it takes no width from the field.
  const isOver = d.y_axis.label !== undefined && wordW(d.y_axis.label) + (key === undefined ? 0 : wordW(key) + KEY_ROOM) <= box.w;
  const y_words = [d.y_axis.high, ...(isOver ? [] : [d.y_axis.label]), d.y_axis.low].filter((w) => w !== undefined);
  const y_w = y_words.length === 0 ? 0 : Math.min(1.7, Math.max(...y_words.map(wordW)));
  const top = key === undefined && !isOver ? 0.05 : 0.36;
  const sizes = d.points.map((p) => p.size ?? 0);
  const largest = Math.max(...sizes);
  // One inch across at most; all equal when no sizes were sent.
  const per_area = largest > 0 ? (Math.PI * 0.45 * 0.45) / largest : 0;
  const radii = sizes.map((size) => (per_area > 0 ? Math.max(LEAST_RADIUS, Math.sqrt((size * per_area) / Math.PI)) : 0.1));
  const room = per_area > 0 ? 0.5 : 0.3;
  const [xs, ys] = [d.points.map((p) => p.x), d.points.map((p) => p.y)];
  const numbered = isNumbered(d.x_axis, xs, box.w);
  const plotH = box.h - AXIS_H - (numbered ? TICKS_H : 0) - (top - 0.05);
  const y = scaleOf(isNumbered(d.y_axis, ys, box.w), ys, radii, plotH, room, kit);
  const number_w = y.ticks.length === 0 ? 0 : Math.max(...y.ticks.map((t) => kit.text.widthIn(t.text, TICK_PT))) + 0.15;
  const start = y_w + number_w + 0.15;
  const plot: BoxIn = { x: box.x + start, y: box.y + top, w: box.w - start, h: plotH };
  const x = scaleOf(numbered, xs, radii, plot.w, room, kit);
  const inner = { x: plot.x + x.low, y: plot.y + y.high, w: plot.w - x.low - x.high, h: plot.h - y.low - y.high };
  const dots = d.points.map(
    (p, i): Dot => ({
      i,
      x: inner.x + shareOf(p.x, x.range) * inner.w,
      y: inner.y + inner.h - shareOf(p.y, y.range) * inner.h,
      r: radii[i] as number,
    }),
  );
  return {
    plot,
    inner,
    scale: { x, y },
    dots,
    sized: per_area > 0,
    per_area,
    key,
    y_w,
    number_w,
    name_w: isOver ? wordW(d.y_axis.label) : undefined,
  };
}

const shareOf = (value: number, [from, to]: Range): number => (value - from) / (to - from);

const crossLines = (at: { readonly x: number; readonly y: number }, plot: BoxIn): Shape[] => {
  const pen = shape.stroke('muted', 0.75, { dash: 'dash' });
  return [
    shape.line({ id: `${ID}/cross-x`, name: 'dividing line', role: 'gridline' }, [at.x, plot.y], [at.x, plot.y + plot.h], pen),
    shape.line({ id: `${ID}/cross-y`, name: 'dividing line', role: 'gridline' }, [plot.x, at.y], [plot.x + plot.w, at.y], pen),
  ];
};

interface ZeroPlace {
  readonly x?: number;
  readonly y?: number;
}

/** Where the zero of an axis with numbers lies between its ends. */
function zeroOf({ inner, scale }: Field): ZeroPlace {
  const isWithin = ({ range, ticks }: Scale): boolean => ticks.length > 0 && range[0] < 0 && range[1] > 0;
  return {
    ...(isWithin(scale.x) ? { x: inner.x + shareOf(0, scale.x.range) * inner.w } : {}),
    ...(isWithin(scale.y) ? { y: inner.y + inner.h - shareOf(0, scale.y.range) * inner.h } : {}),
  };
}

function zeroLines({ x, y }: ZeroPlace, plot: BoxIn): Shape[] {
  const pen = shape.stroke('muted', 0.75);
  return [
    ...(x === undefined
      ? []
      : [shape.line({ id: `${ID}/zero-x`, name: 'zero line', role: 'gridline' }, [x, plot.y], [x, plot.y + plot.h], pen)]),
    ...(y === undefined
      ? []
      : [shape.line({ id: `${ID}/zero-y`, name: 'zero line', role: 'gridline' }, [plot.x, y], [plot.x + plot.w, y], pen)]),
  ];
}

const isPrimary = (d: MapData, dot: Dot): boolean => d.points[dot.i]?.emphasis === 'primary';

/** The points, with large ones behind small ones. */
function pointMarks(d: MapData, { dots }: Field, pane: FormPane, kit: Kit): Shape[] {
  const marked = d.points.some((p) => p.emphasis === 'primary');
  const scaled = { scale: `${ID}/area`, along: 'area' as const };
  return [...dots]
    .sort((a, b) => b.r - a.r)
    .map((dot) => {
      const p = d.points[dot.i] as MapData['points'][number];
      const base = `${pane.pointer}/points/${dot.i}`;
      kit.drawn.add(`${base}/x`);
      kit.drawn.add(`${base}/y`);
      if (p.size !== undefined) kit.drawn.add(`${base}/size`);
      kit.named.push({ category: p.label, at: `${ID}/point-${dot.i + 1}`, grows: 'up' });
      const strong = !marked || p.emphasis === 'primary';
      return shape.ellipse(
        {
          id: `${ID}/point-${dot.i + 1}`,
          name: `point ${dot.i + 1}: ${p.label}`,
          role: 'mark',
          datum: {
            path: p.size === undefined ? `${base}/x` : `${base}/size`,
            ...(p.size === undefined || dot.r <= LEAST_RADIUS ? {} : { value: p.size, ...scaled }),
          },
        },
        { x: dot.x - dot.r, y: dot.y - dot.r, w: 2 * dot.r, h: 2 * dot.r },
        { fill: shape.fill(strong ? 'accent1' : 'neutral'), stroke: shape.stroke('surface', 1) },
      );
    });
}

/** The points as a chart: primary ones are a separate series and come last. */
function pointsClaim(d: MapData, { plot, inner, scale, dots, sized }: Field): PointsClaim {
  const rising = [...dots].sort((a, b) => Number(isPrimary(d, a)) - Number(isPrimary(d, b)) || b.r - a.r);
  const y_name = d.y_axis.label ?? 'y';
  const reach = ({ range: [from, to], low, high }: Scale, length: number): { min: number; max: number } => ({
    min: from - ((to - from) * low) / length,
    max: to + ((to - from) * high) / length,
  });
  return {
    kind: 'points',
    id: `${ID}/points`,
    name: 'Map',
    categories: rising.map((dot) => d.points[dot.i]?.label ?? ''),
    plot,
    x: { name: d.x_axis.label ?? 'x', ...reach(scale.x, inner.w) },
    y: { name: y_name, ...reach(scale.y, inner.h) },
    ...(sized ? { size: d.size_label ?? 'Size' } : {}),
    points: rising.map((dot) => {
      const { x, y, size } = d.points[dot.i] as MapData['points'][number];
      return {
        x,
        y,
        mark: `${ID}/point-${dot.i + 1}`,
        series: isPrimary(d, dot) ? `${y_name} (highlighted)` : y_name,
        ...(sized ? { size: size ?? 0 } : {}),
      };
    }),
  };
}

function tickLabels({ plot, inner, scale, number_w }: Field, kit: Kit): Shape[] {
  const below = scale.x.ticks.map((t, i) => {
    const x = inner.x + shareOf(t.value, scale.x.range) * inner.w;
    return tickLabel(`x-tick-${i + 1}`, t, { x: x - 0.6, y: plot.y + plot.h + 0.06, w: 1.2, h: TICKS_H }, 'center', kit);
  });
  const beside = scale.y.ticks.map((t, i) => {
    const y = inner.y + inner.h - shareOf(t.value, scale.y.range) * inner.h;
    return tickLabel(`y-tick-${i + 1}`, t, { x: plot.x - 0.08 - number_w, y: y - TICKS_H / 2, w: number_w, h: TICKS_H }, 'right', kit);
  });
  return [...below, ...beside];
}

interface Tick {
  readonly value: number;
  readonly text: string;
}

const tickLabel = (key: string, { text }: Tick, box: BoxIn, align: 'center' | 'right', kit: Kit): Shape =>
  kit.label({
    id: `${ID}/${key}`,
    name: `${key.slice(0, 1)} axis: ${text}`,
    role: 'axis',
    box,
    runs: text,
    bind: 'derived',
    style: { color: 'muted' },
    size_pt: TICK_PT,
    align,
    anchor: 'middle',
    wrap: false,
  });

function crossOf(cross: MapOptions['cross'], inner: BoxIn, dots: readonly Dot[]): { readonly x: number; readonly y: number } | undefined {
  if (cross === 'none') return undefined;
  if (cross === 'middle') return { x: inner.x + inner.w / 2, y: inner.y + inner.h / 2 };
  const median = (values: readonly number[]): number => {
    const sorted = [...values].sort((a, b) => a - b);
    const mid = sorted.length >> 1;
    return sorted.length % 2 === 1 ? (sorted[mid] as number) : ((sorted[mid - 1] as number) + (sorted[mid] as number)) / 2;
  };
  return { x: median(dots.map((p) => p.x)), y: median(dots.map((p) => p.y)) };
}

/** Names of the four fields in their outer corners, with the items of the fields below them when there are points too. */
function cornerTitles(d: MapData, plot: BoxIn, pane: FormPane, kit: Kit): { readonly shapes: Shape[]; readonly boxes: BoxIn[] } {
  const shapes: Shape[] = [];
  const boxes: BoxIn[] = [];
  for (const [i, q] of d.quadrants.entries()) {
    const words = [q.title, ...q.items]
      .map((w, k) => ({ w, path: `${pane.pointer}/quadrants/${i}/${k === 0 ? 'title' : `items/${k - 1}`}` }))
      .filter((x) => x.w !== undefined);
    if (words.length === 0) continue;
    const right = i % 2 === 1;
    const low = i > 1;
    const w = Math.min(plot.w / 2 - 0.3, Math.max(...words.map((x) => kit.text.widthIn(x.w ?? '', LABEL_PT, { bold: true }))) + 0.05);
    const block = kit.paragraphs(
      words.map((x) => ({ runs: [{ text: x.w ?? '', path: x.path, bind: 'verbatim' as const, bold: x.path.endsWith('title') }] })),
      { color: q.emphasis === 'primary' ? kit.asText('accent1') : 'muted' },
    );
    const h = kit.fit({ block, sizes_pt: [LABEL_PT], width_in: w }).height_in;
    const box = { x: right ? plot.x + plot.w - w - 0.12 : plot.x + 0.12, y: low ? plot.y + plot.h - h - 0.1 : plot.y + 0.1, w, h };
    boxes.push(box);
    shapes.push(
      kit.place({ id: `${ID}/corner-${i + 1}`, name: `field ${i + 1}: ${q.title ?? ''}`, role: 'header' }, box, {
        block,
        size_pt: LABEL_PT,
        align: right ? 'right' : 'left',
      }),
    );
  }
  return { shapes, boxes };
}

/** The largest round number whose mark fits into a line of the key. */
function keySize(per_area: number, radius: number): number {
  const most = (Math.PI * radius * radius) / per_area;
  const power = 10 ** Math.floor(Math.log10(most));
  return Number((([5, 2].find((k) => k * power <= most) ?? 1) * power).toPrecision(3));
}

/** The meaning of the area of the marks, above the end of the field, with a mark of a round size. */
function areaKey(label: string, per_area: number, box: BoxIn, pane: FormPane, kit: Kit): Shape[] {
  const size_pt = LABEL_PT;
  const h = kit.text.pitchIn(size_pt);
  const size = keySize(per_area, KEY_RADIUS);
  const said = `${kit.number(size)} `;
  const w = Math.min(box.w - 0.3, kit.text.widthIn(said + label, size_pt) + 0.02);
  const x = box.x + box.w - w;
  const d = 2 * Math.sqrt((size * per_area) / Math.PI);
  return [
    shape.ellipse(
      { id: `${ID}/area-key`, name: 'key of the area', role: 'decoration' },
      { x: x - d - 0.08, y: box.y + (h - d) / 2, w: d, h: d },
      { stroke: shape.stroke('muted', 1) },
    ),
    kit.label({
      id: `${ID}/area-name`,
      name: 'what the area stands for',
      role: 'axis',
      box: { x, y: box.y, w, h },
      runs: [run(said, undefined, 'derived', { bold: true }), run(label, `${pane.pointer}/size_label`)],
      style: { color: 'muted' },
      size_pt,
      align: 'left',
      anchor: 'middle',
      wrap: false,
    }),
  ];
}

function axes(d: MapData, { plot, y_w, name_w, scale }: Field, pane: FormPane, kit: Kit): Shape[] {
  const pen = shape.stroke('muted', 1, { tail: 'triangle' });
  const low = plot.y + plot.h;
  const words = (
    axis: 'x' | 'y',
    key: 'low' | 'label' | 'high',
    box: BoxIn,
    align: 'left' | 'center' | 'right',
    anchor: 'top' | 'middle' | 'bottom',
  ): Shape[] => {
    const text = d[`${axis}_axis`][key];
    return text === undefined
      ? []
      : [
          kit.label({
            id: `${ID}/${axis}-${key}`,
            name: `${axis} axis ${key}`,
            role: 'axis',
            box,
            runs: text,
            path: `${pane.pointer}/${axis}_axis/${key}`,
            style: { color: key === 'label' ? 'ink' : 'muted', bold: key === 'label' },
            size_pt: LABEL_PT,
            align,
            anchor,
          }),
        ];
  };
  const third = plot.w / 3;
  const y = low + 0.16 + (scale.x.ticks.length > 0 ? TICKS_H : 0);
  const left = pane.box.x;
  const part = plot.h / 3;
  return [
    shape.line({ id: `${ID}/x-arrow`, name: 'x axis', role: 'axis' }, [plot.x, low], [plot.x + plot.w, low], pen),
    shape.line({ id: `${ID}/y-arrow`, name: 'y axis', role: 'axis' }, [plot.x, low], [plot.x, plot.y], pen),
    ...words('x', 'low', { x: plot.x, y, w: third, h: 0.26 }, 'left', 'top'),
    ...words('x', 'label', { x: plot.x + third, y, w: third, h: 0.26 }, 'center', 'top'),
    ...words('x', 'high', { x: plot.x + 2 * third, y, w: third, h: 0.26 }, 'right', 'top'),
    ...words('y', 'high', { x: left, y: plot.y, w: y_w, h: part }, 'left', 'top'),
    ...(name_w === undefined
      ? words('y', 'label', { x: left, y: plot.y + part, w: y_w, h: part }, 'left', 'middle')
      : words('y', 'label', { x: left, y: pane.box.y, w: name_w, h: kit.text.pitchIn(LABEL_PT) }, 'left', 'middle')),
    ...words('y', 'low', { x: left, y: plot.y + 2 * part, w: y_w, h: part }, 'left', 'bottom'),
  ];
}
