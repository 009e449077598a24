/** The tables that a back-up holds, in an order in which they can be filled again. */
import type { Queryable } from '../database/database.ts';
import { BackupError } from './manifest.ts';

/**
 * Left out: the migrations' own table, what running processes write anew (heartbeats, the embedded queue), and files of public tools, which
 * nobody may have after their hour.
 */
const LEFT_OUT = ['_prisma_migrations', 'workers', 'doorbell_rings', 'tool_files'];

export interface Table {
  readonly name: string;
  /** The column by which rows of a table that points to itself come after those that they point to. */
  readonly own_parent: string | null;
}

/** All tables, those that others point to first. */
export async function listTables(sql: Queryable): Promise<readonly Table[]> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  );
  const { rows: references } = await sql.query<{ from: string; to: string; column: string }>(
    `SELECT r.conrelid::regclass::text AS "from", r.confrelid::regclass::text AS "to", a.attname::text AS "column" FROM pg_constraint r
     JOIN pg_attribute a ON a.attrelid = r.conrelid AND a.attnum = r.conkey[1]
     WHERE r.contype = 'f' AND r.connamespace = 'public'::regnamespace`,
  );
  const left = tables.map((row) => row.name).filter((name) => !LEFT_OUT.includes(name));
  const ordered: Table[] = [];
  while (left.length > 0) {
    const next = left.find((name) => !references.some(({ from, to }) => from === name && to !== name && left.includes(to)));
    if (next === undefined) throw new BackupError(`The tables ${left.join(', ')} point to one another in a circle.`);
    left.splice(left.indexOf(next), 1);
    ordered.push({ name: next, own_parent: references.find(({ from, to }) => from === next && to === next)?.column ?? null });
  }
  return ordered;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly is_called: boolean;
}

/** Where the counters of all tables stand. They are read after the rows: a number too high only leaves a gap. */
export async function readSequences(sql: Queryable): Promise<readonly Sequence[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await sql.query<{ value: string; is_called: boolean }>(`SELECT last_value::text AS value, is_called FROM ${quote(name)}`);
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}

/** A name from the catalogue or a manifest, as SQL. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
