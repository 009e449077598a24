/** Answers of a model, kept by account and question: the same question is free, and its answer the same. */
import { createHash } from 'node:crypto';
import { deleteRows, type Queryable } from '../database/index.ts';
import type { JsonQuestion } from '../model-endpoint/index.ts';

/** @param prompt_version of the rules and schemas */
export const questionHash = (model: string, prompt_version: string, { rules, message, schema }: JsonQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([model, prompt_version, rules, message, schema]))
    .digest('hex');

/** Those that are kept, by their hashes. */
export async function findAnswers(sql: Queryable, account_id: string, hashes: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql.query<{ question_sha256: string; answer: string }>(
    'SELECT question_sha256, answer FROM model_answers WHERE account_id = $1 AND question_sha256 = ANY($2::text[])',
    [account_id, hashes],
  );
  return new Map(rows.map(({ question_sha256, answer }) => [question_sha256, JSON.parse(answer) as unknown]));
}

/** Of two that are answered at the same time the first is kept, and both get it. */
export async function keepAnswer(sql: Queryable, account_id: string, hash: string, value: unknown): Promise<unknown> {
  await sql.query('INSERT INTO model_answers (account_id, question_sha256, answer) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    account_id,
    hash,
    JSON.stringify(value),
  ]);
  const kept = await findAnswers(sql, account_id, [hash]);
  return kept.has(hash) ? kept.get(hash) : value;
}

/** Answered within the last 24 hours. */
export async function answersToday(sql: Queryable, account_id: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM model_answers WHERE account_id = $1 AND created_at > now() - interval '1 day'",
    [account_id],
  );
  return rows[0]?.count ?? 0;
}

export const expireAnswers = (sql: Queryable, days: number): Promise<number> =>
  deleteRows(sql, 'model_answers', 'created_at < now() - make_interval(days => $1)', [days]);
