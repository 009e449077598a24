/** Checks whether a test key may change what it may read and use. */
import { liveKeyRequired, refuse } from '@deckwright/platform/errors';
import type { Owner } from '@deckwright/platform/identity';

/** @throws ProblemError `live_key_required` for a test key and a thing that a live key made */
export function checkMayChange({ mode }: Owner, of: Owner['mode']): void {
  if (mode === 'test' && of === 'live')
    throw refuse(liveKeyRequired, { detail: 'It was made with a live key: a test key may use it and not change it.' });
}
