/** Gradients and patterns, as paints of shapes. */

import { applyTo, type Matrix, scaleOf } from '@deckwright/core/matrix';
import type { PdfColor, PdfGradient, PdfPaint } from './marks.ts';
import type { Rect } from './matrix.ts';

/** Stops that a gradient keeps; files sample functions at hundreds of places. */
const MAX_STOPS = 12;
/** Of a channel: a stop this near the line between its neighbours says nothing. */
const STRAIGHT = 4;

/** @param ir what the library makes of a shading */
export function paintOfShading(ir: unknown, m: Matrix): PdfPaint {
  if (!Array.isArray(ir)) return { kind: 'none' };
  if (ir[0] === 'RadialAxial') {
    const stops = stopsOf(ir[3]);
    const first = stops[0];
    if (first === undefined) return { kind: 'none' };
    if (stops.every(({ color }) => color === first.color)) return { kind: 'solid', color: first.color };
    const from = pointOf(ir[4], m);
    const to = pointOf(ir[5], m);
    const radial = ir[1] === 'radial';
    const radius = (value: unknown): number => (typeof value === 'number' ? value : 0) * scaleOf(m);
    const gradient: PdfGradient = {
      kind: radial ? 'radial' : 'linear',
      from,
      to,
      ...(radial ? { radii: [radius(ir[6]), radius(ir[7])] as const } : {}),
      stops,
    };
    return { kind: 'gradient', gradient };
  }
  if (ir[0] === 'Mesh') return { kind: 'pattern', color: meanOf(ir[3]), what: 'a mesh of colours' };
  return { kind: 'none' };
}

/** Where a mesh has its corners, on the page; undefined for other shadings. */
export function boxOfMesh(ir: unknown, m: Matrix): Rect | undefined {
  if (!Array.isArray(ir) || ir[0] !== 'Mesh' || !ArrayBuffer.isView(ir[2])) return undefined;
  const corners = ir[2] as Float32Array;
  const box = { x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: Number.NEGATIVE_INFINITY, y1: Number.NEGATIVE_INFINITY };
  for (let i = 0; i + 1 < corners.length; i += 2) {
    const [x, y] = applyTo(m, corners[i] ?? 0, corners[i + 1] ?? 0);
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box.x1 >= box.x0 ? box : undefined;
}

const pointOf = (value: unknown, m: Matrix): readonly [number, number] => {
  const [x = 0, y = 0] = Array.isArray(value) ? (value as number[]) : [];
  return applyTo(m, x, y);
};

export function colorOf(value: unknown): PdfColor {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? (value.toUpperCase() as PdfColor) : '#000000';
}

function stopsOf(value: unknown): { readonly at: number; readonly color: PdfColor }[] {
  if (!Array.isArray(value)) return [];
  const all = (value as unknown[]).flatMap((stop) =>
    Array.isArray(stop) && typeof stop[0] === 'number' ? [{ at: Math.min(1, Math.max(0, stop[0])), color: colorOf(stop[1]) }] : [],
  );
  return thinned(all);
}

/** Keeps the stops between which colours run straight. */
function thinned<Stop extends { readonly at: number; readonly color: PdfColor }>(stops: readonly Stop[]): Stop[] {
  const keep = new Set([0, stops.length - 1]);
  const visit = (a: number, z: number): void => {
    if (z - a < 2 || keep.size >= MAX_STOPS) return;
    let [worst, at] = [STRAIGHT, -1];
    for (let i = a + 1; i < z; i++) {
      const off = offLine(stops[a] as Stop, stops[z] as Stop, stops[i] as Stop);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) return;
    keep.add(at);
    visit(a, at);
    visit(at, z);
  };
  visit(0, stops.length - 1);
  return stops.filter((_, i) => keep.has(i));
}

function offLine(
  a: { readonly at: number; readonly color: PdfColor },
  z: { readonly at: number; readonly color: PdfColor },
  stop: { readonly at: number; readonly color: PdfColor },
): number {
  const share = z.at > a.at ? (stop.at - a.at) / (z.at - a.at) : 0;
  const [p, q, r] = [rgbOf(a.color), rgbOf(z.color), rgbOf(stop.color)];
  return Math.max(...r.map((value, i) => Math.abs(value - ((p[i] ?? 0) + ((q[i] ?? 0) - (p[i] ?? 0)) * share))));
}

export const rgbOf = (color: PdfColor): readonly [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

export const colorFrom = (rgb: readonly number[]): PdfColor =>
  `#${rgb
    .slice(0, 3)
    .map((value) =>
      Math.min(255, Math.max(0, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** The mean of all stops, weighed by how far they reach. */
export function meanOfStops(stops: PdfGradient['stops']): PdfColor {
  const sums = [0, 0, 0];
  stops.forEach(({ color, at }, i) => {
    const weight = ((stops[i + 1]?.at ?? 1) - (stops[i - 1]?.at ?? 0)) / 2 || at || 1e-6;
    rgbOf(color).forEach((value, c) => {
      sums[c] = (sums[c] ?? 0) + value * weight;
    });
  });
  const weights = stops.reduce((sum, { at }, i) => sum + (((stops[i + 1]?.at ?? 1) - (stops[i - 1]?.at ?? 0)) / 2 || at || 1e-6), 0);
  return colorFrom(sums.map((sum) => sum / (weights || 1)));
}

function meanOf(colors: unknown): PdfColor {
  if (!ArrayBuffer.isView(colors)) return '#808080';
  const data = colors as Uint8Array;
  const sums = [0, 0, 0];
  for (let i = 0; i + 2 < data.length; i += 3) for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[i + c] ?? 0);
  const count = Math.max(1, Math.floor(data.length / 3));
  return colorFrom(sums.map((sum) => sum / count));
}

/** The colour of a tiling pattern: what its own operators are painted with. */
export function paintOfTiling(
  args: readonly unknown[],
  ops: { readonly fill: number; readonly image: number },
  colorOfImage: (id: unknown) => PdfColor | undefined,
): PdfPaint {
  const own = args[1];
  if (typeof own === 'string') return { kind: 'pattern', color: colorOf(own), what: 'a pattern of tiles' };
  const list = args[2] as { readonly fnArray?: readonly number[]; readonly argsArray?: readonly unknown[] } | undefined;
  const at = list?.fnArray?.indexOf(ops.fill) ?? -1;
  const said = at < 0 ? undefined : (list?.argsArray?.[at] as readonly unknown[] | undefined)?.[0];
  const image = list?.fnArray?.indexOf(ops.image) ?? -1;
  const seen = image < 0 ? undefined : colorOfImage((list?.argsArray?.[image] as readonly unknown[] | undefined)?.[0]);
  return { kind: 'pattern', color: seen ?? (typeof said === 'string' ? colorOf(said) : '#808080'), what: 'a pattern of tiles' };
}
