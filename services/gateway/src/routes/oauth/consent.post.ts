/** POST /oauth/consent: the person's answer; with a yes the browser goes on to the identity provider. */
import { oauthNotConfigured, oauthRefused, serviceUnavailable } from '@deckwright/platform/errors';
import { checkPart, emptyReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { DAYS, DEFAULT_DAYS } from '../../oauth/pages/consent-page.ts';
import { withAnswer } from '../../oauth/redirect-uris.ts';
import { oauthOf, pageRefusal, refuseOAuth } from '../../oauth/refusals.ts';
import { SCOPES } from '../../oauth/scopes.ts';
import { MAX_LIMIT_USD, readLimit } from '../../oauth/spending-limit.ts';
import { beginSignIn } from '../../oauth/steps/begin-sign-in.ts';
import { checkForm } from '../../oauth/steps/check-form.ts';
import { loadAuthorization } from '../../oauth/steps/load-authorization.ts';

const Answer = z
  .strictObject({
    request: z.string().max(100),
    form_token: z.string().max(100),
    decision: z.enum(['allow', 'refuse']),
    days: z.string().optional(),
    limit_usd: z.string().max(20).optional().describe('USD a month.'),
    ...Object.fromEntries(SCOPES.map(({ name }) => [`scope.${name}`, z.string().max(20).optional()])),
  })
  .meta({ id: 'OAuthConsent' });

export const route = defineRoute({
  method: 'post',
  path: '/oauth/consent',
  tag: 'OAuth',
  summary: 'Answer the page that asks',
  auth: 'public',
  form: true,
  documented_body: Answer,
  body_bytes: 16 * 1024,
  refusal: pageRefusal,
  answers: {
    303: {
      description: 'To the identity provider, or back to the client with `access_denied`.',
      headers: { Location: 'Where the browser goes.' },
    },
  },
  errors: [oauthRefused, oauthNotConfigured, serviceUnavailable],
  async handle({ kit, json, header }) {
    const { proposed_limit_cents } = oauthOf(kit);
    const answer = checkPart('body', Answer, json);
    const { authorization, browser } = await loadAuthorization(kit, answer.request, header('cookie'));
    checkForm(kit, browser, { ...answer, origin: header('origin') });
    const { redirect_uri, client_state: state, request_sha256 } = authorization;
    if (answer.decision === 'refuse') {
      await kit.db.query('DELETE FROM oauth_authorizations WHERE request_sha256 = $1', [request_sha256]);
      return emptyReply(303, { Location: withAnswer(redirect_uri, { error: 'access_denied', state, iss: kit.base_url() }) });
    }
    const scopes = SCOPES.filter(
      ({ name, always }) => authorization.scopes.includes(name) && (always === true || `scope.${name}` in answer),
    );
    const days = DAYS.find((n) => String(n) === answer.days) ?? DEFAULT_DAYS;
    const limit_cents = answer.limit_usd === undefined ? proposed_limit_cents : readLimit(answer.limit_usd);
    if (limit_cents === null)
      throw refuseOAuth(
        'invalid_request',
        `The limit is no amount from 0 to ${MAX_LIMIT_USD} dollars with at most two decimals; go back and type one.`,
      );
    const Location = await beginSignIn(kit, authorization, { scopes: scopes.map(({ name }) => name), days, limit_cents });
    return emptyReply(303, { Location, 'Referrer-Policy': 'no-referrer' });
  },
});
