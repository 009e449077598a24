/** POST /v1/tools/preview-variant: the example of a prior as a picture, for people without an account. */
import { findPrior, priors } from '@deckwright/draw/catalog';
import { refuse, requestInvalid, unknownPrior, unknownTheme } from '@deckwright/platform/errors';
import { jsonReply, nearest } from '@deckwright/platform/http';
import { z } from 'zod';
import { knownTheme } from '../../../answers/known-theme.ts';
import { previewLink } from '../../../answers/preview-link.ts';
import { defineRoute } from '../../../kit.ts';

const VariantPreviewRequest = z
  .strictObject({
    prior_id: z.string().max(200).describe('An id of GET /v1/catalog/priors, with `_` or with `.`; prose is not routed here.'),
    theme_id: z.string().max(200).nullish().describe('A built-in theme. Default: `corporate-light`.'),
  })
  .meta({ id: 'VariantPreviewRequest' });

const VariantPreview = z
  .looseObject({
    prior_id: z.string(),
    theme_id: z.string(),
    preview_url: z.string().describe('A PNG of 768 by 432 pixels; the link needs no key and ends soon.'),
    expires_at: z.string(),
    cost: z.literal(0),
  })
  .meta({ id: 'VariantPreview' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/preview-variant',
  tag: 'Public tools',
  summary: 'Preview a pattern',
  description: 'A link to a picture of the pattern with its example content. No file is made, nothing is kept or charged.',
  auth: 'public',
  limit: { name: 'preview-variant', limit: 30, per_s: 3600, by: 'address' },
  body: VariantPreviewRequest,
  answers: { 200: { description: 'Where the picture is.', schema: VariantPreview } },
  errors: [requestInvalid, unknownPrior, unknownTheme],
  example: { body: { prior_id: 'waterfall_bridge_standard_driver_bridge', theme_id: 'corporate-dark' } },
  async handle({ kit, body }) {
    const theme_id = knownTheme(body.theme_id?.trim() || undefined);
    const prior_id = idOf(body.prior_id);
    return jsonReply(200, { prior_id, theme_id, ...previewLink(kit, { prior_id, theme_id }), cost: 0 });
  },
});

/** The id as the catalog writes it. */
function idOf(wanted: string): string {
  const found = findPrior(wanted);
  if (found !== undefined) return found.prior_id;
  const close = nearest(
    wanted,
    priors.map((prior) => prior.prior_id),
  );
  throw refuse(unknownPrior, {
    detail: `There is no prior ${JSON.stringify(wanted.slice(0, 80))}.${close === undefined ? '' : ` The nearest is ${close}.`}`,
    extra: { cost_charged: 0, ...(close === undefined ? {} : { nearest: close }) },
  });
}
