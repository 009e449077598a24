/** Loads the brands that a request names, with exact versions. A version never changes, so every process draws the same. */
import { type Brand, type BrandBook, findTheme, readBrandId } from '@deckwright/draw/themes';
import type { MadeBrand } from './brand.task.ts';
import { brandOf } from './brand-of.ts';

/** A version of a brand as it is stored: what the brand task answered, and the contents of its files. */
export interface LoadedBrand {
  readonly made: Readonly<Record<string, unknown>>;
  readonly contents: readonly Uint8Array[];
}

/** @param load null for a brand that the owner does not see: the book does not have it, and the request is refused */
export async function brandBook(
  load: (slug: string, version: number) => Promise<LoadedBrand | null>,
  request: unknown,
): Promise<BrandBook> {
  const brands = new Map<string, Brand>();
  for (const id of idsIn(request)) {
    const pin = readBrandId(id);
    if (brands.has(id) || pin?.version === undefined || findTheme(id) !== undefined) continue;
    const loaded = await load(pin.slug, pin.version);
    // The brand task made what is stored.
    if (loaded !== null) brands.set(id, brandOf(loaded.made as unknown as MadeBrand, loaded.contents, id));
  }
  return (id) => brands.get(id);
}

/** Ids in the request and in its slides. */
function idsIn(request: unknown): readonly string[] {
  if (request === null || typeof request !== 'object') return [];
  const slides: unknown = Reflect.get(request, 'slides');
  return [request, ...(Array.isArray(slides) ? slides : [])].flatMap((one: unknown) => {
    const id: unknown = one !== null && typeof one === 'object' ? Reflect.get(one, 'theme_id') : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
