/** SmartArt from the drawing that its program stored. */
import { expect, it } from 'vitest';
import { type DeckOf, NS, shapeOf, words, xfrm } from '../deck-of.ts';

const DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const DSP = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';
const FRAME = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="8" name="Diagram"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1000" y="2000"/><a:ext cx="5000" cy="4000"/></p:xfrm><a:graphic><a:graphicData uri="d"><dgm:relIds ${DGM} r:dm="dm"/></a:graphicData></a:graphic></p:graphicFrame>`;
const shape = `<dsp:sp modelId="1"><dsp:nvSpPr><dsp:cNvPr id="0" name="Box"/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr>${xfrm(100, 200, 800, 600)}<a:prstGeom prst="rect"/></dsp:spPr><dsp:txBody><a:bodyPr/>${words('Plan')}</dsp:txBody><dsp:txXfrm><a:off x="150" y="250"/><a:ext cx="700" cy="500"/></dsp:txXfrm></dsp:sp>`;

const deck = (data: string, more: DeckOf['slideRelationships'] = {}): DeckOf => ({
  slide: FRAME,
  slideRelationships: { dm: ['diagramData', '../diagrams/data1.xml'], ...more },
  parts: {
    '/ppt/diagrams/data1.xml': `<dgm:dataModel ${DGM} ${NS}>${data}</dgm:dataModel>`,
    '/ppt/diagrams/drawing1.xml': `<dsp:drawing ${DSP} ${NS}><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/>${shape}</dsp:spTree></dsp:drawing>`,
  },
});
const DRAWING = { dr: ['http://schemas.microsoft.com/office/2007/relationships/diagramDrawing', '../diagrams/drawing1.xml'] } as const;
const EXTENSION = `<dgm:extLst><a:ext uri="x"><dsp:dataModelExt ${DSP} relId="dr"/></a:ext></dgm:extLst>`;

it('is a group of shapes that stand where its frame stands, text in its own box', () => {
  const diagram = shapeOf(deck(EXTENSION, DRAWING));
  expect(diagram).toMatchObject({ kind: 'diagram', id: 8 });
  const [child] = diagram.kind === 'diagram' ? diagram.children : [];
  expect(child).toMatchObject({
    kind: 'shape',
    box: { x: 1100, y: 2200, w: 800, h: 600 },
    geometry: { text_box: { x: 50, y: 50, w: 700, h: 500 } },
    groups: [8],
  });
});

it('is found without its name in the data, when there is one drawing', () => expect(shapeOf(deck('', DRAWING)).kind).toBe('diagram'));

it.each([
  ['no drawing', deck(EXTENSION)],
  ['a drawing that points at itself as data', deck(EXTENSION, { dm: ['diagramData', '../diagrams/drawing1.xml'] })],
  ['no data', { slide: FRAME }],
])('with %s is an object', (_, of) => expect(shapeOf(of)).toMatchObject({ kind: 'object', what: 'relIds' }));

it('without a drawing says its words all the same', () => {
  const point = (text: string, type = ''): string => `<dgm:pt modelId="1" ${type}><dgm:t><a:bodyPr/>${words(text)}</dgm:t></dgm:pt>`;
  const data = `<dgm:ptLst>${point('Plan')}${point('', 'type="doc"')}${point('not shown', 'type="pres"')}${point('Build')}</dgm:ptLst>`;
  expect(shapeOf(deck(data))).toMatchObject({ kind: 'object', words: ['Plan', 'Build'] });
});
