/** The kit for one request: shared pools are bound to its caller, so that no handler can forget to pass the caller on. */
import type { Isolate } from '@deckwright/isolate/run';
import type { RawCall } from '@deckwright/platform/http';
import type { Asker, DrawingPool } from './drawing/drawing.ts';
import type { SharedExamples } from './examples/examples.ts';
import type { GatewayKit } from './kit.ts';

/** What all requests share. */
export interface SharedKit extends Omit<GatewayKit, 'drawing' | 'examples'> {
  readonly drawing: DrawingPool;
  readonly examples: SharedExamples;
  /** The isolate of callers without a key: their files hold up nobody who has one. */
  readonly public_isolate: Isolate;
}

/** One share for each account and key; who sends no key counts by its address, as for the limits. */
export const askerOf = ({ principal, address }: Pick<RawCall<unknown>, 'principal' | 'address'>): Omit<Asker, 'signal'> =>
  principal === undefined ? { account: `address ${address}` } : { account: principal.account_id, key: String(principal.key_id) };

export function kitFor(
  { drawing, examples, isolate, public_isolate, ...rest }: SharedKit,
  call: Pick<RawCall<unknown>, 'principal' | 'address' | 'signal'>,
): GatewayKit {
  const asker = askerOf(call);
  return {
    ...rest,
    drawing: drawing.for({ ...asker, signal: call.signal }),
    // Others may wait for the same example, so it is drawn to its end.
    examples: examples.for(asker),
    isolate: isolateFor(call.principal === undefined ? public_isolate : isolate, asker),
  };
}

const isolateFor = (isolate: Isolate, share: Omit<Asker, 'signal'>): Isolate => ({
  run: (task, order, files, options) => isolate.run(task, order, files, { ...options, share }),
});
