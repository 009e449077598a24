/** Brands of accounts: a slug, its versions that never change, and the files that they need (docs/decisions/0023-brands.md). */

import type { Database, Queryable } from '../database/database.ts';
import { jsonText } from '../database/json-text.ts';
import type { Owner } from '../identity/owner.ts';
import type { JsonObject } from '../jobs/job.ts';
import type { StoredObject } from '../object-store/object-store.ts';

export type BrandFileRole = 'face' | 'metrics' | 'logo' | 'template';

/** A stored file of a version; its place in the list is the number by which `made` names it. */
export interface BrandFile extends StoredObject {
  readonly role: BrandFileRole;
  readonly mime: string;
  /** What is known of it; of a template, what was understood. */
  readonly facts: JsonObject | null;
}

/** What a version was made from; only the code that stored `made` reads it. */
export interface NewBrandVersion {
  readonly name: string;
  /** As it was sent, files by their hashes. */
  readonly kit: JsonObject;
  readonly made: JsonObject;
  readonly report: JsonObject;
  /** SHA-256 of all that draws, hex. */
  readonly hash: string;
  readonly engine_version: string;
  readonly files: readonly BrandFile[];
}

export interface BrandVersion extends Omit<NewBrandVersion, 'files' | 'made'> {
  readonly slug: string;
  /** A test key sees both, a live key live ones alone. */
  readonly key_mode: Owner['mode'];
  readonly version: number;
  readonly created_at: string;
}

/** A version with what draws it. */
export interface StoredBrand extends NewBrandVersion {
  readonly slug: string;
  readonly key_mode: Owner['mode'];
  readonly version: number;
}

/** A line of a listing. */
export interface BrandLine {
  readonly slug: string;
  readonly key_mode: Owner['mode'];
  readonly version: number;
  readonly versions: number;
  readonly name: string;
  readonly kit: JsonObject;
  readonly created_at: string;
  readonly updated_at: string;
}

/** More would be data, not brands. */
export const MAX_BRANDS = 200;
/** Of one brand. */
export const MAX_VERSIONS = 1000;

/** `live`: a test key may use the brand and not change it. */
export type BrandRefusal = 'exists' | 'absent' | 'too_many' | 'live';

/** Rows that the owner sees; `mode` is a column, `asked` a parameter. */
const seen = (mode: string, asked: string): string => `(${mode} = 'live' OR ${asked} = 'test')`;

