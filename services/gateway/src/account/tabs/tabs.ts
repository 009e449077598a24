/** The pages of the account by the last part of their address. */
import { agents } from './agents.ts';
import { billing } from './billing.ts';
import { keys } from './keys.ts';
import { ledger } from './ledger.ts';
import { overview } from './overview.ts';
import { profile } from './profile.ts';
import type { Tab } from './tab.ts';
import { usage } from './usage.ts';
import { webhooks } from './webhooks.ts';

export const TAB_PAGES: ReadonlyMap<string, Tab> = new Map([
  ['', overview],
  ['usage', usage],
  ['billing', billing],
  ['keys', keys],
  ['agents', agents],
  ['webhooks', webhooks],
  ['profile', profile],
  ['ledger', ledger],
]);
