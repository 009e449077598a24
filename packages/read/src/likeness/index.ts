/** The door to likeness: which pictures may show the same, and where and how two differ. */
export { areaMean, type Kernel } from './area-mean.ts';
export { type Comparison, comparePlaces } from './compare-places.ts';
export {
  BAND_BITS,
  bandsOf,
  bitsApart,
  FINGERPRINT_BITS,
  type Fingerprint,
  fingerprintOf,
  type Probe,
  probeOf,
  wholeOf,
} from './fingerprint.ts';
export { type Placed, placeCandidate } from './place-candidate.ts';
export { registerPicture } from './register-picture.ts';
export { slideFrames } from './slide-frames.ts';
