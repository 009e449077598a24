/** An agent that was let in by OAuth, as the account's owner sees it. */
import type { Queryable } from '@deckwright/platform/database';
import { z } from 'zod';

export const Agent = z
  .object({
    agent_id: z.string(),
    key_id: z.number().int().describe('Under which its jobs are counted.'),
    client_id: z.string(),
    name: z.string().describe('As it calls itself.'),
    scopes: z.array(z.string()),
    limit_usd: z
      .number()
      .nullable()
      .describe(
        'What it may spend from the wallet in a month (UTC); null for as much as the wallet has. Slides of a plan and free slides are not counted.',
      ),
    spent_usd: z.number().describe('What it has spent or holds of that, of jobs accepted this month.'),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Agent' });

export type AgentView = z.infer<typeof Agent>;

/** How many agents of an account may act now. */
export async function countAgents(db: Queryable, account_id: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM oauth_grants WHERE account_id = $1 AND expires_at > $2', [
    account_id,
    now,
  ]);
  return rows[0]?.n ?? 0;
}

/** The agent that acts under a key; undefined where its access has ended. */
export async function agentOfKey(db: Queryable, account_id: string, now: Date, key_id: number): Promise<AgentView | undefined> {
  const { rows } = await db.query<{ grant_id: string }>('SELECT grant_id FROM oauth_grants WHERE key_id = $1', [key_id]);
  const [grant] = rows;
  return grant === undefined ? undefined : (await listAgents(db, account_id, now, grant.grant_id))[0];
}

export interface AgentRange {
  readonly limit: number;
  readonly offset: number;
}

/** Those of an account whose access has not ended, newest first; one of them where it is named. */
export async function listAgents(
  db: Queryable,
  account_id: string,
  now: Date,
  agent_id: string | null = null,
  { limit, offset }: Partial<AgentRange> = {},
): Promise<readonly AgentView[]> {
  const { rows } = await db.query<AgentView & Record<string, unknown>>(
    `SELECT g.grant_id AS agent_id, g.key_id, g.client_id, g.client_name AS name, g.scopes, g.limit_cents / 100.0::float8 AS limit_usd,
            agent_spent(g.key_id) / 100.0::float8 AS spent_usd, g.created_at, g.expires_at, k.last_used_at
     FROM (SELECT * FROM oauth_grants WHERE account_id = $1 AND expires_at > $2 AND ($3::text IS NULL OR grant_id = $3)
           ORDER BY created_at DESC, grant_id LIMIT $4 OFFSET $5) g JOIN api_keys k USING (key_id) ORDER BY g.created_at DESC, g.grant_id`,
    // What each has spent is added up for those that are listed alone.
    [account_id, now, agent_id, limit ?? null, offset ?? 0],
  );
  return rows;
}
