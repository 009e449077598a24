/** The frame that rectangles, ellipses and paths share: geometry, fill, outline, text. */
import type { EllipseShape, PathShape, RectShape } from '@deckwright/draw/scene';
import type { SlideScope } from '../slide-scope.ts';
import { emptyTextBody, textBody } from '../text.ts';
import { identity, transform } from './frame.ts';

export function writeGeometryShape(shape: RectShape | EllipseShape | PathShape, geometry: string, scope: SlideScope): string {
  const { paint } = scope;
  return (
    `<p:sp><p:nvSpPr>${identity(shape, scope.nextId())}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${transform(shape.box, shape.rotation)}${geometry}${paint.fill(shape.fill)}${paint.line(shape.stroke)}</p:spPr>` +
    `${shape.text === undefined ? emptyTextBody(scope) : textBody('p:txBody', shape.text, scope)}</p:sp>`
  );
}
