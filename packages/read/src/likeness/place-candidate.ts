/** A picture with the candidate drawn over the place where its slide lies. */
import type { PxBounds, Raster } from '../image/index.ts';
import { areaMean, type Kernel } from './area-mean.ts';

export interface Placed {
  readonly raster: Raster;
  /** Whole pixels of the picture that the candidate fills. */
  readonly part: PxBounds;
}

export function placeCandidate(picture: Raster, frame: PxBounds, candidate: Raster, kernel: Kernel): Placed {
  const part = {
    left: Math.max(0, Math.ceil(frame.left - 0.1)),
    top: Math.max(0, Math.ceil(frame.top - 0.1)),
    right: Math.min(picture.width, Math.floor(frame.right + 0.1)),
    bottom: Math.min(picture.height, Math.floor(frame.bottom + 0.1)),
  };
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const [sx, sy] = [candidate.width / (frame.right - frame.left), candidate.height / (frame.bottom - frame.top)];
  const from = {
    left: (part.left - frame.left) * sx,
    top: (part.top - frame.top) * sy,
    right: (part.right - frame.left) * sx,
    bottom: (part.bottom - frame.top) * sy,
  };
  const { values } = areaMean(candidate, from, width, height, kernel);
  const rgb = new Uint8Array(picture.rgb);
  for (let y = 0; y < height; y++) {
    const to = ((part.top + y) * picture.width + part.left) * 3;
    for (let i = 0; i < width * 3; i++) rgb[to + i] = Math.max(0, Math.min(255, Math.round(values[y * width * 3 + i] ?? 0)));
  }
  return { raster: { width: picture.width, height: picture.height, rgb }, part };
}
