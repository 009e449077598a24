/** Keys: all of them, and a form for a new one. */
import { pageOfKeys } from '@deckwright/platform/identity';
import { html } from '@deckwright/platform/pages';
import { needWallet } from '../load.ts';
import { pageOf, pager } from '../pages/pager.ts';
import { whole } from '../pages/words.ts';
import { keysTable, newKeyForm } from '../sections/keys.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/keys';

export const keys: Tab = async (visit, { query, outcome }) => {
  const page = pageOf(query.get('page'));
  const [wallet, found] = await Promise.all([needWallet(visit), pageOfKeys(visit.kit.db, visit.account_id, page)]);
  return {
    wallet,
    path: PATH,
    title: 'Keys',
    finding: found.total === 1 ? 'One key works.' : `${whole(found.total)} keys work.`,
    main: html`<div class="over"><div class="wide">${keysTable(found.keys, visit.now, pager(PATH, page, found.total))}</div><div class="rest">${newKeyForm(visit, PATH, outcome)}</div></div>`,
  };
};
