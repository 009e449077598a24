/** Groups: their children in order; one with a description is a figure. */
import type { GroupShape } from '@deckwright/draw/scene';
import { ptBox } from '../../geometry/index.ts';
import type { Page } from '../page.ts';
import type { StructureElement } from '../structure.ts';
import { num } from '../syntax.ts';

/** Where the children belong in the structure: a figure with its place on the page (ISO 32000-1, 14.8.5.4.3), or where we are. */
export function openGroup(page: Page, shape: Pick<GroupShape, 'alt' | 'box'>, parent: StructureElement): StructureElement {
  return shape.alt === undefined || shape.alt === '' ? parent : openFigure(page, shape, parent);
}

/** A figure in any case; without a description the file is no PDF/UA. */
export function openFigure(page: Page, shape: Pick<GroupShape, 'alt' | 'box'>, parent: StructureElement): StructureElement {
  const { x, y, w, h } = ptBox(shape.box);
  const height = ptBox({ ...shape.box, h: page.slide.canvas.h }).h;
  const bbox = [x, height - y - h, x + w, height - y].map(num).join(' ');
  return parent.append('Figure', { ...(shape.alt ? { alt: shape.alt } : {}), attributes: `<</O/Layout/Placement/Block/BBox[${bbox}]>>` });
}
