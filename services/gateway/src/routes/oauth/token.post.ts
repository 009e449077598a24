/** POST /oauth/token: tokens for a code, or new ones for a refresh token (OAuth 2.1, 3.2). */
import { oauthClientUnknown, oauthNotConfigured, oauthRefused } from '@deckwright/platform/errors';
import { jsonReply, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { oauthOf, oauthRefusal, refuseOAuth } from '../../oauth/refusals.ts';
import { authenticateClient, type TokenForm } from '../../oauth/steps/authenticate-client.ts';
import { issueTokens } from '../../oauth/steps/issue-tokens.ts';
import { redeemCode } from '../../oauth/steps/redeem-code.ts';
import { useRefreshToken } from '../../oauth/steps/use-refresh-token.ts';

const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;

const TokenRequest = open(
  'RFC 6749, 3.2: unknown parameters are ignored',
  z.object({
    grant_type: z.enum(GRANT_TYPES),
    client_id: z.string().optional().describe('Unless the client authenticates in the Authorization header.'),
    client_secret: z.string().optional(),
    code: z.string().optional(),
    redirect_uri: z.string().optional().describe('That of the authorization request, with a code.'),
    code_verifier: z.string().optional(),
    refresh_token: z.string().optional(),
    resource: z.string().optional(),
    scope: z.string().optional(),
  }),
).meta({ id: 'OAuthTokenRequest' });

const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int(),
    refresh_token: z.string().optional(),
    scope: z.string(),
  })
  .meta({ id: 'OAuthTokens' });

export const route = defineRoute({
  method: 'post',
  path: '/oauth/token',
  tag: 'OAuth',
  summary: 'Exchange a code, or renew tokens',
  description: 'A refresh token is good once; the answer holds the next one. One that is used twice ends the grant.',
  auth: 'public',
  form: true,
  documented_body: TokenRequest,
  body_bytes: 64 * 1024,
  refusal: oauthRefusal,
  answers: { 200: { description: 'The tokens.', schema: TokenAnswer } },
  errors: [oauthRefused, oauthClientUnknown, oauthNotConfigured],
  async handle({ kit, json, header }) {
    oauthOf(kit);
    // A form is read into texts by name.
    const form = json as TokenForm;
    const type = form['grant_type'];
    if (type === undefined) throw refuseOAuth('invalid_request', 'grant_type is missing.');
    if (type !== 'authorization_code' && type !== 'refresh_token')
      throw refuseOAuth('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
    const client = await authenticateClient(kit, form, header('authorization'));
    const answer = await kit.db.transaction(async (sql) => {
      const grant = await (type === 'authorization_code' ? redeemCode : useRefreshToken)(kit, sql, client, form);
      return typeof grant === 'string' ? grant : issueTokens(kit, sql, client, grant);
    });
    if (typeof answer === 'string') throw refuseOAuth('invalid_grant', answer);
    return jsonReply(200, answer, { 'Cache-Control': 'no-store', Pragma: 'no-cache' });
  },
});
