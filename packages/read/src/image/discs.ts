/** Disks with an outline round them: numbers and signs stand in them, and a thin ring is taken for a letter where nobody knows what it is. */

import type { Disc } from './figures.ts';
import { isRound } from './figures.ts';
import { type FlatRegion, offLine } from './flat-regions.ts';
import { type Channels, channelsAt, colorDistance, heightOf, type Raster, widthOf } from './raster.ts';

const LEAST_SIDE_PX = 12;
/** Sides of a circle differ by less. */
const SQUARE_PX = 2;
/** Of the disk: a sign in it covers the rest; the hole of a letter has more. */
const LEAST_SHOWN = 0.6;
const MOST_WIDE_PX = 9;
/** Of the diameter: strokes of letters round their holes are wider. */
const MOST_WIDE = 0.15;
const ANGLES = 72;
/** Of the angles: connectors and what lies beneath take the rest. */
const ALL_ROUND = 0.75;
/** Half of the pixel whose colour is between that of the disk and of its outline. */
const FRINGE_PX = 0.5;
const OTHER_COLOR = 30;
const SAME_COLOR = 24;

export const discsOf = (regions: readonly FlatRegion[], raster: Raster): Disc[] =>
  regions.flatMap((region) => {
    const [w, h] = [widthOf(region), heightOf(region)];
    if (Math.min(w, h) < LEAST_SIDE_PX || Math.abs(w - h) > SQUARE_PX || !isRound(region)) return [];
    return region.area < LEAST_SHOWN * region.filled_rows * w * h ? [] : discOf(region, raster);
  });

function discOf(region: FlatRegion, raster: Raster): Disc[] {
  const [x, y] = [(region.left + region.right) / 2, (region.top + region.bottom) / 2];
  const radius_px = (widthOf(region) + heightOf(region)) / 4;
  const fill = region.color;
  const most = Math.min(MOST_WIDE_PX, MOST_WIDE * 2 * radius_px);
  const rays = raysOf(raster, x, y, radius_px, Math.ceil(most) + 4);
  const peaks = rays
    .map((ray) => ray.slice(0, 4).reduce((best, one) => (colorDistance(one, fill) > colorDistance(best, fill) ? one : best)))
    .toSorted((a, b) => colorDistance(b, fill) - colorDistance(a, fill));
  const color = middleOf(peaks.slice(0, ANGLES / 2));
  const full = colorDistance(color, fill);
  // A thin outline has its whole colour where it lies on whole pixels.
  const seen = peaks.filter((one) => colorDistance(one, fill) > full / 2 && offLine(one, fill, color) < SAME_COLOR).length;
  if (full < OTHER_COLOR || seen < ALL_ROUND * ANGLES) return [];
  const rings = Array.from({ length: Math.ceil(most) + 4 }, (_, i) => rays.map((ray) => ray[i] ?? fill));
  const ground = rings
    .slice(2)
    .map(middleOf)
    .find((one, i) => {
      const alike = rings[i + 2]?.filter((other) => colorDistance(other, one) < SAME_COLOR).length ?? 0;
      return alike >= ALL_ROUND * ANGLES && colorDistance(one, color) > OTHER_COLOR;
    });
  if (ground === undefined) return [];
  // Fringes on both sides count by how much of the outline's colour they have.
  const widths = rays.map((ray) =>
    ray.reduce((sum, one) => sum + Math.max(0, 1 - colorDistance(one, color) / Math.min(full, colorDistance(ground, color))), 0),
  );
  const width_px = widths.toSorted((a, b) => a - b)[ANGLES / 2] ?? 0;
  return width_px > most ? [] : [{ x, y, radius_px: radius_px + FRINGE_PX, fill, outline: { color, width_px: Math.max(1, width_px) } }];
}

/** Colours outward from the edge, pixel by pixel, at each angle. */
function raysOf(raster: Raster, x: number, y: number, radius: number, count: number): Channels[][] {
  const { width, rgb } = raster;
  return Array.from({ length: ANGLES }, (_, i) => {
    const angle = (i / ANGLES) * 2 * Math.PI;
    return Array.from({ length: count }, (__, step) => {
      const [px, py] = [Math.floor(x + Math.cos(angle) * (radius + step)), Math.floor(y + Math.sin(angle) * (radius + step))];
      return channelsAt(raster, Math.max(0, Math.min(width - 1, px)), Math.max(0, Math.min(rgb.length / 3 / width - 1, py)));
    });
  });
}

function middleOf(colors: readonly Channels[]): Channels {
  const middle = (c: 0 | 1 | 2): number => colors.map((one) => one[c]).toSorted((a, b) => a - b)[colors.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

/** The picture with each outline in the colour of its disk, so that what ends at it is a thing by itself. */
export function withoutOutlines(raster: Raster, discs: readonly Disc[]): Raster {
  const rgb = raster.rgb.slice();
  for (const { x, y, radius_px, fill, outline } of discs) {
    const [from, to] = [radius_px - 2, radius_px + outline.width_px + 1];
    for (let py = Math.max(0, Math.floor(y - to)); py < y + to; py++)
      for (let px = Math.max(0, Math.floor(x - to)); px < Math.min(raster.width, x + to); px++) {
        const away = Math.hypot(px + 0.5 - x, py + 0.5 - y);
        if (away >= from && away <= to) rgb.set(fill.map(Math.round), (py * raster.width + px) * 3);
      }
  }
  return { ...raster, rgb: rgb.subarray(0, raster.rgb.length) };
}
