/** Shapes of small decks as scenes: boxes, turns, mirrors, fills, pictures, tables, charts and diagrams. */
import { type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../../../src/pptx/index.ts';
import { type SceneOfSlide, sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { type DeckOf, packageOf, sp, words, xfrm } from '../deck-of.ts';

const fonts = carriedFonts();

function sceneOf(deck: DeckOf): SceneOfSlide {
  const pkg = packageOf(deck);
  const read = readDeck(pkg);
  const [slide] = read.slides;
  if (!slide) throw new Error('The deck has no slide.');
  return sceneOfSlide(read, slide, pkg, { fonts });
}
const shapesOf = (deck: DeckOf): readonly Shape[] => [...walk(sceneOf(deck).slide.shapes)];
const preset = (name: string): string => `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`;
const solid = (rgb: string): string => `<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`;
const body = (text: string, bodyPr = ''): string => `<a:bodyPr ${bodyPr}/>${text}`;

describe('shapes', () => {
  it('are drawn where they stand, filled and outlined', () => {
    const [shape] = shapesOf({
      slide: sp({
        spPr: `${xfrm(100, 200, 3000, 4000)}${preset('rect')}${solid('FF0000')}<a:ln w="25400">${solid('00FF00')}<a:prstDash val="sysDot"/></a:ln>`,
      }),
    });
    expect(shape).toMatchObject({
      kind: 'rect',
      box: { x: 100, y: 200, w: 3000, h: 4000 },
      fill: { color: '#FF0000' },
      stroke: { color: '#00FF00', width_pt: 2, dash: 'dot' },
    });
  });

  it('that are mirrored have mirrored outlines and words that can be read', () => {
    const [path, text] = shapesOf({
      slide: sp({
        spPr: `${xfrm(0, 0, 2_000_000, 1_000_000, 'flipH="1"')}${preset('homePlate')}${solid('FF0000')}`,
        text: body(words('Word')),
      }),
    });
    const xs = path?.kind === 'path' ? path.steps.flatMap((step) => (step.op === 'Z' ? [] : [step.x])) : [];
    expect(xs).toEqual([2_000_000, 500_000, 0, 500_000, 2_000_000]);
    expect(text).toMatchObject({ kind: 'text' });
    expect(text?.rotation).toBeUndefined();
  });

  it('that stand on their head turn their words', () => {
    const text = shapesOf({
      slide: sp({ spPr: xfrm(0, 0, 2_000_000, 1_000_000, 'flipV="1" rot="5400000"'), text: body(words('Word')) }),
    }).at(-1);
    expect(text).toMatchObject({ kind: 'text', rotation: 270 });
  });

  it('with text that runs down turn its frame about their centre', () => {
    const text = shapesOf({ slide: sp({ spPr: xfrm(0, 0, 1_000_000, 3_000_000), text: body(words('Word'), 'vert="vert"') }) }).at(-1);
    expect(text).toMatchObject({ rotation: 90, box: { x: -1_000_000, y: 1_000_000, w: 3_000_000, h: 1_000_000 } });
  });

  it('that are hidden or nowhere are not drawn', () => {
    expect(shapesOf({ slide: sp({ spPr: `${xfrm(0, 0, 9, 9)}${solid('FF0000')}`, cNvPr: 'hidden="1"' }) })).toEqual([]);
    expect(shapesOf({ slide: sp({ spPr: solid('FF0000') }) })).toEqual([]);
  });

  it('show gradients with their mean for whoever draws none', () => {
    const fill = `<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>`;
    const [shape] = shapesOf({ slide: sp({ spPr: `${xfrm(0, 0, 900, 900)}${preset('rect')}${fill}` }) });
    expect(shape).toMatchObject({ fill: { color: '#808080', gradient: { kind: 'linear', angle: 90, stops: [{ at: 0 }, { at: 1 }] } } });
  });

  it('say what is approximated', () => {
    const { approximations } = sceneOf({
      slide: sp({
        spPr: `${xfrm(0, 0, 900_000, 900_000)}${preset('rect')}<a:pattFill prst="pct50"/><a:effectLst><a:outerShdw/></a:effectLst>`,
        text: body(words('Word', '', '<a:rPr><a:latin typeface="Futura"/></a:rPr>')),
      }),
    });
    expect(approximations.map(({ kind }) => kind).sort()).toEqual(['effect', 'fill', 'font']);
  });
});

describe('words', () => {
  const lines = (rPr: string, text = 'Word') =>
    shapesOf({ slide: sp({ spPr: xfrm(0, 0, 9_000_000, 900_000), text: body(words(text, '', rPr)) }) }).flatMap((shape) =>
      shape.kind === 'text' ? shape.text.lines : [],
    );
  it('keep strikes, highlights and links', () => {
    const rPr = '<a:rPr strike="sngStrike"><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>';
    expect(lines(rPr)[0]?.spans[0]).toMatchObject({ text: 'Word', strike: true, highlight: '#FFFF00' });
  });
  it('that are raised stand above the line, smaller', () => {
    const [plain] = lines('<a:rPr sz="3000"/>');
    const [raised] = lines('<a:rPr sz="3000" baseline="30000"/>');
    expect(raised?.spans[0]?.size_pt).toBeCloseTo(20, 5);
    expect((plain?.baseline ?? 0) - (raised?.baseline ?? 0)).toBe(9 * 12_700);
  });
  it('without colour are not drawn', () => expect(lines('<a:rPr><a:noFill/></a:rPr>')).toEqual([]));
});

describe('tables', () => {
  const cell = (text: string, more = ''): string => `<a:tc ${more}><a:txBody><a:bodyPr/>${words(text)}</a:txBody><a:tcPr/></a:tc>`;
  const table = (rows: string): string =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="100000"/></p:xfrm><a:graphic><a:graphicData uri="t"><a:tbl><a:tblGrid><a:gridCol w="1000000"/><a:gridCol w="1000000"/></a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
  it('grow with their words', () => {
    const [shape] = shapesOf({ slide: table(`<a:tr h="100000">${cell('One')}${cell('Two words that need lines')}</a:tr>`) });
    if (shape?.kind !== 'table') throw new Error('no table');
    expect(shape.rows[0]).toBeGreaterThan(600_000);
    expect(shape.box.h).toBe(shape.rows[0]);
    expect(shape.cells[0]?.[1]?.text.lines.length).toBeGreaterThan(1);
  });
  it('know which cells are covered', () => {
    const [shape] = shapesOf({ slide: table(`<a:tr h="100000">${cell('Wide', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr>`) });
    if (shape?.kind !== 'table') throw new Error('no table');
    expect(shape.cells[0]?.map(({ covered, col_span }) => covered ?? col_span)).toEqual([2, true]);
  });
});

describe('pictures', () => {
  const picture = (crop: string, more = ''): string =>
    `<p:pic><p:nvPicPr><p:cNvPr id="5" name="Logo"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/>${crop}<a:stretch/></p:blipFill><p:spPr>${xfrm(0, 0, 1_000_000, 1_000_000, more)}${preset('rect')}</p:spPr></p:pic>`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  const deck = (slide: string, bytes = svg): DeckOf => ({
    slide,
    slideRelationships: { i: ['image', '../media/image1.svg'] },
    parts: { '/ppt/media/image1.svg': bytes },
  });
  it('are cut, and drawn smaller where the cut leaves room', () => {
    expect(shapesOf(deck(picture('<a:srcRect l="25000" r="25000"/>')))[0]).toMatchObject({
      kind: 'image',
      crop: { l: 0.25, t: 0, r: 0.25, b: 0 },
    });
    expect(shapesOf(deck(picture('<a:srcRect l="-50000" r="-50000"/>')))[0]).toMatchObject({
      box: { x: 250_000, y: 0, w: 500_000, h: 1_000_000 },
    });
  });
  it('are mirrored', () => expect(shapesOf(deck(picture('', 'flipH="1"')))[0]).toMatchObject({ flip_h: true }));
  it('that are not decoded are grey boxes with their name, and said so', () => {
    const scene = sceneOf(deck(picture(''), 'BM, and nothing else'));
    expect(scene.slide.shapes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['rect Logo', 'text Logo']);
    expect(scene.approximations).toEqual([{ kind: 'picture', detail: 'A BMP picture is drawn as a grey box', count: 1 }]);
  });
  it('as large as a country are cut down to what is on the slide', () => {
    const huge = picture('').replace('cx="1000000" cy="1000000"', 'cx="1000000000" cy="1000000000"');
    expect(shapesOf(deck(huge))[0]).toMatchObject({ box: { x: 0, y: 0, w: 12_192_000, h: 6_858_000 } });
  });
});

describe('backgrounds', () => {
  it('of one colour are the slide\u2019s, others a shape behind all', () => {
    const bg = (fill: string): string => `<p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`;
    expect(sceneOf({ slideBackground: bg(solid('123456')) }).slide).toMatchObject({ background: '#123456', shapes: [] });
    const gradient = `<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst><a:path path="circle"/></a:gradFill>`;
    expect(sceneOf({ slideBackground: bg(gradient) }).slide.shapes).toMatchObject([
      { kind: 'rect', role: 'background', fill: { gradient: { kind: 'radial' } } },
    ]);
  });
});
