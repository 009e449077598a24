/** DELETE /v1/brands/{slug}: hides a brand. Its versions still render where a request names them. */
import { readBrandId } from '@deckwright/draw/themes';
import { findBrand, hideBrand } from '@deckwright/platform/brands';
import { liveKeyRequired, notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { noSuchBrand } from '../../../answers/find-brand.ts';
import { checkMayChange } from '../../../answers/may-change.ts';
import { defineRoute } from '../../../kit.ts';
import { BrandPath } from '../../../schemas/brand.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/brands/{slug}',
  tag: 'Brands',
  summary: 'Hide a brand',
  auth: 'key',
  scope: 'assets',
  params: BrandPath,
  answers: {
    200: {
      description: 'It is no longer listed; `slug@N` keeps rendering.',
      schema: z.object({ slug: z.string(), hidden: z.literal(true) }).meta({ id: 'BrandHidden' }),
    },
  },
  errors: [notFound, liveKeyRequired],
  async handle({ kit, principal, params }) {
    const asked = readBrandId(params.slug);
    const there = asked === undefined ? null : await findBrand(kit.db, principal, asked.slug);
    if (there !== null) checkMayChange(principal, there.key_mode);
    if (asked === undefined || asked.version !== undefined || !(await hideBrand(kit.db, principal, asked.slug)))
      throw noSuchBrand(params.slug);
    return jsonReply(200, { slug: asked.slug, hidden: true });
  },
});
