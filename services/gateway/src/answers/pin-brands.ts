/**
 * What a request names and does not hold: brands are looked up for its account and pinned, pictures at addresses and assets are
 * had and put into it, so that what is accepted today is drawn the same for ever.
 */

import { canonicalJson, copyJson } from '@deckwright/draw/intent';
import { type Brand, findTheme, readBrandId } from '@deckwright/draw/themes';
import { findBrand } from '@deckwright/platform/brands';
import type { Principal } from '@deckwright/platform/http';
import type { Owner } from '@deckwright/platform/identity';
import { brandOf, type MadeBrand } from '@deckwright/uploads/brand';
import type { GatewayKit } from '../kit.ts';
import { takePictures } from '../sources/take-pictures.ts';

/** A request whose brands are pinned; the same one where it names none. */
export interface Pinned {
  readonly json: unknown;
  readonly text: string;
  readonly brands: readonly Brand[];
}

interface Asker {
  readonly kit: GatewayKit;
  readonly principal: Principal;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The objects of a request that may name a theme: itself and its slides. */
function namers(json: unknown): readonly { readonly namer: object; readonly id: string }[] {
  if (!isObject(json)) return [];
  const slides: unknown = Reflect.get(json, 'slides');
  return [json, ...(Array.isArray(slides) ? slides : [])].flatMap((namer: unknown) => {
    const id: unknown = isObject(namer) ? Reflect.get(namer, 'theme_id') : undefined;
    // What is no theme of ours, nor can be a brand, is for the drawing engine to refuse.
    return isObject(namer) && typeof id === 'string' && id !== '' && findTheme(id) === undefined ? [{ namer, id }] : [];
  });
}

/**
 * A copy of the request with its brands pinned, `acme` as `acme@3`; a name that is no brand of the account stays as it is. Pictures at
 * addresses, assets and logos are part of the copy.
 * @throws ObjectStoreError when the files of a brand cannot be read
 * @throws ProblemError `url_unfetchable` or `unknown_asset` for a picture that cannot be had, `payload_too_large`
 */
export async function pinBrands({ kit, principal }: Asker, asked: unknown, text: string): Promise<Pinned> {
  const json = copyJson(asked);
  let changed = await takePictures({ kit, principal }, json);
  const references = namers(json);
  // Keys as sent: their order says something in some components.
  if (references.length === 0) return { json, text: changed ? canonicalJson(json, () => true) : text, brands: [] };
  const brands = new Map<string, Brand | null>();
  for (const { namer, id } of references) {
    if (!brands.has(id)) brands.set(id, await loadBrand(kit, principal, id));
    const brand = brands.get(id);
    if (brand === undefined || brand === null || brand.theme.id === id) continue;
    Reflect.set(namer, 'theme_id', brand.theme.id);
    changed = true;
  }
  const pinned = changed ? canonicalJson(json, () => true) : text;
  const found = new Map([...brands.values()].flatMap((brand) => (brand === null ? [] : [[brand.theme.id, brand] as const])));
  return { json, text: pinned, brands: [...found.values()] };
}

/** A call whose request is pinned. */
export const pinnedCall = async <C extends Asker & { readonly json: unknown; readonly text: string }>(call: C): Promise<C & Pinned> => ({
  ...call,
  ...(await pinBrands(call, call.json, call.text)),
});

/** Null for a name that is no brand of the account. */
export async function loadBrand(kit: GatewayKit, owner: Owner, id: string): Promise<Brand | null> {
  const asked = readBrandId(id);
  if (asked === undefined) return null;
  const version = asked.version ?? (await findBrand(kit.db, owner, asked.slug))?.version;
  if (version === undefined) return null;
  const loaded = await kit.brands(owner, asked.slug, version);
  // What is stored was made by the same task.
  return loaded === null ? null : brandOf(loaded.made as unknown as MadeBrand, loaded.contents, `${loaded.slug}@${loaded.version}`);
}
