/** GET /v1/files/{path}: a file for whoever holds a signed link to it. */
import { forbiddenSignature, notFound, refuse, storageUnavailable } from '@deckwright/platform/errors';
import { z } from 'zod';
import { fileReply } from '../../../answers/file-reply.ts';
import { fileName } from '../../../answers/job-answer.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/files/{path*}',
  tag: 'Files',
  summary: 'Download by link',
  description: 'Links come with job records and from POST /v1/jobs/{job_id}/download-url. They need no key, and are not built by hand.',
  auth: 'signed',
  limit: { name: 'files', limit: 600, per_s: 60, by: 'address' },
  params: z.object({ path: z.string() }),
  query: z.looseObject({
    sig: z.string().optional().describe('HMAC-SHA256 of the link; required.'),
    exp: z.string().optional().describe('Unix time at which the link ends; required.'),
    name: z.string().optional().describe('Name under which the file is saved.'),
    disposition: z.enum(['attachment', 'inline']).optional(),
  }),
  answers: { 200: { description: 'The file.', media_type: 'application/octet-stream' } },
  errors: [forbiddenSignature, notFound, storageUnavailable],
  async handle(call) {
    const { kit, params, raw_query, log } = call;
    const claims = kit.links.verify(params.path, raw_query);
    if (claims === null) throw refuse(forbiddenSignature);
    const found = await kit.jobs.getFile(claims.file_id);
    if (found === null) throw refuse(notFound, { detail: 'The file has been deleted.' });
    // Also in the log, where whoever watches it sees a link that travels.
    log.info({ file_id: claims.file_id, job_id: found.job_id, account_id: found.account_id }, 'download by link');
    const name = claims.name || fileName({ name: found.job_name, job_id: found.job_id }, found.file.kind);
    return fileReply(call, found, name, claims.disposition);
  },
});
