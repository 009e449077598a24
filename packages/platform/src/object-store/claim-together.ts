/** Combines claims that are made in the same turn of the event loop into one statement. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable } from '../database/database.ts';
import { claimObjects } from './file-index.ts';

/** As `claimObjects`; the answer may hold keys of others too. */
export type Claim = (base_keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Waits only for the other claims of the same turn. An error rejects all of them. */
export function createClaimTogether(db: Queryable): Claim {
  let gathered: { readonly keys: string[]; readonly claimed: Promise<ReadonlyMap<string, string>> } | undefined;
  const claimAll = async (keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    await nextTurn();
    gathered = undefined;
    return claimObjects(db, keys);
  };
  return (base_keys) => {
    if (gathered === undefined) {
      const keys: string[] = [];
      gathered = { keys, claimed: claimAll(keys) };
    }
    gathered.keys.push(...base_keys);
    return gathered.claimed;
  };
}
