/** EMF drawings stand in the box of their picture: cropped, mirrored, faded and turned as pictures are. */
import { type GroupShape, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../../../src/pptx/index.ts';
import { sceneOfSlide } from '../../../src/pptx/scene/index.ts';
import { dib24, emfOf, emr, extFont, extTextOut, i32, stretchDib, u32 } from '../../metafile/records.ts';
import { type DeckOf, packageOf, rels, xfrm } from '../deck-of.ts';

const fonts = carriedFonts();

const drawing = emfOf(
  emr(37, u32(0x80000008)),
  emr(39, u32(1, 0, 0x0000ff, 0)),
  emr(37, u32(1)),
  emr(43, i32(10, 5, 20, 10)),
  extFont(2, -10, 'Arial'),
  emr(37, u32(2)),
  emr(22, u32(24)),
  extTextOut(
    50,
    25,
    'Word and word',
    0,
    Array.from({ length: 13 }, () => 3),
  ),
  stretchDib(60, 20, 20, 10, dib24([[[1, 2, 3]]]), [1, 1]),
);

interface Look {
  readonly crop?: string;
  readonly attributes?: string;
  readonly blip?: string;
  readonly bytes?: Uint8Array;
}

/** The picture of a million by half a million EMU, where a dot of the drawing is 10,000. */
function sceneOf({ crop = '', attributes = '', blip = '', bytes = drawing }: Look = {}) {
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="5" name="Drawing" descr="A plan"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i">${blip}</a:blip>${crop}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${xfrm(100_000, 200_000, 1_000_000, 500_000, attributes)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
  return sceneOfDeck({
    slide: picture,
    slideRelationships: { i: ['image', '../media/image1.emf'] },
    parts: { '/ppt/media/image1.emf': bytes },
  });
}

function sceneOfDeck(deck: DeckOf) {
  const pkg = packageOf(deck);
  const read = readDeck(pkg);
  const [slide] = read.slides;
  if (!slide) throw new Error('The deck has no slide.');
  const scene = sceneOfSlide(read, slide, pkg, { fonts });
  const shapes = [...walk(scene.slide.shapes)];
  const first = <K extends Shape['kind']>(kind: K) => shapes.find((shape) => shape.kind === kind) as Extract<Shape, { kind: K }>;
  return { ...scene, first };
}

const XS = ({ clip }: GroupShape) => clip?.steps.flatMap((step) => (step.op === 'Z' ? [] : [step.x]));

describe('an EMF drawing', () => {
  it('is shapes, words and pictures in the box of its picture, with its description', () => {
    const { first, approximations, media } = sceneOf();
    expect(first('group')).toMatchObject({ alt: 'A plan', box: { x: 100_000, y: 200_000, w: 1_000_000, h: 500_000 } });
    expect(first('path')).toMatchObject({ box: { x: 200_000, y: 250_000, w: 100_000, h: 50_000 }, fill: { color: '#FF0000' } });
    expect(first('image').box).toEqual({ x: 700_000, y: 400_000, w: 200_000, h: 100_000 });
    expect(media.get(first('image').media)).toMatchObject({ mime: 'image/png', width_px: 1 });
    expect(approximations).toEqual([]);
  });

  it('has its words on their baseline, each where the drawing says', () => {
    const text = sceneOf().first('text');
    const [line] = text.text.lines;
    expect(text.box.x).toBe(600_000);
    expect(text.box.y + (line?.baseline ?? 0)).toBeCloseTo(450_000, -1);
    expect(line?.spans.map((span) => [span.text, span.x])).toEqual([
      ['Word ', 0],
      ['and ', 150_000],
      ['word', 270_000],
    ]);
    expect(line?.spans[0]?.size_pt).toBeLessThanOrEqual(100_000 / 12_700);
  });

  it('is cut to its box by a crop, and larger for it', () => {
    const { first } = sceneOf({ crop: '<a:srcRect l="10000" r="40000"/>' });
    expect(first('path').box).toEqual({ x: 100_000, y: 250_000, w: 200_000, h: 50_000 });
    expect(XS(first('group'))).toEqual([0, 1_000_000, 1_000_000, 0]);
  });

  it('is mirrored, with words that can be read', () => {
    const { first } = sceneOf({ attributes: 'flipH="1"' });
    expect(first('path').box.x).toBe(900_000);
    expect(first('text').box.x + first('text').box.w).toBe(600_000);
    expect(first('text').rotation).toBeUndefined();
    expect(first('image')).toMatchObject({ flip_h: true, box: { x: 300_000 } });
  });

  it('is turned as a whole, and faded', () => {
    const { first } = sceneOf({ attributes: 'rot="5400000"', blip: '<a:alphaModFix amt="50000"/>' });
    expect(first('group').rotation).toBe(90);
    expect(first('path').fill?.alpha).toBe(0.5);
    expect(first('image').alpha).toBe(0.5);
  });

  it('that is damaged is a grey box, and named', () => {
    const { approximations } = sceneOf({ bytes: drawing.subarray(0, drawing.length - 30) });
    expect(approximations).toEqual([{ kind: 'picture', detail: 'A damaged picture is drawn as a grey box', count: 1 }]);
  });

  it('names the records that it is drawn without, and counts them', () => {
    const { approximations } = sceneOf({ bytes: emfOf(emr(53, i32(0, 0, 0, 0)), emr(53, i32(0, 0, 0, 0))) });
    expect(approximations).toEqual([{ kind: 'picture', detail: 'EMF drawings are shown without their EXTFLOODFILL records', count: 2 }]);
  });

  it('of an object is drawn where the file keeps it in VML', () => {
    const object = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Object 3"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="100000" y="200000"/><a:ext cx="1000000" cy="500000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj spid="_x0000_s1026" name="Sheet" progId="Excel.Sheet.12"><p:embed/></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`;
    const vml = `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape id="_x0000_s1025"/><v:shape id="_x0000_s1026"><v:imagedata o:relid="rId1" cropleft="6554f"/></v:shape></xml>`;
    const { first, approximations } = sceneOfDeck({
      slide: object,
      slideRelationships: { v: ['vmlDrawing', '../drawings/vmlDrawing1.vml'] },
      parts: {
        '/ppt/drawings/vmlDrawing1.vml': vml,
        '/ppt/drawings/_rels/vmlDrawing1.vml.rels': rels({ rId1: ['image', '../media/image1.emf'] }),
        '/ppt/media/image1.emf': drawing,
      },
    });
    expect(first('path').box.x).toBeCloseTo(100_000, -2);
    expect(approximations).toEqual([]);
  });
});
