/** POST /v1/jobs/{job_id}/download-url: a link to a file that works without a key for a while. */
import { jobFailed, jobNotReady, notFound, refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { isFinal } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { findJob, JobPath } from '../../../../answers/find-job.ts';
import { LINK_SECONDS, signedUrl } from '../../../../answers/job-answer.ts';
import { defineRoute } from '../../../../kit.ts';

const DownloadUrlRequest = z
  .object({
    file: z.enum(['pptx', 'pdf', 'png', 'preview']).default('pptx'),
    expires_in_s: z.number().int().min(60).max(86_400).default(LINK_SECONDS),
  })
  .meta({ id: 'DownloadUrlRequest' });

const DownloadUrl = z
  .object({ job_id: z.string(), file: z.string(), download_url: z.string(), url: z.string(), expires_at: z.string() })
  .meta({ id: 'DownloadUrl' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/jobs/{job_id}/download-url',
  tag: 'Jobs',
  summary: 'Make a download link',
  description: 'The link carries its own permission and expires; deleting the job ends it at once. The body may be left out.',
  auth: 'key',
  idempotent: 'by_wrapper',
  params: JobPath,
  body: DownloadUrlRequest.default({ file: 'pptx', expires_in_s: LINK_SECONDS }),
  answers: { 200: { description: 'The link.', schema: DownloadUrl } },
  errors: [notFound, jobNotReady, jobFailed, requestInvalid],
  example: { body: { file: 'pptx', expires_in_s: 600 } },
  async handle({ kit, principal, params, body }) {
    const job = await findJob(kit, principal.account_id, params.job_id);
    const url = signedUrl(job, body.file, kit, body.expires_in_s);
    if (url === null) {
      const detail = `The job is ${job.status} and has no ${body.file} file.`;
      throw refuse(isFinal(job.status) ? jobFailed : jobNotReady, { detail, extra: { job_status: job.status } });
    }
    const expires_at = new Date((Math.floor(kit.now_ms() / 1000) + body.expires_in_s) * 1000).toISOString();
    return jsonReply(200, { job_id: job.job_id, file: body.file, download_url: url, url, expires_at });
  },
});
