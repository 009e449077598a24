/** DELETE /v1/auth/keys/{key_id}: revokes a key, from the next request on. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/v1/auth/keys/{key_id}',
  tag: 'Keys',
  summary: 'Revoke a key',
  description: 'The key stays in the list, revoked. Nothing that it made or paid for changes.',
  auth: 'live_key',
  params: z.object({ key_id: z.string().describe('Number of the key.') }),
  answers: {
    200: {
      description: 'The key is revoked.',
      schema: z.object({ key_id: z.number().int(), revoked: z.literal(true) }).meta({ id: 'KeyRevoked' }),
    },
  },
  errors: [notFound],
  async handle({ kit, principal, params }) {
    const key_id = /^[1-9]\d{0,8}$/.test(params.key_id) ? Number(params.key_id) : 0;
    if (!(await kit.keys.revoke(principal.account_id, key_id))) {
      throw refuse(notFound, { detail: `No key ${params.key_id.slice(0, 20)} that works belongs to this account.` });
    }
    return jsonReply(200, { key_id, revoked: true });
  },
});
