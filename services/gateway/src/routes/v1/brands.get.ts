/** GET /v1/brands: the account's brands. */
import { listBrands } from '@deckwright/platform/brands';
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../kit.ts';
import { BrandList } from '../../schemas/brand.ts';

const isTemplate = ({ files }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(files) && files.some((file: unknown) => Reflect.get(Object(file), 'use') === 'template');

export const route = defineRoute({
  method: 'get',
  path: '/v1/brands',
  tag: 'Brands',
  summary: 'List brands',
  auth: 'key',
  answers: { 200: { description: 'Brands that are not hidden, by slug, each with its newest version.', schema: BrandList } },
  errors: [],
  handle: async ({ kit, principal }) => {
    const brands = await listBrands(kit.db, principal);
    return jsonReply(200, {
      brands: brands.map(({ kit: sent, ...brand }) => ({
        ...brand,
        theme_id: `${brand.slug}@${brand.version}`,
        mode: sent['mode'] ?? 'light',
        colors: sent['colors'] ?? [],
        template: isTemplate(sent),
      })),
    });
  },
});
