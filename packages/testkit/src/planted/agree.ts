/** Whether a finding of conformance and the verdict of another validator mean the same, and which verdicts we do not judge. */
import type { ConformanceFinding } from '@deckwright/review/conformance';

/** What a validator says of one place. */
export interface Verdict {
  /** Its own name of the rule; none when it could not open the file. */
  readonly id: string | null;
  readonly part: string | null;
  /** `/p:sld[1]/…`; none when it is about a part or the file. */
  readonly place: string | null;
}

/**
 * The same part, and the same place: a validator names the element around the child that does not fit, we the child. What is about the
 * whole file may be told of any part.
 */
export function agrees({ part, place }: Pick<ConformanceFinding, 'part' | 'place'>, verdict: Verdict): boolean {
  if (verdict.part === null) return true;
  if (part !== verdict.part) return false;
  if (!verdict.place || place === undefined) return !verdict.place;
  const element = place.replace(/\/@[^/]*$/, '');
  return element === verdict.place || element.slice(0, element.lastIndexOf('/')) === verdict.place;
}

/** Inside of an extension list stand the markups of Microsoft, which no public schema gives. */
export const isExtension = ({ place }: Verdict): boolean => place?.includes('extLst[1]/') ?? false;
