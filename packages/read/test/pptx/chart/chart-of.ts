/** Charts for tests: parts, the model that is read from them, and the shapes that are drawn. */
import { type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { type ForeignChart, readDeck } from '../../../src/pptx/index.ts';
import { sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { type DeckOf, NS, packageOf, shapeOf } from '../deck-of.ts';

const C = `${NS} xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;
export const FRAME =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="7" name="Chart 7"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="6000000" cy="4000000"/></p:xfrm><a:graphic><a:graphicData uri="c"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="c"/></a:graphicData></a:graphic></p:graphicFrame>';

const points = (values: readonly (string | number)[]): string =>
  `<c:ptCount val="${values.length}"/>${values.map((v, i) => (v === '' ? '' : `<c:pt idx="${i}"><c:v>${v}</c:v></c:pt>`)).join('')}`;
const strings = (values: readonly string[]): string => `<c:strRef><c:f>x</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
export const numbers = (values: readonly (number | '')[], format = 'General'): string =>
  `<c:numRef><c:f>x</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef>`;
export const series = (i: number, values: readonly (number | '')[], more = ''): string =>
  `<c:ser><c:idx val="${i}"/><c:order val="${i}"/><c:tx>${strings([`S${i}`])}</c:tx>${more}<c:cat>${strings(['A', 'B', 'C'])}</c:cat><c:val>${numbers(values, '0%')}</c:val></c:ser>`;
export const AXES =
  '<c:catAx><c:axId val="1"/><c:axPos val="b"/></c:catAx><c:valAx><c:axId val="2"/><c:axPos val="l"/><c:majorGridlines/></c:valAx>';
export const ids = '<c:axId val="1"/><c:axId val="2"/>';

export const chartOf = (plot: string, more = '', tail = ''): DeckOf => ({
  slide: FRAME,
  slideRelationships: { c: ['chart', '../charts/chart1.xml'] },
  parts: {
    '/ppt/charts/chart1.xml': `<c:chartSpace ${C}><c:chart>${more}<c:plotArea>${plot}</c:plotArea></c:chart>${tail}</c:chartSpace>`,
  },
});
export const read = (deck: DeckOf): ForeignChart => {
  const shape = shapeOf(deck);
  if (shape.kind !== 'chart') throw new Error(shape.kind);
  return shape;
};
export const drawn = (deck: DeckOf): readonly Shape[] => {
  const pkg = packageOf(deck);
  const all = readDeck(pkg);
  const [slide] = all.slides;
  if (!slide) throw new Error('no slide');
  return [...walk(sceneOfSlide(all, slide, pkg, { fonts: carriedFonts() }).slide.shapes)];
};
export const bars = (dir: string, grouping: string, sers: string): string =>
  `<c:barChart><c:barDir val="${dir}"/><c:grouping val="${grouping}"/>${sers}<c:gapWidth val="100"/>${ids}</c:barChart>${AXES}`;
