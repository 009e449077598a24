/** SmartArt as it was last drawn: the shapes that its program stored beside the data (MS-ODRAWXML, 2.3.1). */
import { attribute, child, descendants, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { emuAt, localName } from '../markup/values.ts';
import { type ForeignBase, type ForeignGroup, type ForeignShape, UNKNOWN } from '../model/index.ts';
import type { ShapeContext } from '../shapes/context.ts';
import { ON_SLIDE } from '../shapes/placement.ts';

const DRAWING_KIND = /\/relationships\/diagramDrawing$/;
/** Elements of a data part that are searched for the name of its drawing. */
const MAX_EXTENSIONS = 5_000;

export type ReadTree = (tree: XmlElement | undefined, context: ShapeContext) => readonly ForeignShape[];

/**
 * @param relIds `dgm:relIds` of a frame
 * @returns undefined when no drawing is stored, because diagrams are not laid out here
 */
export function readDiagram(relIds: XmlElement, base: ForeignBase, context: ShapeContext, readTree: ReadTree): ForeignGroup | undefined {
  const { source, part } = context.scope;
  const data = source.relationship(part, attribute(relIds, 'r:dm') ?? '')?.part;
  const drawing = data === undefined ? undefined : drawingOf(data, context);
  const root = drawing === undefined || !source.has(drawing) ? undefined : source.optionalRoot(drawing);
  const tree = child(root, 'dsp:spTree');
  if (drawing === undefined || !tree || !base.box) return undefined;
  const { scale_x, scale_y } = context.placement;
  const children = readTree(tree, {
    ...context,
    scope: { ...context.scope, part: drawing },
    // Coordinates of the drawing are relative to the frame's corner.
    placement: { ...ON_SLIDE, to: { x: base.box.x, y: base.box.y }, scale_x, scale_y },
    groups: [...context.groups, base.id],
    hidden: base.hidden,
  });
  return { kind: 'diagram', ...base, children: children.map((shape) => withTextBox(shape, tree)) };
}

const MAX_POINTS = 1_000;
const MAX_WORDS = 500;

/** The words of a diagram's points, for a diagram without a drawing. Connections and presentation points have none. */
export function diagramWords(relIds: XmlElement, { scope: { source, part } }: ShapeContext): readonly string[] {
  const data = source.relationship(part, attribute(relIds, 'r:dm') ?? '')?.part;
  const root = data === undefined || !source.has(data) ? undefined : source.optionalRoot(data);
  return elements(child(root, 'dgm:ptLst'), 'dgm:pt')
    .slice(0, MAX_POINTS)
    .filter((point) => ['node', 'asst', undefined].includes(attribute(point, 'type')))
    .flatMap((point) => {
      const paragraphs = elements(child(point, 'dgm:t'), 'a:p').map((p) =>
        elements(p, 'a:r')
          .map((r) => textOf(child(r, 'a:t')))
          .join(''),
      );
      const words = paragraphs.join(' ').trim().slice(0, MAX_WORDS);
      return words === '' ? [] : [words];
    });
}

/** The data part names a relationship of the slide; files without the name have the relationship all the same. */
function drawingOf(data: string, { scope: { source, part } }: ShapeContext): string | undefined {
  const root = source.optionalRoot(data);
  if (root) {
    let left = MAX_EXTENSIONS;
    for (const list of elements(root, 'dgm:extLst')) {
      for (const element of descendants(list)) {
        if (--left < 0) break;
        const id = localName(element) === 'dataModelExt' ? attribute(element, 'relId') : undefined;
        const target = id === undefined ? undefined : source.relationship(part, id)?.part;
        if (target !== undefined) return target;
      }
    }
  }
  const drawings = source.relationships(part).filter(({ kind, external }) => DRAWING_KIND.test(kind) && !external);
  return drawings.length === 1 ? drawings[0]?.part : undefined;
}

/** Text of a diagram's shape has a box of its own (`dsp:txXfrm`), in the drawing's space like the shape's. */
function withTextBox(shape: ForeignShape, tree: XmlElement): ForeignShape {
  if (shape.kind !== 'shape' || !shape.box || !shape.text || shape.geometry === UNKNOWN) return shape;
  const element = elements(tree).find(({ start }) => start === shape.start);
  const frame = child(element, 'dsp:txXfrm');
  const own = child(child(element, 'dsp:spPr'), 'a:xfrm');
  const [x, y, w, h] = [
    emuAt(child(frame, 'a:off'), 'x'),
    emuAt(child(frame, 'a:off'), 'y'),
    emuAt(child(frame, 'a:ext'), 'cx'),
    emuAt(child(frame, 'a:ext'), 'cy'),
  ];
  const [ownX, ownY, ownW, ownH] = [
    emuAt(child(own, 'a:off'), 'x'),
    emuAt(child(own, 'a:off'), 'y'),
    emuAt(child(own, 'a:ext'), 'cx'),
    emuAt(child(own, 'a:ext'), 'cy'),
  ];
  if (x === undefined || y === undefined || w === undefined || h === undefined || ownX === undefined || ownY === undefined) return shape;
  // The text frame of a rotated shape is rotated back, so its corner has no meaning here.
  if (!ownW || !ownH || shape.rotation !== 0) return shape;
  const sx = shape.box.w / ownW;
  const sy = shape.box.h / ownH;
  const text_box = { x: Math.round((x - ownX) * sx), y: Math.round((y - ownY) * sy), w: Math.round(w * sx), h: Math.round(h * sy) };
  return { ...shape, geometry: { ...shape.geometry, text_box } };
}
