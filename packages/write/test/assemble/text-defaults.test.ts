/** Text outside placeholders keeps the look that the defaults of its own presentation gave it. */
import { applyEdits, parseXmlText } from '@deckwright/read/ooxml';
import { describe, expect, it } from 'vitest';
import { defaultTextEdits, textDefaultsOf } from '../../src/assemble/carry-text-defaults.ts';
import { scaleEdits } from '../../src/assemble/scale-canvas.ts';

const A = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const P = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const presentation = parseXmlText(
  `<p:presentation xmlns:p="${P}" xmlns:x="${A}"><p:defaultTextStyle><x:lvl1pPr marL="0" algn="l"><x:defRPr sz="2000" kern="1200">` +
    '<x:solidFill><x:schemeClr val="tx1"/></x:solidFill><x:latin typeface="+mn-lt"/></x:defRPr></x:lvl1pPr></p:defaultTextStyle></p:presentation>',
  '/ppt/presentation.xml',
);
const shape = (body: string, around = ''): string => `<p:sp xmlns:p="${P}" xmlns:a="${A}"><p:nvSpPr>${around}</p:nvSpPr>${body}</p:sp>`;
const carried = (xml: string, scale = 1): string => {
  const document = parseXmlText(xml, '/ppt/slides/slide1.xml');
  return applyEdits(document.source, defaultTextEdits(document, textDefaultsOf(presentation, scale)));
};
const WORDS = '<a:p><a:r><a:t>Words</a:t></a:r></a:p>';

describe('carrying the defaults of text', () => {
  it('states the levels that a text uses, under the prefix of the slide', () => {
    expect(carried(shape(`<p:txBody><a:bodyPr/>${WORDS}</p:txBody>`))).toContain(
      '<a:bodyPr/><a:lstStyle><a:lvl1pPr marL="0" algn="l"><a:defRPr sz="2000" kern="1200"><a:solidFill><a:schemeClr val="tx1"/>' +
        '</a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></a:lstStyle><a:p>',
    );
  });

  it('fills a list style that closes itself, and adds to one that says something', () => {
    expect(carried(shape(`<p:txBody><a:bodyPr/><a:lstStyle/>${WORDS}</p:txBody>`))).toMatch(/<a:lstStyle><a:lvl1pPr .*<\/a:lstStyle><a:p>/);
    const own = '<a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="900"/></a:lvl1pPr><a:lvl2pPr/></a:lstStyle>';
    const both = carried(shape(`<p:txBody><a:bodyPr/>${own}${WORDS}</p:txBody>`));
    expect(both).toContain('<a:lvl1pPr marL="0" algn="r"><a:defRPr kern="1200" sz="900"><a:solidFill>');
  });

  it('keeps extensions last', () => {
    expect(carried(shape(`<p:txBody><a:bodyPr/><a:lstStyle><a:extLst/></a:lstStyle>${WORDS}</p:txBody>`))).toContain(
      '</a:lvl1pPr><a:extLst/></a:lstStyle>',
    );
  });

  it('leaves colour and face to the style of a shape and to tables', () => {
    const styled = carried(
      shape(`<p:style><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style><p:txBody><a:bodyPr/>${WORDS}</p:txBody>`),
    );
    expect(styled).toContain('sz="2000"');
    expect(styled).not.toContain('+mn-lt');
    const cell = carried(`<a:tc xmlns:a="${A}"><a:txBody><a:bodyPr/><a:lstStyle/>${WORDS}</a:txBody><a:tcPr/></a:tc>`);
    expect(cell).toContain('sz="2000"');
    expect(cell).not.toContain('tx1');
  });

  it('leaves placeholders and empty text alone', () => {
    const placeholder = shape(`<p:txBody><a:bodyPr/>${WORDS}</p:txBody>`, '<p:nvPr><p:ph type="title"/></p:nvPr>');
    expect(carried(placeholder)).toBe(placeholder);
    const empty = shape('<p:txBody><a:bodyPr/><a:p/></p:txBody>');
    expect(carried(empty)).toBe(empty);
  });

  it('scales what it states, insets and cell margins too', () => {
    const half = carried(shape(`<p:txBody><a:bodyPr/>${WORDS}</p:txBody>`), 0.5);
    expect(half).toContain('<a:bodyPr lIns="45720" tIns="22860" rIns="45720" bIns="22860"/>');
    expect(half).toContain('sz="1000" kern="1200"');
    expect(carried(`<a:tc xmlns:a="${A}"><a:tcPr marL="0"/></a:tc>`, 0.5)).toContain(
      '<a:tcPr marR="45720" marT="22860" marB="22860" marL="0"/>',
    );
  });
});

describe('scaling what hangs on a slide', () => {
  it('scales the stored drawing of SmartArt from the corner of the diagram', () => {
    const drawing = parseXmlText(
      `<d:drawing xmlns:d="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="${A}"><d:spTree><d:sp><d:spPr><a:xfrm>` +
        '<a:off x="100" y="200"/><a:ext cx="300" cy="400"/></a:xfrm></d:spPr><d:txXfrm><a:off x="10" y="20"/><a:ext cx="30" cy="40"/></d:txXfrm>' +
        '</d:sp></d:spTree></d:drawing>',
      '/ppt/diagrams/drawing1.xml',
    );
    const scaled = applyEdits(drawing.source, scaleEdits(drawing, { scale: 2, dx: 1000, dy: 1000 }));
    expect(scaled).toContain('<a:off x="200" y="400"/><a:ext cx="600" cy="800"/>');
    expect(scaled).toContain('<a:off x="20" y="40"/><a:ext cx="60" cy="80"/>');
  });
});
