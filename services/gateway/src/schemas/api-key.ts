/** API keys as callers see them. */
import { z } from 'zod';

export const KeyListing = z
  .object({
    key_id: z.number().int(),
    name: z.string(),
    mode: z.enum(['live', 'test']),
    prefix: z.string().describe('The public start of the key; the rest is not kept.'),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });

export const KeyList = z.object({ keys: z.array(KeyListing) }).meta({ id: 'ApiKeyList' });

export const WholeKey = z
  .object({
    key_id: z.number().int(),
    name: z.string(),
    mode: z.enum(['live', 'test']),
    prefix: z.string(),
    key: z.string().describe('The whole key.'),
    api_key: z.string().describe('The same.'),
    created_at: z.string(),
  })
  .meta({ id: 'ApiKeyWhole' });
