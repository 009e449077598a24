/** Whether a picture shows what a slide of ours shows, everywhere: what may have become of ours is done to it again, and both are compared place by place. */
import type { PxBounds } from '@deckwright/read/image';
import { type Comparison, comparePlaces, type Kernel, placeCandidate, registerPicture } from '@deckwright/read/likeness';
import { encodedLike, type Pixels } from '@deckwright/write/png';

export interface Proof {
  readonly is_same: boolean;
  /** The least that they were found to differ. */
  readonly comparison?: Comparison;
  /** Where the slide lies in the picture. */
  readonly frame: PxBounds;
}

/** Of a side: what was cut off, unseen. */
const MOST_CUT = 0.015;
/** Of the ratio of width to height. */
const MOST_STRETCHED = 0.015;
/** Below, figures of small text are no longer told apart. */
const NARROWEST_PX = 400;
/** Corrections below it may be the noise of the search. */
const NO_MOVE_PX = 1;
/** A place that differs by this much does so whichever scaler it went through. */
const HOPELESS = 0.6;
/** Measured by `scripts/measure-own-pictures.ts`: pictures of one slide stay below, and of slides with one figure changed above. */
const MOST = { worst: 0.14, farthest_color: 24 };

/**
 * @param picture the pixels of `file`
 * @param guess where the slide seems to lie in it
 */
export async function provePicture(picture: Pixels, file: Uint8Array, guess: PxBounds, candidate: Pixels): Promise<Proof> {
  const found = registerPicture(picture, guess, candidate);
  let best: Proof = { is_same: false, frame: found };
  for (const frame of isNear(found, guess) ? [found, guess] : [found]) {
    if (!isSlide(picture, frame, candidate)) continue;
    for (const kernel of kernelsFor(frame, candidate)) {
      const { raster, part } = placeCandidate(picture, frame, candidate, kernel);
      const comparison = comparePlaces(picture, await encodedLike(raster, file), part, frame.right - frame.left);
      const is_same = comparison.worst <= MOST.worst && comparison.farthest_color <= MOST.farthest_color;
      if (best.comparison === undefined || comparison.worst < best.comparison.worst) best = { is_same, comparison, frame };
      if (is_same) return best;
      if (comparison.worst > HOPELESS) break;
    }
  }
  return best;
}

/** Scalers differ; a picture that was not scaled is as all of them leave it. */
const kernelsFor = ({ left, right }: PxBounds, { width }: Pixels): readonly Kernel[] =>
  Math.abs((right - left) / width - 1) < 1e-4 ? ['box'] : ['lanczos', 'linear', 'box'];

const isNear = (a: PxBounds, b: PxBounds): boolean =>
  Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.right - b.right), Math.abs(a.bottom - b.bottom)) < NO_MOVE_PX;

/** Wide enough, of the slide's shape, and all of it but a rim within the picture. */
function isSlide(picture: Pixels, { left, top, right, bottom }: PxBounds, candidate: Pixels): boolean {
  const [width, height] = [right - left, bottom - top];
  if (width < NARROWEST_PX) return false;
  if (Math.abs((width / height / candidate.width) * candidate.height - 1) > MOST_STRETCHED) return false;
  const across = Math.max(-left, right - picture.width) / width;
  const down = Math.max(-top, bottom - picture.height) / height;
  return Math.max(across, down) <= MOST_CUT;
}
