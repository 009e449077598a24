/** A job in Postgres: the columns of its record, and the channel that announces its changes. */
import type { FileRecord, JobRecord } from './job.ts';

/** Channel of changes to jobs; payload `job_id status`. */
export const JOB_CHANNEL = 'deckwright_job';

/** Channel that says that the outbox has entries. */
export const OUTBOX_CHANNEL = 'deckwright_outbox';

/** Says in SQL that a job waits for a worker and may be begun; `j` is the jobs row. */
export const DUE = "j.status = 'queued' AND (j.not_before IS NULL OR j.not_before <= now())";

/** The files of a finished revision, or while the next one is made those of the newest that has any, as JSON; `j` is the jobs row. */
const FILES = `COALESCE((
  SELECT json_agg(json_build_object('file_id', f.file_id, 'kind', CASE f.kind WHEN 'scene' THEN 'preview' ELSE f.kind END,
                                    'object_key', f.object_key, 'sha256', f.sha256, 'bytes', f.bytes, 'mime', f.mime, 'is_scene', f.kind = 'scene') ORDER BY f.kind)
  FROM job_files f
  WHERE f.job_id = j.job_id AND f.kind <> 'source'
    AND f.revision = CASE WHEN j.status = 'complete' THEN j.revision ELSE (SELECT max(n.revision) FROM job_files n WHERE n.job_id = j.job_id) END
), '[]'::json) AS files`;

const PLAIN = [
  'job_id', 'account_id', 'mode', 'job_type', 'status', 'name', 'request_text', 'input_hash', 'outputs', 'attempt_no', 'crashes', 'progress', 'result',
  'error', 'edit_error', 'cost_cents', 'charged_to', 'charged_cents', 'repeat_of', 'revision', 'parent_deck_id', 'position', 'traceparent', 'created_at', 'started_at', 'finished_at',
] as const satisfies readonly (keyof JobRecord)[]; // biome-ignore format: one list of columns

const BARE = PLAIN.map((column) => `j.${column}`).join(', ');

const WAITS = {
  waiting_for: '%.waiting_for',
  waiting_since: '%.waiting_since',
  next_try_at: "CASE WHEN %.status = 'queued' AND %.waiting_for IS NOT NULL THEN %.not_before END",
} as const satisfies { readonly [column in keyof JobRecord]?: string };

const waits = (of: (column: string) => string): string =>
  Object.entries(WAITS)
    .map(([name, column]) => `${of(column)} AS ${name}`)
    .join(', ');

/** A deck that no worker holds waits for the same as the slide that has waited longest. */
const ofSlides = (column: string): string => `CASE WHEN j.job_type <> 'deck' OR j.status <> 'rendering' OR j.worker_id IS NOT NULL
  THEN ${column.replaceAll('%', 'j')}
  ELSE (SELECT ${column.replaceAll('%', 's')} FROM jobs s
        WHERE s.parent_deck_id = j.job_id AND s.status IN ('queued', 'rendering') AND s.waiting_for IS NOT NULL
        ORDER BY s.waiting_since, s.job_id LIMIT 1) END`;

/** Slides of a plan are used before free slides, and both before the wallet. */
const PAID_SLIDES = `(
  SELECT json_build_object('plan', LEAST(h.captured_units, h.plan_slides), 'free_slides', LEAST(GREATEST(h.captured_units - h.plan_slides, 0), h.free_slides))
  FROM wallet_holds h WHERE h.job_id = j.job_id AND h.state = 'captured'
) AS paid_slides`;

/** Columns of a JobRecord without files; `j` is the jobs row. For jobs that have none yet, and were not charged for. */
export const JOB_COLUMNS_BARE = `${BARE}, NULL::json AS paid_slides, ${waits((column) => column.replaceAll('%', 'j'))}`;

/** Columns of a whole JobRecord; `j` is the jobs row. */
export const JOB_COLUMNS = `${BARE}, ${PAID_SLIDES}, ${waits(ofSlides)}, ${FILES}`;

/** The same without the request, which is `''`, and without what was told of it, which is null: a hundred of both are gigabytes. */
export const JOB_COLUMNS_LISTED = `${PLAIN.map((column) =>
  column === 'request_text' ? "'' AS request_text" : column === 'result' ? 'NULL::json AS result' : `j.${column}`,
).join(', ')}, ${PAID_SLIDES}, ${waits(ofSlides)}, ${FILES}`;

/** A row read with `JOB_COLUMNS`; the database's types already are the record's (see `openDatabase`). */
export type JobRow = JobRecord;

/** A row read with `JOB_COLUMNS_BARE`. */
export type BareJobRow = Omit<JobRecord, 'files'>;

/** A record of a row without files. */
export const withoutFiles = (row: BareJobRow): JobRecord => ({ ...row, files: [] satisfies FileRecord[] });
