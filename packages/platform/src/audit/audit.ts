/** The audit trail: who did what to which job, account or worker, when and why. */
import type { Queryable, Transaction } from '../database/database.ts';

/** A person who has signed in as an operator. */
export interface Actor {
  /** Issuer and subject, as the identity provider knows the person. */
  readonly subject: string;
  readonly name: string;
  readonly role: string;
}

export interface NewAuditEvent {
  readonly act: string;
  /** Id of what it was done to. */
  readonly target: string;
  readonly account_id?: string | null;
  readonly reason: string;
  readonly outcome: string;
  /** Names the form that asked for it, which is done once. */
  readonly form_sha256?: string | null;
}

export interface AuditEvent extends Actor {
  readonly audit_id: number;
  readonly at: string;
  readonly act: string;
  readonly target: string;
  readonly account_id: string | null;
  readonly reason: string;
  readonly outcome: string;
}

const COLUMNS = 'audit_id, at, subject, name, role, act, target, account_id, reason, outcome';

export async function writeAudit(transaction: Transaction, actor: Actor, event: NewAuditEvent): Promise<number> {
  const { rows } = await transaction.query<{ audit_id: number }>(
    `INSERT INTO audit_events (subject, name, role, act, target, account_id, reason, outcome, form_sha256)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING audit_id`,
    [
      actor.subject,
      actor.name,
      actor.role,
      event.act,
      event.target,
      event.account_id ?? null,
      event.reason,
      event.outcome,
      event.form_sha256 ?? null,
    ],
  );
  return rows[0]!.audit_id;
}

export interface AuditFilter {
  readonly target?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listAudit(db: Queryable, { target, limit, offset }: AuditFilter): Promise<readonly AuditEvent[]> {
  const { rows } = await db.query<AuditEvent & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM audit_events WHERE $1::text IS NULL OR target = $1 ORDER BY audit_id DESC LIMIT $2 OFFSET $3`,
    [target ?? null, limit, offset],
  );
  return rows;
}

/** One event by its number or by the form that asked for it; null when there is none. */
export async function findAudit(
  db: Queryable,
  by: { readonly audit_id: number } | { readonly form_sha256: string },
): Promise<AuditEvent | null> {
  const [column, value] = 'audit_id' in by ? ['audit_id', by.audit_id] : ['form_sha256', by.form_sha256];
  const { rows } = await db.query<AuditEvent & Record<string, unknown>>(`SELECT ${COLUMNS} FROM audit_events WHERE ${column} = $1`, [
    value,
  ]);
  return rows[0] ?? null;
}
