/** Every act by the name that its forms send. */
import type { Act } from '../act.ts';
import { addWebhook } from './add-webhook.ts';
import { autoTopUp } from './auto-top-up.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan } from './cancel-plan.ts';
import { issueInvoice } from './issue-invoice.ts';
import { keepCard } from './keep-card.ts';
import { limitAgent } from './limit-agent.ts';
import { mailSettings } from './mail-settings.ts';
import { makeKey } from './make-key.ts';
import { manageCards } from './manage-cards.ts';
import { overflow } from './overflow.ts';
import { reactivatePlan } from './reactivate-plan.ts';
import { removeWebhook } from './remove-webhook.ts';
import { revokeAgent } from './revoke-agent.ts';
import { revokeKey } from './revoke-key.ts';
import { saveTaxDetails } from './save-tax-details.ts';
import { signOut } from './sign-out.ts';
import { testWebhook } from './test-webhook.ts';
import { theme } from './theme.ts';
import { topUp } from './top-up.ts';
import { upgradePlan } from './upgrade-plan.ts';

export const ACTS: ReadonlyMap<string, Act> = new Map([
  ['add-webhook', addWebhook],
  ['auto-top-up', autoTopUp],
  ['buy-plan', buyPlan],
  ['cancel-plan', cancelPlan],
  ['issue-invoice', issueInvoice],
  ['keep-card', keepCard],
  ['limit-agent', limitAgent],
  ['mail-settings', mailSettings],
  ['make-key', makeKey],
  ['manage-cards', manageCards],
  ['overflow', overflow],
  ['reactivate-plan', reactivatePlan],
  ['remove-webhook', removeWebhook],
  ['revoke-agent', revokeAgent],
  ['revoke-key', revokeKey],
  ['save-tax-details', saveTaxDetails],
  ['sign-out', signOut],
  ['test-webhook', testWebhook],
  ['theme', theme],
  ['top-up', topUp],
  ['upgrade-plan', upgradePlan],
]);
