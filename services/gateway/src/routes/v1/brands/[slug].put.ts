/** PUT /v1/brands/{slug}: the next version of a brand. Earlier ones stay what they are. */
import { readBrandId } from '@deckwright/draw/themes';
import { addBrandVersion, findBrand } from '@deckwright/platform/brands';
import { liveKeyRequired, notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { noSuchBrand } from '../../../answers/find-brand.ts';
import { brandAnswer, KIT_ERRORS, KIT_ROUTE, makeBrand, refuseMore } from '../../../answers/make-brand.ts';
import { checkMayChange } from '../../../answers/may-change.ts';
import { defineRoute } from '../../../kit.ts';
import { BrandAnswer, BrandPath, BrandRequest } from '../../../schemas/brand.ts';
import { takeKit } from '../../../sources/take-kit.ts';
import { refuseFields } from '../../../sources/take-source.ts';

export const route = defineRoute({
  method: 'put',
  path: '/v1/brands/{slug}',
  ...KIT_ROUTE,
  summary: 'Add a version of a brand',
  description: 'Takes the whole kit, files too. What was rendered with an earlier version stays, and its edits keep that version.',
  params: BrandPath,
  documented_body: BrandRequest.extend({ slug: BrandRequest.shape.slug.optional() }).meta({ id: 'BrandVersionRequest' }),
  answers: { 200: { description: 'The new version.', schema: BrandAnswer } },
  errors: [notFound, liveKeyRequired, ...KIT_ERRORS],
  example: { body: { colors: ['#0B3D5C', '#C8102E'], mode: 'dark' } },
  async handle(call) {
    const { kit, principal, params } = call;
    const asked = readBrandId(params.slug);
    const there = asked === undefined || asked.version !== undefined ? null : await findBrand(kit.db, principal, asked.slug);
    if (there === null) throw noSuchBrand(params.slug);
    checkMayChange(principal, there.key_mode);
    const taken = await takeKit(call, call.json, call.parts);
    const sentSlug = taken.order.kit.slug;
    if (sentSlug !== undefined && sentSlug !== there.slug)
      throw refuseFields(`slug: a version of ${there.slug} cannot be called ${sentSlug}.`, ['slug'], 'not_allowed');
    const made = await call.timing.measure('brand', () => makeBrand(call, taken, there.slug));
    const version = await addBrandVersion(kit.db, principal, there.slug, made);
    if (version === 'live') throw refuse(liveKeyRequired);
    if (version === 'absent') throw noSuchBrand(params.slug);
    if (typeof version === 'string') throw refuseMore();
    return jsonReply(200, brandAnswer(version));
  },
});
