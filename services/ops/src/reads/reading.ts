/** What the board reads at once, and the alerts that follow from it. */
import type { Outage } from '@deckwright/platform/jobs';
import type { AlertName } from '../objectives.ts';
import type { Line } from './lines.ts';
import type { LedgerCheck, MoneyDay } from './money.ts';
import type { Store } from './stores.ts';
import type { WorkerRow } from './workers.ts';

export interface Alert {
  readonly name: AlertName;
  readonly severity: 'critical' | 'warning';
  /** A sentence. */
  readonly title: string;
  /** The figure against its limit. */
  readonly detail: string;
  /** The page of the board where it can be looked into. */
  readonly look: string;
}

export interface Overview {
  readonly at: Date;
  readonly lines: readonly Line[];
  readonly workers: readonly WorkerRow[];
  readonly stores: readonly Store[];
  readonly money: MoneyDay;
  readonly ledger: LedgerCheck | null;
  readonly outages: readonly Outage[];
  readonly alerts: readonly Alert[];
  readonly in_flight: number;
  /** Of the slides of the last day, the share that was begun in time; null without any. */
  readonly in_time_day: number | null;
  /** How much of the month's budget of late slides is used: from 0 upwards, past 1 where there were more. */
  readonly budget_used: number;
  readonly has_slides: boolean;
}
