/** GET /v1/files/{path}: a file, for callers with a signed link to it. */

import { forbiddenSignature, notFound, refuse, storageUnavailable } from '@deckwright/platform/errors';
import { open } from '@deckwright/platform/http';
import { isInvoiceFile } from '@deckwright/platform/invoices';
import { giveFileLinkBack, isFileLink, isToolFile, readFileLink } from '@deckwright/platform/object-store';
import { z } from 'zod';
import { fileReply } from '../../../answers/file-reply.ts';
import { invoiceFileReply } from '../../../answers/invoice-file.ts';
import { fileName } from '../../../answers/job-answer.ts';
import { toolFileReply } from '../../../answers/tool-file.ts';
import { defineRoute, type GatewayKit } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/files/{path*}',
  tag: 'Files',
  summary: 'Download by link',
  description: 'Links come with job records and from POST /v1/jobs/{job_id}/download-url. They need no key, and are not built by hand.',
  auth: 'signed',
  limit: { name: 'files', limit: 600, per_s: 60, by: 'address' },
  params: z.object({ path: z.string() }),
  query: open(
    'the signature is of the whole query, and a link with a member more is refused',
    z.looseObject({
      sig: z.string().optional().describe('HMAC-SHA256 of the link; required.'),
      exp: z.string().optional().describe('Unix time at which the link ends; required.'),
      name: z.string().optional().describe('Name under which the file is saved.'),
      disposition: z.enum(['attachment', 'inline']).optional(),
    }),
  ),
  answers: { 200: { description: 'The file.', media_type: 'application/octet-stream' } },
  errors: [forbiddenSignature, notFound, storageUnavailable],
  async handle(call) {
    const { kit, params, raw_query, log } = call;
    const claims = kit.links.verify(params.path, raw_query);
    if (claims === null) throw refuse(forbiddenSignature);
    if (isInvoiceFile(claims.file_id)) return invoiceFileReply(call, claims);
    if (isToolFile(claims.file_id)) return toolFileReply(call, claims);
    const file_id = isFileLink(claims.file_id) ? await fileOfLink(kit, claims.file_id, call.method !== 'HEAD') : claims.file_id;
    const found = file_id === null ? null : await kit.jobs.getFile(file_id);
    if (found === null) throw refuse(notFound, { detail: 'The file has been deleted.' });
    // Also in the log, where whoever watches it sees a link that travels.
    log.info({ file_id: found.file.file_id, job_id: found.job_id, account_id: found.account_id }, 'download by link');
    const name = claims.name || fileName({ name: found.job_name, job_id: found.job_id }, found.file.kind);
    try {
      return await fileReply(call, found, name, claims.disposition);
    } catch (error) {
      if (isFileLink(claims.file_id)) await giveFileLinkBack(kit.db, claims.file_id);
      throw error;
    }
  },
});

/** Null when link and file have been deleted. */
async function fileOfLink(kit: GatewayKit, link_id: string, take: boolean): Promise<string | null> {
  const link = await readFileLink(kit.db, link_id, take);
  if ('file_id' in link) return link.file_id;
  if (link.refused === 'gone') return null;
  const detail = {
    used: 'The link worked once, and has been used.',
    revoked: 'The link was taken back.',
    expired: 'The link has expired.',
  };
  throw refuse(forbiddenSignature, { detail: detail[link.refused] });
}
