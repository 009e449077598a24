/** GET /v1/brands/{slug}: a brand with what every token became, and its versions. */
import { readBrandId } from '@deckwright/draw/themes';
import { findBrand, listBrandVersions } from '@deckwright/platform/brands';
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { noSuchBrand } from '../../../answers/find-brand.ts';
import { brandAnswer } from '../../../answers/make-brand.ts';
import { defineRoute } from '../../../kit.ts';
import { BrandAnswer, BrandPath } from '../../../schemas/brand.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/brands/{slug}',
  tag: 'Brands',
  summary: 'Read a brand',
  auth: 'key',
  params: BrandPath,
  answers: { 200: { description: 'The newest version, or the one named.', schema: BrandAnswer } },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    const asked = readBrandId(params.slug);
    const version = asked === undefined ? null : await findBrand(kit.db, principal, asked.slug, asked.version);
    if (version === null) throw noSuchBrand(params.slug);
    const versions = await listBrandVersions(kit.db, principal, version.slug);
    return jsonReply(200, {
      ...brandAnswer(version),
      versions: versions.map(({ version: number, created_at, hash }) => ({ version: number, created_at, hash })),
    });
  },
});
