/** Flattens a deck on foreign masters for fixed pages: puts the shapes of layout and master under each slide. */
import type { Deck, Shape, Slide } from '@deckwright/draw/scene';

const cache = new WeakMap<Slide, Slide>();

/** The same slide every time, so that what was remembered of it is found again. */
export function flattenedSlide(slide: Slide): Slide {
  if (slide.sheet === undefined) return slide;
  let flat = cache.get(slide);
  if (flat === undefined) {
    const { sheet, ...rest } = slide;
    flat = { ...rest, background: sheet.background, shapes: [...sheet.behind.map(asGround), ...slide.shapes] };
    cache.set(slide, flat);
  }
  return flat;
}

export const flattened = (deck: Deck): Deck => (deck.base === undefined ? deck : { ...deck, slides: deck.slides.map(flattenedSlide) });

/** What masters and layouts show is the same on every slide: for the eye, and nothing that a reader reads out on each page. */
const asGround = (shape: Shape): Shape =>
  shape.kind === 'group'
    ? { ...shape, role: 'background', alt: '', children: shape.children.map(asGround) }
    : { ...shape, role: 'background', alt: '' };
