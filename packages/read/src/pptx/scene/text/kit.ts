/** The kit for setting foreign text: measured faces, and a callback for replaced families. */
import { FaceBook, type FontSource, Measurer, type Shaper } from '@deckwright/draw/typeset';

export interface TextKit {
  readonly book: FaceBook;
  readonly measurer: Measurer;
  /** Called for every run in a family that is not carried and has no metric twin; `why` says why a font that the deck brought is not used. */
  substituted(face: string, family: string, why: string | undefined): void;
}

/**
 * Cached by faces.
 * @param shaper needed for scripts whose letters join; without it their letters are measured one by one
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
