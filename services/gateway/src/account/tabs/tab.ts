/** A page of the account: reads what it shows, and gives what stands below the tabs. */
import type { Wallet } from '@deckwright/platform/billing';
import type { Outcome } from '../forms.ts';
import type { AccountPage } from '../pages/frame.ts';
import type { Visit } from '../visit.ts';

export interface Opened {
  readonly query: URLSearchParams;
  /** Of the form that led here. */
  readonly outcome: Outcome | null;
}

export type TabPage = Omit<AccountPage, 'outcome' | 'notices'> & { readonly wallet: Wallet };

export type Tab = (visit: Visit, opened: Opened) => Promise<TabPage>;
