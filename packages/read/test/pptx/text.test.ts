/** Text: what runs and paragraphs look like through list styles, placeholders, master and presentation. */
import { describe, expect, it } from 'vitest';
import { type ForeignText, wordsOf } from '../../src/pptx/index.ts';
import { type DeckOf, shapeOf, sp, textOfShape, words } from './deck-of.ts';

const textOf = (body: string, deck: DeckOf = {}, nvPr = '', style = ''): ForeignText =>
  textOfShape(shapeOf({ ...deck, slide: sp({ nvPr, style, text: body }) }));
const runOf = (body: string, deck: DeckOf = {}, nvPr = '', style = '') => textOf(body, deck, nvPr, style).paragraphs[0]?.runs[0];
const title = '<p:ph type="title"/>';
const body = '<p:ph idx="1"/>';

describe('runs', () => {
  it('stand at 18 points in the body face and first text colour when no one says more', () => {
    expect(runOf(words('x'))).toMatchObject({ size_pt: 18, face: 'Calibri', bold: false, paint: { color: { rgb: '#000000' } } });
  });

  it('take the presentation’s defaults in a text box, and the master’s in placeholders', () => {
    const presentation = '<p:defaultTextStyle><a:lvl1pPr><a:defRPr sz="1400" b="1"/></a:lvl1pPr></p:defaultTextStyle>';
    expect(runOf(words('x'), { presentation })).toMatchObject({ size_pt: 14, bold: true });
    expect(runOf(words('x'), { presentation }, title)).toMatchObject({ size_pt: 44, face: 'Cambria' });
    expect(runOf(words('x'), { presentation }, body)).toMatchObject({ size_pt: 32, face: 'Calibri' });
  });

  it('are overruled from the master over the layout, the shape and the paragraph to the run', () => {
    const list = (size: number): string => `<a:bodyPr/><a:lstStyle><a:lvl1pPr><a:defRPr sz="${size}"/></a:lvl1pPr></a:lstStyle>`;
    const master = sp({ id: 3, nvPr: '<p:ph type="body" idx="1"/>', text: `${list(3000)}<a:p/>` });
    const layout = sp({ id: 3, nvPr: '<p:ph idx="1"/>', text: `${list(2000)}<a:p/>` });
    expect(runOf(words('x'), { master }, body)?.size_pt).toBe(30);
    expect(runOf(words('x'), { master, layout }, body)?.size_pt).toBe(20);
    expect(runOf(`${list(1500)}${words('x')}`, { master, layout }, body)?.size_pt).toBe(15);
    expect(runOf(`${list(1500)}${words('x', '', '<a:rPr sz="1050"/>')}`, { master, layout }, body)?.size_pt).toBe(10.5);
  });

  it('take colour and face from the shape’s style, unless they have their own', () => {
    const style =
      '<p:style><a:lnRef idx="0"/><a:fillRef idx="0"/><a:effectRef idx="0"/><a:fontRef idx="major"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    expect(runOf(words('x'), {}, '', style)).toMatchObject({ face: 'Cambria', paint: { color: { rgb: '#FFFFFF' } } });
    const own = '<a:rPr><a:solidFill><a:srgbClr val="123456"/></a:solidFill><a:latin typeface="Verdana"/></a:rPr>';
    expect(runOf(words('x', '', own), {}, '', style)).toMatchObject({ face: 'Verdana', paint: { color: { rgb: '#123456' } } });
  });

  it('read the colours of the master in the map of the slide', () => {
    const slideTail = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"/></p:clrMapOvr>';
    expect(runOf(words('x'), { slideTail }, title)).toMatchObject({ paint: { color: { rgb: '#FFFFFF' } } });
  });

  it('take no colour from a fill that has none, and nothing from the style that Office ignores', () => {
    expect(runOf(words('x', '', '<a:rPr><a:solidFill/></a:rPr>'), {}, title)).toMatchObject({ paint: { color: { rgb: '#000000' } } });
    expect(runOf(`<a:bodyPr/><a:lstStyle><a:defPPr><a:defRPr sz="900"/></a:defPPr></a:lstStyle>${words('x')}`)?.size_pt).toBe(18);
  });

  it('carry every property that shows', () => {
    const rPr =
      '<a:rPr lang="de-DE" sz="1200" b="1" i="1" u="sng" strike="sngStrike" baseline="30000" cap="small" spc="150"><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>';
    expect(runOf(words('x', '', rPr))).toMatchObject({
      lang: 'de-DE',
      bold: true,
      italic: true,
      underline: true,
      strike: true,
      baseline_pct: 30,
      caps: 'small',
      spacing_pt: 1.5,
      highlight: { kind: 'solid', color: { rgb: '#FFFF00' } },
    });
  });

  it('say unknown of a size that is none', () => {
    expect(runOf(words('x', '', '<a:rPr sz="huge"/>'))?.size_pt).toBe('unknown');
    expect(runOf(words('x', '', '<a:rPr sz="99999999"/>'))?.size_pt).toBe('unknown');
  });

  it('take the face of their script', () => {
    const rPr = '<a:rPr lang="ja-JP"><a:latin typeface="Arial"/><a:cs typeface="David"/></a:rPr>';
    expect(runOf(words('日本語', '', rPr))?.face).toBe('MS PGothic');
    expect(runOf(words('Tokyo 東京', '', rPr))).toMatchObject({ face: 'Arial', face_ea: 'MS PGothic' });
    expect(runOf(words('שלום', '', rPr))?.face).toBe('David');
    expect(runOf(words('plain', '', rPr))).not.toHaveProperty('face_ea');
    expect(runOf(words('\uf0fc', '', '<a:rPr><a:latin typeface="Arial"/><a:sym typeface="Wingdings"/></a:rPr>'))?.face).toBe('Wingdings');
  });

  it('show links in the theme’s colour, underlined, unless these follow the text', () => {
    const slideRelationships = {
      h: ['hyperlink', 'https://example.org/', true],
      s: ['slide', 'slide1.xml'],
    } as const;
    const link = (inner: string): string => `<a:rPr><a:solidFill><a:srgbClr val="123456"/></a:solidFill>${inner}</a:rPr>`;
    expect(runOf(words('x', '', link('<a:hlinkClick r:id="h"/>')), { slideRelationships })).toMatchObject({
      link: 'https://example.org/',
      underline: true,
      paint: { color: { rgb: '#0000FF' } },
    });
    expect(runOf(words('x', '', link('<a:hlinkClick r:id="s" action="ppaction://hlinksldjump"/>')), { slideRelationships })?.link).toBe(
      'slide:1',
    );
    expect(runOf(words('x', '', link('<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=nextslide"/>')))?.link).toBe(
      'ppaction://hlinkshowjump?jump=nextslide',
    );
    const follows =
      '<a:hlinkClick r:id="h"><a:extLst><a:ext uri="x"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst></a:hlinkClick>';
    expect(runOf(words('x', '', link(follows)), { slideRelationships })).toMatchObject({
      underline: false,
      paint: { color: { rgb: '#123456' } },
    });
  });

  it('are fields, breaks and equations too', () => {
    const math =
      '<mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>E=m</m:t></m:r></m:oMath></a14:m></mc:Choice><mc:Fallback><a:r><a:t>no</a:t></a:r></mc:Fallback></mc:AlternateContent>';
    const text = textOf(
      `<a:p><a:r><a:t>a</a:t></a:r><a:br/><a:fld type="slidenum" id="{1}"><a:t>‹#›</a:t></a:fld>${math}</a:p>${words('b')}`,
    );
    expect(wordsOf(text)).toBe('a\v1E=m\nb');
    expect(text.paragraphs[0]?.runs.map(({ kind }) => kind)).toEqual(['run', 'break', 'field', 'run']);
    expect(text.paragraphs[0]?.runs.map(({ equation }) => equation)).toEqual([undefined, undefined, undefined, true]);
  });
});

