/** Slides: what shows through, backgrounds, remarks, pictures and paint, and decks that lack parts. */
import { describe, expect, it } from 'vitest';
import { readDeck, wordsOf } from '../../src/pptx/index.ts';
import { type DeckOf, deckOf, NS, packageOf, rels, shapeOf, slideOf, sp, textOfShape, words, xfrm } from './deck-of.ts';

const solid = (rgb: string): string => `<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`;
const bgPr = (rgb: string): string => `<p:bg><p:bgPr>${solid(rgb)}<a:effectLst/></p:bgPr></p:bg>`;

describe('what shows through', () => {
  const deck: DeckOf = {
    master: sp({ id: 20, spPr: xfrm(0, 0, 5, 5) }) + sp({ id: 21, nvPr: '<p:ph type="title"/>', text: words('Click to edit') }),
    layout: sp({ id: 30, spPr: `${xfrm(0, 0, 5, 5)}<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>` }),
  };
  const behind = (more: DeckOf): number[] => slideOf({ ...deck, ...more }).behind.map(({ id }) => id);

  it('is the master’s shapes under the layout’s, without placeholders', () => expect(behind({})).toEqual([20, 30]));
  it('is the layout’s alone when it hides the master’s', () => expect(behind({ layoutAttributes: 'showMasterSp="0"' })).toEqual([30]));
  it('is nothing when the slide hides both', () => expect(behind({ slideAttributes: 'showMasterSp="0"' })).toEqual([]));
  it('is in the colours of the slide, and of its own part', () => {
    const slideTail = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr>';
    expect(slideOf({ ...deck, slideTail }).behind[1]).toMatchObject({
      fill: { color: { rgb: '#000000' } },
      part: '/ppt/slideLayouts/slideLayout1.xml',
    });
  });
  it('shows the slide’s own number', () => {
    const layout = sp({ id: 30, text: '<a:p><a:fld type="slidenum" id="{1}"><a:t>‹#›</a:t></a:fld></a:p>' });
    const shown = slideOf({ layout }).behind[0];
    expect(shown && wordsOf(textOfShape(shown))).toBe('1');
    const parts = {
      '/ppt/presentation.xml': `<p:presentation ${NS} firstSlideNum="7"><p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst></p:presentation>`,
    };
    const later = slideOf({ layout, parts }).behind[0];
    expect(later && wordsOf(textOfShape(later))).toBe('7');
  });
});

describe('backgrounds', () => {
  it('are the slide’s, else the master’s, else white', () => {
    expect(slideOf({ slideBackground: bgPr('111111'), masterBackground: bgPr('222222') }).background).toMatchObject({
      color: { rgb: '#111111' },
    });
    expect(slideOf({ masterBackground: bgPr('222222') }).background).toMatchObject({ color: { rgb: '#222222' } });
    expect(slideOf({}).background).toMatchObject({ color: { rgb: '#FFFFFF' } });
  });
  it('come from the theme by reference', () => {
    const ref = (idx: number): string => `<p:bg><p:bgRef idx="${idx}"><a:schemeClr val="accent2"/></p:bgRef></p:bg>`;
    expect(slideOf({ masterBackground: ref(1001) }).background).toMatchObject({ color: { rgb: '#C0504D' } });
    expect(slideOf({ masterBackground: ref(1) }).background).toMatchObject({ color: { rgb: '#C0504D' } });
    expect(slideOf({ masterBackground: ref(1009) }).background).toEqual({ kind: 'unknown' });
  });
  it('fill the shapes that ask for it', () => {
    const slide = sp({ spPr: '' }).replace('<p:sp>', '<p:sp useBgFill="1">');
    expect(shapeOf({ slide, slideBackground: bgPr('334455') }).fill).toMatchObject({ color: { rgb: '#334455' } });
  });
});

