/** GET /v1/jobs/{job_id}/pdf: the PDF. */
import { JobPath } from '../../../../answers/find-job.ts';
import { JOB_FILE_ERRORS, jobFile } from '../../../../answers/job-file.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/jobs/{job_id}/pdf',
  tag: 'Jobs',
  summary: 'Download the PDF',
  auth: 'key',
  params: JobPath,
  answers: { 200: { description: 'The file.', media_type: 'application/pdf' } },
  errors: JOB_FILE_ERRORS,
  handle: (call) => jobFile(call, call.params.job_id, ['pdf']),
});
