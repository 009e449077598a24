/** GET /v1/catalog/themes: the built-in themes, and the brands of whoever asks. */
import { catalog } from '@deckwright/draw/catalog';
import { type BrandTheme, listBrandThemes } from '@deckwright/platform/brands';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { ThemeList } from '../../../schemas/theme.ts';

/** As `brand_report.template.layouts` has it; what is stored was made by the same schema. */
const stored = z.looseObject({ layouts: z.array(z.looseObject({ use: z.string() })) });

function themeOfBrand({ slug, version, name, mode, template }: BrandTheme): Record<string, unknown> {
  const theme_id = `${slug}@${version}`;
  const read = stored.safeParse(template);
  return {
    theme_id,
    name,
    mode: mode ?? 'light',
    brand: slug,
    ...(read.success
      ? {
          layouts: read.data.layouts.map(({ use, ...layout }) => ({
            layout: use,
            ...layout,
            preview_url: `/v1/brands/${encodeURIComponent(theme_id)}/preview?layout=${use}`,
          })),
        }
      : {}),
  };
}

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/themes',
  tag: 'Catalog',
  summary: 'The themes that a slide may be drawn in',
  description:
    'The built-in ones; with a key, then the brands of its account. A brand that is a template has `layouts`: what the form `template_layout` may fill, ' +
    'with the JSON Schema of `fills`, an example of `data` and a picture.',
  auth: 'public-or-key',
  answers: { 200: { description: 'The entries.', schema: ThemeList } },
  errors: [],
  async handle({ kit, principal }) {
    const built_in = catalog().themes;
    if (principal === undefined)
      return jsonReply(200, { themes: built_in }, { 'Cache-Control': 'public, max-age=300', Vary: 'Authorization' });
    const brands = await listBrandThemes(kit.db, principal);
    return jsonReply(
      200,
      { themes: [...built_in, ...brands.map(themeOfBrand)] },
      { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' },
    );
  },
});
