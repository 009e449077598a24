/** GET /v1/auth/keys: the keys of the account, without their secrets. */
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../../kit.ts';
import { KeyList } from '../../../schemas/api-key.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/auth/keys',
  tag: 'Keys',
  summary: 'List keys',
  auth: 'live_key',
  answers: { 200: { description: 'All keys, revoked ones too; prefixes only.', schema: KeyList } },
  errors: [],
  handle: async ({ kit, principal }) => jsonReply(200, { keys: await kit.keys.list(principal.account_id) }),
});
