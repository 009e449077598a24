/** Pies and donuts: sectors of one circle, whose areas prove the numbers that are printed beside them. */
import { around, legendLine, type NumberOnPicture, numbersOf } from './chart-numbers.ts';
import type { Figure } from './figures.ts';
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { type Channels, colorDistance, heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';
import type { ReadChart, ReadPoint } from './read-chart.ts';
import type { PictureLine } from './words.ts';

const LEAST_SECTORS = 2;
const LEAST_SIDE_PX = 150;
/** Steps round the circle. */
const STEPS = 720;
/** Width to height. */
const SQUARE = 0.06;
/** Of the whole: a printed number is proved by a sector that is nearer. */
const PROVED = 0.02;
const SAME_COLOR = 16;

export function ringCharts(
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  { regions }: FlatRegions,
  raster: Raster,
  ground: Channels,
): ReadChart[] {
  const numbers = numbersOf(lines);
  const parts = regions.filter(
    (region) => region.area > 300 && Math.min(widthOf(region), heightOf(region)) > 12 && colorDistance(region.color, ground) > SAME_COLOR,
  );
  for (const bounds of circlesOf(parts)) {
    const sectors = sectorsOf(bounds, raster, ground);
    if (sectors === undefined) continue;
    const points = sectors.flatMap((sector) => pointOf(sector, figures, lines, numbers, bounds));
    const total = points.reduce((sum, { number }) => sum + (number?.value ?? 0), 0);
    if (points.length < LEAST_SECTORS || total <= 0) continue;
    const isProved = ({ number, share }: Sectored): boolean => number !== undefined && Math.abs(number.value / total - share) <= PROVED;
    const proved = points.filter(isProved).length;
    if (proved < points.length * 0.75) continue;
    const unit = points.find(({ number }) => (number?.unit ?? '') !== '')?.number?.unit;
    return [
      {
        kind: 'ring',
        bounds,
        ...(unit === undefined ? {} : { unit }),
        series: [
          {
            points: points.map(
              (point): ReadPoint => ({
                ...(point.label === undefined ? {} : { label: point.label }),
                ...(isProved(point)
                  ? { value: point.number?.value ?? 0, error: point.number?.rounding ?? 0, from: 'label' as const }
                  : { value: Math.round(point.share * total * 10) / 10, error: Math.round(0.01 * total * 10) / 10, from: 'axis' as const }),
              }),
            ),
          },
        ],
        confidence: Math.round((100 * proved) / points.length) / 100,
      },
    ];
  }
  return [];
}

/** Boxes of all parts that touch one another and make a square together. */
function circlesOf(parts: readonly FlatRegion[]): PxBounds[] {
  const groups: FlatRegion[][] = [];
  for (const part of parts) {
    const near = groups.filter((group) =>
      group.some(
        (other) =>
          part.left <= other.right + 8 && part.right >= other.left - 8 && part.top <= other.bottom + 8 && part.bottom >= other.top - 8,
      ),
    );
    const joined = [part, ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups
    .filter((group) => group.length >= LEAST_SECTORS)
    .map((group) => around(group))
    .filter((box) => heightOf(box) >= LEAST_SIDE_PX && Math.abs(widthOf(box) / heightOf(box) - 1) < SQUARE);
}

interface Sector {
  readonly color: Channels;
  readonly share: number;
  /** Degrees clockwise from 12 o'clock. */
  readonly middle: number;
}

/** Colours round the circle at the radius that shows most of them; undefined where it is none. */
function sectorsOf({ left, top, right, bottom }: PxBounds, { width, rgb }: Raster, ground: Channels): Sector[] | undefined {
  const [cx, cy, radius] = [(left + right) / 2, (top + bottom) / 2, (right - left + bottom - top) / 4];
  const colorAt = (step: number, part: number): Channels => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const at = (Math.round(cy - Math.cos(angle) * radius * part) * width + Math.round(cx + Math.sin(angle) * radius * part)) * 3;
    return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
  };
  // Beyond the rim there is ground all round; corners of a square are not.
  let outside = 0;
  for (let step = 0; step < STEPS; step += 4) if (colorDistance(colorAt(step, 1.04), ground) < SAME_COLOR) outside++;
  if (outside < (STEPS / 4) * 0.8) return undefined;
  const runs: { color: Channels; from: number; count: number }[] = [];
  let gaps = 0;
  for (let step = 0; step < STEPS; step++) {
    const color = colorAt(step, 0.93);
    if (colorDistance(color, ground) < SAME_COLOR) {
      gaps++;
      continue;
    }
    const last = runs.at(-1);
    if (last !== undefined && colorDistance(last.color, color) < SAME_COLOR) last.count++;
    else runs.push({ color, from: step, count: 1 });
  }
  const whole = runs.filter(({ count }) => count >= 4);
  const [first, last] = [whole[0], whole.at(-1)];
  if (
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    colorDistance(first.color, last.color) < SAME_COLOR &&
    first.from < 4
  ) {
    last.count += first.count;
    whole.shift();
  }
  const sum = whole.reduce((all, { count }) => all + count, 0);
  if (gaps > STEPS * 0.15 || whole.length < LEAST_SECTORS || sum < STEPS * 0.8) return undefined;
  return whole.map(({ color, from, count }) => ({ color, share: count / sum, middle: (((from + count / 2) / STEPS) * 360) % 360 }));
}

interface Sectored {
  readonly share: number;
  readonly label?: string;
  readonly number?: NumberOnPicture;
}

/** By the swatch of a legend, else by the nearest number outside of the rim, or in the sector. */
function pointOf(
  { color, share, middle }: Sector,
  figures: readonly Figure[],
  lines: readonly PictureLine[],
  numbers: readonly NumberOnPicture[],
  { left, top, right, bottom }: PxBounds,
): Sectored[] {
  const legend = legendLine(color, figures, lines);
  if (legend !== undefined) {
    const y = (legend.top + legend.bottom) / 2;
    const beside = numbers
      .filter((number) => number.top < y && number.bottom > y && number.left >= legend.left)
      .toSorted((a, b) => a.left - b.left);
    const number = beside[0];
    if (number !== undefined) return [{ share, label: legend.text.replace(number.text, '').trim(), number }];
  }
  const [cx, cy, radius] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
  const angle = (middle / 180) * Math.PI;
  const near = numbers
    .map((number) => {
      const [x, y] = [(number.left + number.right) / 2 - cx, (number.top + number.bottom) / 2 - cy];
      const away = Math.hypot(x, y);
      const turn = Math.abs(((Math.atan2(x, -y) - angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      return { number, away, turn };
    })
    .filter(({ away, turn }) => away > radius * 0.4 && away < radius * 1.8 && turn < Math.max(0.2, share * Math.PI))
    .toSorted((a, b) => a.turn - b.turn)[0];
  if (near === undefined) return [{ share }];
  const own = near.number.line.text.replace(near.number.text, '').trim();
  const y = (near.number.top + near.number.bottom) / 2;
  const word = lines
    .filter(
      (line) =>
        line !== near.number.line &&
        Math.abs((line.top + line.bottom) / 2 - y) < 60 &&
        line.left < near.number.right + 20 &&
        line.right > near.number.left - 20,
    )
    .toSorted((a, b) => Math.abs(a.top - near.number.top) - Math.abs(b.top - near.number.top))[0];
  const label = own === '' ? word?.text : own;
  return [{ share, ...(label === undefined ? {} : { label }), number: near.number }];
}
