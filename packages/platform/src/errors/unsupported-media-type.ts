/** The request body has a media type that is not read here. */
import { defineError } from './_define-error.ts';

export const unsupportedMediaType = defineError({
  code: 'unsupported_media_type',
  status: 415,
  title: 'The request body has a media type that is not read here',
  remedy: 'Send `Content-Type: application/json`.',
  members: { allowed_types: 'media types that are read here' },
});
