/** POST /v1/render/from-image: the picture of a slide as slides that can be edited. */
import { fromImageRoute } from '../../../answers/from-image-route.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  ...fromImageRoute,
  path: '/v1/render/from-image',
  summary: 'Make slides of a picture',
  description:
    'A PNG, JPEG or WebP picture of a slide (a screenshot, an export, a photograph of a page) as an editable .pptx, by rules and without a model. The answer says how sure it is, ' +
    'by drawing what was made and comparing it, and names what was not understood. Exactly one of `image_url`, `image_base64`, `asset_id` and a file of a form; 10 MB, 64 million pixels. ' +
    'Costs $0.10 on success, nothing when it fails.',
});
