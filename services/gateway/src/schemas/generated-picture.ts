/** The wish for a picture of words, and what comes of it. */
import { PICTURE_QUALITIES, PICTURE_SIZES } from '@deckwright/platform/picture-maker';
import { z } from 'zod';
import { chargeFields } from './charge.ts';

export const PictureWishBody = z
  .strictObject({
    prompt: z.string().trim().min(1, 'must say what the picture shows').max(4000).describe('What the picture shows.'),
    size: z.enum(PICTURE_SIZES).optional().describe('Square, wide or tall. Default: `1024x1024`.'),
    quality: z
      .enum(PICTURE_QUALITIES)
      .optional()
      .describe('Chooses the model, as the operator has set it. Default: `balanced`. The illustrator has one quality.'),
    model: z.string().trim().min(1).max(200).optional().describe('A model by its name, in place of `quality`.'),
    theme_id: z
      .string()
      .max(200)
      .optional()
      .describe('A built-in theme, whose colours the illustrator takes. Other generators do not know it.'),
    name: z.string().max(200).optional().describe('Name of the job.'),
    wait: z
      .union([z.enum(['auto', 'true', 'false']), z.boolean()])
      .optional()
      .describe('`false` answers 202 with a job_id at once, like `Prefer: respond-async`.'),
  })
  .meta({ id: 'ImageGenerateRequest' });

export type PictureWishFields = z.infer<typeof PictureWishBody>;

export const GeneratedPicture = z
  .looseObject({
    asset_id: z.string(),
    image_src: z.string().describe('`asset:` and the id: what a slide calls it.'),
    generator: z
      .string()
      .describe('What made it: `illustrator` (the embedded one, which draws by rules), or the kind of endpoint that the operator has set.'),
    model: z.string().describe('The model; of the illustrator its own name.'),
    prompt: z.string(),
    size: z.enum(PICTURE_SIZES).describe('As it was asked for.'),
    width_px: z.int().describe('As it is kept. Some models make other sizes than they are asked for.'),
    height_px: z.int(),
    format: z.string().describe('In which it came.'),
    mime: z.string().describe('As what it is kept.'),
    bytes: z.int(),
    sha256: z.string(),
    changes: z.array(z.string()).describe('What was done to it, as for an upload.'),
    preview_url: z.string().describe('The picture, for who has the key, as long as the job is kept.'),
    job_id: z.string(),
    job_type: z.literal('image'),
    status: z.string(),
    repeat_of: z.string().optional().describe('The earlier job of the same wish, which makes this one free.'),
    latency_ms: z.number().nullable(),
    ...chargeFields,
  })
  .meta({ id: 'GeneratedImage' });
