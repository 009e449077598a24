/** What an inspection needs of the package beside the deck: bytes of pictures, and the shapes that are animated. */
import { attribute, child, descendants, type OpcPackage } from '@deckwright/read/ooxml';
import type { ForeignSlide } from '@deckwright/read/pptx';

export interface PackageFacts {
  /** Bytes of a picture part; undefined when it is missing or too large. */
  readonly picture: (part: string) => Uint8Array | undefined;
  /** Shapes and groups that an animation makes come, go or move. */
  readonly animated: (slide: ForeignSlide) => ReadonlySet<number>;
}

const PICTURE_BYTES = 16 * 1024 * 1024;

/** @throws UnreadableFile from either, for a part that is damaged */
export const packageFacts = (pkg: OpcPackage): PackageFacts => ({
  picture(name) {
    const part = pkg.part(name);
    return part === undefined || part.size > PICTURE_BYTES ? undefined : part.bytes();
  },
  animated({ part }) {
    const ids = new Set<number>();
    const timing = child(pkg.part(part)?.xml().root, 'p:timing');
    // ISO 29500-1, 19.5.72: what an effect is about.
    if (timing !== undefined) for (const target of descendants(timing, 'p:spTgt')) ids.add(Number(attribute(target, 'spid')));
    return ids;
  },
});
