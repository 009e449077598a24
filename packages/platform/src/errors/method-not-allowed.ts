/** This address does not take that method. */
import { defineError } from './_define-error.ts';

export const methodNotAllowed = defineError({
  code: 'method_not_allowed',
  status: 405,
  title: 'This address does not take that method',
  remedy: 'Use one of the methods named in the Allow header.',
  members: { allowed_methods: 'methods that the address takes' },
});
