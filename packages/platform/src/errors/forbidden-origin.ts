/** A page of another site, or a name that is not this service's, reached an endpoint of the agents' protocol. */
import { defineError } from './_define-error.ts';

export const forbiddenOrigin = defineError({
  code: 'forbidden_origin',
  status: 403,
  title: 'The request came from a page or by a name that is not allowed',
  remedy:
    'Call the address of the service itself. Whoever runs it sets DECKWRIGHT_BASE_URL to the address that callers use, and DECKWRIGHT_CORS_ORIGINS to the origins of pages that may call it.',
});
