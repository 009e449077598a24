/** Soft shadows of boxes: they fade into the ground around it, and are neither boxes nor lines. */
import type { FlatRegion, FlatRegions } from './flat-regions.ts';
import { heightOf, type Raster, widthOf } from './raster.ts';

/** Of all pixels: what a shadow falls on. */
const GROUND_SHARE = 0.015;
/** Steps of a channel from a pixel to the next: edges of shapes are steeper. */
const MOST_STEP = { clean: 16, noisy: 20 } as const;
/** A shadow is its ground, darkened: the part of the light that is left, and steps that channels may be off. */
const LEAST_LIGHT = { clean: 0.45, noisy: 0.7 } as const;
const OFF_HUE = { clean: 9, noisy: 14 } as const;
/** Steps of a channel: lighter ones are ground. */
const DARKER = 1;
/** Pixels that a shadow reaches from what throws it. */
const MOST_REACH_PX = 26;
/** Of its pixels: a tint or a rule has one colour, a shadow fades. */
const MOST_OF_ONE = 0.42;
const LEAST_AREA_PX = 60;
const LEAST_LEVELS = 4;

/** The picture with shadows in the colour of what they fall on; the same one where it has none. */
export function withoutShadows(raster: Raster, { regions, labels }: FlatRegions, noisy: boolean): Raster {
  const { width, rgb } = raster;
  const pixels = labels.length;
  const step = noisy ? MOST_STEP.noisy : MOST_STEP.clean;
  /** Ground of each pixel that may be shadow, 1 more than its region; 0 for all others. */
  const shadow = new Int32Array(pixels);
  const isGround = regions.map(({ area }) => area > pixels * GROUND_SHARE);
  const stack = new Int32Array(pixels);
  let waiting = 0;
  const canFade = (from: number, to: number, ground: FlatRegion): boolean =>
    isDarkened(rgb, to, ground, noisy) && isStep(rgb, from, to, step);
  const reach = (from: number, to: number, id: number): void => {
    const ground = regions[id];
    if (shadow[to] !== 0 || isGround[labels[to] ?? 0] === true || ground === undefined || !canFade(from, to, ground)) return;
    shadow[to] = id + 1;
    stack[waiting++] = to;
  };
  const around = (at: number, id: number): void => {
    const x = at % width;
    if (x > 0) reach(at, at - 1, id);
    if (x < width - 1) reach(at, at + 1, id);
    if (at >= width) reach(at, at - width, id);
    if (at + width < pixels) reach(at, at + width, id);
  };
  for (let at = 0; at < pixels; at++) {
    const id = labels[at] ?? 0;
    if (isGround[id] === true) around(at, id);
  }
  while (waiting > 0) {
    const at = stack[--waiting] ?? 0;
    around(at, (shadow[at] ?? 1) - 1);
  }
  /** Whether what a pixel belongs to is a box; undefined for the ground itself and for shadow. */
  const isThrown = (at: number, ground: number): boolean | undefined => {
    const id = labels[at] ?? -1;
    const region = regions[id];
    if (region === undefined || shadow[at] !== 0 || id === ground) return undefined;
    return isGround[id] === true || region.thick_px >= BOX_PX || Math.max(widthOf(region), heightOf(region)) >= OUTLINE_PX;
  };
  const found = partsOf(shadow, width, pixels).filter((own) =>
    isShadow(own, rgb, (at) => isThrown(at, (shadow[own[0] ?? 0] ?? 1) - 1), width),
  );
  if (found.length === 0) return raster;
  const plain = rgb.slice();
  for (const own of found) {
    for (const at of own) {
      const color = regions[(shadow[at] ?? 1) - 1]?.color ?? [255, 255, 255];
      for (const c of [0, 1, 2] as const) plain[at * 3 + c] = Math.round(color[c]);
    }
  }
  return { ...raster, rgb: plain };
}

function isDarkened(rgb: Uint8Array, at: number, { color }: FlatRegion, noisy: boolean): boolean {
  const [red, green, blue] = [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0];
  const sum = color[0] + color[1] + color[2];
  const light = (red + green + blue) / Math.max(1, sum);
  if (light < (noisy ? LEAST_LIGHT.noisy : LEAST_LIGHT.clean) || red + green + blue > sum - 3 * DARKER) return false;
  const off = noisy ? OFF_HUE.noisy : OFF_HUE.clean;
  return Math.abs(red - color[0] * light) < off && Math.abs(green - color[1] * light) < off && Math.abs(blue - color[2] * light) < off;
}

function isStep(rgb: Uint8Array, from: number, to: number, most: number): boolean {
  for (let c = 0; c < 3; c++) if (Math.abs((rgb[from * 3 + c] ?? 0) - (rgb[to * 3 + c] ?? 0)) > most) return false;
  return true;
}

/** Pixels that touch one another. */
function partsOf(shadow: Int32Array, width: number, pixels: number): number[][] {
  const seen = new Uint8Array(pixels);
  const parts: number[][] = [];
  for (let start = 0; start < pixels; start++) {
    if (shadow[start] === 0 || seen[start] === 1) continue;
    const own = [start];
    seen[start] = 1;
    for (let i = 0; i < own.length; i++) {
      const at = own[i] ?? 0;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= pixels || seen[next] === 1 || shadow[next] === 0) continue;
        seen[next] = 1;
        own.push(next);
      }
    }
    if (own.length >= LEAST_AREA_PX) parts.push(own);
  }
  return parts;
}

/** It has many levels, lies along a box that throws it, and reaches no further than shadows do. */
function isShadow(own: readonly number[], rgb: Uint8Array, isThrown: (at: number) => boolean | undefined, width: number): boolean {
  const levels = new Map<number, number>();
  for (const at of own) {
    const level = ((rgb[at * 3] ?? 0) + (rgb[at * 3 + 1] ?? 0) + (rgb[at * 3 + 2] ?? 0)) >> 3;
    levels.set(level, (levels.get(level) ?? 0) + 1);
  }
  if (levels.size < LEAST_LEVELS || Math.max(...levels.values()) > own.length * MOST_OF_ONE) return false;
  const near = (at: number): readonly number[] => [at - 1, at + 1, at - width, at + width];
  const beside = own.flatMap((at) => near(at).flatMap((next) => isThrown(next) ?? []));
  if (beside.filter(Boolean).length < beside.length * OF_BOXES) return false;
  // Ring by ring from what throws it.
  const left = new Set(own);
  let ring = own.filter((at) => near(at).some((next) => isThrown(next) !== undefined));
  for (let reach = 0; reach < MOST_REACH_PX && ring.length > 0; reach++) {
    for (const at of ring) left.delete(at);
    ring = [...new Set(ring.flatMap((at) => near(at).filter((next) => left.has(next))))];
  }
  return left.size < own.length * FAR;
}

/** Of the edge that throws it, what is a box's: letters and lines have soft edges too. */
const OF_BOXES = 0.6;
/** A box is thicker than strokes, and its outline is longer than letters. */
const BOX_PX = 14;
const OUTLINE_PX = 90;
/** Of its pixels, those that may lie further away. */
const FAR = 0.02;
