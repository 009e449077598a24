/** This input cannot be previewed. */
import { defineError } from './_define-error.ts';

export const previewNotEligible = defineError({
  code: 'preview_not_eligible',
  status: 400,
  title: 'This input cannot be previewed',
  remedy: 'Send structured content (a form, a component, a prior or an authored slide); briefs and pictures are rendered, not previewed.',
  members: { cost_charged: 'always 0' },
});
