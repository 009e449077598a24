/** GET /account: the overview of a person's account. */
import { stampClick } from '@deckwright/platform/mail';
import { accountRefusal } from '../account/pages/notice.ts';
import { showTab } from '../account/show-tab.ts';
import { overview } from '../account/tabs/overview.ts';
import { forPerson } from '../account/visit.ts';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account',
  tag: 'Account page',
  summary: 'The account, for people',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  refusal: accountRefusal,
  answers: { 200: { description: 'The page.', media_type: 'text/html' }, 303: { description: 'To sign in.' } },
  errors: [],
  async handle(call) {
    // The link of a notice: that somebody has followed it, signed in or not.
    const sid = call.raw_query.get('sid');
    if (sid !== null && call.method !== 'HEAD') await stampClick(call.kit.db, sid.slice(0, 100));
    return forPerson(call, '/account', (visit) => showTab(visit, overview, call.raw_query, call.method));
  },
});
