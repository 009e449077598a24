/** The plan of a line in a strip above columns: its points on a scale of their own, and a free place for the value of each. */
import type { Bounds } from '@deckwright/core/geometry';
import type { LineOver } from '../fields/line-over.ts';
import { type BoxIn, bottom, isLabelUnit, type Kit, type Numbers, numbersOf, right, run, valueDomain } from '../layout/index.ts';
import type { RunIn } from '../typeset/index.ts';
import type { ChartPlaces } from './anchors.ts';
import { meet, passes, type Spot } from './obstacles.ts';

export interface Point {
  readonly i: number;
  readonly value: number;
  readonly path: string;
  readonly forecast: boolean;
}

export interface OverLine {
  readonly label: string;
  readonly path: string;
  readonly unit: string;
  readonly points: readonly Point[];
  readonly numbers: Numbers;
}

const SIZES = [14, 12, 11, 10] as const;
const HEAD_SIZES = [14, 12] as const;
export const AXIS_PT = 10;
export const DOT = 0.1;
/** From the middle of a dot to the number above or below it. */
const OFF = 0.07;
/** From the strip to the columns below it. */
const GAP = 0.12;
/** From the number of the last point to the name of the line. */
const BESIDE = 0.14;
export const AXIS_GAP = 0.1;

/** The points that have a column. Undefined where none has a value. */
export function readLineOver(sent: LineOver, pointer: string, columns: number, kit: Kit): OverLine | undefined {
  const path = `${pointer}/line_over`;
  const all = [
    ...sent.values.map((value, k) => ({ value, path: `${path}/values/${k}`, forecast: false })),
    ...sent.forecast_values.map((value, k) => ({ value, path: `${path}/forecast_values/${k}`, forecast: true })),
  ];
  const points = all.flatMap((p, i): Point[] => (p.value === null || i >= columns ? [] : [{ ...p, i, value: p.value }]));
  if (all.length !== columns)
    kit.warn(
      'length_mismatch',
      `${sent.label} has ${all.length} values for ${columns} columns; ${all.length > columns ? 'the extra ones are left out' : 'what is there is drawn'}.`,
      { path: `${path}/values`, remedy: 'Send one value for each column, null where it is missing.' },
    );
  const gap = all.find((p) => p.value === null);
  if (gap !== undefined)
    kit.warn('missing_values', `${sent.label} has no value for every column; the line is interrupted there.`, {
      path: gap.path,
      remedy: 'Send the value.',
    });
  if (points.length === 0) return undefined;
  const unit = sent.unit ?? '';
  const numbers = numbersOf(
    points.map((p) => p.value),
    unit,
    kit,
  );
  return { label: sent.label, path, unit, points, numbers };
}

/** Where the line runs, and how its values are printed. */
export interface StripPlan {
  readonly line: OverLine;
  readonly strip: BoxIn;
  readonly area: BoxIn;
  readonly low: number;
  readonly high: number;
  readonly spots: readonly Spot[];
  readonly size_pt: number;
  /** Middle of the number of each point. Undefined where it is not printed. */
  readonly labels: readonly (Spot | undefined)[];
  /** Levels of an axis at the right, where not every number finds a place. */
  readonly ticks: readonly number[];
  readonly name: LineName;
}

interface LineName {
  readonly runs: readonly RunIn[];
  readonly size_pt: number;
  /** Its left edge at the end of the line; undefined above the line. */
  readonly left?: number;
  readonly lines: number;
}

/** `chart` is the box of the whole chart, which begins with the strip. */
export function planStrip(line: OverLine, chart: BoxIn, height: number, places: ChartPlaces, kit: Kit): StripPlan {
  const strip = { ...chart, h: height - GAP };
  if (line.unit !== '') kit.drawn.add(`${line.path}/unit`);
  const name = nameOf(line, strip, places, kit);
  for (const pt of SIZES) {
    const plan = planAt(line, strip, headOf(name, kit), pt, places, kit);
    if (plan !== undefined) return { ...plan, name, ticks: [] };
  }
  const above: LineName = { runs: name.runs, size_pt: HEAD_SIZES[0], lines: 1 };
  return { ...withAxis(line, strip, headOf(above, kit), places, kit), name: above };
}

/** The name is to the right of the last point where it fits there, else above the line. */
function nameOf(line: OverLine, strip: BoxIn, { middles }: ChartPlaces, kit: Kit): LineName {
  const inNumbers = line.unit === '' || isLabelUnit(line.unit);
  const runs = [run(line.label, `${line.path}/label`), ...(inNumbers ? [] : [run(', '), run(line.unit, `${line.path}/unit`)])];
  const last = line.points.at(-1)?.i ?? 0;
  const half = kit.text.widthIn(line.numbers.text(line.points.at(-1)?.value ?? 0), SIZES[0], { bold: true }) / 2;
  const left = (middles[last] as number) + Math.max(DOT, half) + BESIDE;
  const room = right(strip) - left;
  const isAtEnd = last === middles.length - 1 && (middles[0] as number) <= (middles[last] as number);
  const block = kit.block(runs, { color: 'ink', bold: true });
  for (const size_pt of isAtEnd && room > 0.6 ? HEAD_SIZES : []) {
    const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: room, max_lines: 3 });
    if (fit.fits) return { runs, size_pt, left, lines: fit.lines };
  }
  return { runs, size_pt: HEAD_SIZES[0], lines: 1 };
}

