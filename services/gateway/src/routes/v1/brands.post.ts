/** POST /v1/brands: makes a brand from colours, fonts and a logo. */
import { findTheme } from '@deckwright/draw/themes';
import { createBrand, findBrand } from '@deckwright/platform/brands';
import { brandExists, refuse, request, wayOut } from '@deckwright/platform/errors';
import { jsonReply, type RawCall } from '@deckwright/platform/http';
import { brandAnswer, KIT_ERRORS, KIT_ROUTE, makeBrand, refuseMore } from '../../answers/make-brand.ts';
import { defineRoute, type GatewayKit } from '../../kit.ts';
import { BrandAnswer, BrandRequest } from '../../schemas/brand.ts';
import { takeKit } from '../../sources/take-kit.ts';
import { refuseFields } from '../../sources/take-source.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/brands',
  ...KIT_ROUTE,
  summary: 'Make a brand',
  description:
    'Every token of a theme is derived from one to six colours, all text at 4.5:1 or better; `brand_report` says what each became and why. ' +
    'Fonts are named, or uploaded as TTF or OTF: then they are measured, embedded into PDFs and drawn as they are. `theme_id: "acme"` draws the newest version, ' +
    '`acme@1` this one for ever. Or a .pptx of your own, on whose masters and layouts slides are drawn. Free. 8 MB a font, 25 MB a template, 32 MB together.',
  documented_body: BrandRequest,
  answers: { 201: { description: 'The first version of the brand.', schema: BrandAnswer, headers: { Location: 'The brand.' } } },
  errors: [brandExists, ...KIT_ERRORS],
  example: {
    body: { slug: 'northline', name: 'Northline', colors: ['#0B3D5C', '#F2A900'], fonts: { heading: 'Georgia', body: 'Calibri' } },
  },
  async handle(call) {
    const { kit, principal } = call;
    const taken = await takeKit(call, call.json, call.parts);
    const { slug } = taken.order.kit;
    if (slug === undefined) throw refuseFields('slug is missing.', ['slug'], 'required');
    if (findTheme(slug) !== undefined) throw refuseFields(`slug: ${slug} is a built-in theme; choose another.`, ['slug'], 'reserved');
    // Asked before the work and again with it: most who send a slug twice learn so at once.
    const there = await findBrand(kit.db, principal, slug);
    if (there !== null) throw exists(call, slug, { version: there.version });
    const made = await call.timing.measure('brand', () => makeBrand(call, taken, slug));
    const version = await createBrand(kit.db, principal, slug, made);
    if (version === 'exists') throw exists(call, slug);
    if (typeof version === 'string') throw refuseMore();
    return jsonReply(201, brandAnswer(version), { Location: `/v1/brands/${slug}` });
  },
});

/** Longest body that is told back as the version to add. */
const MAX_TOLD = 20_000;

/** The same kit as a further version of the brand, where it came as a body that is not large. */
function exists({ json, parts, text }: Pick<RawCall<GatewayKit>, 'json' | 'parts' | 'text'>, slug: string, known: object = {}) {
  const { slug: _slug, ...kit } = Object(json) as Record<string, unknown>;
  const why = `There is a brand ${slug}.`;
  const whole = parts.length === 0 && text.length <= MAX_TOLD;
  const add = request('PUT', '/v1/brands/{slug}', { params: { slug }, ...(whole ? { body: kit } : {}) });
  const say = `Add a version with ${add.method} ${add.path}, or choose another slug.`;
  return refuse(brandExists, {
    detail: why,
    ways: [wayOut({ why, say, do: whole ? [add] : [request('GET', '/v1/brands/{slug}', { params: { slug } }), { ask: say }] })],
    extra: { slug, ...known },
  });
}
