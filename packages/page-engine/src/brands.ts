/** A brand of colours and carried fonts, as the service makes it of the same kit. Its logo, own fonts and template are the service's alone. */
import { sha256 } from '@deckwright/core/sha256';
import { type Brand, type BrandBook, type BrandKit, readBrandId, themeOfKit, twinOf } from '@deckwright/draw/themes';

type Wish = NonNullable<NonNullable<BrandKit['fonts']>['heading']>;

function familyOf(wish: Wish | undefined) {
  const name = typeof wish === 'string' ? wish : wish?.family;
  return name === undefined ? undefined : { font: twinOf(name).font, bold: true };
}

/** The book of one brand, under every version of its slug. */
export function bookOfKit(kit: BrandKit): BrandBook {
  const { theme } = themeOfKit(kit, { heading: familyOf(kit.fonts?.heading), body: familyOf(kit.fonts?.body) });
  const hash = sha256(JSON.stringify({ theme, faces: [], logo: null }));
  return (id): Brand | undefined => {
    const read = readBrandId(id);
    return read === undefined || read.slug !== (kit.slug ?? 'brand') ? undefined : { theme: { ...theme, id }, hash, faces: [] };
  };
}
