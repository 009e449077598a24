/** GET /healthz: this process turns. It asks nothing of anything else, so that a sick database does not get healthy processes killed. */
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/healthz',
  tag: 'Service',
  summary: 'Whether the process lives',
  auth: 'public',
  limit: { name: 'probe', limit: 100, per_s: 1, by: 'address' },
  answers: { 200: { description: 'It does.', schema: z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' }) } },
  errors: [],
  handle: async ({ kit }) => jsonReply(200, { status: 'ok', version: kit.version }),
});
