/** What setting foreign text needs from the world: measured faces, and an ear for what had to be replaced. */
import { FaceBook, type FontSource, Measurer, type Shaper } from '@deckwright/draw/typeset';

export interface TextKit {
  readonly book: FaceBook;
  readonly measurer: Measurer;
  /** Called for every run in a family that is not carried and has no metric twin. */
  substituted(face: string, family: string): void;
}

/**
 * Made once a process and used for many texts.
 * @param shaper needed for scripts whose letters join; without it their widths are sums of letters
 */
export function createTextKit(fonts: FontSource, shaper?: Shaper): TextKit {
  const book = new FaceBook(fonts);
  const measurer = new Measurer(book);
  measurer.shaper = shaper;
  return { book, measurer, substituted: () => undefined };
}
