/** What the service has promised, and when somebody is needed: the numbers of deploy/monitoring/rules.yaml, which a test compares. */
import { OUTBOX_LINE, PROMPT_MS, WEBHOOK_LINE } from '@deckwright/platform/jobs';

/** Of a hundred slides, how many may be begun later than `PROMPT_MS` after they were queued. */
export const LATE_BUDGET = 0.01;

export const LIMITS = {
  DeckwrightSlidesLateFast: { share: 14.4 * LATE_BUDGET },
  DeckwrightWorkWaits: { ms: 60_000 },
  DeckwrightOutboxStands: { ms: 60_000 },
  DeckwrightOutage: { ms: 120_000 },
  DeckwrightAttemptsCrash: { count: 3, minutes: 15 },
  DeckwrightOneAccountFloods: { count: 500, share: 0.9 },
  DeckwrightWebhooksFail: { share: 0.5, minutes: 30 },
  DeckwrightLedgerUnexplained: { count: 0 },
  DeckwrightLedgerUnchecked: { ms: 3 * 3_600_000 },
} as const;

export type AlertName = keyof typeof LIMITS | 'DeckwrightProcessGone';

/** The longest that the oldest of a line may wait. */
export const targetOf = (line: string): number =>
  line === 'render-slide'
    ? PROMPT_MS
    : line === OUTBOX_LINE
      ? LIMITS.DeckwrightOutboxStands.ms
      : line === WEBHOOK_LINE
        ? 60_000
        : LIMITS.DeckwrightWorkWaits.ms;

/** From this share of its target on, a line is worth a look. */
export const NEAR = 0.7;
