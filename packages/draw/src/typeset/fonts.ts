/** Everything that measuring needs, created once in each process. */
import type { Theme } from '../scene/index.ts';
import { FaceBook } from './face-book.ts';
import type { FontSource } from './font-source.ts';
import { anyParts, loadParts, type PartsOf, patternsOf } from './hyphenate.ts';
import { Measurer } from './measure.ts';
import type { Han } from './scripts.ts';
import type { Shaper } from './shaper.ts';
import { SmallTypesetter } from './small-type.ts';
import { Typesetter } from './typesetter.ts';

export class Fonts {
  readonly #book: FaceBook;
  readonly #measurer: Measurer;
  readonly #parts = new Map<string, PartsOf>();
  readonly source: FontSource;

  constructor(source: FontSource) {
    this.source = source;
    this.#book = new FaceBook(source);
    this.#measurer = new Measurer(this.#book);
  }

  useShaper(shaper: Shaper): void {
    this.#measurer.shaper = shaper;
  }

  /** Loads the patterns that part words of a language, once. */
  async learnParts(locale: string): Promise<void> {
    const patterns = patternsOf(locale);
    if (patterns !== undefined && !this.#parts.has(patterns)) this.#parts.set(patterns, await loadParts(patterns));
  }

  /** How words of a language are parted: by its patterns where `learnParts` has loaded them, else by their letters. */
  partsOf(locale: string): PartsOf {
    return this.#parts.get(patternsOf(locale) ?? '') ?? anyParts;
  }

  /** `han` is the language whose forms Han characters take (`hanOf`). With `partsOf`, words wider than their line are parted. */
  typesetter(theme: Theme, han?: Han, partsOf?: PartsOf): Typesetter {
    return new Typesetter(this.#book, this.#measurer, theme, han, partsOf);
  }

  /** For a drawing that is scaled down afterwards. */
  smallTypesetter(theme: Theme, han?: Han, partsOf?: PartsOf): SmallTypesetter {
    return new SmallTypesetter(this.#book, this.#measurer, theme, han, partsOf);
  }
}
