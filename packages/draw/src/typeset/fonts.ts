/** Everything that measuring needs, created once in each process. */
import type { Theme } from '../scene/index.ts';
import { FaceBook } from './face-book.ts';
import type { FontSource } from './font-source.ts';
import { Measurer } from './measure.ts';
import type { Han } from './scripts.ts';
import type { Shaper } from './shaper.ts';
import { SmallTypesetter } from './small-type.ts';
import { Typesetter } from './typesetter.ts';

export class Fonts {
  readonly #book: FaceBook;
  readonly #measurer: Measurer;
  readonly source: FontSource;

  constructor(source: FontSource) {
    this.source = source;
    this.#book = new FaceBook(source);
    this.#measurer = new Measurer(this.#book);
  }

  useShaper(shaper: Shaper): void {
    this.#measurer.shaper = shaper;
  }

  /** `han` is the language whose forms Han characters take (`hanOf`). */
  typesetter(theme: Theme, han?: Han): Typesetter {
    return new Typesetter(this.#book, this.#measurer, theme, han);
  }

  /** For a drawing that is scaled down afterwards. */
  smallTypesetter(theme: Theme, han?: Han): SmallTypesetter {
    return new SmallTypesetter(this.#book, this.#measurer, theme, han);
  }
}
