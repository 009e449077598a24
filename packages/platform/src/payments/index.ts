/** Payments: Stripe's customers and cards, top-ups, automatic ones, and the events that tell of them. */
export {
  AUTO_TOPUP_LIMITS,
  type AutoTopupSettings,
  type AutoTopupState,
  chargeDue,
  disableAutoTopup,
  readAutoTopup,
  saveAutoTopup,
  TOPUP_CHANNEL,
} from './auto-topup.ts';
export { chargeSavedCard } from './charge.ts';
export { findCard, openCardSetup, openPortal, type SavedCard, settleCardSetup, startSetup } from './customers.ts';
export { BadSignature, expirePaymentEvents, expireTopups, NoEvent, readEvent, replayEvents, takeEvent } from './events.ts';
export { CardDeclined, NoSavedCard, ProcessorAway, UnknownPayment } from './failures.ts';
export { openPayments, type PaymentKit, type PaymentSettings, STRIPE_API_VERSION } from './kit.ts';
export { type PlanPeriod, planPrice } from './plan-prices.ts';
export {
  cancelPlan,
  checkoutPlan,
  findPlanCheckout,
  NoPlan,
  NotMonthly,
  type OpenPlan,
  type PlanCheckout,
  PlanOpen,
  readPlan,
  setOverflow,
  upgradePlan,
} from './plans.ts';
export { type PaymentFinding, type PlanFinding, reconcilePayments, reconcilePlans } from './reconcile.ts';
export { settleCheckout } from './settle.ts';
export { endTestPlans, settleSubscription } from './settle-plan.ts';
export { createTopup, findTopup, openCheckout, type Topup, topupForRefusal, topupUrl } from './topups.ts';
