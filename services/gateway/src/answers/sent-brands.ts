/** The brands that requests of an account name, ready to be sent to an isolate. */

import { findTheme, readBrandId } from '@deckwright/draw/themes';
import type { Principal } from '@deckwright/platform/http';
import type { SentBrand } from '@deckwright/uploads/brand';
import type { GatewayKit } from '../kit.ts';

/** Pinned ones only: a job's request names no others. */
export async function sentBrands(
  { kit, principal }: { readonly kit: GatewayKit; readonly principal: Principal },
  requests: readonly unknown[],
): Promise<{ readonly brands: readonly SentBrand[]; readonly files: readonly Uint8Array[] }> {
  const brands: SentBrand[] = [];
  const files: Uint8Array[] = [];
  for (const id of new Set(requests.flatMap(themesIn))) {
    const pin = readBrandId(id);
    if (pin?.version === undefined || findTheme(id) !== undefined) continue;
    const loaded = await kit.brands(principal, pin.slug, pin.version);
    if (loaded === null) continue;
    brands.push({ id, made: loaded.made, files: loaded.contents.length });
    files.push(...loaded.contents);
  }
  return { brands, files };
}

function themesIn(request: unknown): readonly string[] {
  if (request === null || typeof request !== 'object') return [];
  const slides: unknown = Reflect.get(request, 'slides');
  return [request, ...(Array.isArray(slides) ? slides : [])].flatMap((one: unknown) => {
    const id: unknown = one !== null && typeof one === 'object' ? Reflect.get(one, 'theme_id') : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
