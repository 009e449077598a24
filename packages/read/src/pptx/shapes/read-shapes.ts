/** The shapes of a tree (`p:spTree`, `p:grpSp`, `dsp:spTree`, …) in drawing order. */
import { child, chosen, elements, type XmlElement } from '../../ooxml/index.ts';
import { geometryOf } from '../geometry/index.ts';
import { UNDERSTOOD } from '../markup/understood.ts';
import { local, localName, oneOf } from '../markup/values.ts';
import type { ForeignGroup, ForeignPicture, ForeignShape, Geometry, Picture, Unknown } from '../model/index.ts';
import { readPicture } from '../paint/picture.ts';
import { nonVisual, placeholderOf } from '../slides/placeholders.ts';
import { type CommonParts, readCommon, transformElement } from './base.ts';
import type { ShapeContext } from './context.ts';
import { enterGroup } from './placement.ts';
import { readFrame } from './read-frame.ts';
import { shapeText } from './shape-text.ts';

export function readShapes(tree: XmlElement | undefined, context: ShapeContext): readonly ForeignShape[] {
  const shapes: ForeignShape[] = [];
  for (const element of chosen(tree, UNDERSTOOD)) {
    if (!SHAPES.has(localName(element))) continue;
    if (context.without_placeholders && placeholderOf(element)) continue;
    if (!context.scope.source.take('shapes', context.scope.part)) break;
    shapes.push(readShape(element, context));
  }
  return shapes;
}

const SHAPES: ReadonlySet<string> = new Set(['sp', 'cxnSp', 'pic', 'grpSp', 'graphicFrame', 'contentPart']);

function readShape(element: XmlElement, context: ShapeContext): ForeignShape {
  const name = localName(element);
  if (name === 'grpSp') return readGroup(element, context);
  const common = readCommon(element, context);
  switch (name) {
    case 'pic':
      return readPictureShape(element, common, context);
    case 'graphicFrame':
      return readFrame(element, common, context, previewIn, readShapes);
    case 'contentPart':
      return { kind: 'object', what: 'ink', ...common.base };
    default: {
      const text = shapeText(element, common, context);
      return { kind: name === 'cxnSp' ? 'connector' : 'shape', ...common.base, geometry: geometry(common), ...(text ? { text } : {}) };
    }
  }
}

const GEOMETRY: ReadonlySet<string> = new Set(['a:prstGeom', 'a:custGeom']);

/** The nearest outline among the shape's own properties and those that it inherits. */
function geometry({ base, properties }: CommonParts): Geometry | Unknown {
  const holder = properties.find((candidate) => oneOf(candidate, GEOMETRY));
  return geometryOf(holder, base.box?.w ?? 0, base.box?.h ?? 0);
}

const VIDEO: ReadonlySet<string> = new Set(['a:videoFile', 'a:quickTimeFile']);
const AUDIO: ReadonlySet<string> = new Set(['a:audioFile', 'a:wavAudioFile', 'a:audioCd']);
const NO_PICTURE: Picture = { crop: { l: 0, t: 0, r: 0, b: 0 }, tiled: false, alpha: 1 };

function readPictureShape(element: XmlElement, common: CommonParts, { scope }: ShapeContext): ForeignPicture {
  const fill = local(element, 'blipFill');
  const nvPr = child(nonVisual(element), 'p:nvPr');
  return {
    kind: 'picture',
    ...common.base,
    picture: fill ? readPicture(fill, scope) : NO_PICTURE,
    geometry: geometry(common),
    media: oneOf(nvPr, VIDEO) ? 'video' : oneOf(nvPr, AUDIO) ? 'audio' : 'none',
  };
}

/** The picture stored with an object, for readers that cannot open the object itself. */
function previewIn(holder: XmlElement, { scope }: ShapeContext): Picture | undefined {
  const fill = local(
    elements(holder).find((element) => localName(element) === 'pic'),
    'blipFill',
  );
  return fill && readPicture(fill, scope);
}

function readGroup(element: XmlElement, context: ShapeContext): ForeignGroup {
  const { base } = readCommon(element, context);
  const children = readShapes(element, {
    ...context,
    scope: { ...context.scope, group_fill: base.fill },
    placement: enterGroup(transformElement(element), context.placement),
    groups: [...context.groups, base.id],
    hidden: base.hidden,
  });
  return { kind: 'group', ...base, children };
}
