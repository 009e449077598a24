/** Themes as the documentation shows them. */
import { z } from 'zod';

const Layout = z.looseObject({
  layout: z.enum(['content', 'cover', 'agenda', 'divider', 'closing', 'blank']),
  name: z.string().describe('As the template calls it.'),
  fill_schema: z.looseObject({}).optional().describe('JSON Schema of `fills`; of layouts that `template_layout` fills.'),
  example: z.looseObject({}).optional().describe('`data` of a `template_layout` that draws.'),
  preview_url: z.string().describe('Picture of the layout with a word in each of its places.'),
});

export const ThemeList = z
  .object({
    themes: z.array(
      z.looseObject({
        theme_id: z.string(),
        name: z.string(),
        mode: z.enum(['light', 'dark']),
        brand: z.string().optional().describe('The slug, where it is a brand of yours.'),
        layouts: z.array(Layout).optional().describe('Of a brand that is a template.'),
      }),
    ),
  })
  .meta({ id: 'ThemeList' });
