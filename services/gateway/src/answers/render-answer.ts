/** The render response: the report of the drawing, and what the job adds to it. */
import { type WayOut, waysOf } from '@deckwright/core/ways-out';
import { type FieldError, type ProblemBody, ProblemError, problem, problemType, renderFailed } from '@deckwright/platform/errors';
import type { FileKind, FileRecord, JobRecord, JsonObject } from '@deckwright/platform/jobs';
import { z } from 'zod';
import { chargeOf } from './price.ts';

const PREVIEW_MIME = 'image/png';

/** Links here are paths that need the key; signed ones stand in job records, and in results of tools, whose readers have no key: render bodies end up in logs. */
export function renderAnswer(job: JobRecord): Record<string, unknown> {
  const has = (kind: FileKind) => job.files.some((file) => file.kind === kind);
  const path = (kind: FileKind) => (has(kind) ? `/v1/jobs/${job.job_id}/${kind}` : null);
  return {
    input_hash: job.input_hash,
    ...job.result,
    ...(job.job_type === 'deck' ? { deck_id: job.job_id, slides: slideLines(job) } : {}),
    job_id: job.job_id,
    job_type: job.job_type,
    name: job.name,
    revision: job.revision,
    ...chargeOf(job),
    ...(job.repeat_of === null ? {} : { repeat_of: job.repeat_of }),
    content_hash: Object.fromEntries(job.files.filter(({ is_scene }) => !is_scene).map((file) => [file.kind, file.sha256])),
    pptx_available: has('pptx'),
    pptx_url: path('pptx'),
    pdf_url: path('pdf'),
    png_url: path('png'),
    preview_url: has('preview') || has('png') ? `/v1/jobs/${job.job_id}/preview` : null,
    files: Object.fromEntries(job.files.map((file) => [file.kind, fileEntry(job, file)])),
    latency_ms: latencyOf(job),
  };
}

/** Each slide's line with the places of its picture and file, which its own job keeps. */
function slideLines({ result }: JobRecord): unknown {
  const lines = result?.['slides'];
  if (!Array.isArray(lines)) return [];
  return lines.map((line: JsonObject) => {
    const { job_id, usable } = line;
    const path = (kind: FileKind) => (usable === true && typeof job_id === 'string' ? `/v1/jobs/${job_id}/${kind}` : null);
    return { ...line, pptx_url: path('pptx'), preview_url: path('preview') };
  });
}

function fileEntry(job: JobRecord, { kind, is_scene, bytes, sha256, mime }: FileRecord) {
  const url = `/v1/jobs/${job.job_id}/${kind}`;
  return is_scene ? { url, bytes: null, sha256: null, media_type: PREVIEW_MIME } : { url, bytes, sha256, media_type: mime };
}

/** From acceptance to the stored file, in ms; null while it runs. */
export function latencyOf(job: JobRecord): number | null {
  return job.finished_at === null ? null : Date.parse(job.finished_at) - Date.parse(job.created_at);
}

/** The problem that a failed job ended with, as an answer to the request that made it. */
export function jobProblem(job: JobRecord): ProblemError {
  return new ProblemError({ ...readProblem(job.error), job_id: job.job_id, cost_charged: 0 });
}

/** What an edit failed with that left its deck as it was. */
export function editProblem(job: JobRecord): ProblemError {
  const extra = { job_id: job.job_id, job_status: job.status, revision: job.revision, cost_charged: 0 };
  return new ProblemError({ ...readProblem(job.edit_error), ...extra });
}

/** A stored problem document, whatever a worker of another version wrote into it. */
export function readProblem(stored: JsonObject | null): ProblemBody {
  const read = StoredProblem.parse(stored ?? {});
  return { ...read, type: problemType(read.code), ways_out: read.ways_out ?? waysOf(read) };
}

const UNSAID = problem(renderFailed);
const StoredProblem = z.looseObject({
  code: z.string().catch(UNSAID.code),
  title: z.string().catch(UNSAID.title),
  status: z.number().int().min(400).max(599).catch(UNSAID.status),
  detail: z.string().catch(UNSAID.detail),
  actionable: z.boolean().catch(UNSAID.actionable),
  remedy: z.string().catch(UNSAID.remedy),
  errors: z.custom<FieldError[]>(Array.isArray).optional().catch(undefined),
  ways_out: z.custom<WayOut[]>(Array.isArray).optional().catch(undefined),
});
