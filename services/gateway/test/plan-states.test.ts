/** The states of a plan, each with every trigger, over HTTP: what it becomes, and what is refused. */
import { reconcileLedger } from '@deckwright/platform/billing';
import { reconcilePlans } from '@deckwright/platform/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { type Answer, type Customer, openPlanDesk, type PlanDesk } from './_plan-desk.ts';

let stand: PaymentsStand;
let desk: PlanDesk;
beforeAll(async () => {
  stand = await startPaymentsStand();
  desk = openPlanDesk(stand);
});
afterAll(() => stand.close());

const DECLINED_LATER = 'pm_card_chargeCustomerFail';

/** How each state is reached. */
const STATES = {
  none: async () => {},
  checkout_open: async (c: Customer) => void (await desk.checkout(c.as)),
  monthly: (c: Customer) => desk.buy(c),
  yearly: (c: Customer) => desk.buy(c, { plan: 'small', period: 'yearly' }),
  monthly_canceling: async (c: Customer) => {
    await desk.buy(c);
    await desk.cancel(c.as);
  },
  yearly_canceling: async (c: Customer) => {
    await desk.buy(c, { plan: 'small', period: 'yearly' });
    await desk.cancel(c.as);
  },
  past_due: async (c: Customer) => {
    await desk.buy(c);
    await c.useCard(DECLINED_LATER);
    await c.advance('2027-02-10T10:00:00Z');
  },
  ended: async (c: Customer) => {
    await desk.buy(c);
    await desk.cancel(c.as);
    await c.advance('2027-02-11T00:00:00Z');
  },
} as const;
type State = keyof typeof STATES;

/** What somebody may do, and what happens by itself. */
const TRIGGERS = {
  checkout: (c: Customer) => desk.checkout(c.as, { plan: 'large' }),
  cancel: (c: Customer) => desk.cancel(c.as),
  reactivate: (c: Customer) => desk.post('reactivate', c.as),
  upgrade: (c: Customer) => desk.post('upgrade', c.as),
  overflow: (c: Customer) => desk.post('overflow', c.as, { enabled: false }),
  period_end: async (c: Customer) => {
    await c.advance('2028-01-11T00:00:00Z');
    return null;
  },
} as const;
type Trigger = keyof typeof TRIGGERS;

/** `200 plan period status` or a refusal's status and code, and the plan that is read afterwards. */
const OPEN = { monthly: 'small monthly open', yearly: 'small yearly open' };
const ENDING = { monthly: 'small monthly cancel_at_period_end', yearly: 'small yearly cancel_at_period_end' };
const [NO_PLAN, PLAN_OPEN, NOT_MONTHLY] = ['404 no_plan', '409 plan_open', '409 plan_not_monthly'];
const TABLE: Readonly<Record<State, Readonly<Record<Trigger, readonly [answer: string, after: string]>>>> = {
  none: {
    checkout: ['200', 'none'], cancel: [NO_PLAN, 'none'], reactivate: [NO_PLAN, 'none'], upgrade: [NO_PLAN, 'none'], overflow: [NO_PLAN, 'none'],
    period_end: ['-', 'none'],
  },
  // Nothing is bought before it is paid; a second checkout closes the first.
  checkout_open: {
    checkout: ['200', 'none'], cancel: [NO_PLAN, 'none'], reactivate: [NO_PLAN, 'none'], upgrade: [NO_PLAN, 'none'], overflow: [NO_PLAN, 'none'],
    period_end: ['-', 'none'],
  },
  monthly: {
    checkout: [PLAN_OPEN, OPEN.monthly], cancel: ['200', ENDING.monthly], reactivate: ['200', OPEN.monthly], upgrade: ['200', OPEN.yearly],
    overflow: ['200', OPEN.monthly], period_end: ['-', OPEN.monthly],
  },
  yearly: {
    checkout: [PLAN_OPEN, OPEN.yearly], cancel: ['200', ENDING.yearly], reactivate: ['200', OPEN.yearly], upgrade: [NOT_MONTHLY, OPEN.yearly],
    overflow: ['200', OPEN.yearly], period_end: ['-', OPEN.yearly],
  },
  // Who has canceled and then pays for a year is not charged for another one unasked.
  monthly_canceling: {
    checkout: [PLAN_OPEN, ENDING.monthly], cancel: ['200', ENDING.monthly], reactivate: ['200', OPEN.monthly], upgrade: ['200', ENDING.yearly],
    overflow: ['200', ENDING.monthly], period_end: ['-', 'none'],
  },
  yearly_canceling: {
    checkout: [PLAN_OPEN, ENDING.yearly], cancel: ['200', ENDING.yearly], reactivate: ['200', OPEN.yearly], upgrade: [NOT_MONTHLY, ENDING.yearly],
    overflow: ['200', ENDING.yearly], period_end: ['-', 'none'],
  },
  past_due: {
    checkout: [PLAN_OPEN, 'small monthly past_due'], cancel: ['200', 'small monthly past_due'], reactivate: ['200', 'small monthly past_due'],
    upgrade: ['402 upgrade_declined', 'small monthly past_due'], overflow: ['200', 'small monthly past_due'], period_end: ['-', 'none'],
  },
  ended: {
    checkout: ['200', 'none'], cancel: [NO_PLAN, 'none'], reactivate: [NO_PLAN, 'none'], upgrade: [NO_PLAN, 'none'], overflow: [NO_PLAN, 'none'],
    period_end: ['-', 'none'],
  },
}; // biome-ignore format: a table

