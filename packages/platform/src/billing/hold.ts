/** Holds the price of a job: the SQL on the wallet that is part of the statement which accepts the job. */
import { type Price, prices } from './prices.ts';

/** The most that a job may cost, held from its acceptance until it ends. */
export interface Hold {
  /** Slides, pictures … */
  readonly units: number;
  readonly unit_cents: number;
  /** Whether plan and free slides may pay. */
  readonly paid_by_slides: boolean;
  /** Identity that makes a repeat free; null where nothing repeats. */
  readonly billing_key: string | null;
  /** Why nothing is held although there is a price, e.g. `test_key`. */
  readonly free_reason?: string | null;
}

/** The hold for `units` at a price of the rate card. */
export const holdFor = (price: Price, units: number, billing_key: string | null, free_reason: string | null = null): Hold => ({
  units,
  unit_cents: price.cents,
  paid_by_slides: price.paid_by_slides,
  billing_key,
  free_reason,
});

/** The hold for one slide with this key: test keys cost nothing. */
export const holdForSlides = (units: number, billing_key: string, mode: 'live' | 'test'): Hold =>
  holdFor(prices.slide, units, billing_key, mode === 'test' ? 'test_key' : null);

/** A call of the function that holds; `account`, `job` and `key_id` are SQL, `first` is the number of the first of its five parameters. */
export const holdCall = (account: string, job: string, key_id: string, first: number): string =>
  `wallet_hold(${account}, ${job}, $${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4}, ${key_id})`;

export const holdValues = (hold: Hold): readonly unknown[] => [
  hold.units,
  hold.unit_cents,
  hold.paid_by_slides,
  hold.billing_key,
  hold.free_reason ?? null,
];

/** What a wallet says that cannot pay. */
export interface Shortfall {
  readonly price_cents: number;
  readonly missing_cents: number;
  readonly balance_cents: number;
  readonly held_cents: number;
  readonly free_slides: number;
  readonly plan_slides: number;
  /** A plan is open whose slides are used up, and going on from the wallet is switched off. */
  readonly overflow_off: boolean;
  /** Present where the limit of an agent is the obstacle. */
  readonly agent?: AgentShortfall;
}

/** What the limit of an agent lacks. */
export interface AgentShortfall {
  readonly agent_id: string;
  /** What the wallet would pay, without what plan and free slides pay. */
  readonly due_cents: number;
  readonly limit_cents: number;
  readonly spent_cents: number;
}

/** The balance, or the limit of the agent, does not cover a hold. Nothing of the job was stored. */
export class InsufficientFunds extends Error {
  readonly shortfall: Shortfall;
  constructor(shortfall: Shortfall) {
    super(shortfall.agent === undefined ? `The balance lacks ${shortfall.missing_cents} cents` : 'The limit of the agent is reached');
    this.name = 'InsufficientFunds';
    this.shortfall = shortfall;
  }
}

/** Turns the refusal of `wallet_hold` into `InsufficientFunds`; any other error is given back as it is. */
export function readRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'DW402' || !('detail' in error)) return error;
  return new InsufficientFunds(JSON.parse(String(error.detail)) as Shortfall);
}
