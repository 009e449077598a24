/** A refusal in Stripe's shape, which its SDK turns into the error of that kind. */
import type { Json } from './objects.ts';

export interface FailureMembers {
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: Json;
  readonly payment_method?: Json;
  readonly setup_intent?: Json;
}

export class StripeFailure extends Error {
  readonly status: number;
  readonly type: string;
  readonly members: FailureMembers;
  constructor(
    status: number,
    type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error',
    message: string,
    members: FailureMembers = {},
  ) {
    super(message);
    this.name = 'StripeFailure';
    this.status = status;
    this.type = type;
    this.members = members;
  }
}

export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

export const refused = (message: string, members: FailureMembers = {}) => new StripeFailure(400, 'invalid_request_error', message, members);
