/**
 * The fingerprint of a picture: which way each of its lowest frequencies swings (as perceptual hashes by DCT do), and where its colours lie. It
 * says which pictures may be the same; `showsSame` says whether they are.
 */
import type { PxBounds, Raster } from '../image/index.ts';
import { areaMean, lumaOf, type Samples } from './area-mean.ts';

/** Bits of a fingerprint, from the lowest frequency on. */
export const FINGERPRINT_BITS = 256;
/** Bits that are looked up together. */
export const BAND_BITS = 16;
/** Samples a side that frequencies are taken of. */
const SAMPLES = 32;
/** Colours are taken of so many places a side. */
const PLACES = 2;
/** Of the bits of a band that a picture is looked up by, how many of the least certain are tried both ways. */
const UNCERTAIN_BITS = 3;

export interface Fingerprint {
  /** `0` and `1`, lowest frequency first. */
  readonly bits: string;
  /** Blue and red differences of each place, 128 for none. */
  readonly colors: readonly number[];
}

/** A fingerprint, and the values of its bands that it may be found under. */
export interface Probe {
  readonly fingerprint: Fingerprint;
  readonly bands: readonly number[];
}

/** @param frame where the slide lies in the picture */
export const fingerprintOf = (raster: Raster, frame: PxBounds = wholeOf(raster)): Fingerprint => measure(raster, frame).fingerprint;

/** As `fingerprintOf`, for a picture that may have been re-encoded, scaled or cropped: bits that are nearly undecided are tried both ways. */
export function probeOf(raster: Raster, frame: PxBounds = wholeOf(raster)): Probe {
  const { fingerprint, swings } = measure(raster, frame);
  const bands: number[] = [];
  for (const [band, value] of bandsOf(fingerprint.bits).entries()) {
    const uncertain = Array.from({ length: BAND_BITS }, (_, i) => i)
      .toSorted((a, b) => Math.abs(swings[band * BAND_BITS + a] ?? 0) - Math.abs(swings[band * BAND_BITS + b] ?? 0))
      .slice(0, UNCERTAIN_BITS);
    for (let flips = 0; flips < 1 << uncertain.length; flips++)
      bands.push(uncertain.reduce((sum, bit, i) => ((flips >> i) & 1 ? sum ^ (1 << (BAND_BITS - 1 - bit)) : sum), value));
  }
  return { fingerprint, bands };
}

/** Values of the bands, each of which also says which band it is. */
export function bandsOf(bits: string): number[] {
  const bands: number[] = [];
  for (let at = 0; at < bits.length; at += BAND_BITS)
    bands.push((bands.length << BAND_BITS) | Number.parseInt(bits.slice(at, at + BAND_BITS), 2));
  return bands;
}

/** Bits that differ. */
export function bitsApart(a: Fingerprint, b: Fingerprint): number {
  let apart = 0;
  for (let i = 0; i < a.bits.length; i++) if (a.bits[i] !== b.bits[i]) apart++;
  return apart;
}

export const wholeOf = ({ width, height }: Raster): PxBounds => ({ left: 0, top: 0, right: width, bottom: height });

function measure(raster: Raster, frame: PxBounds): { readonly fingerprint: Fingerprint; readonly swings: readonly number[] } {
  const luma = lumaOf(areaMean(raster, frame, SAMPLES, SAMPLES)).values;
  const swings = swingsOf(luma);
  const bits = swings.map((swing) => (swing > 0 ? '1' : '0')).join('');
  return { fingerprint: { bits, colors: colorsOf(areaMean(raster, frame, PLACES, PLACES)) }, swings };
}

/** Rec. 601, as JPEG has it. */
const colorsOf = (places: Samples): number[] =>
  [...lumaOf(places).values].flatMap((luma, i) => [
    Math.round(128 + 0.564 * ((places.values[i * 3 + 2] ?? 0) - luma)),
    Math.round(128 + 0.713 * ((places.values[i * 3] ?? 0) - luma)),
  ]);

/** Pairs of frequencies across and down, the lowest first, without the mean. */
const FREQUENCIES: readonly (readonly [number, number])[] = Array.from(
  { length: SAMPLES * SAMPLES },
  (_, i) => [i % SAMPLES, Math.floor(i / SAMPLES)] as const,
)
  .slice(1)
  .toSorted(([u, v], [p, q]) => u + v - (p + q) || u - p)
  .slice(0, FINGERPRINT_BITS);

const COSINES = Float64Array.from({ length: SAMPLES * SAMPLES }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / SAMPLES) * (2 * (i % SAMPLES) + 1)) / (2 * SAMPLES)),
);

function swingsOf(luma: Float32Array): number[] {
  // Rows first: what is the same for all frequencies down is summed once.
  const rows = new Float64Array(SAMPLES * SAMPLES);
  for (let u = 0; u < SAMPLES; u++)
    for (let y = 0; y < SAMPLES; y++) {
      let sum = 0;
      for (let x = 0; x < SAMPLES; x++) sum += (luma[y * SAMPLES + x] ?? 0) * (COSINES[u * SAMPLES + x] ?? 0);
      rows[u * SAMPLES + y] = sum;
    }
  return FREQUENCIES.map(([u, v]) => {
    let sum = 0;
    for (let y = 0; y < SAMPLES; y++) sum += (rows[u * SAMPLES + y] ?? 0) * (COSINES[v * SAMPLES + y] ?? 0);
    return sum;
  });
}
