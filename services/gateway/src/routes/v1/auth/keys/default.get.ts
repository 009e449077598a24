/** GET /v1/auth/keys/default: the one key that is kept sealed and can be read again. */
import { notFound, refuse, request, wayOut } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { createdKeyBody } from '../../../../answers/created-key-body.ts';
import { defineRoute } from '../../../../kit.ts';
import { WholeKey } from '../../../../schemas/api-key.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/auth/keys/default',
  tag: 'Keys',
  summary: 'Read the default key',
  description: 'Only the default key can be read again; of all others the hash is kept.',
  auth: 'live_key',
  limit: { name: 'keys', limit: 60, per_s: 3600, by: 'account' },
  answers: { 200: { description: 'The default key.', schema: WholeKey } },
  errors: [notFound],
  async handle({ kit, principal }) {
    const key = await kit.accounts.defaultKey(principal.account_id);
    if (key === null) {
      throw refuse(notFound, {
        detail: 'No default key is stored.',
        ways: [
          wayOut({
            why: 'A key is kept to be read again only where it was made so.',
            say: 'Create one: {0}.',
            do: [request('POST', '/v1/auth/keys', { body: { default: true } })],
            again: true,
          }),
        ],
      });
    }
    return jsonReply(200, createdKeyBody(key));
  },
});
