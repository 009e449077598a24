/** Adds PNG twins to pictures that presentations cannot show by themselves: in place of a WebP, beside an SVG. */
import type { Deck, Media } from '@deckwright/draw/scene';

/** Wide enough for a whole slide at 150 pixels an inch. */
const VECTOR_WIDTH_PX = 2000;
const MAX_PIXELS = 64_000_000;

/** The deck with a twin for every picture that needs one; the same deck when none does. */
export async function withRasterTwins(deck: Deck): Promise<Deck> {
  const withoutPng = [...deck.media].filter(([, m]) => m.png === undefined && (m.mime === 'image/webp' || m.mime === 'image/svg+xml'));
  if (withoutPng.length === 0) return deck;
  const { default: sharp } = await import('sharp');
  const media = new Map(deck.media);
  for (const [key, one] of withoutPng) {
    const source = sharp(one.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 });
    const sized = one.mime === 'image/svg+xml' ? source.resize({ width: VECTOR_WIDTH_PX }) : source;
    const png = new Uint8Array(await sized.toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer());
    media.set(key, { ...one, png } satisfies Media);
  }
  return { ...deck, media };
}
