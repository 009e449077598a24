/** How the double misbehaves when it is asked to. Each switch may be set at any time. */
export interface Faults {
  /** How often each event is sent. */
  copies: number;
  /** Events wait until `flush`, and are then sent in an order that `random` chooses. */
  shuffled: boolean;
  /** The share of events, 0 to 1, that is never sent. */
  lost: number;
  /** Events are sent this much later, ms. */
  late_ms: number;
  /** So many requests are still answered well before `unanswered` and `broken` begin. */
  after: number;
  /** So many of the next requests are done and never answered; the connection stays open, as when a network loses the answer. */
  unanswered: number;
  /** So many of the next requests are answered 500, and nothing is done. */
  broken: number;
  /** 0 to 1, for order and loss. */
  random: () => number;
}

export const noFaults = (): Faults => ({
  copies: 1,
  shuffled: false,
  lost: 0,
  late_ms: 0,
  after: 0,
  unanswered: 0,
  broken: 0,
  random: Math.random,
});
