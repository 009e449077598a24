/** Pictures with other proportions than their file has. */
import { EMU_PER_IN } from '@deckwright/draw/scene';
import { called } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

/** A larger factor between the proportions is visible. */
const LIMIT = 1.05;
/** Smaller pictures are lines and dots, which are stretched on purpose. */
const SMALLEST_EMU = 0.4 * EMU_PER_IN;

export const distortedImage = defineCheck({
  code: 'distorted_image',
  severity: 'warning',
  what: 'A picture is shown wider or higher than its own proportions, cropping accounted for.',
  unit: 'shown over own ratio of width to height',
  remedy: 'Reset the proportions of the picture, and crop it to the frame instead.',
  find(view, report) {
    for (const item of view.items) {
      const { shape, box } = item;
      if (!item.own || shape.kind !== 'picture' || shape.media !== 'none' || box === undefined || shape.picture.tiled) continue;
      if (Math.min(box.w, box.h) < SMALLEST_EMU) continue;
      const size = view.pictures.sizeOf(shape.picture);
      if (size === undefined) continue;
      const { l, t, r, b } = shape.picture.crop;
      const own = (size.w * (1 - l - r)) / (size.h * (1 - t - b));
      const factor = box.w / box.h / own;
      if (!(own > 0) || !Number.isFinite(factor) || Math.max(factor, 1 / factor) <= LIMIT) continue;
      const percent = Math.round((Math.max(factor, 1 / factor) - 1) * 100);
      report({
        about: item,
        message: `The ${called(shape)} is pulled ${percent} % ${factor > 1 ? 'wider' : 'higher'} than it is.`,
        measured: factor,
        limit: factor > 1 ? LIMIT : 1 / LIMIT,
      });
    }
  },
});
