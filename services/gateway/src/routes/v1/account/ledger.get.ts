/** GET /v1/account/ledger: every movement of money and slides, newest first. */
import { type LedgerEntry, listLedger } from '@deckwright/platform/billing';
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

const whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be a whole number above zero')
    .transform(Number)
    .pipe(z.number().int().max(most));

const Entry = z
  .object({
    seq: z.number().int(),
    id: z.string(),
    kind: z.string().describe('`grant`, `topup`, `bonus`, `award`, `plan`, `hold`, `capture`, `release`, `refund`, `dispute`, `expiry`.'),
    unit: z.enum(['USD', 'SLIDE']),
    amount: z.number().describe('USD, or slides.'),
    from: z.string().describe('The book that it leaves.'),
    to: z.string().describe('The book that it enters.'),
    job_id: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'LedgerEntry' });

export const route = defineRoute({
  method: 'get',
  path: '/v1/account/ledger',
  tag: 'Account',
  summary: 'Read the ledger',
  description: 'Entries are never changed or removed. Pages stay put while new entries come: ask on with `before`.',
  auth: 'live_key',
  scope: 'account',
  query: z.strictObject({
    limit: whole(200).default(50).meta({ type: 'integer', minimum: 1, maximum: 200 }),
    before: whole(Number.MAX_SAFE_INTEGER).optional().describe('Entries older than this `seq`.'),
    job_id: z.string().max(60).optional().describe('Entries of one job.'),
  }),
  answers: {
    200: {
      description: 'Entries, newest first; `next_before` is null on the last page.',
      schema: z.object({ entries: z.array(Entry), next_before: z.number().int().nullable() }).meta({ id: 'LedgerPage' }),
    },
  },
  errors: [requestInvalid],
  example: { query: { limit: '20' } },
  async handle({ kit, principal, query }) {
    const page = { limit: query.limit, before: query.before ?? null, job_id: query.job_id ?? null };
    const entries = await listLedger(kit.db, principal.account_id, page);
    return jsonReply(200, { entries: entries.map(shown), next_before: entries.length < page.limit ? null : (entries.at(-1)?.seq ?? null) });
  },
});

const shown = (entry: LedgerEntry) => ({
  seq: entry.seq,
  id: entry.transfer_id,
  kind: entry.kind,
  unit: entry.unit,
  amount: entry.unit === 'USD' ? entry.amount / 100 : entry.amount,
  from: entry.from_book,
  to: entry.to_book,
  job_id: entry.job_id,
  reason: entry.reason,
  created_at: entry.created_at,
});
