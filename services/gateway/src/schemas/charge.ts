/** What an answer says of money. */
import { z } from 'zod';

const Payment = z
  .union([z.object({ payer: z.enum(['plan', 'free_slides']), slides: z.int() }), z.object({ payer: z.literal('wallet'), usd: z.number() })])
  .meta({ id: 'Payment' });

export const chargeFields = {
  cost: z.number().describe('USD that left the wallet: a slide that a plan or a free slide pays for costs no money.'),
  cost_charged: z.number().describe('The same as `cost`.'),
  charged_to: z.enum(['plan', 'free_slides', 'wallet', 'several', 'none']),
  charges: z.array(Payment).describe('Each payer and what it paid.'),
};

export const noChargeFields = {
  cost: z.literal(0),
  cost_charged: z.literal(0),
  charged_to: z.literal('none'),
  charges: z.array(Payment).max(0),
};
