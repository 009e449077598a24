/** A cache of brand versions with their files. A version never changes, so an entry is never stale. */
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
  // Least recently used first: a Map keeps the order in which entries were set.
  const cache = new Map<string, LoadedBrand>();
  let cachedBytes = 0;
  const sizeOf = ({ files }: LoadedBrand): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return async (owner, slug, version) => {
    const key = `${owner.account_id}/${slug}@${version}`;
    const cached = cache.get(key);
    if (cached !== undefined) {
      if (cached.key_mode === 'test' && owner.mode === 'live') return null;
      cache.delete(key);
      cache.set(key, cached);
      return cached;
    }
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
    if (!cache.has(key)) cachedBytes += sizeOf(loaded);
    cache.set(key, loaded);
    for (const [oldest, brand] of cache) {
      if ((cachedBytes <= MAX_BYTES && cache.size <= MAX_VERSIONS) || oldest === key) break;
      cache.delete(oldest);
      cachedBytes -= sizeOf(brand);
    }
    return loaded;
  };
}
