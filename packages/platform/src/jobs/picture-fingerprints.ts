/** What pictures of slides look like, so that an account's own ones are found again. What a fingerprint means is for whoever makes it. */
import { crc32 } from 'node:zlib';
import type { Queryable } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';

export interface PictureFingerprint {
  /** `0` and `1`, 256 of them. */
  readonly bits: string;
  readonly colors: readonly number[];
  /** Whole numbers of 20 bits, some of which pictures that look alike share. */
  readonly bands: readonly number[];
}

/** A slide, as it was when its picture was handed out. */
export interface PicturedSlide {
  readonly job_id: string;
  readonly revision: number;
  /** The deck that it is a slide of. */
  readonly deck_id: string | null;
  /** In its deck from 1; 1 for a slide alone, and null for one that an edit has taken out. */
  readonly position: number | null;
  readonly request_text: string;
  readonly engine_version: string;
  readonly fingerprint: Pick<PictureFingerprint, 'bits' | 'colors'>;
}

/** Slides whose picture a deck's file shows: of a deck its first. */
const PICTURED = `
  SELECT s.job_id, s.revision, s.account_id, s.mode, COALESCE(s.result ->> 'engine_version', '') AS engine_version
  FROM job_files f JOIN jobs j ON j.job_id = f.job_id AND j.revision = f.revision
  JOIN jobs s ON CASE j.job_type WHEN 'slide' THEN s.job_id = j.job_id WHEN 'deck' THEN s.parent_deck_id = j.job_id AND s.position = 1 END
  WHERE f.file_id = $1`;

/** Whether the picture in a file is of a slide that has no fingerprint yet. */
export async function lacksFingerprint(sql: Queryable, file_id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM (${PICTURED}) s WHERE NOT EXISTS (SELECT 1 FROM picture_fingerprints p WHERE p.job_id = s.job_id AND p.revision = s.revision)`,
    [file_id],
  );
  return rowCount > 0;
}

/** Does nothing for a file that has gone, for one that shows no slide, and where the slide's is kept already. */
export async function keepFingerprint(sql: Queryable, file_id: string, { bits, colors, bands }: PictureFingerprint): Promise<void> {
  const { rows } = await sql.query<Owner & Record<string, unknown>>(`SELECT account_id, mode FROM (${PICTURED}) s`, [file_id]);
  const [owner] = rows;
  if (owner === undefined) return;
  await sql.query(
    `INSERT INTO picture_fingerprints (job_id, revision, account_id, mode, engine_version, bits, colors, bands)
     SELECT job_id, revision, account_id, mode, engine_version, $2::text::bit(256), $3, $4 FROM (${PICTURED}) s ON CONFLICT DO NOTHING`,
    [file_id, bits, colors, ownBands(owner, bands)],
  );
}

/**
 * Slides of the owner (a test key does not see what a live one made) whose pictures share a band with one of `fingerprints`, the nearest first; of slides of the same request the newest.
 * Each fingerprint is a way to look at one picture.
 */
export async function slidesLike(
  sql: Queryable,
  owner: Owner,
  fingerprints: readonly PictureFingerprint[],
  { most_apart, limit }: { readonly most_apart: number; readonly limit: number },
): Promise<readonly PicturedSlide[]> {
  const { rows } = await sql.query<
    Omit<PicturedSlide, 'fingerprint'> & { readonly bits: string; readonly colors: readonly number[] } & Record<string, unknown>
  >(
    `WITH near AS (
       SELECT p.*, COALESCE(r.input_hash, j.input_hash) AS input_hash, j.position, j.parent_deck_id,
              (SELECT min(bit_count(p.bits # seen::bit(256))) FROM unnest($4::text[]) AS seen) AS apart
       FROM picture_fingerprints p JOIN jobs j USING (job_id)
       LEFT JOIN job_revisions r ON r.job_id = p.job_id AND r.revision = p.revision AND j.revision <> p.revision
       WHERE p.account_id = $1 AND p.mode = $2 AND p.bands && $3::int[] AND (j.revision = p.revision OR r.revision IS NOT NULL)
     ), first AS (SELECT DISTINCT ON (input_hash) * FROM near WHERE apart <= $5 ORDER BY input_hash, created_at DESC, job_id)
     SELECT f.job_id, f.revision, f.parent_deck_id AS deck_id, CASE WHEN f.parent_deck_id IS NULL THEN 1 ELSE f.position END AS position,
            COALESCE(r.request_text, j.request_text) AS request_text, f.engine_version, f.bits::text AS bits, f.colors
     FROM first f JOIN jobs j USING (job_id)
     LEFT JOIN job_revisions r ON r.job_id = f.job_id AND r.revision = f.revision AND j.revision <> f.revision
     ORDER BY f.apart, f.created_at DESC, f.job_id LIMIT $6`,
    [
      owner.account_id,
      owner.mode,
      ownBands(
        owner,
        fingerprints.flatMap(({ bands }) => bands),
      ),
      fingerprints.map(({ bits }) => bits),
      most_apart,
      limit,
    ],
  );
  return rows.map(({ bits, colors, ...slide }) => ({ ...slide, fingerprint: { bits, colors } }));
}

/** The golden ratio of 32 bits (Knuth, 6.4): near values lie far apart. */
const SPREAD = 0x9e3779b1;

/** Bands with their owner in them, each once. */
function ownBands({ account_id, mode }: Owner, bands: readonly number[]): number[] {
  const salt = crc32(`${account_id} ${mode}`);
  return [...new Set(bands.map((band) => Math.imul(band + 1, SPREAD) ^ salt))];
}
