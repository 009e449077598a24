/** All slides of a deck failed. */
import { defineError } from './_define-error.ts';

export const noUsableSlide = defineError({
  code: 'no_usable_slide',
  status: 422,
  title: 'No slide of the deck can be used',
  remedy: 'Correct the slides as `failed_slides` says and send the deck again, or edit it: PATCH /v1/render/intent/deck/{deck_id} is free.',
  members: {
    job_id: 'the deck that failed',
    failed_slides: 'each slide with its `code`, `message` and `remedy`',
    cost_charged: 'always 0',
  },
});
