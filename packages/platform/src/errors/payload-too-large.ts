/** The request body is too large. */
import { defineError } from './_define-error.ts';

export const payloadTooLarge = defineError({
  code: 'payload_too_large',
  status: 413,
  title: 'The request body is too large',
  remedy: 'Send fewer or smaller fields; pictures go to POST /v1/assets/image first.',
  members: { limit_bytes: 'largest body that is read, in bytes' },
});
