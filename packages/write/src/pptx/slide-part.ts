/** One slide as a part: background, shapes in drawing order, links to layout, pictures and notes. */
import { type Deck, resolveColor, type Slide } from '@deckwright/draw/scene';
import { LAYOUT_NUMBER } from './layouts.ts';
import { ownLayoutTarget } from './own-layouts.ts';
import { MASTER_COLORS, shapeTree } from './shape-tree.ts';
import { writeShape } from './shapes/shape.ts';
import { type SharedParts, SlideScope } from './slide-scope.ts';
import { wordOf } from './unwritable-value.ts';
import { PRESENTATION_NS, XML_HEAD } from './xml.ts';

export interface SlideParts {
  readonly xml: string;
  readonly relationships: string;
}

/** The layout of a slide, where it is not one of ours. */
export interface SlideSurface {
  /** Target of the layout, seen from the slide. */
  readonly layout: string;
  readonly color_map: string;
  /** What text boxes need so that they start as ours do. */
  readonly list_style?: string;
}

/** `notes` is the number of the slide's notes part, absent when it has none. */
export function slidePart(deck: Deck, slide: Slide, shared: SharedParts, notes: number | undefined, surface?: SlideSurface): SlideParts {
  const scope = new SlideScope(deck, slide, shared, surface?.list_style);
  scope.relationships.add('slideLayout', surface?.layout ?? layoutTarget(deck, slide));
  if (notes !== undefined) scope.relationships.add('notesSlide', `../notesSlides/notesSlide${notes}.xml`);
  let shapes = '';
  for (const shape of slide.shapes) shapes += writeShape(shape, scope);
  const xml = `${XML_HEAD}<p:sld ${PRESENTATION_NS}${slide.hidden ? ' show="0"' : ''}><p:cSld>${surface === undefined ? background(slide, scope) : ''}${shapeTree(shapes)}</p:cSld>${surface?.color_map ?? MASTER_COLORS}</p:sld>`;
  return { xml, relationships: scope.relationships.toXml() };
}

const layoutTarget = (deck: Deck, { layout, own_layout }: Slide): string =>
  own_layout === undefined
    ? `../slideLayouts/slideLayout${wordOf(LAYOUT_NUMBER, layout, 'layout')}.xml`
    : ownLayoutTarget(deck, own_layout);

/** A slide follows the background of its layout, or the canvas, which is the master's own. */
function background(slide: Slide, scope: SlideScope): string {
  const beneath = slide.own_layout?.background ?? 'canvas';
  if (resolveColor(scope.theme, slide.background) === resolveColor(scope.theme, beneath)) return '';
  return `<p:bg><p:bgPr>${scope.paint.solid(slide.background)}<a:effectLst/></p:bgPr></p:bg>`;
}
