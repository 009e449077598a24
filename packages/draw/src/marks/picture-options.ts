/** How a form shows its picture: cropped to its place or whole in it, around which point, in its own colours or in those of the theme. */
import { z } from 'zod';
import type { Kit } from '../layout/index.ts';
import type { ImageShape } from '../scene/index.ts';
import { focus, type Picture } from './request-picture.ts';

const blank = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const fit = z.preprocess(blank, z.enum(['cover', 'contain'], { error: 'must be cover or contain' }).optional());
export const treatment = z.preprocess(blank, z.enum(['plain', 'duotone'], { error: 'must be plain or duotone' }).optional());
export type PictureFit = NonNullable<z.infer<typeof fit>>;
export type Treatment = z.infer<typeof treatment>;

/** Members of a form's data that control its picture. */
export const pictureFields = {
  image_focus: focus.describe(
    'What of the picture stays in the middle where it is cropped: shares from its top left, {"x": 0.5, "y": 0.2}, or top, bottom-left, center and so on.',
  ),
  image_fit: fit.describe(
    'cover (the default) crops the picture to the edges of its columns; contain shows it whole, for plans and diagrams. SVG pictures are contained unless cover is asked for.',
  ),
  image_treatment: treatment.describe('duotone shows the picture in two tones of the theme; plain, the default, in its own colours.'),
};

/** A vector picture is a drawing, so it is not cropped: every part of it counts. */
export const fitOf = (asked: PictureFit | undefined, picture: Picture): PictureFit =>
  asked ?? (picture.media.mime === 'image/svg+xml' ? 'contain' : 'cover');

/** From dark to light: the accent to the ground in a light theme, the ground to the accent in a dark one. */
export const duotoneOf = (asked: Treatment, kit: Kit): ImageShape['duotone'] =>
  asked !== 'duotone' ? undefined : kit.theme.mode === 'light' ? ['accent1', 'canvas'] : ['canvas', 'accent1'];
