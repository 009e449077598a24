/** Queries about jobs. */
import type { Database, Queryable } from '../database/database.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { Owner } from '../identity/owner.ts';
import type { FileKind, FileRecord, JobRecord } from './job.ts';
import { JOB_COLUMNS, JOB_COLUMNS_LISTED, type JobRow } from './job-row.ts';
import type { JobFilter, OwnedFile } from './job-store.ts';

/** One job of this owner. */
export async function getJob(sql: Queryable, job_id: string, owner: Owner): Promise<JobRecord | null> {
  const { rows } = await sql.query<JobRow>(`SELECT ${JOB_COLUMNS} FROM jobs j WHERE j.job_id = $1 AND j.account_id = $2 AND j.mode = $3`, [
    job_id,
    owner.account_id,
    owner.mode,
  ]);
  return rows[0] ?? null;
}

/** See JobStore.list. */
export async function listJobs(db: Database, filter: JobFilter): Promise<{ jobs: readonly JobRecord[]; total: number }> {
  const where: Prisma.JobWhereInput = {
    account_id: filter.account_id,
    mode: filter.mode,
    ...(filter.status && { status: filter.status }),
    ...(filter.job_type && { job_type: filter.job_type }),
    ...(!filter.include_children && { parent_deck_id: null }),
  };
  const [total, page] = await Promise.all([
    db.prisma.job.count({ where }),
    db.prisma.job.findMany({
      where,
      orderBy: [{ created_at: 'desc' }, { job_id: 'desc' }],
      take: filter.limit,
      skip: filter.offset,
      select: { job_id: true },
    }),
  ]);
  const ids = page.map((row) => row.job_id);
  if (ids.length === 0) return { jobs: [], total };
  const { rows } = await db.query<JobRow>(
    `SELECT ${JOB_COLUMNS_LISTED} FROM jobs j WHERE j.job_id = ANY($1) ORDER BY j.created_at DESC, j.job_id DESC`,
    [ids],
  );
  return { jobs: rows, total };
}

/** See JobStore.getFile. */
export async function getFile(db: Database, file_id: string): Promise<OwnedFile | null> {
  const row = await db.prisma.jobFile.findUnique({
    where: { file_id },
    include: { job: { select: { account_id: true, name: true } } },
  });
  // Sent files are given to no caller.
  if (!row || row.kind === 'source') return null;
  const file: FileRecord = {
    file_id: row.file_id,
    // The column's check allows these kinds only.
    kind: row.kind === 'scene' ? 'preview' : (row.kind as FileKind),
    object_key: row.object_key,
    sha256: row.sha256,
    bytes: Number(row.bytes),
    mime: row.mime,
    is_scene: row.kind === 'scene',
  };
  return { file, job_id: row.job_id, account_id: row.job.account_id, job_name: row.job.name };
}

/** See JobStore.findRepeat. */
export async function findRepeat(db: Database, owner: Owner, input_hash: string, kinds: readonly FileKind[]): Promise<JobRecord | null> {
  const { rows } = await db.query<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM jobs j
     WHERE j.account_id = $1 AND j.mode = $4 AND j.input_hash = $2 AND j.status = 'complete'
       -- What a test key made for nothing makes nothing else free.
       AND NOT EXISTS (SELECT 1 FROM wallet_holds h WHERE h.job_id = j.job_id AND h.free_reason = 'test_key')
       AND NOT EXISTS (
         SELECT 1 FROM unnest($3::text[]) AS wanted(kind)
         WHERE NOT EXISTS (SELECT 1 FROM job_files f WHERE f.job_id = j.job_id AND f.revision = j.revision AND f.kind = wanted.kind)
       )
     ORDER BY j.finished_at DESC LIMIT 1`,
    [owner.account_id, input_hash, kinds, owner.mode],
  );
  return rows[0] ?? null;
}

/** See JobStore.requestBytes. */
export async function requestBytes(db: Database, owner: Owner, job_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ job_id: string; bytes: number }>(
    `SELECT job_id, octet_length(request_text) AS bytes FROM jobs WHERE account_id = $1 AND mode = $3 AND job_id = ANY($2) AND job_type <> 'deck'
     UNION ALL
     SELECT parent_deck_id, sum(octet_length(request_text))::int FROM jobs
     WHERE account_id = $1 AND mode = $3 AND parent_deck_id = ANY($2) AND position IS NOT NULL GROUP BY parent_deck_id`,
    [owner.account_id, [...new Set(job_ids)], owner.mode],
  );
  return new Map(rows.map(({ job_id, bytes }) => [job_id, Number(bytes)]));
}
