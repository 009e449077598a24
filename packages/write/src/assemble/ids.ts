/** The numbers that must be unique in the combined presentation: of slides, and of masters and layouts together. */
import { attribute, child, descendants, elements, type XmlDocument } from '@deckwright/read/ooxml';

/** ISO 29500-1, 19.7.13 (ST_SlideId) and 19.7.15 (ST_SlideMasterId), 19.7.14 (ST_SlideLayoutId). */
const FIRST_SLIDE = 256;
const LAST_SLIDE = 2_147_483_647;
const FIRST_MASTER = 2_147_483_648;
const LAST_MASTER = 4_294_967_295;

export class Ids {
  readonly #slides: Numbers;
  readonly #masters: Numbers;

  constructor(presentation: XmlDocument, masters: readonly XmlDocument[]) {
    const idsOf = (name: string, documents: readonly XmlDocument[]): number[] =>
      documents.flatMap(({ root }) => [...descendants(root, name)].map((element) => Number(attribute(element, 'id'))));
    this.#slides = new Numbers(
      FIRST_SLIDE,
      LAST_SLIDE,
      elements(child(presentation.root, 'p:sldIdLst'), 'p:sldId').map((e) => Number(attribute(e, 'id'))),
    );
    this.#masters = new Numbers(FIRST_MASTER, LAST_MASTER, [...idsOf('p:sldMasterId', [presentation]), ...idsOf('p:sldLayoutId', masters)]);
  }

  slide(): string {
    return this.#slides.next();
  }

  /** For a master or a layout. */
  master(): string {
    return this.#masters.next();
  }
}

/** One above the highest in use; where there is no room above, the lowest that is free. */
class Numbers {
  readonly #used: Set<number>;
  readonly #first: number;
  readonly #last: number;
  #at: number;

  constructor(first: number, last: number, used: readonly number[]) {
    this.#first = first;
    this.#last = last;
    this.#used = new Set(used.filter((n) => n >= first && n <= last));
    this.#at = Math.max(first - 1, ...this.#used) + 1;
  }

  next(): string {
    if (this.#at > this.#last) this.#at = this.#first;
    while (this.#used.has(this.#at)) this.#at += 1;
    this.#used.add(this.#at);
    return String(this.#at++);
  }
}
