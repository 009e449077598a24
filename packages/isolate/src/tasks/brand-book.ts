/** The brands that a job names, with exact versions. A version never changes, so every process draws the same. */
import { type Brand, type BrandBook, findTheme, readBrandId } from '@deckwright/draw/themes';
import type { BrandCache } from '@deckwright/platform/brands';
import type { Owner } from '@deckwright/platform/identity';
import { brandOf, type MadeBrand } from './brand-task.ts';

/** A book of them; one that the owner does not see is missing there, and the request is refused. */
export async function brandBook(cache: BrandCache, owner: Owner, request: unknown): Promise<BrandBook> {
  const brands = new Map<string, Brand>();
  for (const id of idsIn(request)) {
    const pin = readBrandId(id);
    if (brands.has(id) || pin?.version === undefined || findTheme(id) !== undefined) continue;
    const loaded = await cache(owner, pin.slug, pin.version);
    // What is stored was made by the same task.
    if (loaded !== null) brands.set(id, brandOf(loaded.made as unknown as MadeBrand, loaded.contents, id));
  }
  return (id) => brands.get(id);
}

/** The request's own, and those of slides that keep theirs. */
function idsIn(request: unknown): readonly string[] {
  if (request === null || typeof request !== 'object') return [];
  const slides: unknown = Reflect.get(request, 'slides');
  return [request, ...(Array.isArray(slides) ? slides : [])].flatMap((one: unknown) => {
    const id: unknown = one !== null && typeof one === 'object' ? Reflect.get(one, 'theme_id') : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
