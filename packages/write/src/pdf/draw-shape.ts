/** Draws one shape of any kind on a page: rotated, tagged for readers, painted, then its text. */
import type { Shape, TextBody } from '@deckwright/draw/scene';
import { pathOutline, ptBox } from '../geometry/index.ts';
import type { Page } from './page.ts';
import { paintEllipse } from './shapes/ellipse.ts';
import { openFigure, openGroup } from './shapes/group.ts';
import { paintImage } from './shapes/image.ts';
import { paintLine } from './shapes/line.ts';
import { paintPath } from './shapes/path.ts';
import { paintRect } from './shapes/rect.ts';
import { paintTable } from './shapes/table.ts';
import type { StructureElement } from './structure.ts';
import { drawText, type TextPlace } from './text.ts';

/** `parent` is the slide's section or the figure that the shape is part of. */
export function drawShape(page: Page, shape: Shape, parent: StructureElement): void {
  if (shape.rotation) {
    const { x, y, w, h } = ptBox(shape.box);
    page.rotated(shape.rotation, { x: x + w / 2, y: y + h / 2 }, () => drawUpright(page, shape, parent));
  } else drawUpright(page, shape, parent);
}

function drawUpright(page: Page, shape: Shape, parent: StructureElement): void {
  switch (shape.kind) {
    case 'group': {
      const element = openGroup(page, shape, parent);
      const drawChildren = (): void => {
        for (const child of shape.children) drawShape(page, child, element);
      };
      if (shape.clip) page.clipped(pathOutline(shape.clip.steps, shape.box), shape.clip.even_odd, drawChildren);
      else drawChildren();
      return;
    }
    case 'table':
      paintTable(page, shape, parent);
      return;
    case 'text':
      drawWords(page, shape, shape.text, parent);
      return;
    default: {
      // A described shape is a figure of its own; parts of a figure are its picture; all else is decoration.
      const element = isUndescribed(shape, parent) ? openFigure(page, shape, parent) : openGroup(page, shape, parent);
      page.mark(element.tag === 'Figure' && shape.role !== 'decoration' && shape.role !== 'watermark' ? element : 'artifact');
      paint(page, shape);
      if ('text' in shape && shape.text) drawWords(page, shape, shape.text, element);
    }
  }
}

/** A picture without a description that is not marked as decoration: readers are told that there is a picture. */
const isUndescribed = (shape: Shape, parent: StructureElement): boolean =>
  shape.kind === 'image' && !shape.alt && shape.role !== 'decoration' && shape.role !== 'background' && parent.tag !== 'Figure';

function paint(page: Page, shape: Exclude<Shape, { kind: 'group' | 'table' | 'text' }>): void {
  switch (shape.kind) {
    case 'rect':
      paintRect(page, shape);
      return;
    case 'ellipse':
      paintEllipse(page, shape);
      return;
    case 'line':
      paintLine(page, shape);
      return;
    case 'path':
      paintPath(page, shape);
      return;
    case 'image':
      paintImage(page, shape);
      return;
  }
}

function drawWords(page: Page, shape: Shape, body: TextBody, parent: StructureElement): void {
  drawText(page, body, ptBox(shape.box), placeOf(shape, parent));
}

function placeOf(shape: Shape, parent: StructureElement): TextPlace {
  if (shape.role === 'page_number') return 'pagination';
  if (shape.role === 'background' || shape.role === 'decoration' || shape.role === 'watermark') return 'artifact';
  if (shape.role === 'title') return { whole: parent.append('H1') };
  return { parent };
}
