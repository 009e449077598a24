/** Charges cards: what happens to a payment intent, or a setup intent, that is confirmed with a payment method. */
import { behaviourOf, DECLINES, type Decline, findNamedCard, newPaymentMethod } from './cards.ts';
import type { Desk } from './endpoint.ts';
import { refused, StripeFailure } from './failure.ts';
import { newObject, numberOf, type StripeObject, textOf } from './objects.ts';

/** Who is there to answer the bank, and where to after that. */
export interface Presence {
  readonly off_session: boolean;
  /** The bank has been answered. */
  readonly authenticated?: boolean;
  readonly return_url?: string | undefined;
}

/** A stored payment method, or a new one for a name of Stripe's test cards such as `pm_card_visa`. */
export function takeMethod({ store }: Desk, id: string): StripeObject {
  const card = findNamedCard(id);
  return card === undefined
    ? store.find('payment_method', id, 'payment_method')
    : store.put(newPaymentMethod(card, store.id('pm'), store.now()));
}

/** Whether the holder has to answer the bank now. */
function asksHolder(method: StripeObject, { off_session, authenticated }: Presence): boolean {
  const behaviour = behaviourOf(method);
  if (authenticated) return false;
  // Set up for later once, it pays by itself.
  return behaviour === 'three_d_secure_always' || (behaviour === 'three_d_secure' && !(off_session && method['customer'] !== null));
}

/** Charges the method. @throws StripeFailure 402 when the card is declined; the intent then wants another method */
export function confirmPayment(desk: Desk, intent: StripeObject, method: StripeObject, presence: Presence): StripeObject {
  const { store } = desk;
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(String(intent['status'])))
    throw refused(`This PaymentIntent's status is ${intent['status']}; it cannot be confirmed.`, {
      code: 'payment_intent_unexpected_state',
    });
  const behaviour = behaviourOf(method);
  if (asksHolder(method, presence)) {
    if (presence.off_session)
      throw decline(
        desk,
        intent,
        method,
        'authentication_required',
        'Your card was declined. This transaction requires authentication.',
        'authentication_required',
      );
    return waitForHolder(desk, intent, method, presence);
  }
  if (behaviour in DECLINES || behaviour === 'declined_later') {
    const reason: Decline = behaviour === 'declined_later' ? 'generic_decline' : (behaviour as Decline);
    throw decline(desk, intent, method, reason, DECLINES[reason]);
  }
  const charge = store.put(chargeFor(desk, intent, method));
  const customer = textOf(intent, 'customer');
  if (intent['setup_future_usage'] !== null && customer !== null) attach(desk, method, customer);
  const paid = store.change(intent, {
    status: 'succeeded',
    amount_received: numberOf(intent, 'amount'),
    latest_charge: charge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  });
  store.emit('charge.succeeded', charge);
  store.emit('payment_intent.succeeded', paid);
  if (behaviour === 'disputed') openDispute(desk, charge);
  return paid;
}

/** Keeps the method for later, without charging it. @throws StripeFailure 402 */
export function confirmSetup(desk: Desk, intent: StripeObject, method: StripeObject, presence: Presence): StripeObject {
  const { store } = desk;
  const behaviour = behaviourOf(method);
  if (behaviour in DECLINES) {
    const message = DECLINES[behaviour as Decline];
    const error = { type: 'card_error', code: 'card_declined', decline_code: behaviour, message };
    const failed = store.change(intent, { status: 'requires_payment_method', last_setup_error: error });
    store.emit('setup_intent.setup_failed', failed);
    throw new StripeFailure(402, 'card_error', message, { code: 'card_declined', decline_code: behaviour, setup_intent: failed });
  }
  if ((behaviour === 'three_d_secure' || behaviour === 'three_d_secure_always') && !presence.authenticated) {
    const next_action = redirect(desk, intent, presence);
    const waiting = store.change(intent, { status: 'requires_action', payment_method: method.id, next_action });
    store.emit('setup_intent.requires_action', waiting);
    return waiting;
  }
  const customer = textOf(intent, 'customer');
  if (customer !== null) attach(desk, method, customer);
  const done = store.change(intent, { status: 'succeeded', payment_method: method.id, next_action: null, last_setup_error: null });
  store.emit('setup_intent.succeeded', done);
  return done;
}

export function attach({ store }: Desk, method: StripeObject, customer: string): StripeObject {
  store.find('customer', customer, 'customer');
  if (method['customer'] === customer) return method;
  const attached = store.change(method, { customer });
  store.emit('payment_method.attached', attached);
  return attached;
}

function waitForHolder(desk: Desk, intent: StripeObject, method: StripeObject, presence: Presence): StripeObject {
  const waiting = desk.store.change(intent, {
    status: 'requires_action',
    payment_method: method.id,
    next_action: redirect(desk, intent, presence),
  });
  desk.store.emit('payment_intent.requires_action', waiting);
  return waiting;
}

const redirect = (desk: Desk, intent: StripeObject, { return_url = desk.url() }: Presence) => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `${desk.url()}/authenticate/${intent.id}`, return_url },
});

function decline(
  { store }: Desk,
  intent: StripeObject,
  method: StripeObject,
  decline_code: string,
  message: string,
  code = 'card_declined',
): StripeFailure {
  const error = { type: 'card_error', code, decline_code, message, payment_method: method };
  const failed = store.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  });
  store.emit('payment_intent.payment_failed', failed);
  return new StripeFailure(402, 'card_error', message, { code, decline_code, payment_intent: failed, payment_method: method });
}

function chargeFor({ store }: Desk, intent: StripeObject, method: StripeObject): StripeObject {
  const id = store.id('ch');
  return newObject('charge', {
    id,
    created: store.now(),
    amount: numberOf(intent, 'amount'),
    amount_captured: numberOf(intent, 'amount'),
    captured: true,
    currency: intent['currency'],
    customer: intent['customer'],
    metadata: intent['metadata'],
    payment_intent: intent.id,
    payment_method: method.id,
    paid: true,
    status: 'succeeded',
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
  });
}

/** What a bank does whose client says that the payment was not theirs. */
export function openDispute({ store }: Desk, charge: StripeObject): StripeObject {
  const disputed = store.change(charge, { disputed: true });
  const dispute = store.put(
    newObject('dispute', {
      id: store.id('dp'),
      created: store.now(),
      amount: numberOf(charge, 'amount'),
      currency: charge['currency'],
      charge: charge.id,
      payment_intent: charge['payment_intent'],
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
    }),
  );
  store.emit('charge.dispute.created', dispute);
  store.emit('charge.updated', disputed);
  return dispute;
}
