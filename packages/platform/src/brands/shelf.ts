/** Versions of brands at hand: read once, then kept, since they never change. */
import { LruCache } from '@deckwright/core/lru-cache';
import type { Queryable } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';
import { readChecked } from '../object-store/kept-files.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { readBrand, type StoredBrand } from './store.ts';

/** A version with the bytes of its files, in their order. */
export interface LoadedBrand extends StoredBrand {
  readonly contents: readonly Uint8Array[];
}

/** Null for a version that the owner does not see. @throws ObjectStoreError when its files cannot be read */
export type BrandShelf = (owner: Owner, slug: string, version: number) => Promise<LoadedBrand | null>;

/** Bytes of files that are kept at most; what was asked for longest ago goes first. */
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_KEPT = 500;

export function createBrandShelf(db: Queryable, objects: Pick<ObjectStore, 'getBytes'>): BrandShelf {
  const weigh = ({ files }: LoadedBrand): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const kept = new LruCache<string, LoadedBrand>({ entries: MOST_KEPT, weight: MOST_BYTES, weigh });
  return async (owner, slug, version) => {
    const key = `${owner.account_id}/${slug}@${version}`;
    const known = kept.peek(key);
    if (known !== undefined) return known.key_mode === 'test' && owner.mode === 'live' ? null : kept.get(key)!;
    const stored = await readBrand(db, owner, slug, version);
    if (stored === null) return null;
    const contents = await Promise.all(
      stored.files.map(async (file) => {
        const content = await readChecked(objects, file);
        if (content === null)
          throw new ObjectStoreError(`A file of the brand ${slug}@${version} is gone from the store.`, { retryable: false });
        return content;
      }),
    );
    const loaded = { ...stored, contents };
    kept.set(key, loaded);
    return loaded;
  };
}
