/** A shape of any kind as its element in the shape tree. */
import type { Shape } from '@deckwright/draw/scene';
import { chartFrame } from '../charts/chart-parts.ts';
import type { SlideScope } from '../slide-scope.ts';
import { namingShape, UnwritableValue } from '../unwritable-value.ts';
import { writeEllipse } from './ellipse.ts';
import { writeGroup } from './group.ts';
import { writeImage } from './image.ts';
import { writeLine } from './line.ts';
import { writePath } from './path.ts';
import { writeRect } from './rect.ts';
import { writeTable } from './table.ts';
import { writeText } from './text.ts';

/** @throws UnwritableValue with the shape's id, for a value that the scene's types do not allow */
export const writeShape = (shape: Shape, scope: SlideScope, grouped = false): string =>
  namingShape(shape.id, () => shapeElement(shape, scope, grouped));

function shapeElement(shape: Shape, scope: SlideScope, grouped: boolean): string {
  const stood = scope.chartAt(shape.id);
  if (stood !== undefined) {
    const { chart } = stood;
    return chart === undefined ? '' : chartFrame(chart, scope.nextId(), scope.relationships.add('chart', scope.charts.add(chart)));
  }
  switch (shape.kind) {
    case 'text':
      return writeText(shape, scope, grouped);
    case 'rect':
      return writeRect(shape, scope);
    case 'ellipse':
      return writeEllipse(shape, scope);
    case 'line':
      return writeLine(shape, scope);
    case 'path':
      return writePath(shape, scope);
    case 'image':
      return writeImage(shape, scope);
    case 'table':
      return writeTable(shape, scope);
    case 'group':
      return writeGroup(shape, scope, (child) => writeShape(child, scope, true));
    default:
      throw new UnwritableValue('kind', (shape as Shape).kind, 'a kind of shape');
  }
}
