/** Runs name families that a presentation program has, with weight and slant apart, and faces for scripts. */
import { describe, expect, it } from 'vitest';
import { namedFace } from '../../src/pdf/page/font-names.ts';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

describe('the name of a font', () => {
  it.each([
    ['ABCDEF+ArialMT', 'Arial', false, false],
    ['Arial-BoldItalicMT', 'Arial', true, true],
    ['BCDEEE+TimesNewRomanPS-BoldMT', 'Times New Roman', true, false],
    ['SegoeUI,Bold', 'Segoe UI', true, false],
    ['SegoeUI-Semibold', 'Segoe UI Semibold', false, false],
    ['Calibri-Light', 'Calibri Light', false, false],
    ['CenturySchoolbook', 'Century Schoolbook', false, false],
    ['Lambda-Regular', 'Lambda', false, false],
    ['IBMPlexSans-Bold', 'IBM Plex Sans', true, false],
    ['DejaVuSans-BoldOblique', 'DejaVu Sans', true, true],
    ['NimbusSanL-ReguItal', 'Arial', false, true],
    ['Arial-Black', 'Arial Black', false, false],
    ['MS-PGothic', 'MS PGothic', false, false],
    ['MPDFAA+IPAexGothic', 'IPAexGothic', false, false],
    ['EBGaramond08-Italic', 'EB Garamond', false, true],
    ['YSETIX+LMSans17-Regular', '', false, false],
    ['F12', '', false, false],
    ['CIDFont+F1', '', false, false],
    ['XYZABC+CMR10', '', false, false],
  ])('%s', (name, family, bold, italic) => {
    expect(namedFace(name)).toEqual({ family, bold, italic });
  });
});

describe('fonts without a name', () => {
  const widths = (codes: readonly number[], width: number): string =>
    `/FirstChar ${codes[0]} /LastChar ${codes.at(-1)} /Widths [${codes.map(() => width).join(' ')}]`;
  const nameless = (number: number, name: string, flags: number): string[] => [
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} ${widths(
      [...Array(75)].map((_, i) => 48 + i),
      520,
    )} /FontDescriptor ${number + 1} 0 R >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>`,
  ];

  it('are one family where they are of one kind, which their names say before their flags', async () => {
    const { runs } = await readPage(
      pdfOf(
        `${TITLE}${words(40, 200, 20, 'Pressure falls', 'F3')}${words(40, 160, 20, '0123456', 'F4')}${words(40, 120, 20, 'ab', 'F5')}`,
        {
          fonts: '/F3 5 0 R /F4 7 0 R /F5 9 0 R',
          // Flags of a face of one width, with serifs.
          objects: [...nameless(5, 'AAAAAA+LMSans10', 35), ...nameless(7, 'BAAAAA+LMSans8', 35), ...nameless(9, 'CAAAAA+LMSans12', 35)],
        },
      ),
    );
    const families = new Set(runs.slice(1).map(({ font }) => font));
    expect(families.size).toBe(1);
    expect(['Arial', 'Calibri']).toContain([...families][0]);
  });
});

const said = (x: number, hex: string): string =>
  `/Span << /ActualText <FEFF${hex}> >> BDC BT /F1 20 Tf 1 0 0 1 ${x} 200 Tm (xxxx) Tj ET EMC\n`;

describe('runs of scripts that Latin faces lack', () => {
  it('have the language that their face is chosen by, and are drawn by a face that has them', async () => {
    const { runs, shapes } = await readPage(
      pdfOf(TITLE + said(40, '65E5672C8A9E306E') + said(300, '05E905DC05D505DD') + said(500, 'D55CAD6DC5B4C5B4')),
    );
    expect(runs.map(({ lang }) => lang)).toEqual([undefined, 'ja-JP', 'he-IL', 'ko-KR']);
    const faces = shapes.flatMap((shape) =>
      shape.kind === 'text' ? shape.text.lines.flatMap(({ spans }) => spans.map(({ face }) => face)) : [],
    );
    expect(faces).toEqual([
      'arimo-400',
      expect.stringContaining('noto-jp'),
      expect.stringContaining('arimo'),
      expect.stringContaining('noto-kr'),
    ]);
  });
});

/** A font whose letters are drawings, `units` of them to an em, of which `a` and `b` are boxes of 0.6 em. */
function drawnFont(units: number, matrix = 1 / units): string[] {
  const draw = `${units * 0.6} 0 d0 0 0 ${units * 0.5} ${units * 0.7} re f`;
  return [
    `<< /Type /Font /Subtype /Type3 /FontMatrix [${matrix} 0 0 ${matrix} 0 0] /FontBBox [0 ${-units * 0.2} ${units} ${units}] /FirstChar 97 /LastChar 98
      /Widths [${units * 0.6} ${units * 0.6}] /Encoding << /Type /Encoding /Differences [97 /a /b] >> /CharProcs << /a 6 0 R /b 6 0 R >> /Resources << >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
  ];
}

describe('letters that are drawings', () => {
  it.each([
    ['a thousand units to an em', 20, drawnFont(1000)],
    ['2,816 units to an em, as browsers print variable fonts', 20, drawnFont(2816)],
    ['units that say the size themselves', 0.02, drawnFont(1000, 1)],
  ])('of %s have the size that they are shown in', async (_, operator, objects) => {
    const { runs } = await readPage(pdfOf(TITLE + words(40, 200, operator, 'abba baab', 'F3'), { fonts: '/F3 5 0 R', objects }));
    expect(runs.at(-1)).toMatchObject({ text: 'abba baab', size_pt: 20 });
  });
});
