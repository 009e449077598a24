/** More items came than the slide can hold. */
import { defineError } from './_define-error.ts';

export const capacityExceeded = defineError({
  code: 'capacity_exceeded',
  status: 422,
  title: 'More items came than the slide can hold',
  remedy: 'Split the items as `suggested_split` proposes, or set `allow_truncation` to render the part that fits.',
  members: { limit: 'most items that fit', suggested_split: 'sizes of slides that would hold them all', cost_charged: 'always 0' },
});
