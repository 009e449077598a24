/** Text without a shape of its own: a text box, or a real placeholder of the slide's layout. */
import type { TextShape } from '@deckwright/draw/scene';
import { placeElement } from '../base/open-base.ts';
import { NO_FILL } from '../paint.ts';
import type { SlideScope } from '../slide-scope.ts';
import { placeBody, textBody } from '../text.ts';
import { identity, RECT_GEOMETRY, transform } from './frame.ts';

/** `grouped`: PowerPoint allows no placeholder inside a group, there it stays a text box. */
export function writeText(shape: TextShape, scope: SlideScope, grouped: boolean): string {
  const head = `<p:sp><p:nvSpPr>${identity(shape, scope.nextId())}`;
  const own = grouped ? undefined : scope.slide.sheet?.places[shape.id];
  if (own !== undefined) {
    const locks = '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>';
    const where = own.own_box ? `<p:spPr>${transform(shape.box)}</p:spPr>` : '<p:spPr/>';
    return `${head}${locks}<p:nvPr>${placeElement(own)}</p:nvPr></p:nvSpPr>${where}${placeBody(shape.text, scope, own)}</p:sp>`;
  }
  const place = transform(shape.box, shape.rotation);
  const taken = shape.placeholder && !grouped ? scope.take(shape.placeholder) : undefined;
  if (taken === undefined) {
    return `${head}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place}${RECT_GEOMETRY}${NO_FILL}</p:spPr>${textBody('p:txBody', shape.text, scope)}</p:sp>`;
  }
  const locks = '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>';
  return `${head}${locks}<p:nvPr><p:ph ${taken.ph}/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr>${textBody('p:txBody', shape.text, scope, taken.inherited)}</p:sp>`;
}
