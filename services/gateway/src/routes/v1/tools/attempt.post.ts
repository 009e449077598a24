/** POST /v1/tools/attempt: a public tool says that someone tried it; never with names or contents of files. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

const ToolAttempt = z
  .strictObject({
    tool: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    file_count: z.number().int().min(0).max(1000),
    total_bytes: z.number().int().min(0).max(1_000_000_000_000),
    mime_types: z
      .array(z.string().regex(/^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/i, 'must be a media type'))
      .max(50)
      .default([]),
  })
  .meta({ id: 'ToolAttempt' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/attempt',
  tag: 'Public tools',
  summary: 'Note an attempt',
  description: 'Counts and media types only. The record may be dropped without a word.',
  auth: 'public',
  limit: { name: 'attempt', limit: 60, per_s: 3600, by: 'address' },
  body: ToolAttempt,
  answers: { 200: { description: 'Heard.', schema: z.object({ ok: z.literal(true) }).meta({ id: 'Heard' }) } },
  errors: [requestInvalid],
  example: { body: { file_count: 1, total_bytes: 120_000, mime_types: ['application/pdf'] } },
  async handle({ log, body }) {
    log.info({ attempt: body }, 'tool attempt');
    return jsonReply(200, { ok: true });
  },
});
