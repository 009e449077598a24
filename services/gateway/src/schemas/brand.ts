/** Brands as the documentation shows them. */
import { z } from 'zod';

const FontRequest = z.union([
  z.string().describe('A family by name.'),
  z.strictObject({
    family: z.string().optional().describe('What the .pptx calls it; what the font says when absent.'),
    files: z.array(z.string()).max(4).optional().describe('TTF or OTF, base64: regular, bold and their italics.'),
  }),
]);

export const BrandRequest = z
  .strictObject({
    slug: z.string().describe('1 to 40 of a-z, 0-9 and -; what `theme_id` names.'),
    name: z.string().optional().describe('For people.'),
    mode: z.enum(['light', 'dark']).optional().describe('`light` when absent.'),
    colors: z.array(z.string()).min(1).max(6).optional().describe('`#RRGGBB`, the most important one first.'),
    fonts: z.strictObject({ heading: FontRequest.optional(), body: FontRequest.optional() }).optional(),
    logo: z
      .union([z.string(), z.strictObject({ light: z.string().optional(), dark: z.string().optional(), alt: z.string().optional() })])
      .optional()
      .describe('PNG, JPEG, SVG, GIF or WebP, base64: one, or one for light and one for dark slides. Not on covers and section breaks.'),
    logo_id: z.string().nullish().describe('A logo of POST /v1/assets/logo, in place of `logo`. The version keeps the picture.'),
    title_bold: z.boolean().optional().describe('Whether titles are bold; true when absent and the font has a bold face.'),
    radius_in: z.number().min(0).max(0.25).optional().describe('Corners of cards, inches.'),
    head_style: z
      .enum(['rule', 'filled', 'icon_tile'])
      .optional()
      .describe('Heads of cards and panels on every slide of the brand; each form has its own when absent.'),
    template: z
      .string()
      .optional()
      .describe('A .pptx, .potx or .ppsx, base64, up to 25 MB: slides stand on its masters. Then it says colours, fonts and logo.'),
    kit: z.string().optional().describe('In a form: all of the above as JSON, beside the files.'),
  })
  .meta({
    id: 'BrandRequest',
    description:
      'Of a form, the files are the parts `heading` and `body` (up to four each), `logo` or `logo_light` and `logo_dark`, or `template` alone; the rest is in the part `kit`.',
  });

const Token = z.looseObject({
  token: z.string(),
  value: z.string(),
  source: z.enum(['brand', 'derived', 'house']),
  contrast: z.number().describe('Least contrast on canvas and surface.'),
  why: z.string(),
});

export const BrandReport = z
  .looseObject({
    mode: z.enum(['light', 'dark']),
    tokens: z.array(Token),
    separation: z.record(z.string(), z.number()).describe('Distance of the closest two categories in each kind of vision, CIEDE2000.'),
    text_contrast: z.looseObject({ least: z.number(), text: z.string(), ground: z.string() }),
    fonts: z.array(z.looseObject({ use: z.string(), family: z.string(), source: z.string(), styles: z.array(z.string()) })),
    logo: z.looseObject({ source: z.string(), width_px: z.int(), height_px: z.int() }).nullable(),
    template: z
      .looseObject({
        size_in: z.object({ w: z.number(), h: z.number() }),
        masters: z.int(),
        layouts: z.array(
          z.looseObject({
            use: z.enum(['content', 'cover', 'agenda', 'divider', 'closing', 'blank']),
            name: z.string().describe('As the template calls it.'),
            mode: z.enum(['light', 'dark']),
            ground: z.string(),
            free_in: z
              .object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
              .nullable()
              .describe('Room for a body, inches.'),
            panel: z.boolean().describe('The body gets a ground of its own.'),
            places: z.array(z.string()),
          }),
        ),
        unused: z.array(z.string()).describe('Layouts on which no slide will stand.'),
        own_colors: z.int().describe('How many tokens are colours of its scheme.'),
        problems: z.array(z.string()).describe('What was not understood, and what is done instead.'),
      })
      .optional()
      .describe('Of a brand that is a template.'),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string(), path: z.string(), remedy: z.string() })),
  })
  .meta({ id: 'BrandReport', description: 'What every token became and why.' });

export const BrandAnswer = z
  .looseObject({
    slug: z.string(),
    version: z.int(),
    theme_id: z.string().describe('`slug@version`: draws the same for ever.'),
    name: z.string(),
    kit: z.looseObject({}).describe('As it was sent, files by their hashes.'),
    hash: z.string().describe('SHA-256 of all that draws.'),
    created_at: z.string(),
    brand_report: BrandReport,
    versions: z.array(z.looseObject({ version: z.int(), created_at: z.string() })).optional(),
  })
  .meta({ id: 'Brand' });

export const BrandList = z
  .object({
    brands: z.array(
      z.looseObject({ slug: z.string(), version: z.int(), versions: z.int(), theme_id: z.string(), name: z.string(), mode: z.string() }),
    ),
  })
  .meta({ id: 'BrandList' });

export const BrandPath = z.object({ slug: z.string().max(60).describe('A slug, or `slug@3` for one version.') });
