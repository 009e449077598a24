/** Proves a filled reading against its brief: what would say something false is not offered. */
import type { Fault, Held } from './proofs/law.ts';
import { all as laws } from './proofs/register.generated.ts';

export type { Fault } from './proofs/law.ts';

/** The first law that a filled reading breaks, with the characters that break it; undefined where it is proved. */
export function faultOf(held: Held): Fault | undefined {
  for (const law of laws) {
    const fault = law(held);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
