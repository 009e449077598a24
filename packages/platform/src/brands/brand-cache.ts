/** A cache of brand versions with their files. A version never changes, so an entry is never stale. */
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
export type BrandCache = (owner: Owner, slug: string, version: number) => Promise<LoadedBrand | null>;

/** Limits of the cache; the least recently used version leaves first. */
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_VERSIONS = 500;

export function createBrandCache(db: Queryable, objects: Pick<ObjectStore, 'getBytes'>): BrandCache {
  const weigh = ({ files }: LoadedBrand): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const cache = new LruCache<string, LoadedBrand>({ entries: MAX_VERSIONS, weight: MAX_BYTES, weigh });
  return async (owner, slug, version) => {
    const key = `${owner.account_id}/${slug}@${version}`;
    const cached = cache.peek(key);
    if (cached !== undefined) return cached.key_mode === 'test' && owner.mode === 'live' ? null : cache.get(key)!;
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
    cache.set(key, loaded);
    return loaded;
  };
}
