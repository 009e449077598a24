/** All kinds of mail. */
import { agentLimitReached } from './agent-limit-reached.ts';
import { autoTopupDeclined } from './auto-topup-declined.ts';
import { autoTopupOff } from './auto-topup-off.ts';
import { autoTopupReceipt } from './auto-topup-receipt.ts';
import { disputeOpened } from './dispute-opened.ts';
import { disputeWon } from './dispute-won.ts';
import { freeSlidesUsed } from './free-slides-used.ts';
import { lowBalance } from './low-balance.ts';
import { planBegun } from './plan-begun.ts';
import { planCanceled } from './plan-canceled.ts';
import { planEnded } from './plan-ended.ts';
import { planPaymentFailed } from './plan-payment-failed.ts';
import { planRenewed } from './plan-renewed.ts';
import { planUpgraded } from './plan-upgraded.ts';
import { refund } from './refund.ts';
import { test } from './test.ts';
import { topupReceipt } from './topup-receipt.ts';

export const mailTemplates = {
  topup_receipt: topupReceipt,
  auto_topup_receipt: autoTopupReceipt,
  auto_topup_declined: autoTopupDeclined,
  auto_topup_off: autoTopupOff,
  low_balance: lowBalance,
  free_slides_used: freeSlidesUsed,
  plan_begun: planBegun,
  plan_renewed: planRenewed,
  plan_upgraded: planUpgraded,
  plan_payment_failed: planPaymentFailed,
  plan_canceled: planCanceled,
  plan_ended: planEnded,
  agent_limit_reached: agentLimitReached,
  refund,
  dispute_opened: disputeOpened,
  dispute_won: disputeWon,
  test,
} as const;

export type MailKind = keyof typeof mailTemplates;

/** What a mail of this kind tells. */
export type MailData<Kind extends MailKind> = (typeof mailTemplates)[Kind]['example'];
