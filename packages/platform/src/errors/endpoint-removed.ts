/** The endpoint has been removed. */
import { defineError } from './_define-error.ts';

export const endpointRemoved = defineError({
  code: 'endpoint_removed',
  status: 410,
  title: 'This endpoint has been removed',
  remedy: 'Use the endpoint named in `replacement`.',
  members: { replacement: 'what to call instead' },
});
