/** Letters of a PDF arrive as the file says them; what it does not say is drawn or named, and never made up. */
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

const said = (hex: string, drawn: string): string => `/Span << /ActualText <FEFF${hex}> >> BDC ${drawn} EMC\n`;
/** A font of numbered glyphs that does not say which letters they are. */
const NUMBERED = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /Odd /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
];

describe('text of which the file says the letters', () => {
  it('says them instead of those that it draws', async () => {
    const { texts, losses } = await readPage(pdfOf(TITLE + said('517B57F9', words(40, 200, 20, 'xx')) + words(120, 200, 20, 'ok')));
    expect(texts.join(' ')).toBe('养培 ok');
    expect(losses).toEqual([]);
  });

  it('says them by a name among the resources too', async () => {
    const page = pdfOf(`${TITLE}/Span /P1 BDC ${words(40, 200, 20, 'xxxx')}EMC`, {
      resources: '/Properties << /P1 << /ActualText (fine) >> >>',
    });
    expect((await readPage(page)).texts).toEqual(['fine']);
  });

  it('shares them out where letters and glyphs are not as many', async () => {
    const page = pdfOf(
      TITLE + said('0066006600690063006500730020006100620063', words(40, 200, 20, 'xyzices abc')) + words(40, 150, 20, 'after'),
    );
    expect((await readPage(page)).texts).toEqual(['ffices abc', 'after']);
  });

  it('keeps what is drawn where the file says nothing, or far more than it draws', async () => {
    const long = '0041'.repeat(400);
    const page = pdfOf(TITLE + said('', words(40, 200, 20, 'shown')) + said(long, words(40, 150, 20, 'short')));
    expect((await readPage(page)).texts).toEqual(['shown', 'short']);
  });

  it('reads right-to-left letters from the right, from whichever end they are drawn', async () => {
    const hebrew = '05E905DC05D505DD';
    const page = pdfOf(
      TITLE +
        said(hebrew, words(40, 200, 20, 'abcd')) +
        said(hebrew, words(100, 150, 20, 'd') + words(88, 150, 20, 'c') + words(76, 150, 20, 'b') + words(64, 150, 20, 'a')),
    );
    expect((await readPage(page)).texts).toEqual(['שלום', 'שלום']);
  });

  it('has letters for glyphs that have none of their own', async () => {
    const page = pdfOf(TITLE + said('00480069', 'BT /F3 20 Tf 40 200 Td <00030004> Tj ET'), { fonts: '/F3 5 0 R', objects: NUMBERED });
    expect((await readPage(page)).texts).toEqual(['Hi']);
  });
});

describe('glyphs of which the file says no letters', () => {
  it('are named, and no letters are made of their numbers', async () => {
    const page = pdfOf(`${TITLE}BT /F3 20 Tf 40 200 Td <004800490050> Tj ET`, { fonts: '/F3 5 0 R', objects: NUMBERED });
    const { texts, losses } = await readPage(page);
    expect(texts).toEqual([]);
    expect(losses).toMatchObject([{ element: 'text', why: expect.stringContaining('does not say which letters') }]);
  });
});

