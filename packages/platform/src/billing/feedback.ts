/** Feedback: what callers report, how it was settled, and the credit that approved feedback earns. */
import type { Database, Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import type { Owner } from '../identity/owner.ts';
import { AWARDS } from './prices.ts';

export const FEEDBACK_CATEGORIES = [
  'layout', 'typography', 'contrast', 'content', 'icons', 'images', 'theme', 'chrome', 'consistency', 'bug', 'feature_request', 'testimonial',
  'general', 'other',
] as const; // biome-ignore format: one list of names

export const FEEDBACK_SEVERITIES = ['bug', 'quality', 'suggestion'] as const;

export interface Feedback {
  readonly feedback_id: number;
  readonly account_id: string;
  readonly category: string;
  readonly severity: string;
  readonly job_id: string | null;
  readonly message: string;
  readonly status: 'open' | 'resolved' | 'declined';
  readonly resolution: string | null;
  readonly award_status: 'none' | 'approved';
  readonly award_cents: number;
  readonly created_at: string;
  readonly resolved_at: string | null;
}

export interface NewFeedback extends Owner {
  readonly category: string;
  readonly severity: string;
  readonly job_id: string | null;
  readonly message: string;
}

type Row = Feedback & Record<string, unknown>;

export async function submitFeedback(db: Database, input: NewFeedback): Promise<Feedback> {
  const { rows } = await db.query<Row>(
    'INSERT INTO feedback (account_id, category, severity, job_id, message, mode) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *',
    [input.account_id, input.category, input.severity, input.job_id, input.message, input.mode],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The feedback was not stored');
  return row;
}

export interface FeedbackFilter extends Owner {
  readonly category: string | null;
  readonly status: string | null;
  readonly limit: number;
}

/** Newest first. */
export async function listFeedback(db: Database, filter: FeedbackFilter): Promise<readonly Feedback[]> {
  const { rows } = await db.query<Row>(
    `SELECT * FROM feedback WHERE account_id = $1 AND mode = $5 AND ($2::text IS NULL OR category = $2) AND ($3::text IS NULL OR status = $3)
     ORDER BY feedback_id DESC LIMIT $4`,
    [filter.account_id, filter.category, filter.status, filter.limit, filter.mode],
  );
  return rows;
}

/**
 * Settles feedback. An approved feature request or testimonial earns its credit, once.
 * @returns the feedback as it is then; null when there is none with this id
 */
export const resolveFeedback = (
  db: Database,
  feedback_id: number,
  outcome: { readonly approved: boolean; readonly resolution: string },
): Promise<Feedback | null> =>
  db.transaction(async (sql) => {
    const { rows } = await sql.query<Row>('SELECT * FROM feedback WHERE feedback_id = $1 FOR UPDATE', [feedback_id]);
    const [feedback] = rows;
    if (feedback === undefined) return null;
    const earned = outcome.approved ? (AWARDS[feedback.category] ?? 0) : 0;
    if (earned > 0) {
      await sql.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
         VALUES ($1, $2, 'USD', 'promo_expense', 'promo', $3, 'award', $4) ON CONFLICT (transfer_id) DO NOTHING`,
        [`award:feedback:${feedback_id}`, feedback.account_id, earned, `feedback ${feedback_id}: ${feedback.category}`],
      );
    }
    // What was awarded once stays awarded.
    const award_cents = Math.max(earned, feedback.award_cents);
    const settled = await sql.query<Row>(
      `UPDATE feedback SET status = $2, resolution = $3, award_status = $4, award_cents = $5, resolved_at = now() WHERE feedback_id = $1 RETURNING *`,
      [feedback_id, outcome.approved ? 'resolved' : 'declined', outcome.resolution, award_cents > 0 ? 'approved' : 'none', award_cents],
    );
    return settled.rows[0] ?? null;
  });

/** Feedback that was settled is kept for two years; what was awarded for it stands in the ledger. */
export const expireFeedback = (db: Queryable): Promise<number> =>
  deleteRows(db, 'feedback', "status <> 'open' AND resolved_at < now() - interval '730 days'");
