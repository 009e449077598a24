/** POST /v1/perception/proceed: the older name of POST /v1/render/from-image. */
import { fromImageRoute } from '../../../answers/from-image-route.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  ...fromImageRoute,
  path: '/v1/perception/proceed',
  summary: 'Make slides of a picture, by its older name',
  description: 'The same as POST /v1/render/from-image.',
});
