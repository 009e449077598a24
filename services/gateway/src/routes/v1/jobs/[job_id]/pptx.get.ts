/** GET /v1/jobs/{job_id}/pptx: the editable .pptx. */
import { JobPath } from '../../../../answers/find-job.ts';
import { JOB_FILE_ERRORS, jobFile } from '../../../../answers/job-file.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/jobs/{job_id}/pptx',
  tag: 'Jobs',
  summary: 'Download the editable .pptx',
  auth: 'key',
  params: JobPath,
  answers: { 200: { description: 'The file.', media_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' } },
  errors: JOB_FILE_ERRORS,
  handle: (call) => jobFile(call, call.params.job_id, ['pptx']),
});
