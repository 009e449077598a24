/** GET /v1/brands/{slug}/preview: a layout of a brand that is a template, as it was understood. */
import { LAYOUT_USES } from '@deckwright/draw/template';
import { readBrandId } from '@deckwright/draw/themes';
import { findBrand, readBrand } from '@deckwright/platform/brands';
import { notFound, requestInvalid, storageUnavailable } from '@deckwright/platform/errors';
import { ObjectStoreError, readChecked } from '@deckwright/platform/object-store';
import { z } from 'zod';
import { noSuchBrand } from '../../../../answers/find-brand.ts';
import { cachedReply } from '../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../kit.ts';
import { BrandPath } from '../../../../schemas/brand.ts';
import { refuseFields } from '../../../../sources/take-source.ts';

/** The part of what was stored that names its pictures. */
const made = z.looseObject({ template: z.looseObject({ pictures: z.array(z.object({ use: z.string(), file: z.int() })) }).optional() });

export const route = defineRoute({
  method: 'get',
  path: '/v1/brands/{slug}/preview',
  tag: 'Brands',
  summary: 'A layout of a template as a picture',
  description: 'A PNG of 960 pixels across, with a word in each place. `slug@N` never changes.',
  auth: 'key',
  params: BrandPath,
  query: z.strictObject({ layout: z.enum(LAYOUT_USES).describe('One of those that GET /v1/catalog/themes lists.') }),
  answers: {
    200: { description: 'The picture.', media_type: 'image/png', headers: { ETag: 'Strong: the SHA-256 of the bytes.' } },
    304: { description: 'The picture is the one that `If-None-Match` names.' },
  },
  errors: [notFound, requestInvalid, storageUnavailable],
  example: { query: { layout: 'cover' } },
  async handle({ kit, principal, params, query, header }) {
    const asked = readBrandId(params.slug);
    const version = asked === undefined ? null : await findBrand(kit.db, principal, asked.slug, asked.version);
    const brand = version === null ? null : await readBrand(kit.db, principal, version.slug, version.version);
    if (brand === null) throw noSuchBrand(params.slug);
    const pictures = made.parse(brand.made).template?.pictures ?? [];
    const file = brand.files[pictures.find(({ use }) => use === query.layout)?.file ?? -1];
    if (file === undefined) {
      const uses = pictures.map(({ use }) => use).join(', ');
      throw refuseFields(
        `layout: ${brand.slug} has no ${query.layout} layout${uses === '' ? '' : `; it has ${uses}`}.`,
        ['layout'],
        'unknown_layout',
      );
    }
    const bytes = await readChecked(kit.files, file);
    if (bytes === null) throw new ObjectStoreError('A picture of the brand is gone from the store.', { retryable: false });
    return cachedReply(
      'image/png',
      { bytes, etag: `"${file.sha256}"` },
      {
        if_none_match: header('if-none-match'),
        cache_control: asked?.version === undefined ? 'private, no-cache' : 'private, max-age=31536000, immutable',
      },
    );
  },
});
