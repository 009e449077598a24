/** Flattens a deck for fixed pages: puts what its layouts and masters show under each slide. */
import type { Deck, Shape, Slide } from '@deckwright/draw/scene';

const cache = new WeakMap<Slide, Slide>();

/** The same slide every time, so that what was remembered of it is found again. */
export function flattenedSlide(slide: Slide): Slide {
  const { sheet, own_layout, ...rest } = slide;
  const under = sheet ?? own_layout;
  if (under === undefined) return slide;
  let flat = cache.get(slide);
  if (flat === undefined) {
    const background = sheet?.background ?? slide.background;
    flat = { ...rest, background, shapes: [...under.behind.map(asGround), ...slide.shapes] };
    cache.set(slide, flat);
  }
  return flat;
}

export const flattened = (deck: Deck): Deck => ({ ...deck, slides: deck.slides.map(flattenedSlide) });

/** What masters and layouts show is the same on every slide: for the eye, and nothing that a reader reads out on each page. */
const asGround = (shape: Shape): Shape =>
  shape.kind === 'group'
    ? { ...shape, role: 'background', alt: '', children: shape.children.map(asGround) }
    : { ...shape, role: 'background', alt: '' };
