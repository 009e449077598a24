/** POST /v1/jobs/{job_id}/download-url: a link to a file that works without a key, once, for a while. */
import { jobFailed, jobNotReady, notFound, refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { isFinal } from '@deckwright/platform/jobs';
import { createFileLink } from '@deckwright/platform/object-store';
import { z } from 'zod';
import { findJob, JobPath } from '../../../../answers/find-job.ts';
import { fileName, LINK_SECONDS } from '../../../../answers/job-answer.ts';
import { defineRoute } from '../../../../kit.ts';

const DownloadUrlRequest = z
  .strictObject({
    file: z.enum(['pptx', 'pdf', 'png', 'preview']).default('pptx'),
    expires_in_s: z.number().int().min(60).max(86_400).default(LINK_SECONDS),
    single_use: z.boolean().default(true).describe('The first download ends the link. Asking for its headers (HEAD) does not.'),
  })
  .meta({ id: 'DownloadUrlRequest' });

const DownloadUrl = z
  .object({
    job_id: z.string(),
    file: z.string(),
    download_url: z.string(),
    url: z.string(),
    expires_at: z.string(),
    single_use: z.boolean(),
    link_id: z.string().describe('For taking the link back.'),
  })
  .meta({ id: 'DownloadUrl' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/jobs/{job_id}/download-url',
  tag: 'Jobs',
  summary: 'Make a download link',
  description:
    'The link carries its own permission, works once unless asked otherwise, and expires. DELETE of the same address takes it back; deleting the job ends it, too. The body may be left out.',
  auth: 'key',
  idempotent: 'by_wrapper',
  params: JobPath,
  body: DownloadUrlRequest.prefault({}),
  answers: { 200: { description: 'The link.', schema: DownloadUrl } },
  errors: [notFound, jobNotReady, jobFailed, requestInvalid],
  example: { body: { file: 'pptx', expires_in_s: 600 } },
  async handle({ kit, principal, params, body }) {
    const { account_id } = principal;
    const { single_use } = body;
    const job = await findJob(kit, principal, params.job_id);
    const file = job.files.find((one) => one.kind === body.file);
    if (file === undefined) {
      const detail = `The job is ${job.status} and has no ${body.file} file.`;
      throw refuse(isFinal(job.status) ? jobFailed : jobNotReady, { detail, extra: { job_status: job.status } });
    }
    const expires_at_s = Math.floor(kit.now_ms() / 1000) + body.expires_in_s;
    const link_id = await createFileLink(kit.db, { job_id: job.job_id, file_id: file.file_id, account_id, single_use, expires_at_s });
    const disposition = body.file === 'preview' ? 'inline' : 'attachment';
    const url = kit.base_url() + kit.links.sign({ file_id: link_id, name: fileName(job, body.file), disposition, expires_at_s });
    const expires_at = new Date(expires_at_s * 1000).toISOString();
    return jsonReply(200, { job_id: job.job_id, file: body.file, download_url: url, url, expires_at, single_use, link_id });
  },
});