describe('letters that are painted in other ways', () => {
  const gradient = {
    resources:
      '/Shading << /S1 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 300 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>',
  };

  it('are seen where a gradient is painted through them, in its mean colour', async () => {
    const page = pdfOf(`${TITLE}q 7 Tr ${words(40, 200, 40, 'Painted')} /S1 sh Q 0 Tr ${words(40, 100, 20, 'after')}`, gradient);
    const { texts, runs, shapes, losses } = await readPage(page);
    expect(texts).toEqual(['Painted', 'after']);
    expect(runs.find(({ text }) => text === 'Painted')?.color).toBe('#7F007F');
    expect(shapes.every(({ kind }) => kind === 'text')).toBe(true);
    expect(losses).toMatchObject([{ kind: 'simplified', element: 'text', what: expect.stringContaining('gradient: "Painted"') }]);
  });

  it('have the colour of their line where they are outlined, which is said', async () => {
    const { runs, losses } = await readPage(pdfOf(`${TITLE}1 0 0 RG 1 Tr ${words(40, 200, 40, 'Hollow')}`));
    expect(runs.find(({ text }) => text === 'Hollow')?.color).toBe('#FF0000');
    expect(losses).toMatchObject([{ kind: 'simplified', what: expect.stringContaining('outlined: "Hollow"') }]);
  });

  it('are bold where a line in their own colour makes them so', async () => {
    const { runs, losses } = await readPage(pdfOf(`${TITLE}1 0 0 rg 1 0 0 RG 1 w 2 Tr ${words(40, 200, 30, 'Thick')}`));
    expect(runs.find(({ text }) => text === 'Thick')).toMatchObject({ bold: true, color: '#FF0000' });
    expect(losses).toEqual([]);
  });

  it('are as clear as they are on the page', async () => {
    const page = pdfOf(`${TITLE}/Half gs ${words(40, 200, 30, 'Faint')}`, { resources: '/ExtGState << /Half << /ca 0.5 >> >>' });
    const { runs, losses } = await readPage(page);
    expect(runs.find(({ text }) => text === 'Faint')).toMatchObject({ color: '#000000', alpha: 0.5 });
    expect(losses).toEqual([]);
  });
});

describe('what is painted around letters', () => {
  it('hides a ground that another covers, and keeps the colour of the last', async () => {
    const { deck, shapes, texts } = await readPage(
      pdfOf(`0 g 0 0 720 405 re f 1 g 0 0 720 405 re f 0.2 g 0 0 720 405 re f 1 g ${words(40, 200, 20, 'white')}`),
    );
    expect(deck.slides[0]?.background).toBe('#333333');
    expect(shapes.map(({ kind }) => kind)).toEqual(['text']);
    expect(texts).toEqual(['white']);
  });

  it('is a picture where one colour is seen through a mask of one picture', async () => {
    const objects = [
      '<< /Type /Mask /S /Luminosity /G 6 0 R >>',
      '<< /Type /XObject /Subtype /Form /BBox [0 0 720 405] /Group << /S /Transparency /CS /DeviceGray >> /Resources << /XObject << /I1 7 0 R >> >> /Length 32 >>\nstream\nq 200 0 0 100 100 100 cm /I1 Do Q\nendstream',
      '<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode /Length 5 >>\nstream\n00FF>\nendstream',
    ];
    const page = pdfOf(`${TITLE}q /Soft gs 1 0 0 rg 100 100 200 100 re f Q`, {
      resources: '/ExtGState << /Soft << /SMask 5 0 R >> >>',
      objects,
    });
    const { shapes, losses } = await readPage(page);
    expect(shapes.map(({ kind }) => kind)).toEqual(['text', 'image']);
    expect(losses).toEqual([]);
  });
});

describe('an outline that does not say that it ends', () => {
  it('is filled as if it did, and its line stays open', async () => {
    const page = pdfOf(`${TITLE}1 0 0 rg 0 0 1 RG 3 w 100 100 m 200 100 l 180 200 l B`);
    const { shapes } = await readPage(page);
    const paths = shapes.filter((shape) => shape.kind === 'path');
    expect(paths.map(({ steps, fill, stroke }) => [steps.map(({ op }) => op).join(''), fill?.color, stroke?.color])).toEqual([
      ['MLLZ', '#FF0000', undefined],
      ['MLL', undefined, '#0000FF'],
    ]);
  });
});

describe('letters in the colour of the page', () => {
  it('are seen on a round shape, and hidden beside it', async () => {
    const round = '0 0 1 rg 100 180 m 100 150 300 150 300 180 c 300 240 l 100 240 l f 1 g ';
    const { texts, losses } = await readPage(pdfOf(`${TITLE}${round}${words(150, 200, 20, 'seen')}${words(400, 200, 20, 'hidden')}`));
    expect(texts).toEqual(['seen']);
    expect(losses).toMatchObject([{ kind: 'omitted', what: 'Text "hidden"' }]);
  });
});
