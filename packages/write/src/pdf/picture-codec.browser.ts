/**
 * Pictures in browsers. A JPEG goes into a PDF as it is, and so never comes here; for others a browser has other decoders and scalers than the
 * service, and a file with other bytes is not made. `picture-codec.node.ts` has the same functions.
 */

import { NeedsService } from '@deckwright/core/needs-service';
import type { Media, Rgb } from '@deckwright/draw/scene';
import type { RasterSamples } from './samples.ts';

export const inTones = (media: Media, _tones: readonly [Rgb, Rgb], _max_width_px: number): Promise<Media> =>
  Promise.reject(new NeedsService(`a picture in two tones (${media.mime})`));

export const encodeRaster = (media: Media, _max_width_px: number): Promise<RasterSamples> =>
  Promise.reject(new NeedsService(`a picture of type ${media.mime}`));
