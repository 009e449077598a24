/** Where in a picture its slide may lie: all of it, without a border of one colour, and slightly more or less of either. */
import type { PxBounds, Raster } from '../image/index.ts';
import { wholeOf } from './fingerprint.ts';

/** Of a channel: JPEG of quality 40 keeps flat ground within it. */
const SAME_GROUND = 14;
/** Of a row or column of the border: specks of dust, and the corner of a mouse pointer. */
const SPECKS = 0.004;
/** Of each side: a picture cut by this much is looked up as if it were whole, and one with as much too much as if it were cut. */
const SLACK = 0.01;
/** Less than this is no slide. */
const MIN_SIDE_PX = 32;

export function slideFrames(raster: Raster): PxBounds[] {
  const whole = wholeOf(raster);
  const inner = withoutBorder(raster);
  const isCut = widthOf(inner) < widthOf(whole) || heightOf(inner) < heightOf(whole);
  const frames = isCut && Math.min(widthOf(inner), heightOf(inner)) >= MIN_SIDE_PX ? [whole, inner] : [whole];
  return frames.flatMap((frame) => [frame, grown(frame, -SLACK), grown(frame, SLACK / 2)]);
}

const grown = (frame: PxBounds, by: number): PxBounds => ({
  left: frame.left - by * widthOf(frame),
  right: frame.right + by * widthOf(frame),
  top: frame.top - by * heightOf(frame),
  bottom: frame.bottom + by * heightOf(frame),
});

function withoutBorder({ width, height, rgb }: Raster): PxBounds {
  const isGround = (x: number, y: number): boolean => {
    const at = (y * width + x) * 3;
    return [0, 1, 2].every((c) => Math.abs((rgb[at + c] ?? 0) - (rgb[c] ?? 0)) <= SAME_GROUND);
  };
  const isRow = (y: number, from: number, to: number): boolean => {
    let others = 0;
    for (let x = from; x < to; x++) if (!isGround(x, y) && ++others > SPECKS * (to - from)) return false;
    return true;
  };
  const isColumn = (x: number, from: number, to: number): boolean => {
    let others = 0;
    for (let y = from; y < to; y++) if (!isGround(x, y) && ++others > SPECKS * (to - from)) return false;
    return true;
  };
  let [left, top, right, bottom] = [0, 0, width, height];
  while (top < bottom && isRow(top, left, right)) top++;
  while (bottom > top && isRow(bottom - 1, left, right)) bottom--;
  while (left < right && isColumn(left, top, bottom)) left++;
  while (right > left && isColumn(right - 1, top, bottom)) right--;
  return { left, top, right, bottom };
}

const widthOf = ({ left, right }: PxBounds): number => right - left;
const heightOf = ({ top, bottom }: PxBounds): number => bottom - top;
