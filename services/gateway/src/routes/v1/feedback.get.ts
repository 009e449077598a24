/** GET /v1/feedback: what the account sent, and what became of it. */
import { listFeedback } from '@deckwright/platform/billing';
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { FeedbackRow, feedbackRow } from '../../schemas/feedback.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/feedback',
  tag: 'Feedback',
  summary: 'List feedback',
  auth: 'key',
  query: z.strictObject({
    category: z.string().max(60).optional(),
    status: z.string().max(60).optional(),
    limit: z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().int().min(1).max(200))
      .default(50)
      .meta({ type: 'integer', minimum: 1, maximum: 200 }),
  }),
  answers: { 200: { description: 'Newest first.', schema: z.object({ feedback: z.array(FeedbackRow) }).meta({ id: 'FeedbackList' }) } },
  errors: [requestInvalid],
  async handle({ kit, principal, query }) {
    const rows = await listFeedback(kit.db, {
      account_id: principal.account_id,
      mode: principal.mode,
      category: query.category ?? null,
      status: query.status ?? null,
      limit: query.limit,
    });
    return jsonReply(200, { feedback: rows.map(feedbackRow) });
  },
});
