/** The job record as callers read it, with signed links to its files. */
import { type FileKind, isFinal, type JobRecord } from '@deckwright/platform/jobs';
import type { GatewayKit } from '../kit.ts';
import { chargeOf } from './price.ts';
import { latencyOf, readProblem, renderAnswer } from './render-answer.ts';

/** How long a link in a job record works. */
export const LINK_SECONDS = 3600;

/** One line of a listing. */
export function jobRow(job: JobRecord, kit: GatewayKit): Record<string, unknown> {
  return {
    job_id: job.job_id,
    id: job.job_id,
    job_type: job.job_type,
    // A deck that waits for its turn to be put together has been begun all the same.
    status: job.job_type === 'deck' && job.status === 'queued' ? 'rendering' : job.status,
    progress: job.progress ?? { done: job.status === 'complete' ? 1 : 0, total: 1, stage: job.status },
    name: job.name,
    created_at: job.created_at,
    started_at: job.started_at,
    finished_at: job.finished_at,
    waiting_for: job.waiting_for,
    waiting_since: job.waiting_since,
    next_try_at: job.next_try_at,
    attempts: job.attempt_no,
    revision: job.revision,
    parent_deck_id: job.parent_deck_id,
    ...chargeOf(job),
    latency_ms: latencyOf(job),
    pptx_url: signedUrl(job, 'pptx', kit),
    preview_url: signedUrl(job, 'preview', kit) ?? signedUrl(job, 'png', kit),
    pdf_url: signedUrl(job, 'pdf', kit),
    png_url: signedUrl(job, 'png', kit),
  };
}

/** The whole record; `slides` are those of a deck. */
export function jobAnswer(job: JobRecord, kit: GatewayKit, slides: readonly JobRecord[] = []): Record<string, unknown> {
  const warnings = job.result?.['warnings'];
  return {
    ...jobRow(job, kit),
    ...(job.job_type === 'deck' ? deckCounters(slides) : {}),
    children: slides.map((slide) => ({ ...jobRow(slide, kit), position: slide.position })),
    result: job.result === null ? null : renderAnswer(job),
    error: job.error === null ? null : readProblem(job.error),
    edit_error: job.edit_error === null ? null : readProblem(job.edit_error),
    quality_warnings: Array.isArray(warnings) ? warnings : [],
    input_hash: job.input_hash,
  };
}

/** How far the slides of a deck have come, whether the deck has ended or not. */
function deckCounters(slides: readonly JobRecord[]): Record<string, unknown> {
  const isGood = (slide: JobRecord) => slide.status === 'complete' && slide.result?.['status'] === 'complete';
  const failed = slides.filter((slide) => isFinal(slide.status) && !isGood(slide));
  return {
    deck_id: slides[0]?.parent_deck_id ?? undefined,
    slides_total: slides.length,
    slides_completed: slides.filter(isGood).length,
    slides_failed: failed.length,
    failed_slides: failed.map((slide) => ({
      slide: slide.position,
      job_id: slide.job_id,
      title: slide.name,
      status: slide.status,
      code: slide.error?.['code'] ?? slide.result?.['status'] ?? slide.status,
      message: slide.error?.['detail'] ?? 'The slide has errors that keep it out of the deck.',
    })),
  };
}

/** A link that works without a key for an hour; null when there is no such file. */
export function signedUrl(job: JobRecord, kind: FileKind, kit: GatewayKit, seconds = LINK_SECONDS): string | null {
  const file = job.files.find((one) => one.kind === kind);
  if (file === undefined) return null;
  const link = kit.links.sign({
    file_id: file.file_id,
    name: fileName(job, kind),
    disposition: kind === 'preview' ? 'inline' : 'attachment',
    expires_at_s: Math.floor(kit.now_ms() / 1000) + seconds,
  });
  return kit.base_url() + link;
}

/** What a downloaded file is called: the job's name, else its id. */
export function fileName(job: { readonly name: string | null; readonly job_id: string }, kind: FileKind): string {
  const extension = kind === 'preview' ? 'png' : kind;
  return `${job.name?.trim() || job.job_id}.${extension}`;
}
