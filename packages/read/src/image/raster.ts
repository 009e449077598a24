/** A picture as it is read: opaque sRGB pixels, three bytes each, row by row from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A rectangle of whole pixels by its edges; right and bottom lie outside. */
export interface PxBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Red, green and blue, 0 to 255. */
export type Channels = readonly [number, number, number];

export const widthOf = ({ left, right }: PxBounds): number => right - left;
export const heightOf = ({ top, bottom }: PxBounds): number => bottom - top;

export function channelsAt({ width, rgb }: Raster, x: number, y: number): Channels {
  const at = (y * width + x) * 3;
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
}

/** Euclidean distance in sRGB, 0 to 442. */
export const colorDistance = (a: Channels, b: Channels): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const union = (a: PxBounds, b: PxBounds): PxBounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Shared length of two spans; negative is the gap between them. */
export const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);