const VERSION_COLUMNS = `v.slug, v.mode AS key_mode, v.version, v.name, v.kit, v.report, v.hash, v.engine_version,
  to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;

/** The first version of a slug, or the next of one that was hidden. A live brand takes over the slug of one that only test keys have made. */
export const createBrand = (db: Database, owner: Owner, slug: string, version: NewBrandVersion): Promise<BrandVersion | BrandRefusal> =>
  db.transaction(async (sql) => {
    const { account_id, mode } = owner;
    // One at a time for an account, so that the count holds.
    await sql.query('SELECT 1 FROM accounts WHERE account_id = $1 FOR NO KEY UPDATE', [account_id]);
    const { rows: counted } = await sql.query<{ brands: number; newest: number | null; shown: boolean | null }>(
      `SELECT (SELECT count(*)::int FROM brands WHERE account_id = $1 AND mode = $3 AND hidden_at IS NULL) AS brands,
         b.newest, b.hidden_at IS NULL AND ${seen('b.mode', '$3')} AS shown FROM (SELECT 1) AS one LEFT JOIN brands b ON b.account_id = $1 AND b.slug = $2`,
      [account_id, slug, mode],
    );
    const { brands = 0, newest = null, shown = null } = counted[0] ?? {};
    if (newest !== null && shown === true) return 'exists';
    if (brands >= MAX_BRANDS || (newest ?? 0) >= MAX_VERSIONS) return 'too_many';
    const next = (newest ?? 0) + 1;
    await sql.query(
      `INSERT INTO brands (account_id, slug, newest, mode) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id, slug) DO UPDATE SET newest = excluded.newest, mode = excluded.mode, hidden_at = NULL`,
      [account_id, slug, next, mode],
    );
    return insertVersion(sql, owner, slug, next, version);
  });

/** The next version of a slug that is not hidden. */
export const addBrandVersion = (db: Database, owner: Owner, slug: string, version: NewBrandVersion): Promise<BrandVersion | BrandRefusal> =>
  db.transaction(async (sql) => {
    const { account_id, mode } = owner;
    const { rows } = await sql.query<{ newest: number }>(
      `UPDATE brands SET newest = newest + 1 WHERE account_id = $1 AND slug = $2 AND mode = $3 AND hidden_at IS NULL AND newest < ${MAX_VERSIONS} RETURNING newest`,
      [account_id, slug, mode],
    );
    const [row] = rows;
    if (row !== undefined) return insertVersion(sql, owner, slug, row.newest, version);
    const { rows: there } = await sql.query<{ mode: Owner['mode'] }>(
      `SELECT mode FROM brands WHERE account_id = $1 AND slug = $2 AND hidden_at IS NULL AND ${seen('mode', '$3')}`,
      [account_id, slug, mode],
    );
    if (there[0] === undefined) return 'absent';
    return there[0].mode === mode ? 'too_many' : 'live';
  });

async function insertVersion(
  sql: Queryable,
  { account_id, mode }: Owner,
  slug: string,
  number: number,
  version: NewBrandVersion,
): Promise<BrandVersion> {
  const { name, kit, made, report, hash, engine_version, files } = version;
  const { rows } = await sql.query<BrandVersion>(
    `INSERT INTO brand_versions AS v (account_id, slug, version, name, kit, made, report, hash, engine_version, mode)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${VERSION_COLUMNS}`,
    [account_id, slug, number, name, jsonText(kit), jsonText(made), jsonText(report), hash, engine_version, mode],
  );
  if (files.length > 0)
    await sql.query(
      `INSERT INTO brand_files (account_id, slug, version, position, role, object_key, sha256, bytes, mime, facts)
       SELECT $1, $2, $3, f.position, f.role, f.object_key, f.sha256, f.bytes, f.mime, f.facts
       FROM json_to_recordset($4::json) AS f(position int, role text, object_key text, sha256 text, bytes bigint, mime text, facts json)`,
      [account_id, slug, number, jsonText(files.map((file, position) => ({ ...file, position })))],
    );
  return rows[0]!;
}

/** Brands that are not hidden, newest version of each, by slug. */
export async function listBrands(db: Queryable, { account_id, mode }: Owner): Promise<readonly BrandLine[]> {
  const { rows } = await db.query<BrandLine>(
    `SELECT b.slug, b.mode AS key_mode, b.newest AS version, (SELECT count(*)::int FROM brand_versions n WHERE n.account_id = b.account_id AND n.slug = b.slug AND ${seen('n.mode', '$2')}) AS versions,
       v.name, v.kit, to_char(b.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at,
       to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS updated_at
     FROM brands b JOIN brand_versions v ON v.account_id = b.account_id AND v.slug = b.slug AND v.version = b.newest
     WHERE b.account_id = $1 AND ${seen('b.mode', '$2')} AND b.hidden_at IS NULL ORDER BY b.slug`,
    [account_id, mode],
  );
  return rows;
}

/** A brand as a theme that can be named. */
export interface BrandTheme {
  readonly slug: string;
  readonly version: number;
  readonly name: string;
  readonly mode: string | null;
  /** What was understood of its template; null for a brand of colours. */
  readonly template: JsonObject | null;
}

/** The newest version of each brand that is not hidden, by slug. */
export async function listBrandThemes(db: Queryable, { account_id, mode }: Owner): Promise<readonly BrandTheme[]> {
  const { rows } = await db.query<BrandTheme>(
    `SELECT b.slug, b.newest AS version, v.name, v.report->>'mode' AS mode, v.report->'template' AS template
     FROM brands b JOIN brand_versions v ON v.account_id = b.account_id AND v.slug = b.slug AND v.version = b.newest
     WHERE b.account_id = $1 AND ${seen('b.mode', '$2')} AND b.hidden_at IS NULL ORDER BY b.slug`,
    [account_id, mode],
  );
  return rows;
}

/** All versions, newest first; none for a slug that is hidden, which only a pin reaches. */
export async function listBrandVersions(db: Queryable, { account_id, mode }: Owner, slug: string): Promise<readonly BrandVersion[]> {
  const { rows } = await db.query<BrandVersion>(
    `SELECT ${VERSION_COLUMNS} FROM brand_versions v JOIN brands b USING (account_id, slug)
     WHERE v.account_id = $1 AND v.slug = $2 AND b.hidden_at IS NULL AND ${seen('b.mode', '$3')} AND ${seen('v.mode', '$3')} ORDER BY v.version DESC`,
    [account_id, slug, mode],
  );
  return rows;
}

/** Without `version`, the newest of a slug that is not hidden; with it, that version, hidden or not. Null when there is none. */
export async function findBrand(db: Queryable, { account_id, mode }: Owner, slug: string, version?: number): Promise<BrandVersion | null> {
  const { rows } = await db.query<BrandVersion>(
    `SELECT ${VERSION_COLUMNS} FROM brand_versions v JOIN brands b USING (account_id, slug)
     WHERE v.account_id = $1 AND v.slug = $2 AND ${seen('v.mode', '$4')}
       AND CASE WHEN $3::int IS NULL THEN b.hidden_at IS NULL AND v.version = b.newest ELSE v.version = $3 END`,
    [account_id, slug, version ?? null, mode],
  );
  return rows[0] ?? null;
}

/** True when there was one of this mode to hide. */
export async function hideBrand(db: Queryable, { account_id, mode }: Owner, slug: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE brands SET hidden_at = now() WHERE account_id = $1 AND slug = $2 AND mode = $3 AND hidden_at IS NULL',
    [account_id, slug, mode],
  );
  return rowCount > 0;
}

/** A version with what draws it; null when there is none. */
export async function readBrand(db: Queryable, { account_id, mode }: Owner, slug: string, version: number): Promise<StoredBrand | null> {
  const { rows } = await db.query<Omit<StoredBrand, 'files'> & { files: readonly BrandFile[] | null }>(
    `SELECT v.slug, v.mode AS key_mode, v.version, v.name, v.kit, v.made, v.report, v.hash, v.engine_version,
       (SELECT json_agg(json_build_object('role', f.role, 'object_key', f.object_key, 'sha256', f.sha256, 'bytes', f.bytes, 'mime', f.mime, 'facts', f.facts)
          ORDER BY f.position) FROM brand_files f WHERE f.account_id = v.account_id AND f.slug = v.slug AND f.version = v.version) AS files
     FROM brand_versions v WHERE v.account_id = $1 AND v.slug = $2 AND v.version = $3 AND ${seen('v.mode', '$4')}`,
    [account_id, slug, version, mode],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, files: row.files ?? [] };
}
