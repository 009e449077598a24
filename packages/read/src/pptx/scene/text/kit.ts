/** What setting foreign text needs from the world: measured faces, and an ear for what had to be replaced. */
import { FaceBook, type FontSource, Measurer, type Shaper } from '@deckwright/draw/typeset';

export interface TextKit {
  readonly book: FaceBook;
  readonly measurer: Measurer;
  /** Called for every run in a family that is not carried and has no metric twin. */
  substituted(face: string, family: string): void;
}

/**
 * The same for the same faces, so that asking again costs nothing.
 * @param shaper needed for scripts whose letters join; without it their widths are sums of letters
 */
export function createTextKit(fonts: FontSource, shaper?: Shaper): TextKit {
  let kit = kits.get(fonts);
  if (kit === undefined) {
    const book = new FaceBook(fonts);
    kit = { book, measurer: new Measurer(book), substituted: () => undefined };
    kits.set(fonts, kit);
  }
  kit.measurer.shaper ??= shaper;
  return kit;
}

/** Tables of faces are decoded once for all slides. */
const kits = new WeakMap<FontSource, TextKit>();
