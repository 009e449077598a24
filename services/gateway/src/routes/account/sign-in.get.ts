/** GET /account/sign-in: where a person begins to sign in. */
import { oauthNotConfigured } from '@deckwright/platform/errors';
import { html } from '@deckwright/platform/pages';
import { accountRefusal, noticeReply } from '../../account/pages/notice.ts';
import { lead } from '../../account/run-act.ts';
import { readTheme } from '../../account/session.ts';
import { ownPage } from '../../account/sign-in.ts';
import { openVisit } from '../../account/visit.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/sign-in',
  tag: 'Account page',
  summary: 'Sign in to the account page',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  refusal: accountRefusal,
  answers: { 200: { description: 'The page.', media_type: 'text/html' }, 303: { description: 'To the account, for who is signed in.' } },
  errors: [oauthNotConfigured],
  async handle(call) {
    const { kit, raw_query } = call;
    const theme = readTheme(call.header('cookie'));
    if (kit.oauth === null)
      return noticeReply(404, {
        title: 'Nobody can sign in here yet',
        text: 'This service has no identity provider. Its operator sets one; until then keys and money are reached by the API alone.',
        act: { href: '/docs/money', label: 'What the API does' },
        theme,
      });
    const to = ownPage(raw_query.get('to') ?? undefined);
    if ((await openVisit(call)) !== null) return lead(to);
    const isOut = raw_query.get('out') === 'yes';
    const form = html`<form method="post" action="/account/sign-in"><input type="hidden" name="to" value="${to}">${isOut ? html`<input type="hidden" name="again" value="yes">` : ''}<div class="acts"><button class="first" autofocus>Sign in</button></div></form>`;
    return noticeReply(200, {
      title: isOut ? 'You are signed out' : 'Your account',
      text: isOut
        ? 'This browser shows nothing of your account any more.'
        : `What is left, what is spent next, keys, agents and payments. You sign in at ${kit.oauth.identity.name}.`,
      form,
      theme,
    });
  },
});
