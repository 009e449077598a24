/** Authentication required. */
import { defineError } from './_define-error.ts';

export const unauthorized = defineError({
  code: 'unauthorized',
  status: 401,
  title: 'Authentication required',
  remedy:
    'Send a key as `Authorization: Bearer <key>` or `X-API-Key: <key>`; create one at POST /v1/auth/keys. Agents find out how to get a token from WWW-Authenticate.',
});
