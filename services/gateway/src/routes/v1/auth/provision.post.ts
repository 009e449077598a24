/** POST /v1/auth/provision: an account, its wallet and its default key for a user who has just signed in at a web front end. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { WELCOME_SLIDES } from '@deckwright/platform/billing';
import {
  forbiddenProvision,
  idempotencyInProgress,
  idempotencyKeyReused,
  refuse,
  requestInvalid,
  userExists,
} from '@deckwright/platform/errors';
import { checkPart, jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { answerOnce } from '../../../answers/answer-once.ts';
import { defineRoute } from '../../../kit.ts';

const ProvisionRequest = z
  .strictObject({
    provider: z
      .string()
      .regex(/^[a-z0-9_.-]{1,40}$/)
      .default('oauth')
      .describe('Identity provider that vouches for the user.'),
    user_id: z.string().min(1).max(200).describe('The user at that provider.'),
    email: z.email().max(254).nullish(),
    name: z.string().trim().min(1).max(200).nullish(),
    language: z
      .string()
      .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}$/)
      .nullish()
      .describe(
        'What mails to the user are written in, as a tag such as `de` or `de-AT`. German and English are there; others get English.',
      ),
  })
  .meta({ id: 'ProvisionRequest' });

const Provisioned = z
  .object({
    account_id: z.string(),
    user_id: z.string(),
    key_id: z.number().int(),
    key_prefix: z.string(),
    api_key: z.string().describe('The whole default key.'),
    free_slides: z.number().int(),
  })
  .meta({ id: 'Provisioned' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/auth/provision',
  tag: 'Keys',
  summary: 'Provision an account',
  description:
    'Called by the server of a web front end, with the header X-Provision-Secret. A front end that lost the answer gets it again with the same Idempotency-Key.',
  auth: 'public',
  idempotent: 'by_handler',
  limit: { name: 'provision', limit: 600, per_s: 60, by: 'address' },
  documented_body: ProvisionRequest,
  answers: { 200: { description: 'The account is made.', schema: Provisioned } },
  errors: [forbiddenProvision, userExists, requestInvalid, idempotencyInProgress, idempotencyKeyReused],
  example: { body: { user_id: 'user-17', email: 'ada@example.com', name: 'Ada' } },
  async handle(call) {
    const { kit, header, json } = call;
    // The secret is checked first, so that nobody without it learns what a request looks like or who has an account.
    if (kit.provision_secret === null || !sameSecret(header('x-provision-secret') ?? '', kit.provision_secret))
      throw refuse(forbiddenProvision);
    const user = checkPart('body', ProvisionRequest, json);
    const external_id = `${user.provider}:${user.user_id}`;
    const name = user.name ?? user.email ?? external_id;
    return kit.db.transaction(async (sql) => {
      const made = await kit.accounts.provision({ external_id, email: user.email ?? null, name, language: user.language }, sql);
      const { account_id } = made;
      return answerOnce(sql, call, account_id, async () => {
        if (made.outcome === 'exists') throw refuse(userExists, { extra: { key_prefix: made.prefix, account_id } });
        const { key_id, prefix, text } = made.key;
        return jsonReply(200, {
          account_id,
          user_id: user.user_id,
          key_id,
          key_prefix: prefix,
          api_key: text,
          free_slides: WELCOME_SLIDES,
        });
      });
    });
  },
});

/** Digests have one length, so neither length nor content shows in the time taken. */
function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
