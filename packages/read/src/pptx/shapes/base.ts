/** What all shapes have in common: name, box, fill, outline, each from the shape itself or from what it inherits. */
import { attribute, child, type XmlElement } from '../../ooxml/index.ts';
import { extension, flagAt, integerAt, local } from '../markup/values.ts';
import { type ForeignBase, NO_PAINT, type Paint } from '../model/index.ts';
import { hasEffects } from '../paint/effects.ts';
import { fillIn, styleFill } from '../paint/fill.ts';
import { readOutline } from '../paint/outline.ts';
import { type Lineage, nonVisual } from '../slides/placeholders.ts';
import { lineageIn, type ShapeContext } from './context.ts';
import { place, readTransform, type Transform } from './placement.ts';

export interface CommonParts {
  readonly base: ForeignBase;
  readonly lineage: Lineage & { readonly ref: ReturnType<typeof lineageIn>['ref'] };
  /** `p:spPr` of the shape and of what it inherits from, the nearest first. */
  readonly properties: readonly XmlElement[];
  /** `p:style`. */
  readonly style: XmlElement | undefined;
}

const MAX_ID = 4_294_967_295;
const MAX_NAME = 1000;

export function readCommon(element: XmlElement, context: ShapeContext): CommonParts {
  const { scope } = context;
  const lineage = lineageIn(context, element);
  const sources = [{ element, part: scope.part }, ...lineage.ancestors];
  const properties = sources.flatMap(({ element: source }) => local(source, 'spPr') ?? local(source, 'grpSpPr') ?? []);
  const styles = sources.map(({ element: source }) => local(source, 'style'));
  const style = styles.find((found) => found !== undefined);
  const cNvPr = local(nonVisual(element), 'cNvPr');
  const alt = attribute(cNvPr, 'descr')?.slice(0, 10_000);
  const lines = properties.flatMap((holder) => child(holder, 'a:ln') ?? []);
  const outline = readOutline(lines, child(style, 'a:lnRef'), scope);
  const base: ForeignBase = {
    id: integerAt(cNvPr, 'id', 0, MAX_ID) ?? 0,
    name: attribute(cNvPr, 'name')?.slice(0, MAX_NAME) ?? '',
    ...(alt ? { alt } : {}),
    decorative: flagAt(extension(cNvPr, 'adec:decorative'), 'val') ?? false,
    hidden: context.hidden || (flagAt(cNvPr, 'hidden') ?? false),
    ...(lineage.ref ? { placeholder: lineage.ref } : {}),
    ...positionOf(element, lineage, context),
    fill: fillOf(element, sources, context),
    ...(outline ? { outline } : {}),
    effects: hasEffects(properties, child(style, 'a:effectRef'), scope.theme),
    groups: context.groups,
    part: scope.part,
    start: element.start,
    end: element.end,
  };
  return { base, lineage, properties, style };
}

function fillOf(
  element: XmlElement,
  sources: readonly { readonly element: XmlElement; readonly part: string }[],
  { scope, background }: ShapeContext,
): Paint {
  if (flagAt(element, 'useBgFill')) return background;
  for (const { element: source, part } of sources) {
    const own = fillIn(local(source, 'spPr') ?? local(source, 'grpSpPr'), part === scope.part ? scope : { ...scope, part });
    if (own) return own;
    const reference = child(local(source, 'style'), 'a:fillRef');
    if (reference) return styleFill(reference, scope);
  }
  return NO_PAINT;
}

/** `a:xfrm` of a shape's or group's properties, `p:xfrm` of a frame. */
export const transformElement = (element: XmlElement): XmlElement | undefined =>
  child(local(element, 'spPr') ?? local(element, 'grpSpPr'), 'a:xfrm') ?? local(element, 'xfrm');

type Position = Pick<ForeignBase, 'box' | 'box_from' | 'rotation' | 'flip_h' | 'flip_v'>;

/** Offset and size may come from different places; turn and flips come with the nearest transform. */
function positionOf(element: XmlElement, lineage: Lineage, { placement }: ShapeContext): Position {
  const found: { readonly transform: Transform; readonly from: Position['box_from'] }[] = [];
  const own = readTransform(transformElement(element));
  if (own) found.push({ transform: own, from: 'shape' });
  for (const ancestor of lineage.ancestors) {
    const inherited = readTransform(transformElement(ancestor.element));
    if (inherited) found.push({ transform: inherited, from: ancestor.from });
  }
  const offset = found.find(({ transform: { x, y } }) => x !== undefined && y !== undefined);
  const size = found.find(({ transform: { w, h } }) => w !== undefined && h !== undefined);
  const nearest = found[0]?.transform ?? { rotation: 0, flip_h: false, flip_v: false };
  const { rotation, flip_h, flip_v } = nearest;
  if (!offset || !size) return { box_from: 'none', rotation, flip_h, flip_v };
  const box = { x: offset.transform.x ?? 0, y: offset.transform.y ?? 0, w: size.transform.w ?? 0, h: size.transform.h ?? 0 };
  return { box_from: offset.from, ...place(box, nearest, placement) };
}