describe('paint', () => {
  const fillOf = (xml: string, style = '') => shapeOf({ slide: sp({ spPr: xfrm(0, 0, 9, 9) + xml, style }) }).fill;
  const style = (fill: number, line: number, effect = 0): string =>
    `<p:style><a:lnRef idx="${line}"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="${fill}"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="${effect}"/></p:style>`;

  it('is none for a shape that says nothing', () => expect(fillOf('')).toEqual({ kind: 'none' }));
  it('reads gradients with their stops in order', () => {
    const stops =
      '<a:gsLst><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs><a:gs pos="0"><a:srgbClr val="000000"><a:alpha val="50000"/></a:srgbClr></a:gs></a:gsLst>';
    expect(fillOf(`<a:gradFill>${stops}<a:lin ang="2700000"/></a:gradFill>`)).toEqual({
      kind: 'gradient',
      shape: 'linear',
      angle: 45,
      stops: [
        { at: 0, color: { rgb: '#000000', alpha: 0.5 } },
        { at: 1, color: { rgb: '#FFFFFF', alpha: 1 } },
      ],
    });
    expect(
      fillOf(`<a:gradFill>${stops}<a:path path="circle"><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:path></a:gradFill>`),
    ).toMatchObject({
      shape: 'circle',
      focus: { l: 0.5, t: 0.5, r: 0.5, b: 0.5 },
    });
    expect(fillOf('<a:gradFill/>')).toEqual({ kind: 'unknown' });
  });
  it('reads patterns', () =>
    expect(fillOf('<a:pattFill prst="dkUpDiag"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr></a:pattFill>')).toEqual({
      kind: 'pattern',
      preset: 'dkUpDiag',
      foreground: { rgb: '#FF0000', alpha: 1 },
      background: { rgb: '#FFFFFF', alpha: 1 },
    }));
  it('takes the theme’s fill, line and effect for a style', () => {
    const shape = shapeOf({ slide: sp({ spPr: xfrm(0, 0, 9, 9), style: style(2, 1, 2) }) });
    expect(shape.fill).toMatchObject({ kind: 'gradient', angle: 90, stops: [{ at: 0 }, { at: 1, color: { rgb: '#4F81BD' } }] });
    expect(shape.outline).toMatchObject({ width: 9525, dash: 'dash', paint: { kind: 'solid' } });
    expect(shape.effects).toBe(true);
    expect(shapeOf({ slide: sp({ spPr: '<a:effectLst/>', style: style(0, 0, 2) }) })).toMatchObject({
      effects: false,
      fill: { kind: 'none' },
    });
  });
  it('lets a line’s own properties stand before the theme’s', () => {
    const ln = '<a:ln w="50800" cap="rnd"><a:prstDash val="sysDot"/><a:miter/><a:headEnd type="oval"/><a:tailEnd type="triangle"/></a:ln>';
    expect(shapeOf({ slide: sp({ spPr: ln, style: style(0, 1) }) }).outline).toMatchObject({
      width: 50800,
      cap: 'round',
      dash: 'sysDot',
      join: 'miter',
      head: 'oval',
      tail: 'triangle',
    });
    expect(shapeOf({ slide: sp({ spPr: '<a:ln w="50800"/>' }) }).outline).toBeUndefined();
  });
});

