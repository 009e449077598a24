/** Finds texts that are meant to have one size, so that none of them is made smaller alone. */
import type { ForeignShape, ForeignText } from '@deckwright/read/pptx';
import type { PlacedText } from '../../inspect/view/item.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import { mayChange, shownSizes } from './_sized-text.ts';

const TITLES = new Set(['title', 'ctrTitle']);
/** Largest difference between shapes that are meant to be equal, as a share. */
const ALIKE = 0.02;
/** So many other titles of one size make it the size of the deck's titles. */
const FEWEST_TITLES = 2;

const alike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * Math.max(a, b);
const sizes = new WeakMap<ForeignText, number>();

/** Size of a text's largest words as they are shown, points; 0 where it is not known. */
function largest(text: ForeignText): number {
  const size_pt = sizes.get(text) ?? shownSizes([text])?.max ?? 0;
  sizes.set(text, size_pt);
  return size_pt;
}

/** The text and its siblings: texts of the same size in shapes of the same size, in one row or column (cards of a row, boxes of a column). */
export function siblingsOf(view: SlideView, placed: PlacedText): readonly PlacedText[] {
  const { shape, box } = placed.owner;
  const size = largest(placed.text);
  if (box === undefined || size === 0 || shape.placeholder !== undefined) return [placed];
  const others = view.texts.filter(({ owner, cell, text }) => {
    if (owner === placed.owner || cell !== undefined || !mayChange(view, owner) || owner.box === undefined) return false;
    if (owner.shape.placeholder !== undefined || !alike(owner.box.w, box.w) || !alike(owner.box.h, box.h)) return false;
    const inRow = Math.abs(owner.box.y - box.y) <= ALIKE * view.canvas.h;
    const inColumn = Math.abs(owner.box.x - box.x) <= ALIKE * view.canvas.w;
    return (inRow || inColumn) && largest(text) === size;
  });
  return [placed, ...others];
}

export const isTitle = (shape: ForeignShape): boolean => TITLES.has(shape.placeholder?.type ?? '');

/** The number of other titles with the size of this one; 0 if that is not the size of the deck's titles. */
export function titlesAsLarge({ deck, slide }: SlideView, title: ForeignText): number {
  const size = largest(title);
  if (size === 0) return 0;
  const same = deck.slides.filter(({ i, hidden, shapes }) => {
    if (i === slide.i || hidden) return false;
    return shapes.some((shape) => shape.kind === 'shape' && isTitle(shape) && shape.text !== undefined && largest(shape.text) === size);
  });
  return same.length < FEWEST_TITLES ? 0 : same.length;
}
