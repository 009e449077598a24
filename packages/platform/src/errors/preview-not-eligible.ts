/** This input cannot be previewed. */
import { defineError } from './_define-error.ts';

export const previewNotEligible = defineError({
  code: 'preview_not_eligible',
  status: 400,
  title: 'This input cannot be previewed',
  remedy:
    'Send structured content (form, body, prior_id or author_ssg) to preview it. A brief is tried free with "dry_run": true, or at POST /v1/plan.',
  members: { cost_charged: 'always 0' },
});