describe('pictures and objects', () => {
  const pic = (blip: string, nvPr = ''): string =>
    `<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture"/><p:cNvPicPr/><p:nvPr>${nvPr}</p:nvPr></p:nvPicPr><p:blipFill>${blip}</p:blipFill><p:spPr>${xfrm(1, 1, 1, 1)}</p:spPr></p:pic>`;
  const parts = { '/ppt/media/image1.png': 'png', '/ppt/media/image2.svg': 'svg' };
  const slideRelationships = {
    i: ['image', '../media/image1.png'],
    v: ['image', '../media/image2.svg'],
    x: ['image', 'https://example.org/x.png', true],
    gone: ['image', '../media/gone.png'],
  } as const;
  const pictureOf = (blip: string, nvPr = '') => shapeOf({ slide: pic(blip, nvPr), parts, slideRelationships });

  it('know their part, their vector twin and their crop', () => {
    const svg =
      '<a:extLst><a:ext uri="u"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="v"/></a:ext></a:extLst>';
    const blip = `<a:blip r:embed="i"><a:alphaModFix amt="40000"/>${svg}</a:blip><a:srcRect l="10000" b="-5000"/><a:stretch/>`;
    expect(pictureOf(blip)).toMatchObject({
      kind: 'picture',
      media: 'none',
      picture: {
        part: '/ppt/media/image1.png',
        vector_part: '/ppt/media/image2.svg',
        crop: { l: 0.1, t: 0, r: 0, b: -0.05 },
        tiled: false,
        alpha: 0.4,
      },
    });
  });
  it('have no part when they are linked or missing', () => {
    for (const blip of ['<a:blip r:link="x"/>', '<a:blip r:embed="x"/>', '<a:blip r:embed="gone"/>', '<a:blip r:embed="nothing"/>', '']) {
      expect(pictureOf(blip)).not.toHaveProperty('picture.part');
    }
  });
  it('say what is done to their colours', () => {
    const blip =
      '<a:blip r:embed="i"><a:duotone><a:srgbClr val="000000"/><a:srgbClr val="FFFFFF"/></a:duotone><a:lum bright="5"/></a:blip>';
    expect(pictureOf(blip)).toMatchObject({ picture: { changes: ['duotone', 'lum'] } });
  });
  it('are bullets too', () => {
    const slide = sp({ text: words('x', '<a:pPr><a:buBlip><a:blip r:embed="i"/></a:buBlip></a:pPr>') });
    const [paragraph] = textOfShape(shapeOf({ slide, parts, slideRelationships })).paragraphs;
    expect(paragraph?.bullet).toMatchObject({ kind: 'picture', picture: { part: '/ppt/media/image1.png' } });
  });
  it('fill placeholders from the layout’s own parts', () => {
    const fill = '<a:blipFill><a:blip r:embed="i"/></a:blipFill>';
    const layout = sp({ id: 3, nvPr: '<p:ph idx="3"/>', spPr: fill });
    const layoutRels = rels({ m: ['slideMaster', '../slideMasters/slideMaster1.xml'], i: ['image', '../media/image2.svg'] });
    const shape = shapeOf({
      slide: sp({ nvPr: '<p:ph idx="3"/>' }),
      layout,
      slideRelationships,
      parts: { ...parts, '/ppt/slideLayouts/_rels/slideLayout1.xml.rels': layoutRels },
    });
    expect(shape.fill).toMatchObject({ kind: 'picture', picture: { part: '/ppt/media/image2.svg' } });
  });
  it('show charts of new kinds to programs that cannot draw them', () => {
    const chart =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></p:xfrm><a:graphic><a:graphicData uri="u"><cx:chart xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" r:id="c"/></a:graphicData></a:graphic></p:graphicFrame>';
    const slide = `<mc:AlternateContent><mc:Choice xmlns:cx1="urn:cx1" Requires="cx1">${chart}</mc:Choice><mc:Fallback>${pic('<a:blip r:embed="i"/>')}</mc:Fallback></mc:AlternateContent>`;
    const relationships = { ...slideRelationships, c: ['urn:chartEx', '../charts/chartEx1.xml'] } as const;
    const chartEx = '<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"/>';
    const shape = shapeOf({ slide, parts: { ...parts, '/ppt/charts/chartEx1.xml': chartEx }, slideRelationships: relationships });
    expect(shape).toMatchObject({ kind: 'chart', chart: 'unknown', picture: { part: '/ppt/media/image1.png' } });
  });
  it('stand for film and sound', () => {
    expect(pictureOf('<a:blip r:embed="i"/>', '<a:videoFile r:link="x"/>')).toMatchObject({ media: 'video' });
    expect(pictureOf('<a:blip r:embed="i"/>', '<a:audioFile r:link="x"/>')).toMatchObject({ media: 'audio' });
  });
  it('show embedded objects by their preview', () => {
    const ole = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Sheet"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><mc:AlternateContent><mc:Choice Requires="v"><p:oleObj spid="s"/></mc:Choice><mc:Fallback><p:oleObj progId="Excel.Sheet.12" r:id="o">${pic('<a:blip r:embed="i"/>')}</p:oleObj></mc:Fallback></mc:AlternateContent></a:graphicData></a:graphic></p:graphicFrame>`;
    expect(shapeOf({ slide: ole, parts, slideRelationships })).toMatchObject({
      kind: 'object',
      what: 'Excel.Sheet.12',
      box: { x: 1, y: 2, w: 3, h: 4 },
      picture: { part: '/ppt/media/image1.png' },
    });
  });
});

