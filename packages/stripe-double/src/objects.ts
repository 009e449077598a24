/** Objects as Stripe sends them: each begins as Stripe's own fixture, without the members that a fixture only fills for show. */
import fixtures from './fixtures.generated.json' with { type: 'json' };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json | undefined };

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  readonly [member: string]: Json | undefined;
}

const FIXTURES: Readonly<Record<string, { readonly [member: string]: Json }>> = fixtures;

/** Members that are null, or absent where undefined, until something sets them. */
const UNSET: Readonly<Record<string, Readonly<Record<string, Json | undefined>>>> = {
  'billing_portal.session': { flow: null, livemode: false },
  charge: {
    balance_transaction: null,
    shipping: null,
    source: null,
    transfer_data: null,
    receipt_url: null,
    outcome: null,
    description: null,
  },
  'checkout.session': {
    after_expiration: null,
    client_reference_id: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    customer_details: null,
    invoice_creation: null,
    managed_payments: null,
    payment_intent: null,
    payment_method_configuration_details: null,
    saved_payment_method_options: null,
    shipping_address_collection: null,
    shipping_cost: null,
    wallet_options: null,
    total_details: null,
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  },
  customer: { discount: null, shipping: null, address: null, currency: null },
  dispute: { payment_method_details: undefined },
  payment_intent: {
    last_payment_error: null,
    managed_payments: null,
    next_action: null,
    payment_method_configuration_details: null,
    processing: null,
    shipping: null,
    transfer_data: null,
    canceled_at: null,
    automatic_payment_methods: null,
  },
  payment_method: { metadata: {} },
  invoice: {
    amount_overpaid: 0,
    amount_paid: 0,
    customer_address: null,
    customer_shipping: null,
    due_date: null,
    from_invoice: null,
    last_finalization_error: null,
    next_payment_attempt: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    webhooks_delivered_at: null,
    auto_advance: true,
  },
  price: { custom_unit_amount: undefined, transform_quantity: null },
  product: { default_price: null, package_dimensions: null },
  subscription: {
    billing_cycle_anchor_config: null,
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_update: null,
    transfer_data: null,
    trial_end: null,
    trial_start: null,
  },
  refund: { destination_details: undefined },
  setup_intent: { last_setup_error: null, next_action: null, payment_method_configuration_details: null, automatic_payment_methods: null },
};

/** A new object of a kind, with what is known of it. */
export function newObject(
  kind: string,
  members: Readonly<Record<string, Json | undefined>> & { readonly id: string; readonly created: number },
): StripeObject {
  const fixture = Object.hasOwn(FIXTURES, kind) ? FIXTURES[kind] : undefined;
  if (fixture === undefined) throw new Error(`There is no fixture of ${kind}.`);
  return { ...structuredClone(fixture), object: kind, ...UNSET[kind], ...members };
}

/** A member that is a text, as ids are. */
export const textOf = (object: StripeObject, member: string): string | null => {
  const value = object[member];
  return typeof value === 'string' ? value : null;
};

/** A member that is a number, such as an amount. */
export const numberOf = (object: StripeObject, member: string): number => {
  const value = object[member];
  return typeof value === 'number' ? value : 0;
};

/** A member that is an object. */
export const partOf = (object: StripeObject, member: string): Readonly<Record<string, Json | undefined>> => {
  const value = object[member];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, Json | undefined>>) : {};
};
