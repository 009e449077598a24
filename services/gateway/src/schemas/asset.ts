/** Pictures and logos as the documentation shows them. */
import { z } from 'zod';

const size = {
  format: z.string().describe('What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`.'),
  mime: z.string().describe('As what it is kept.'),
  width_px: z.int(),
  height_px: z.int(),
  bytes: z.int(),
  sha256: z.string().describe('Of the picture as it is kept, hex.'),
  created_at: z.string(),
};

export const LogoAnswer = z
  .object({
    logo_id: z.string().describe('`logo_` and the SHA-256 of the file: the same file gives the same id.'),
    plate_on: z.array(z.enum(['light', 'dark'])).describe('Slides on which it would not stand out, and gets a ground of its own.'),
    ...size,
  })
  .meta({ id: 'Logo' });

export const ImageAnswer = z
  .object({
    asset_id: z.string(),
    image_src: z.string().describe('`asset:` and the id: what a slide calls it.'),
    changes: z
      .array(z.string())
      .describe(
        'What was done to it: `first_frame` of several, `turned` upright, `converted` to PNG, JPEG or sRGB, `scaled` down, `compressed`.',
      ),
    ...size,
  })
  .meta({ id: 'ImageAsset' });

export const AssetPath = z.object({ asset_id: z.string().max(100) });