async function planNow({ as }: Customer): Promise<string> {
  const plan = await desk.planOf(as);
  return plan === null ? 'none' : `${plan['plan']} ${plan['period']} ${plan['status']}`;
}

const wordsOf = (answer: Answer | null): string => {
  if (answer === null) return '-';
  return answer.status === 200 ? '200' : `${answer.status} ${String(answer.body['code'])}`;
};

describe.each(Object.keys(STATES) as State[])('a plan in the state %s', (state) => {
  it.each(Object.keys(TRIGGERS) as Trigger[])('answers %s as the table says', async (trigger) => {
    const customer = await desk.newCustomer();
    await STATES[state](customer);
    const answer = await TRIGGERS[trigger](customer);
    await stand.double.settle();
    expect([wordsOf(answer), await planNow(customer)]).toEqual(TABLE[state][trigger]);
    // Every refusal says what to do instead.
    if (answer !== null && answer.status !== 200) expect(String(answer.body['remedy']).length).toBeGreaterThan(20);
  });
});

it.each(['cancel', 'reactivate', 'upgrade'] as const)(
  'a plan that ended at Stripe, of which nobody heard, is none when %s is asked for',
  async (trigger) => {
    const customer = await desk.newCustomer();
    await STATES.monthly(customer);
    stand.double.faults.lost = 1;
    await stand.payments.stripe.subscriptions.cancel(await desk.subscriptionOf(customer.as));
    expect(wordsOf(await TRIGGERS[trigger](customer))).toBe(NO_PLAN);
    stand.double.faults.lost = 0;
    expect(await planNow(customer)).toBe('none');
  },
);

it('a plan that has ended is not brought back by an older event that comes late', async () => {
  const customer = await desk.newCustomer();
  await STATES.monthly(customer);
  const older = stand.double.list('event').filter((event) => /subscription\.(created|updated)|invoice\.paid/.test(String(event['type'])));
  await desk.cancel(customer.as);
  await customer.advance('2027-02-11T00:00:00Z');
  expect(await planNow(customer)).toBe('none');
  // As another event of the same content: one with the same id would not be handled again.
  for (const event of older) stand.double.resend({ ...event, id: `${event.id}late` });
  await stand.double.settle();
  expect(await planNow(customer)).toBe('none');
  expect(await reconcilePlans(stand.payments)).toEqual([]);
});

it('the ledger explains every row of it', async () => {
  expect(await reconcileLedger(stand.harness.db)).toEqual([]);
});
