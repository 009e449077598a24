/** How payments fail, as errors that routes turn into answers. */
import Stripe from 'stripe';

/** The bank said no, or wants to ask the card's holder first. */
export class CardDeclined extends Error {
  /** Stripe's word, such as `insufficient_funds` or `authentication_required`. */
  readonly reason: string;
  constructor(message: string, reason: string) {
    super(message);
    this.name = 'CardDeclined';
    this.reason = reason;
  }
}

/** The account has no card on file, in this payment mode. */
export class NoSavedCard extends Error {
  constructor() {
    super('No card is on file.');
    this.name = 'NoSavedCard';
  }
}

/** Stripe did not answer, or not as it should. What was asked may have been done. */
export class ProcessorAway extends Error {
  constructor(cause: unknown) {
    super('The payment processor does not answer.', { cause });
    this.name = 'ProcessorAway';
  }
}

/** An object at Stripe is ours by its marks, and what it belongs to is not known here. */
export class UnknownPayment extends Error {
  constructor(object_id: string) {
    super(`${object_id} belongs to a top-up or an account that is not known here.`);
    this.name = 'UnknownPayment';
  }
}

/** An error of the SDK as one of ours. Anything else is given back as it is. */
export function readFailure(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    const reason = error.code === 'authentication_required' ? error.code : (error.decline_code ?? error.code ?? 'card_declined');
    return new CardDeclined(error.message, reason);
  }
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500);
  return isAway ? new ProcessorAway(error) : error;
}

/** Whether Stripe knows no object of this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Calls Stripe. @throws CardDeclined, ProcessorAway, or what the SDK says of a call that is wrong */
export const ask = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw readFailure(error);
  });
