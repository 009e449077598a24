/** Which alerts fire, computed from the same objectives as the rules for Prometheus, so that the board works without it. */

import { type AlertName, LIMITS } from './objectives.ts';
import { lineName, money, percent, plural, span } from './pages/words.ts';
import type { Alert, Overview } from './reads/reading.ts';

export interface Readings extends Pick<Overview, 'lines' | 'workers' | 'outages' | 'ledger' | 'money' | 'has_slides'> {
  readonly late_hour: number;
  readonly webhooks: { readonly tried: number; readonly failed: number };
  readonly accounts: { readonly account_id: string; readonly waiting: number; readonly all: number } | null;
}

export function alertsOf(read: Readings): readonly Alert[] {
  const { lines, outages, ledger, money: held, late_hour, webhooks, accounts } = read;
  const alerts: Alert[] = [];
  const add = (severity: Alert['severity'], name: AlertName, title: string, detail: string, look: string) =>
    alerts.push({ name, severity, title, detail, look });
  for (const outage of outages) {
    if (outage.oldest_ms > LIMITS.DeckwrightOutage.ms)
      add(
        'critical',
        'DeckwrightOutage',
        `${plural(outage.jobs, 'job')} ${outage.jobs === 1 ? 'waits' : 'wait'} for ${outage.waiting_for}`,
        `The oldest for ${span(outage.oldest_ms)}, limit ${span(LIMITS.DeckwrightOutage.ms)}.`,
        '/stores',
      );
  }
  for (const { line, oldest_ms, crashed, waiting } of lines) {
    const held_words = held.open_cents > 0 ? ` Holds ${money(held.open_cents)} in all.` : '';
    if (line === 'outbox' && oldest_ms > LIMITS.DeckwrightOutboxStands.ms)
      add(
        'critical',
        'DeckwrightOutboxStands',
        'Accepted work does not reach the queue',
        `The oldest entry waits ${span(oldest_ms)}, limit ${span(LIMITS.DeckwrightOutboxStands.ms)}.${held_words}`,
        '/lines',
      );
    else if (line !== 'outbox' && line !== 'webhook' && oldest_ms > LIMITS.DeckwrightWorkWaits.ms)
      add(
        'warning',
        'DeckwrightWorkWaits',
        `The queue ${lineName(line)} is past its target`,
        `Oldest wait ${span(oldest_ms)} of ${plural(waiting, 'job')}, limit ${span(LIMITS.DeckwrightWorkWaits.ms)}.${held_words}`,
        '/lines',
      );
    if (crashed > LIMITS.DeckwrightAttemptsCrash.count)
      add(
        'warning',
        'DeckwrightAttemptsCrash',
        `Attempts of ${lineName(line)} crash`,
        `${plural(crashed, 'attempt')} within ${LIMITS.DeckwrightAttemptsCrash.minutes} min, limit ${LIMITS.DeckwrightAttemptsCrash.count}.`,
        '/jobs?show=crashed',
      );
  }
  if (late_hour > LIMITS.DeckwrightSlidesLateFast.share)
    add(
      'critical',
      'DeckwrightSlidesLateFast',
      `${percent(late_hour)} of slides are begun late`,
      `Within the last hour, limit ${percent(LIMITS.DeckwrightSlidesLateFast.share)}.`,
      '/lines',
    );
  if (webhooks.tried > 0 && webhooks.failed / webhooks.tried > LIMITS.DeckwrightWebhooksFail.share)
    add(
      'warning',
      'DeckwrightWebhooksFail',
      `${percent(webhooks.failed / webhooks.tried, 0)} of webhooks are not taken`,
      `${webhooks.failed} of ${webhooks.tried} within ${LIMITS.DeckwrightWebhooksFail.minutes} min.`,
      '/webhooks',
    );
  if (
    accounts !== null &&
    accounts.waiting > LIMITS.DeckwrightOneAccountFloods.count &&
    accounts.waiting > LIMITS.DeckwrightOneAccountFloods.share * accounts.all
  )
    add(
      'warning',
      'DeckwrightOneAccountFloods',
      'One account has nearly all of the waiting jobs',
      `${accounts.account_id} has ${plural(accounts.waiting, 'job')} waiting. Others are served in between.`,
      `/accounts/${accounts.account_id}`,
    );
  if (ledger !== null && ledger.findings > LIMITS.DeckwrightLedgerUnexplained.count)
    add(
      'critical',
      'DeckwrightLedgerUnexplained',
      `${plural(ledger.findings, 'row')} of the ledger ${ledger.findings === 1 ? 'is' : 'are'} unexplained`,
      'Each is a row that the rules of money do not allow.',
      '/reconcile',
    );
  if (ledger !== null && ledger.age_ms > LIMITS.DeckwrightLedgerUnchecked.ms)
    add(
      'warning',
      'DeckwrightLedgerUnchecked',
      'The ledger is not being checked',
      `Last ${span(ledger.age_ms)} ago, limit ${span(LIMITS.DeckwrightLedgerUnchecked.ms)}.`,
      '/reconcile',
    );
  return alerts.sort((a, b) => Number(b.severity === 'critical') - Number(a.severity === 'critical'));
}

export const runbookOf = (runbooks_url: string, { name }: Alert): string => `${runbooks_url}#${name.toLowerCase()}`;
