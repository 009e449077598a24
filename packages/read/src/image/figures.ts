/** Areas as what slides have: the ground, boxes with corners and outlines, ellipses and rules. */

import type { FlatRegion } from './flat-regions.ts';
import { joinPieces } from './pieces.ts';
import { type Channels, colorDistance, heightOf, type PxBounds, type Raster, widthOf } from './raster.ts';
import type { Point } from './slide-edges.ts';

export interface Disc {
  /** Centre, and the radius of the area within the outline. */
  readonly x: number;
  readonly y: number;
  readonly radius_px: number;
  readonly fill: Channels;
  readonly outline: { readonly color: Channels; readonly width_px: number };
}

export interface Figure {
  readonly kind: 'box' | 'ellipse' | 'line';
  readonly bounds: PxBounds;
  readonly fill?: Channels;
  readonly stroke?: { readonly color: Channels; readonly width_px: number };
  readonly radius_px?: number;
  /** Corners of what is no rectangle, clockwise; of a line that turns, its points. */
  readonly points?: readonly Point[];
}

export interface Figures {
  readonly ground: Channels;
  /** From the lowest up. */
  readonly figures: readonly Figure[];
}

/** Between outermost pixels: a rectangle is full but for its fringe; an ellipse fills pi / 4 of its box. */
const FULL = 0.985;
const ELLIPSE = Math.PI / 4;
const ELLIPSE_OFF = 0.035;
/** The corners that a radius takes are (4 - pi) r². */
const CORNERS = 4 - Math.PI;
/** A thinner box is a rule. */
const RULE_PX = 6;
const RULE_RATIO = 8;
/** Outlines of cards are rarely thicker: 4 pt at 1,920 pixels a slide. */
const OUTLINE_PX = 9;
const SAME_COLOR = 12;
/** Of the least side: less covers too little of its box to be drawn as a whole. */
const LEAST_FILLED = 0.75;

/** @param regions what may be a small piece of an area that something cuts */
export function figuresOf(areas: readonly FlatRegion[], raster: Raster, regions: readonly FlatRegion[] = []): Figures {
  const ground = groundOf(
    areas.toSorted((a, b) => boxArea(b) - boxArea(a)),
    raster.width * raster.height,
  );
  const byArea = joinPieces(areas, raster, regions).toSorted((a, b) => boxArea(b) - boxArea(a));
  const used = new Set<FlatRegion>();
  const figures: Figure[] = [];
  for (const area of byArea) {
    if (used.has(area) || area === ground.region) continue;
    const inner = insideOf(area, byArea);
    const figure = inner === undefined ? plainFigure(area) : outlined(area, inner.region, inner.width_px);
    if (figure === undefined) continue;
    if (inner !== undefined) used.add(inner.region);
    figures.push(figure);
  }
  return { ground: ground.color, figures };
}

const boxArea = (bounds: PxBounds): number => widthOf(bounds) * heightOf(bounds);

/** The largest area that reaches all four edges; else the largest of all. */
function groundOf(areas: readonly FlatRegion[], pixels: number): { readonly color: Channels; readonly region?: FlatRegion } {
  const largest = areas.reduce<FlatRegion | undefined>((most, one) => (most === undefined || one.area > most.area ? one : most), undefined);
  if (largest === undefined) return { color: [255, 255, 255] };
  return boxArea(largest) > pixels * 0.97 ? { color: largest.color, region: largest } : { color: largest.color };
}

/** What lies as far from each edge of an area: the inside of an outline. */
function insideOf(area: FlatRegion, areas: readonly FlatRegion[]): { readonly region: FlatRegion; readonly width_px: number } | undefined {
  if (area.area > boxArea(area) * 0.5 || Math.min(widthOf(area), heightOf(area)) < 3 * RULE_PX) return undefined;
  for (const region of areas) {
    if (region === area) continue;
    const gaps = [region.left - area.left, region.top - area.top, area.right - region.right, area.bottom - region.bottom];
    const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
    if (least < 1 || most > OUTLINE_PX + 1 || most - least > 2 || region.area < boxArea(region) * 0.4) continue;
    return { region, width_px: Math.max(1, Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / 4)) };
  }
  return undefined;
}

