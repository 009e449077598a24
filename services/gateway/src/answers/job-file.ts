/** A file of a job for its owner, or why there is none. */
import { jobFailed, jobNotReady, notFound, refuse } from '@deckwright/platform/errors';
import type { Principal, Reply } from '@deckwright/platform/http';
import { type FileKind, isFinal, type JobRecord } from '@deckwright/platform/jobs';
import { type FileCall, fileReply } from './file-reply.ts';
import { findJob } from './find-job.ts';
import { fileName } from './job-answer.ts';

/** Errors that a route answering with `jobFile` can give. */
export const JOB_FILE_ERRORS = [notFound, jobNotReady, jobFailed] as const;

/** The first of `kinds` that the job has. */
export async function jobFile(call: FileCall & { readonly principal: Principal }, id: string, kinds: readonly FileKind[]): Promise<Reply> {
  const { account_id } = call.principal;
  const job = await findJob(call.kit, call.principal, id);
  const file = kinds.map((kind) => job.files.find((one) => one.kind === kind)).find((one) => one !== undefined);
  if (file === undefined) throw noFile(job, kinds);
  const own = { file, job_id: job.job_id, account_id };
  return fileReply(call, own, fileName(job, file.kind), file.kind === 'preview' ? 'inline' : 'attachment');
}

/** A revision in the making leaves the earlier one's files in place, so a running job without files has never had any. */
function noFile(job: JobRecord, kinds: readonly FileKind[]) {
  const extra = { job_status: job.status };
  if (!isFinal(job.status)) {
    return refuse(jobNotReady, { detail: `The job is ${job.status}.`, extra }, { 'Retry-After': '1' });
  }
  return refuse(jobFailed, { detail: `The job is ${job.status} and has no ${kinds[0]} file.`, extra });
}
