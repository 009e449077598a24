/** POST /account/sign-in: on to the identity provider. */
import { oauthNotConfigured, serviceUnavailable } from '@deckwright/platform/errors';
import { checkPart, emptyReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { accountRefusal, notOurForm } from '../../account/pages/notice.ts';
import { readTheme } from '../../account/session.ts';
import { beginAccountSignIn, ownPage } from '../../account/sign-in.ts';
import { defineRoute } from '../../kit.ts';
import { browserCookie, browserSecret } from '../../oauth/browser.ts';
import { oauthOf } from '../../oauth/refusals.ts';

const Asked = z.strictObject({ to: z.string().max(200).optional(), again: z.string().max(10).optional() });

export const route = defineRoute({
  method: 'post',
  path: '/account/sign-in',
  tag: 'Account page',
  summary: 'Sign in to the account page',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-sign-in', limit: 60, per_s: 60, by: 'address' },
  form: true,
  documented_body: Asked,
  body_bytes: 4 * 1024,
  refusal: accountRefusal,
  answers: { 303: { description: 'To the identity provider.' } },
  errors: [oauthNotConfigured, serviceUnavailable],
  async handle({ kit, json, header }) {
    oauthOf(kit);
    const origin = header('origin');
    // Another page may not begin a sign-in in this browser.
    if (origin !== undefined && origin !== new URL(kit.base_url()).origin) return notOurForm(readTheme(header('cookie')));
    const { to, again } = checkPart('body', Asked, json);
    const browser = browserSecret(kit.base_url(), header('cookie'));
    const Location = await beginAccountSignIn(kit, { browser, return_to: ownPage(to), again: again === 'yes' });
    return emptyReply(303, {
      Location,
      'Set-Cookie': browserCookie(kit.base_url(), browser),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
  },
});
