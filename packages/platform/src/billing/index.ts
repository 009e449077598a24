/** Money: prices, holds, wallets, credit, feedback awards, and the check of the ledger. */
export { type CreditKind, credit, creditIn } from './credit.ts';
export { type DayOfUse, dailyUsage } from './daily-usage.ts';
export { expireCredit, expireIn } from './expire-credit.ts';
export {
  expireFeedback,
  FEEDBACK_CATEGORIES,
  FEEDBACK_SEVERITIES,
  type Feedback,
  listFeedback,
  resolveFeedback,
  submitFeedback,
} from './feedback.ts';
export { type Folded, type FoldOptions, foldLedger, LEDGER_PREFIX } from './fold-ledger.ts';
export { type CreditBook, DEFAULT_PRIORITY, type Grant } from './grants.ts';
export { type AgentShortfall, type Hold, holdFor, holdForSlides, InsufficientFunds } from './hold.ts';
export { endPeriodsIn, givePeriodBackIn, grantedPeriods, grantPeriodIn, type NewPeriod, takePeriodBackIn } from './plan-period.ts';
export { AWARDS, BONUSES, bonusCents, FREE_OF_CHARGE, type Price, type PriceCode, prices, TOPUP_LIMITS, WELCOME_SLIDES } from './prices.ts';
export { reconcileChecks, reconcileLedger } from './reconcile.ts';
export { listGrants, replayGrants } from './replay-grants.ts';
export { giveBackIn, takeBackIn } from './take-back.ts';
export { type LedgerEntry, listLedger, listWallets, readBalance, readUsage, readWallet, type Wallet } from './wallet.ts';
