/** Cards that behave as their numbers say. The numbers and names are those that Stripe documents for tests. */
import { newObject, type StripeObject } from './objects.ts';

/** What happens when a card is charged: `three_d_secure` asks its holder unless the card was set up for later, `always` asks each time. */
export type CardBehaviour = 'succeeds' | 'three_d_secure' | 'three_d_secure_always' | 'declined_later' | 'disputed' | Decline;
export type Decline = 'generic_decline' | 'insufficient_funds' | 'expired_card' | 'lost_card';

interface TestCard {
  readonly number: string;
  readonly names: readonly string[];
  readonly behaviour: CardBehaviour;
  readonly brand: string;
  readonly what: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', names: ['pm_card_visa'], behaviour: 'succeeds', brand: 'visa', what: 'pays' },
  { number: '5555555555554444', names: ['pm_card_mastercard'], behaviour: 'succeeds', brand: 'mastercard', what: 'pays' },
  { number: '4000002500003155', names: ['pm_card_authenticationRequiredOnSetup'], behaviour: 'three_d_secure', brand: 'visa', what: 'asks for 3-D Secure, and later pays by itself once saved' },
  { number: '4000002760003184', names: ['pm_card_authenticationRequired'], behaviour: 'three_d_secure_always', brand: 'visa', what: 'asks for 3-D Secure each time' },
  { number: '4000000000000002', names: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], behaviour: 'generic_decline', brand: 'visa', what: 'is declined' },
  { number: '4000000000009995', names: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'], behaviour: 'insufficient_funds', brand: 'visa', what: 'is declined for lack of funds' },
  { number: '4000000000000069', names: ['pm_card_chargeDeclinedExpiredCard'], behaviour: 'expired_card', brand: 'visa', what: 'is declined as expired' },
  { number: '4000000000000341', names: ['pm_card_chargeCustomerFail'], behaviour: 'declined_later', brand: 'visa', what: 'can be saved, and is declined when charged' },
  { number: '4000000000000259', names: ['pm_card_createDispute'], behaviour: 'disputed', brand: 'visa', what: 'pays, and the payment is disputed' },
]; // biome-ignore format: one card a line

export const findCard = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number.replaceAll(/\D/g, ''));
export const findNamedCard = (name: string): TestCard | undefined => TEST_CARDS.find((card) => card.names.includes(name));

/** A payment method for a card; its number is on none of its members, as with Stripe. */
export function newPaymentMethod(card: TestCard, id: string, created: number): StripeObject {
  const method = newObject('payment_method', { id, created });
  return {
    ...method,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: 8,
      exp_year: 2034,
      fingerprint: `double${card.number.slice(-10)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
      regulated_status: null,
    },
  };
}

const BY_FINGERPRINT = new Map(TEST_CARDS.map((card) => [`double${card.number.slice(-10)}`, card.behaviour]));

/** How a stored payment method behaves. */
export function behaviourOf(method: StripeObject): CardBehaviour {
  const card = method['card'];
  const fingerprint = typeof card === 'object' && card !== null && 'fingerprint' in card ? card['fingerprint'] : undefined;
  return BY_FINGERPRINT.get(String(fingerprint)) ?? 'succeeds';
}

export const DECLINES: Readonly<Record<Decline, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  lost_card: 'Your card was declined.',
};
