/** Samples of a picture as a PDF holds them. */

export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
  /** One zlib stream of rows that are filtered as those of a PNG. */
  readonly data: Uint8Array;
}

export interface RasterSamples {
  readonly color: Samples;
  /** Opacity, where the picture is not opaque all over. */
  readonly alpha?: Samples;
}
