/** The ledger, some movements at a time. */
import { listLedger } from '@deckwright/platform/billing';
import { html } from '@deckwright/platform/pages';
import { needWallet } from '../load.ts';
import { ledgerSection } from '../sections/ledger.ts';
import type { Tab } from './tab.ts';

const LIMIT = 50;

export const ledger: Tab = async (visit, { query }) => {
  const { kit, account_id, now } = visit;
  const asked = query.get('before');
  const before = asked !== null && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  const [wallet, entries] = await Promise.all([
    needWallet(visit),
    listLedger(kit.db, account_id, { limit: LIMIT + 1, before, job_id: null }),
  ]);
  const shown = entries.slice(0, LIMIT);
  const next = entries.length > LIMIT ? (shown.at(-1)?.seq ?? null) : null;
  return {
    wallet,
    path: '/account/ledger',
    tab: '/account/billing',
    title: 'Ledger',
    main: html`<div class="stack">${ledgerSection(shown, next, now)}</div>`,
  };
};