describe('paragraphs', () => {
  it('take margins, alignment and spacing of their level', () => {
    const pPr =
      '<a:pPr lvl="1" algn="just" marR="9"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef></a:pPr>';
    expect(textOf(words('x', pPr), {}, body).paragraphs[0]).toMatchObject({
      level: 1,
      align: 'justify',
      margin_left: 742950,
      margin_right: 9,
      indent: -285750,
      line: { pct: 0.9 },
      before: { pt: 6 },
      after: { pct: 0 },
    });
    expect(textOf(words('x'), {}, title).paragraphs[0]).toMatchObject({ align: 'center', margin_left: 0, line: { pct: 1 } });
    expect(textOf(words('x', '<a:pPr><a:lnSpc><a:spcPct val="90%"/></a:lnSpc></a:pPr>')).paragraphs[0]?.line).toEqual({ pct: 0.9 });
  });

  it('say the size that an empty line takes', () => {
    expect(textOf('<a:p><a:endParaRPr sz="2400"/></a:p>').paragraphs[0]).toMatchObject({ runs: [], end_size_pt: 24 });
    expect(textOf('<a:p/>', {}, body).paragraphs[0]?.end_size_pt).toBe(32);
  });

  it('run from right to left and then align there', () => {
    expect(textOf(words('x', '<a:pPr rtl="1"/>')).paragraphs[0]).toMatchObject({ rtl: true, align: 'right' });
  });
});

