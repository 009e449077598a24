/** GET /oauth/authorize: an agent asks to act for somebody (OAuth 2.1, 4.1.1). */
import { oauthClientUnknown, oauthNotConfigured, oauthRefused } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { defineRoute } from '../../kit.ts';
import { browserCookie, browserSecret } from '../../oauth/browser.ts';
import { withAnswer } from '../../oauth/redirect-uris.ts';
import { oauthOf, pageRefusal } from '../../oauth/refusals.ts';
import { checkRedirectUri } from '../../oauth/steps/check-redirect-uri.ts';
import { AuthorizationRefused, checkRequest } from '../../oauth/steps/check-request.ts';
import { loadClient } from '../../oauth/steps/load-client.ts';
import { rememberAuthorization } from '../../oauth/steps/remember-authorization.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/authorize',
  tag: 'OAuth',
  summary: 'Ask a person to let an agent in',
  description:
    'Opened in a browser, with `response_type=code`, `client_id`, `redirect_uri`, `code_challenge`, `code_challenge_method=S256`, and if wanted `state`, `scope` and `resource`. The person is asked on a page of this service, then signs in at the identity provider.',
  auth: 'public',
  limit: { name: 'oauth-authorize', limit: 120, per_s: 60, by: 'address' },
  refusal: pageRefusal,
  answers: {
    302: { description: 'To the page that asks, or back to the client with an error.', headers: { Location: 'Where the browser goes.' } },
  },
  errors: [oauthRefused, oauthClientUnknown, oauthNotConfigured],
  async handle({ kit, raw_query, header }) {
    oauthOf(kit);
    const client = await loadClient(kit, raw_query.get('client_id'));
    const redirect_uri = checkRedirectUri(client, raw_query.get('redirect_uri'));
    const state = raw_query.get('state');
    try {
      const asked = { client, redirect_uri, state, ...checkRequest(raw_query, kit.base_url()) };
      const browser = browserSecret(kit.base_url(), header('cookie'));
      const request = await rememberAuthorization(kit, asked, browser);
      return emptyReply(302, {
        Location: `${kit.base_url()}/oauth/consent?request=${request}`,
        'Set-Cookie': browserCookie(kit.base_url(), browser),
        'Referrer-Policy': 'no-referrer',
      });
    } catch (error) {
      if (!(error instanceof AuthorizationRefused)) throw error;
      const answer = { error: error.code, error_description: error.message, state, iss: kit.base_url() };
      return emptyReply(302, { Location: withAnswer(redirect_uri, answer), 'Referrer-Policy': 'no-referrer' });
    }
  },
});
