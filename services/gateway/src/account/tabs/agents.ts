/** Agents: all that may act for the account, with their limits. */

import { html } from '@deckwright/platform/pages';
import { countAgents, listAgents } from '../../schemas/agent.ts';
import { needWallet } from '../load.ts';
import { pageOf, pager } from '../pages/pager.ts';
import { whole } from '../pages/words.ts';
import { agentsTable } from '../sections/agents.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/agents';

export const agents: Tab = async (visit, { query, outcome }) => {
  const { kit, account_id, now } = visit;
  const page = pageOf(query.get('page'));
  const [wallet, list, total] = await Promise.all([
    needWallet(visit),
    listAgents(kit.db, account_id, now, null, page),
    countAgents(kit.db, account_id, now),
  ]);
  return {
    wallet,
    path: PATH,
    title: 'Agents',
    finding: total === 0 ? 'None may act for you.' : total === 1 ? 'One may act for you.' : `${whole(total)} may act for you.`,
    main: html`<div class="stack">${agentsTable(visit, list, pager(PATH, page, total), outcome)}</div>`,
  };
};
