/** Proves a filled reading against its brief: what would say something false is not offered. */
import type { Fault, Held, Law } from './proofs/law.ts';
import { ownFigures } from './proofs/own-figures.ts';
import { ownValues } from './proofs/own-values.ts';
import { realNames } from './proofs/real-names.ts';
import { sums } from './proofs/sums.ts';
import { trueContent } from './proofs/true-content.ts';
import { wholeTexts } from './proofs/whole-texts.ts';

export type { Fault } from './proofs/law.ts';

const LAWS: readonly Law[] = [wholeTexts, trueContent, realNames, ownFigures, ownValues, sums];

/** The first law that a filled reading breaks, with the characters that break it; undefined where it is proved. */
export function faultOf(held: Held): Fault | undefined {
  for (const law of LAWS) {
    const fault = law(held);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
