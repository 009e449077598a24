/** The slide could not be rendered. */
import { defineError } from './_define-error.ts';

export const renderFailed = defineError({
  code: 'render_failed',
  status: 500,
  title: 'The slide could not be rendered',
  remedy: 'Try again; if it happens twice, report the job_id. Nothing was charged.',
  members: { job_id: 'the job that failed', cost_charged: 'always 0' },
});
