/** The contract of `picture`: an uploaded picture or logo in, a safe picture of our own making out. */
import { defineTask } from '@deckwright/core/task';

export interface PictureOrder {
  readonly use: 'image' | 'logo';
}

export type PictureAnswer =
  /** A sentence that says why. */
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true;
      readonly mime: 'image/png' | 'image/jpeg' | 'image/svg+xml';
      readonly width_px: number;
      readonly height_px: number;
      /** What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`. */
      readonly format: string;
      readonly changes: readonly string[];
      /** Of a logo: slides on which it would not stand out. */
      readonly plate_on: readonly ('light' | 'dark')[];
    };

export const pictureTask = defineTask<PictureOrder, PictureAnswer>({
  name: 'picture',
  limits: { time_ms: 20_000, memory_mib: 1024, output_bytes: 16 * 1024 * 1024 },
  remedy: 'Send the picture with fewer pixels.',
});
