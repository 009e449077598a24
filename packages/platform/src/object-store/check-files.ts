/** Reads every file of jobs and brands, and reports those that are missing or damaged. */
import type { Queryable } from '../database/database.ts';
import { readChecked } from './kept-files.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';

/** A file that cannot be downloaded. */
export interface LostFile {
  readonly object_key: string;
  readonly why: 'gone' | 'damaged';
  /** One of the jobs, versions of brands (`acme@3`) or assets that point to it. */
  readonly job_id: string;
}

export interface FileCheck {
  readonly objects: number;
  readonly bytes: number;
  readonly lost: readonly LostFile[];
}

const PAGE = 500;
const LANES = 4;

/** Reads all of them once. Rejects when the store is away. */
export async function checkFiles(db: Queryable, objects: Pick<ObjectStore, 'getBytes'>): Promise<FileCheck> {
  const lost: LostFile[] = [];
  let count = 0;
  let bytes = 0;
  let after = '';
  for (;;) {
    const { rows } = await db.query<{ object_key: string; sha256: string; bytes: number; job_id: string }>(
      `SELECT DISTINCT ON (object_key) object_key, sha256, bytes, job_id FROM (
         (SELECT DISTINCT ON (object_key) object_key, sha256, bytes, job_id FROM job_files WHERE object_key > $1 ORDER BY object_key LIMIT ${PAGE})
         UNION ALL SELECT object_key, sha256, bytes, slug || '@' || version FROM brand_files WHERE object_key > $1
         UNION ALL SELECT object_key, sha256, bytes, asset_id FROM assets WHERE object_key > $1
         UNION ALL SELECT object_key, sha256, bytes, 'archive ' || archive_id FROM ledger_archives WHERE object_key > $1
       ) AS held ORDER BY object_key LIMIT ${PAGE}`,
      [after],
    );
    const left = [...rows];
    const lane = async () => {
      for (let row = left.pop(); row !== undefined; row = left.pop()) {
        const why = await lossOf(objects, row);
        if (why !== null) lost.push({ object_key: row.object_key, why, job_id: row.job_id });
        bytes += row.bytes;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) break;
    after = last.object_key;
  }
  return { objects: count, bytes, lost: lost.sort((a, b) => (a.object_key < b.object_key ? -1 : 1)) };
}

async function lossOf(
  objects: Pick<ObjectStore, 'getBytes'>,
  object: { readonly object_key: string; readonly sha256: string; readonly bytes: number },
): Promise<LostFile['why'] | null> {
  try {
    return (await readChecked(objects, object)) === null ? 'gone' : null;
  } catch (error) {
    if (error instanceof ObjectStoreError && !error.retryable) return 'damaged';
    throw error;
  }
}