function outlined(area: FlatRegion, inner: FlatRegion, width_px: number): Figure | undefined {
  const outer = plainFigure(area);
  if (outer === undefined || outer.kind === 'line') return outer;
  const half = width_px / 2;
  const { left, top, right, bottom } = outer.bounds;
  return {
    ...outer,
    bounds: { left: left + half, top: top + half, right: right - half, bottom: bottom - half },
    fill: inner.color,
    stroke: { color: area.color, width_px },
    ...(outer.radius_px === undefined ? {} : { radius_px: Math.max(0, outer.radius_px - half) }),
  };
}

function plainFigure(region: FlatRegion): Figure | undefined {
  const [w, h] = [widthOf(region), heightOf(region)];
  const bounds = { left: region.left, top: region.top, right: region.right, bottom: region.bottom };
  const [thin, long] = [Math.min(w, h), Math.max(w, h)];
  if (thin <= RULE_PX && long >= thin * RULE_RATIO) return { kind: 'line', bounds, fill: region.color };
  const filled = Math.min(region.filled_rows, region.filled_columns);
  if (filled < LEAST_FILLED) return undefined;
  if (isRound(region)) return { kind: 'ellipse', bounds, fill: region.color };
  const radius_px = Math.sqrt(((1 - filled) * w * h) / CORNERS);
  if (region.inset_px < 1 || (filled > FULL && radius_px < 3)) return { kind: 'box', bounds, fill: region.color };
  return { kind: 'box', bounds, fill: region.color, ...(radius_px <= thin / 2 + 1 ? { radius_px: Math.min(radius_px, thin / 2) } : {}) };
}

export const isRound = ({ filled_rows, filled_columns }: FlatRegion): boolean =>
  Math.abs(filled_rows - ELLIPSE) < ELLIPSE_OFF && Math.abs(filled_columns - ELLIPSE) < ELLIPSE_OFF;

/** With disks as they were found: one in the colour of its ground is no area by itself. */
export function withDiscs(figures: readonly Figure[], discs: readonly Disc[]): Figure[] {
  const isDisc = ({ kind, bounds: { left, top, right, bottom } }: Figure): boolean =>
    kind === 'ellipse' && discs.some(({ x, y }) => Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < DISC_MOVED_PX);
  const own = discs.map(({ x, y, radius_px, fill, outline }): Figure => {
    const radius = radius_px + outline.width_px / 2;
    return { kind: 'ellipse', bounds: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }, fill, stroke: outline };
  });
  return [...figures.filter((figure) => !isDisc(figure)), ...own];
}

const DISC_MOVED_PX = 3;

/** Rules of one colour in one row or column, which marks and words cut, are one. */
export function joinRules(figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const at = figure.kind === 'line' ? joined.findIndex((other) => continues(figure, other)) : -1;
    const other = joined[at];
    if (other === undefined) joined.push(figure);
    else joined[at] = { ...other, bounds: around(other.bounds, figure.bounds) };
  }
  return joined;
}

/** A rule that crosses another leaves such a gap in it; further away they are rules of two boxes. */
const CROSSING_PX = 8;

function continues({ bounds: a, fill }: Figure, { kind, bounds: b, fill: otherFill }: Figure): boolean {
  if (kind !== 'line' || fill === undefined || otherFill === undefined || colorDistance(fill, otherFill) > SAME_COLOR) return false;
  const isRow = widthOf(a) > heightOf(a);
  if (isRow !== widthOf(b) > heightOf(b)) return false;
  const [near, gap] = isRow
    ? [Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom), Math.max(a.left, b.left) - Math.min(a.right, b.right)]
    : [Math.abs(a.left - b.left) + Math.abs(a.right - b.right), Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)];
  return near <= 1 && gap <= CROSSING_PX;
}

const around = (a: PxBounds, b: PxBounds): PxBounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
