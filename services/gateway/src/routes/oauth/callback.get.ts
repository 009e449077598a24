/** GET /oauth/callback: the identity provider sends the browser back, and we send it on to the client with a code. */
import { oauthNotConfigured, oauthRefused, serviceUnavailable } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { finishAccountSignIn } from '../../account/finish-sign-in.ts';
import { takeAccountSignIn } from '../../account/sign-in.ts';
import { defineRoute } from '../../kit.ts';
import { ownerCookie } from '../../oauth/browser.ts';
import { withAnswer } from '../../oauth/redirect-uris.ts';
import { oauthOf, pageRefusal } from '../../oauth/refusals.ts';
import { findAccount } from '../../oauth/steps/find-account.ts';
import { finishSignIn } from '../../oauth/steps/finish-sign-in.ts';
import { issueCode } from '../../oauth/steps/issue-code.ts';
import { takeAuthorization } from '../../oauth/steps/take-authorization.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/callback',
  tag: 'OAuth',
  summary: 'Come back from the identity provider',
  auth: 'public',
  limit: { name: 'oauth-callback', limit: 120, per_s: 60, by: 'address' },
  refusal: pageRefusal,
  answers: {
    302: { description: 'To the client, with a code or an error, and `iss` (RFC 9207).', headers: { Location: 'Where the browser goes.' } },
    303: { description: 'To the page of the account, for who signs in there.', headers: { Location: 'The page.' } },
  },
  errors: [oauthRefused, oauthNotConfigured, serviceUnavailable],
  async handle({ kit, raw_query, header, log }) {
    const { form_key } = oauthOf(kit);
    // A provider knows one address of ours, so people who sign in to their account come here too.
    const sign_in = await takeAccountSignIn(kit, raw_query.get('state'), header('cookie'));
    if (sign_in !== null) return finishAccountSignIn(kit, sign_in, { query: raw_query, cookie: header('cookie'), log });
    const authorization = await takeAuthorization(kit, raw_query.get('state'), header('cookie'));
    const { redirect_uri, client_state: state } = authorization;
    const back = (answer: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      emptyReply(302, {
        Location: withAnswer(redirect_uri, { ...answer, state, iss: kit.base_url() }),
        'Referrer-Policy': 'no-referrer',
        ...headers,
      });
    const person = await finishSignIn(kit, authorization, raw_query, log);
    if (typeof person === 'string') return back({ error: person });
    const account_id = await findAccount(kit, person);
    if (account_id === null) return back({ error: 'access_denied', error_description: 'There is no account for whoever has signed in.' });
    const code = await issueCode(kit, authorization, account_id);
    return back({ code }, { 'Set-Cookie': ownerCookie(kit.base_url(), form_key, account_id) });
  },
});
