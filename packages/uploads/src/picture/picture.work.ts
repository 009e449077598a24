/** The work of `picture`. */
import { defineWork } from '@deckwright/core/task';
import { findTheme } from '@deckwright/draw/themes';
import { redrawPicture, takePicture } from '@deckwright/write/png';
import { LEGIBLE, legibleOn } from './logo-ground.ts';
import type { PictureAnswer, PictureOrder } from './picture.task.ts';

/** Sharp at its largest on a large screen, and no larger, because a deck may have it on every slide. */
const LOGO_PX = { width_px: 800, height_px: 160 };
/** Themes that represent their mode. */
const GROUNDS = { light: 'corporate-light', dark: 'corporate-dark' } as const;

export const work = defineWork<PictureOrder, PictureAnswer>(async ({ use }, [bytes = new Uint8Array()]) => {
  try {
    if (use === 'image') {
      const { bytes: file, ...taken } = await takePicture(bytes);
      return { answer: { ok: true, ...taken, plate_on: [] }, files: [file] };
    }
    const { png, width_px, height_px, format, ...look } = await redrawPicture(bytes, LOGO_PX);
    const plate_on = (['light', 'dark'] as const).filter((mode) => {
      const colors = findTheme(GROUNDS[mode])?.theme.colors;
      if (colors === undefined) return false;
      const legible = legibleOn(look, colors.canvas);
      // A logo that is less visible on its own background gets none.
      return legible < LEGIBLE && legibleOn(look, colors.ink) > legible;
    });
    return { answer: { ok: true, mime: 'image/png', width_px, height_px, format, changes: [], plate_on }, files: [png] };
  } catch (error) {
    // Errors of decoders name bytes and offsets; the sender needs a sentence.
    const message = error instanceof Error && /^(?:The|Nothing)\b/.test(error.message) ? error.message : 'The picture cannot be decoded.';
    return { answer: { ok: false, message } };
  }
});