describe('slides', () => {
  it('know their title, layout, fonts and colours', () => {
    const slide = sp({ nvPr: '<p:ph type="ctrTitle"/>', text: words('The title') });
    const read = slideOf({ slide, slideAttributes: 'show="0"' });
    expect(read).toMatchObject({
      i: 1,
      hidden: true,
      title: 'The title',
      layout_name: 'The layout',
      fonts: { heading: 'Cambria', body: 'Calibri' },
    });
    expect(read.colors.get('bg1')).toBe('#FFFFFF');
    expect(read.colors.get('accent6')).toBe('#F79646');
  });

  it('carry their notes and comments, old and new', () => {
    const notes = `<p:notes ${NS}><p:cSld><p:spTree>${sp({ nvPr: '<p:ph type="body" idx="1"/>', text: words('Say this') + words('and that') })}${sp({ nvPr: '<p:ph type="sldNum"/>', text: words('1') })}</p:spTree></p:cSld></p:notes>`;
    const old = `<p:cmLst ${NS}><p:cm authorId="0"><p:pos x="1" y="1"/><p:text>First</p:text></p:cm></p:cmLst>`;
    const modern = `<p188:cmLst ${NS} xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"><p188:cm id="{1}"><p188:replyLst><p188:reply id="{2}"><p188:txBody>${words('Third')}</p188:txBody></p188:reply></p188:replyLst><p188:txBody>${words('Second')}</p188:txBody></p188:cm></p188:cmLst>`;
    const read = slideOf({
      slideRelationships: {
        n: ['notesSlide', '../notesSlides/notesSlide1.xml'],
        c: ['comments', '../comments/comment1.xml'],
        d: ['http://schemas.microsoft.com/office/2018/10/relationships/comments', '../comments/modernComment1.xml'],
      },
      parts: { '/ppt/notesSlides/notesSlide1.xml': notes, '/ppt/comments/comment1.xml': old, '/ppt/comments/modernComment1.xml': modern },
    });
    expect(read.notes).toBe('Say this\nand that');
    expect(read.comments).toEqual(['First', 'Second', 'Third']);
  });

  it('are read without their notes when these are damaged', () => {
    const deck = deckOf({
      slideRelationships: { n: ['notesSlide', '../notesSlides/notesSlide1.xml'] },
      parts: { '/ppt/notesSlides/notesSlide1.xml': '<p:notes' },
    });
    expect(deck.slides).toHaveLength(1);
    expect(deck.problems).toHaveLength(1);
  });

  it('are not read when they are damaged themselves', () => {
    expect(() => deckOf({ parts: { '/ppt/slides/slide1.xml': '<p:sld' } })).toThrow(expect.objectContaining({ code: 'xml_malformed' }));
  });
});

describe('decks', () => {
  const three = (extra = ''): DeckOf => ({
    parts: {
      '/ppt/presentation.xml': `<p:presentation ${NS}><p:sldIdLst><p:sldId id="256" r:id="a"/><p:sldId id="257" r:id="b"/><p:sldId id="258" r:id="c"/>${extra}</p:sldIdLst><p:sldSz cx="0" cy="x"/></p:presentation>`,
      '/ppt/_rels/presentation.xml.rels': rels({
        a: ['slide', 'slides/slide1.xml'],
        b: ['slide', 'slides/slide2.xml'],
        c: ['slide', 'slides/slide3.xml'],
      }),
      '/ppt/slides/slide3.xml': `<p:sld ${NS}><p:cSld><p:spTree/></p:cSld></p:sld>`,
    },
  });

  it('count what they list, and say what they lack', () => {
    const deck = deckOf(three('<p:sldId id="259" r:id="z"/><p:sldId id="260" r:id="a"/>'));
    expect(deck.slides_total).toBe(5);
    expect(deck.slides.map(({ i }) => i)).toEqual([1, 3]);
    expect(deck.problems.map(({ part }) => part)).toEqual(['/ppt/presentation.xml', '/ppt/slides/slide2.xml', '/ppt/slides/slide1.xml']);
  });

  it('read the first slides only when asked to', () => {
    const deck = readDeck(packageOf(three()), { slides: 1 });
    expect([deck.slides.length, deck.slides_total, deck.problems.length]).toEqual([1, 3, 0]);
  });

  it('have PowerPoint’s usual size when they name none that can be', () => {
    expect(deckOf(three()).canvas).toEqual({ w: 9144000, h: 6858000 });
    expect(deckOf({}).canvas).toEqual({ w: 12192000, h: 6858000 });
  });

  it('say whether they are in the strict spelling', () => {
    expect(deckOf({}).strict).toBe(false);
    const strict =
      '<p:presentation xmlns:p="http://purl.oclc.org/ooxml/presentationml/main"><p:sldSz cx="12192000" cy="6858000"/></p:presentation>';
    expect(deckOf({ parts: { '/ppt/presentation.xml': strict } })).toMatchObject({ strict: true, canvas: { w: 12192000 } });
  });

  it('end when parts point at one another in a circle', () => {
    const parts = {
      '/ppt/slideMasters/_rels/slideMaster1.xml.rels': rels({
        t: ['theme', '../slideMasters/slideMaster1.xml'],
        m: ['slideMaster', 'slideMaster1.xml'],
      }),
    };
    expect(deckOf({ parts }).slides).toHaveLength(1);
  });
});
