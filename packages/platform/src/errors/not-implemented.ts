/** This endpoint is specified but not served by this version. */
import { defineError } from './_define-error.ts';

export const notImplemented = defineError({
  code: 'not_implemented',
  status: 501,
  title: 'This endpoint is specified but not served by this version',
  remedy: 'See GET /v1/openapi.json for what this version serves.',
  members: { missing: 'the part that is missing' },
});
