/** Versions of brands at hand: read once, then kept, since they never change. */
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
  const kept = new Map<string, LoadedBrand>();
  let held = 0;
  const sizeOf = ({ files }: LoadedBrand): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return async (owner, slug, version) => {
    const key = `${owner.account_id}/${slug}@${version}`;
    const known = kept.get(key);
    if (known !== undefined) {
      if (known.key_mode === 'test' && owner.mode === 'live') return null;
      kept.delete(key);
      kept.set(key, known);
      return known;
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
    if (!kept.has(key)) held += sizeOf(loaded);
    kept.set(key, loaded);
    for (const [oldest, brand] of kept) {
      if ((held <= MOST_BYTES && kept.size <= MOST_KEPT) || oldest === key) break;
      kept.delete(oldest);
      held -= sizeOf(brand);
    }
    return loaded;
  };
}
