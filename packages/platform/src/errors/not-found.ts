/** There is nothing at this address for this key. */
import { defineError } from './_define-error.ts';

export const notFound = defineError({
  code: 'not_found',
  status: 404,
  title: 'Nothing stands at this address for this key',
  remedy: 'Check the path and the id; ids of other accounts read as not found.',
  members: {
    nearest: 'the address, or the name, that was probably meant',
    beside: 'of an address: last parts of those that differ in nothing else',
  },
});
