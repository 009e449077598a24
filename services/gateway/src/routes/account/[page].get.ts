/** GET /account/{page}: the other pages of a person's account. */
import { notFound } from '@deckwright/platform/errors';
import { z } from 'zod';
import { accountRefusal, nowhere } from '../../account/pages/notice.ts';
import { readTheme } from '../../account/session.ts';
import { showTab } from '../../account/show-tab.ts';
import { TAB_PAGES } from '../../account/tabs/tabs.ts';
import { forPerson } from '../../account/visit.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/{page}',
  tag: 'Account page',
  summary: 'A page of the account, for people',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  params: z.object({ page: z.string() }),
  refusal: accountRefusal,
  answers: { 200: { description: 'The page.', media_type: 'text/html' }, 303: { description: 'To sign in.' } },
  errors: [notFound],
  async handle(call) {
    const tab = TAB_PAGES.get(call.params.page);
    if (tab === undefined || call.params.page === '') return nowhere(readTheme(call.header('cookie')));
    return forPerson(call, `/account/${call.params.page}`, (visit) => showTab(visit, tab, call.raw_query, call.method));
  },
});
