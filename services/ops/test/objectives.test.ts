/** The board's limits are those of the Prometheus rules: an operator must not read one thing here and be woken for another. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROMPT_MS } from '@deckwright/platform/jobs';
import { describe, expect, it } from 'vitest';
import { LATE_BUDGET, LIMITS } from '../src/objectives.ts';

const rules = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../../deploy/monitoring/rules.yaml'), 'utf8');

/** The expression of an alert, on one line. */
function expressionOf(alert: string): string {
  const found = new RegExp(`- alert: ${alert}\\n\\s+expr: (?:>-\\n)?([\\s\\S]*?)\\n\\s+(?:for|labels|annotations|keep_firing_for):`).exec(
    rules,
  )?.[1];
  if (found === undefined) throw new Error(`There is no alert ${alert}.`);
  return found.replace(/\s+/g, ' ').trim();
}

/** What the limit of each alert looks like as a rule. */
const inRules: { readonly [alert in keyof typeof LIMITS]: readonly string[] } = {
  DeckwrightSlidesLateFast: [`> ${(LIMITS.DeckwrightSlidesLateFast.share / LATE_BUDGET).toFixed(1)} * ${LATE_BUDGET}`],
  DeckwrightWorkWaits: [`> ${LIMITS.DeckwrightWorkWaits.ms / 1000}`],
  DeckwrightOutboxStands: [`> ${LIMITS.DeckwrightOutboxStands.ms / 1000}`],
  DeckwrightOutage: [`> ${LIMITS.DeckwrightOutage.ms / 1000}`],
  DeckwrightAttemptsCrash: [`> ${LIMITS.DeckwrightAttemptsCrash.count}`, `[${LIMITS.DeckwrightAttemptsCrash.minutes}m]`],
  DeckwrightOneAccountFloods: [`> ${LIMITS.DeckwrightOneAccountFloods.count} `, `> ${LIMITS.DeckwrightOneAccountFloods.share}`],
  DeckwrightWebhooksFail: [`> ${LIMITS.DeckwrightWebhooksFail.share}`, `[${LIMITS.DeckwrightWebhooksFail.minutes}m]`],
  DeckwrightLedgerUnexplained: [`> ${LIMITS.DeckwrightLedgerUnexplained.count}`],
  DeckwrightLedgerUnchecked: [`> ${LIMITS.DeckwrightLedgerUnchecked.ms / 3_600_000} * 3600`],
};

describe('the limits of the board', () => {
  it.each(Object.entries(inRules))('%s is what Prometheus warns of', (alert, parts) => {
    for (const part of parts) expect(`${expressionOf(alert)} `).toContain(part);
  });

  it('a slide is late when the objective says so', () => {
    expect(rules).toContain(`deckwright_job_wait_seconds_bucket{queue="render-slide",le="${PROMPT_MS / 1000}"}`);
  });
});
