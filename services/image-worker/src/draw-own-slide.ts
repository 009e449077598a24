/** Draws slides of an account again, from their stored requests. */
import { briefReader } from '@deckwright/brief';
import { DrawRefusal, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createBrandCache } from '@deckwright/platform/brands';
import type { Database } from '@deckwright/platform/database';
import type { Owner } from '@deckwright/platform/identity';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { brandBook } from '@deckwright/uploads/brand';
import { createWriteKit, writeFiles } from '@deckwright/write/files';

export interface OwnSlides {
  /** As a render worker draws it; undefined for a request that is refused today. */
  draw(owner: Owner, request_text: string): Promise<Deck | undefined>;
  /** Its pictures in the two sizes that are handed out. */
  pictures(deck: Deck): Promise<readonly Uint8Array[]>;
  pptx(deck: Deck): Promise<Uint8Array>;
}

export function createOwnSlides({ db, objects }: { readonly db: Database; readonly objects: ObjectStore }): OwnSlides {
  const brands = createBrandCache(db, objects);
  // Most jobs need no faces.
  let kits: { readonly draw: ReturnType<typeof createDrawKit>; readonly write: ReturnType<typeof createWriteKit> } | undefined;
  const kitsOf = () => {
    const fonts = carriedFonts();
    kits ??= { draw: createDrawKit(fonts), write: createWriteKit(fonts) };
    return kits;
  };
  return {
    draw: async (owner, request_text) => {
      const parsed = readJson(request_text);
      if (!parsed.ok) return undefined;
      const book = await brandBook((slug, version) => brands(owner, slug, version), parsed.value);
      const read = readSlideRequest(parsed.value, { brands: book, briefs: briefReader });
      if (!read.ok) return undefined;
      try {
        return (await drawSlide(read.request, kitsOf().draw, { mark: owner.mode === 'test' ? 'test' : undefined })).deck;
      } catch (error) {
        if (error instanceof DrawRefusal) return undefined;
        throw error;
      }
    },
    pictures: async (deck) => {
      const { png, preview } = await writeFiles(deck, ['png', 'preview'], kitsOf().write);
      return [png, preview].filter((one) => one !== undefined);
    },
    pptx: async (deck) => (await writeFiles(deck, ['pptx'], kitsOf().write)).pptx ?? new Uint8Array(),
  };
}