describe('bullets', () => {
  const bullets = (content: string, nvPr = ''): (string | undefined)[] =>
    textOf(content, {}, nvPr).paragraphs.map(({ bullet }) => bullet?.text);
  const numbered = (text: string, level = 0, type = 'arabicPeriod', start = ''): string =>
    words(text, `<a:pPr lvl="${level}"><a:buAutoNum type="${type}"${start}/></a:pPr>`);

  it('come from the level, and go with buNone and on empty lines', () => {
    expect(bullets(`${words('a')}${words('b', '<a:pPr lvl="1"/>')}${words('c', '<a:pPr><a:buNone/></a:pPr>')}<a:p/>`, body)).toEqual([
      '•',
      '–',
      undefined,
      undefined,
    ]);
  });

  it('count, level by level, past empty lines, and begin again behind others', () => {
    expect(
      bullets(
        [
          numbered('a'),
          numbered('b'),
          numbered('b1', 1, 'alphaLcParenR'),
          numbered('b2', 1, 'alphaLcParenR'),
          '<a:p/>',
          numbered('c'),
          numbered('c1', 1, 'alphaLcParenR'),
          words('plain'),
          numbered('d'),
          numbered('e', 0, 'arabicPeriod', ' startAt="7"'),
          numbered('f', 0, 'arabicPeriod', ' startAt="7"'),
        ].join(''),
      ),
    ).toEqual(['1.', '2.', 'a)', 'b)', undefined, '3.', 'a)', undefined, '1.', '7.', '8.']);
  });

  it.each([
    ['romanUcPeriod', 4, 'IV.'],
    ['romanLcParenBoth', 9, '(ix)'],
    ['alphaUcPeriod', 28, 'BB.'],
    ['arabicPlain', 12, '12'],
    ['circleNumDbPlain', 3, '③'],
    ['circleNumWdBlackPlain', 11, '⓫'],
    ['ea1ChsPeriod', 21, '二十一.'],
    ['hebrew2Minus', 15, 'טו-'],
    ['thaiNumPeriod', 10, '๑๐.'],
    ['hindiNumPeriod', 2, '२.'],
    ['somethingNew', 5, '5.'],
  ])('spell %s', (type, n, shown) => expect(bullets(numbered('x', 0, type, ` startAt="${n}"`))).toEqual([shown]));

  it('have a look of their own', () => {
    const pPr =
      '<a:pPr><a:buClr><a:schemeClr val="accent2"/></a:buClr><a:buSzPct val="75000"/><a:buFont typeface="Wingdings"/><a:buChar char="§"/></a:pPr>';
    expect(textOf(words('x', pPr)).paragraphs[0]?.bullet).toEqual({
      kind: 'character',
      text: '§',
      face: 'Wingdings',
      size_pct: 75,
      paint: { kind: 'solid', color: { rgb: '#C0504D', alpha: 1 } },
    });
    const points = '<a:pPr><a:buSzPts val="900"/><a:buChar char="-"/></a:pPr>';
    expect(textOf(words('x', points)).paragraphs[0]?.bullet?.size_pct).toBe(50);
  });
});

describe('bodies', () => {
  it('have the standard’s margins unless some are said', () => {
    expect(textOf(words('x'))).toMatchObject({
      insets: { l: 91440, t: 45720, r: 91440, b: 45720 },
      anchor: 'top',
      wrap: true,
      autofit: 'none',
      columns: 1,
    });
    expect(
      textOf(
        `<a:bodyPr lIns="0" tIns="1" anchor="b" anchorCtr="1" wrap="none" numCol="2" spcCol="360000" vert="vert270" rot="5400000"/>${words('x')}`,
      ),
    ).toMatchObject({
      insets: { l: 0, t: 1, r: 91440 },
      anchor: 'bottom',
      anchor_center: true,
      wrap: false,
      columns: 2,
      column_gap: 360000,
      vertical: 'vert270',
      rotation: 90,
    });
  });

  it('say how they fit', () => {
    const fit = (xml: string): ForeignText => textOf(`<a:bodyPr>${xml}</a:bodyPr>${words('x')}`);
    expect(fit('<a:normAutofit fontScale="62500" lnSpcReduction="20000"/>')).toMatchObject({
      autofit: 'shrink',
      font_scale: 0.625,
      line_reduction: 0.2,
    });
    expect(fit('<a:normAutofit fontScale="62.5%"/>').font_scale).toBe(0.625);
    expect(fit('<a:normAutofit fontScale="900000"/>').font_scale).toBe(1);
    expect(fit('<a:spAutoFit/>').autofit).toBe('resize');
    expect(fit('<a:prstTxWarp prst="textArchUp"/>').warped).toBe(true);
    expect(fit('<a:prstTxWarp prst="textNoShape"/>').warped).toBe(false);
  });

  it('inherit attribute by attribute', () => {
    const layout = sp({ id: 3, nvPr: body, text: '<a:bodyPr lIns="7" anchor="ctr"><a:normAutofit/></a:bodyPr><a:p/>' });
    expect(textOf(`<a:bodyPr lIns="8"/>${words('x')}`, { layout }, body)).toMatchObject({
      insets: { l: 8 },
      anchor: 'middle',
      autofit: 'shrink',
    });
  });

  it('read what a shape of a namespace unheard of leaves to its fallback', () => {
    const slide = `<mc:AlternateContent><mc:Choice Requires="zz" xmlns:zz="urn:zz"><zz:thing/></mc:Choice><mc:Fallback>${sp({ text: words('fallback') })}</mc:Fallback></mc:AlternateContent>`;
    expect(wordsOf(textOfShape(shapeOf({ slide })))).toBe('fallback');
  });
});
