/** What was typed, kept by the browser: it is there after a reload, and when the page is come back to. Nothing is sent. */
import { type KeptWork, keptIn } from '../src/kept-work.ts';

/** Of this tab first, so that two tabs do not take from each other; else what any tab kept last. */
const STORES = (): readonly Storage[] => [sessionStorage, localStorage];
const NAME = 'deckwright.play';

export function keptWork(): KeptWork | undefined {
  try {
    for (const store of STORES()) {
      const kept = keptIn(store.getItem(NAME));
      if (kept !== undefined) return kept;
    }
  } catch {
    // A browser may keep nothing.
  }
  return undefined;
}

/** Whether it could be kept. */
export function keepWork(work: KeptWork): boolean {
  try {
    for (const store of STORES()) store.setItem(NAME, JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}
