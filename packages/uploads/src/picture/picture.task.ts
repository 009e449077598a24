/** The contract of `picture`: an uploaded picture or logo in, a picture that we encoded out. */
import { defineTask } from '@deckwright/core/task';

export interface PictureOrder {
  readonly use: 'image' | 'logo';
}

export type PictureAnswer =
  /** The reason, as a sentence. */
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true;
      readonly mime: 'image/png' | 'image/jpeg' | 'image/svg+xml';
      readonly width_px: number;
      readonly height_px: number;
      /** The format of the upload: `png`, `jpeg`, `svg`, `gif` or `webp`. */
      readonly format: string;
      readonly changes: readonly string[];
      /** For a logo: the modes in which it needs a background of its own. */
      readonly plate_on: readonly ('light' | 'dark')[];
    };

export const pictureTask = defineTask<PictureOrder, PictureAnswer>({
  name: 'picture',
  limits: { time_ms: 20_000, memory_mib: 1024, output_bytes: 16 * 1024 * 1024 },
  remedy: 'Send the picture with fewer pixels.',
});
