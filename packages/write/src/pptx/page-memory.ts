/** Caches compressed slide parts, so that only changed slides of an edited deck are written again. */
import { type Slide, type Theme, walk } from '@deckwright/draw/scene';
import type { MediaParts } from './media.ts';
import type { Packed } from './zip.ts';

export interface PackedPart {
  readonly xml: Packed;
  readonly relationships: Packed;
}

/** A slide and its notes as they stand in the file. */
export interface WrittenPage {
  readonly slide: PackedPart;
  readonly notes?: PackedPart;
}

/** What a slide's parts say of the deck around it. */
export interface PagePlace {
  readonly theme: Theme;
  /** Counted from 1. */
  readonly number: number;
  /** Number of its notes, absent when it has none. */
  readonly notes: number | undefined;
  /** Slides of the deck: links lead to no others. */
  readonly count: number;
}

/** A pure cache: what it gives depends on the slide and its place alone. A slide that is dropped elsewhere is dropped here. */
export class PptxPageMemory {
  readonly #pages = new WeakMap<Slide, { readonly place: PagePlace; readonly page: WrittenPage }>();

  /** The slide as it was written in such surroundings. Its pictures are requested again, so that the file has them. */
  find(slide: Slide, place: PagePlace, media: MediaParts): WrittenPage | undefined {
    const cached = this.#pages.get(slide);
    if (cached === undefined || !isSame(cached.place, place)) return undefined;
    for (const shape of walk(slide.shapes)) if (shape.kind === 'image') media.targets(shape.media, shape.id);
    return cached.page;
  }

  /** Slides with charts or with a layout of the deck's own are not cached, because these are numbered through the deck. */
  keep(slide: Slide, place: PagePlace, page: WrittenPage): void {
    if ((slide.charts ?? []).length === 0 && slide.own_layout === undefined) this.#pages.set(slide, { place, page });
  }
}

/** The number of a slide is only in its notes. */
const isSame = (a: PagePlace, b: PagePlace): boolean =>
  a.theme === b.theme && a.notes === b.notes && a.count === b.count && (a.notes === undefined || a.number === b.number);
