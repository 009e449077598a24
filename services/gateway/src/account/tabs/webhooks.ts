/** Webhooks: the addresses that are told what happened. */

import { html } from '@deckwright/platform/pages';
import { listWebhooks } from '@deckwright/platform/webhooks';
import { needWallet } from '../load.ts';
import { pageOf, pager } from '../pages/pager.ts';
import { whole } from '../pages/words.ts';
import { newWebhookForm, webhooksTable } from '../sections/webhooks.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/webhooks';

export const webhooks: Tab = async (visit, { query, outcome }) => {
  const page = pageOf(query.get('page'));
  // An account has at most some dozens.
  const [wallet, all] = await Promise.all([needWallet(visit), listWebhooks(visit.kit.db, { account_id: visit.account_id, mode: 'live' })]);
  const shown = all.slice(page.offset, page.offset + page.limit);
  const silent = all.filter(({ status, failing_since }) => status === 'disabled' || failing_since !== null).length;
  return {
    wallet,
    path: PATH,
    title: 'Webhooks',
    finding:
      all.length === 0
        ? 'Nobody is told of anything.'
        : silent === 0
          ? 'All is well.'
          : `${whole(silent)} of ${whole(all.length)} do not arrive.`,
    main: html`<div class="over"><div class="wide">${webhooksTable(visit, shown, pager(PATH, page, all.length), outcome)}</div><div class="rest">${newWebhookForm(visit, outcome)}</div></div>`,
  };
};
