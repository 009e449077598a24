/** POST /v1/auth/keys: a new key, shown whole this once. */
import { idempotencyInProgress, idempotencyKeyReused, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { answerOnce } from '../../../answers/answer-once.ts';
import { createdKeyBody } from '../../../answers/created-key-body.ts';
import { defineRoute } from '../../../kit.ts';
import { WholeKey } from '../../../schemas/api-key.ts';

const CreateKeyRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(100).default('key').describe('What the key is for.'),
    mode: z.enum(['live', 'test']).optional().describe('Slides of a `test` key cost nothing and carry a mark. Default: `live`.'),
    default: z.boolean().default(false).describe('Keeps the key sealed, so that GET /v1/auth/keys/default shows it again.'),
  })
  .meta({ id: 'CreateKeyRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/auth/keys',
  tag: 'Keys',
  summary: 'Create a key',
  description:
    'The whole key is in this answer and nowhere else. Under an Idempotency-Key the same answer comes again for 24 hours, kept sealed.',
  auth: 'live_key',
  idempotent: 'by_handler',
  limit: { name: 'keys', limit: 60, per_s: 3600, by: 'account' },
  body: CreateKeyRequest.prefault({}),
  answers: { 200: { description: 'The new key.', schema: WholeKey } },
  errors: [requestInvalid, idempotencyInProgress, idempotencyKeyReused],
  example: { body: { name: 'build server' } },
  async handle(call) {
    const { kit, principal, body } = call;
    const mode = body.mode ?? 'live';
    const { account_id } = principal;
    return kit.db.transaction((sql) =>
      answerOnce(sql, call, account_id, async () =>
        jsonReply(200, createdKeyBody(await kit.accounts.createKey(account_id, body.name, mode, body.default, sql))),
      ),
    );
  },
});