const headOf = (name: LineName, kit: Kit): number => (name.left !== undefined ? 0 : kit.text.pitchIn(name.size_pt) + 0.04);

type Placed = Omit<StripPlan, 'name' | 'ticks'>;

function frameOf(
  line: OverLine,
  strip: BoxIn,
  head: number,
  size_pt: number,
  { middles }: ChartPlaces,
  kit: Kit,
  levels: readonly number[],
) {
  const pitch = kit.text.pitchIn(size_pt) + OFF;
  const low = Math.min(...levels);
  const high = Math.max(...levels);
  // Equal values run through the middle.
  const flat = high === low ? Math.max(1, Math.abs(high)) : 0;
  const y = strip.y + head + pitch;
  const area = { x: strip.x, y, w: strip.w, h: bottom(strip) - pitch - y };
  const span = high - low + 2 * flat;
  const spots = line.points.map((p): Spot => [middles[p.i] as number, area.y + area.h * (1 - (p.value - low + flat) / span)]);
  return { line, strip, area, low: low - flat, high: high + flat, spots, size_pt };
}

/** Every number above or below its point. Undefined where one of them finds no place. */
function planAt(line: OverLine, strip: BoxIn, head: number, size_pt: number, places: ChartPlaces, kit: Kit): Placed | undefined {
  const frame = frameOf(
    line,
    strip,
    head,
    size_pt,
    places,
    kit,
    line.points.map((p) => p.value),
  );
  const taken: Bounds[] = [];
  const labels: Spot[] = [];
  for (const k of line.points.keys()) {
    const found = labelAt(k, frame, strip.y + head, taken, kit);
    if (found === undefined) return undefined;
    taken.push(found.box);
    labels.push(found.at);
  }
  return { ...frame, labels };
}

function labelAt(
  k: number,
  { line, strip, spots, size_pt }: Omit<Placed, 'labels'>,
  top: number,
  taken: readonly Bounds[],
  kit: Kit,
): { readonly at: Spot; readonly box: Bounds } | undefined {
  const point = line.points[k] as Point;
  const half = kit.text.widthIn(line.numbers.text(point.value), size_pt, { bold: true }) / 2;
  const h = kit.text.pitchIn(size_pt);
  const [px, py] = spots[k] as Spot;
  const beside = [k - 1, k + 1].flatMap((j) => (Math.abs((line.points[j]?.i ?? -9) - point.i) === 1 ? [spots[j] as Spot] : []));
  const near = beside.map(([qx, qy]) => py + (qy - py) * Math.min(1, half / Math.max(Math.abs(qx - px), 0.01)));
  const above = Math.min(py, ...near) - OFF - h / 2;
  const below = Math.max(py, ...near) + OFF + h / 2;
  const isValley = near.length > 0 && near.every((v) => v < py - 0.02);
  const x = Math.min(Math.max(px, strip.x + half), right(strip) - half);
  for (const y of isValley ? [below, above] : [above, below]) {
    const box = { left: x - half, right: x + half, top: y - h / 2, bottom: y + h / 2 };
    if (box.top < top - 0.01 || box.bottom > bottom(strip) + 0.01 || taken.some((t) => meet(box, t, 0.05))) continue;
    const others = spots.filter((_, j) => j !== k);
    if (others.some(([ox, oy]) => meet(box, { left: ox - DOT / 2, right: ox + DOT / 2, top: oy - DOT / 2, bottom: oy + DOT / 2 })))
      continue;
    if (spots.some((spot, j) => j > 0 && joined(line, j) && passes(spots[j - 1] as Spot, spot, box, 0.01))) continue;
    return { at: [x, y], box };
  }
  return undefined;
}

/** Whether a point follows the one before it without a gap. */
export const joined = ({ points }: OverLine, j: number): boolean => (points[j]?.i ?? 0) - (points[j - 1]?.i ?? 0) === 1;

/** Gridlines and an axis, with the numbers of the ends and extremes where they find a place. */
function withAxis(line: OverLine, strip: BoxIn, head: number, places: ChartPlaces, kit: Kit): Omit<StripPlan, 'name'> {
  const values = line.points.map((p) => p.value);
  const { ticks: all } = valueDomain(values, true);
  const middle = all.length % 2 === 1 ? [all[(all.length - 1) / 2] as number] : [];
  const ticks = [all[0] as number, ...middle, all.at(-1) as number];
  const frame = frameOf(line, strip, head, AXIS_PT, places, kit, [...ticks, ...values]);
  const wanted = new Set([values.length - 1, 0, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]);
  const taken: Bounds[] = [];
  const labels: (Spot | undefined)[] = values.map(() => undefined);
  for (const k of wanted) {
    const found = labelAt(k, frame, strip.y + head, taken, kit);
    if (found === undefined) continue;
    taken.push(found.box);
    labels[k] = found.at;
  }
  const printed = labels.filter((l) => l !== undefined).length;
  kit.warn('labels_thinned', `${printed} of ${values.length} values of ${line.label} are printed; the others are read off its axis.`, {
    path: `${line.path}/values`,
    remedy: 'Send fewer columns, or a larger unit, to print them all.',
  });
  return { ...frame, labels, ticks };
}

/** Room that the axis needs at the right of the chart. */
export const axisRoom = ({ ticks, line }: StripPlan, kit: Kit): number =>
  ticks.length === 0 ? 0 : Math.max(...ticks.map((t) => kit.text.widthIn(line.numbers.text(t), AXIS_PT))) + AXIS_GAP;
