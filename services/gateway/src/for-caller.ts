/** The kit for one request: what is shared in a bounded pool knows who asks, so that no handler can forget to say so. */
import type { Apart } from '@deckwright/apart/run';
import type { RawCall } from '@deckwright/platform/http';
import type { Asker, DrawingPool } from './drawing/drawing.ts';
import type { ExampleShelf } from './examples/examples.ts';
import type { GatewayKit } from './kit.ts';

/** What all requests share. */
export interface SharedKit extends Omit<GatewayKit, 'drawing' | 'examples'> {
  readonly drawing: DrawingPool;
  readonly examples: ExampleShelf;
}

/** One share for each account and key; who sends no key counts by its address, as for the limits. */
export const askerOf = ({ principal, address }: Pick<RawCall<unknown>, 'principal' | 'address'>): Omit<Asker, 'signal'> =>
  principal === undefined ? { account: `address ${address}` } : { account: principal.account_id, key: String(principal.key_id) };

export function kitFor(
  { drawing, examples, apart, ...rest }: SharedKit,
  call: Pick<RawCall<unknown>, 'principal' | 'address' | 'signal'>,
): GatewayKit {
  const asker = askerOf(call);
  return {
    ...rest,
    drawing: drawing.for({ ...asker, signal: call.signal }),
    // Others may wait for the same example, so it is drawn to its end.
    examples: examples.for(asker),
    apart: apartFor(apart, asker),
  };
}

const apartFor = (apart: Apart, share: Omit<Asker, 'signal'>): Apart => ({
  run: (task, order, files, options) => apart.run(task, order, files, { ...options, share }),
});
