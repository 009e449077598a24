/** Foreign text set into lines: where they break, how far apart they stand, where lists hang. */
import { carriedFonts } from '@deckwright/fonts';
import { foreignParagraph, foreignRun, foreignText } from '@deckwright/testkit/foreign-text';
import { describe, expect, it } from 'vitest';
import type { ForeignParagraph, ForeignRun, ForeignText } from '../../../src/pptx/index.ts';
import { carriedFamily, createTextKit, setForeignText } from '../../../src/pptx/scene/text/index.ts';
import { drawnLines } from '../../../src/pptx/scene/text/set-text.ts';
import { symbolText } from '../../../src/pptx/scene/text/symbols.ts';

const kit = createTextKit(carriedFonts());
const PT = 12_700;

const run = (text: string, more: Partial<ForeignRun> = {}) => foreignRun(text, { size_pt: 20, face: 'Calibri', ...more });
const paragraph = (runs: readonly ForeignRun[], more: Partial<ForeignParagraph> = {}) =>
  foreignParagraph(runs, { end_size_pt: 20, ...more });

const set = (t: ForeignText, w_pt: number, h_pt = 400) => setForeignText(t, { w: w_pt * PT, h: h_pt * PT }, kit);
/** PowerPoint's, whatever the face. */
const PITCH = 20 * 1.2;

describe('lines', () => {
  it('break between words, and inside a word only when it is wider than the frame', () => {
    expect(set(foreignText([paragraph([run('one two three four')])]), 80).lines.map((l) => l.text)).toEqual(['one two', 'three', 'four']);
    const cut = set(foreignText([paragraph([run('incomprehensibilities')])]), 80).lines.map((l) => l.text);
    expect(cut.length).toBeGreaterThan(1);
    expect(cut.join('')).toBe('incomprehensibilities');
  });
  it('take an address to the next line as a word, and cut it only when it is wider than a line', () => {
    const words = (text: string, w: number, more: Partial<ForeignParagraph> = {}) =>
      set(foreignText([paragraph([run(text)], more)]), w).lines.map((l) => l.text);
    expect(words('See https://example.com/a/b?c=1 now', 260)).toEqual(['See', 'https://example.com/a/b?c=1', 'now']);
    expect(words('Write to info.desk@my-example.com', 240)).toEqual(['Write to', 'info.desk@my-example.com']);
    expect(words('אתר הקורס: https://example.com/view.php?id=5', 300, { rtl: true })).toEqual([
      'אתר הקורס:',
      'https://example.com/view.php?id=5',
    ]);
    const cut = words('www.example.com/a/very/long/path/to/a/page', 120);
    expect([cut.length > 2, cut.join('')]).toEqual([true, 'www.example.com/a/very/long/path/to/a/page']);
  });
  it('run in the direction that their paragraph says, whatever letter comes first', () => {
    const spans = (rtl: boolean) =>
      drawnLines(
        foreignText([paragraph([run('https://example.com/ הוא האתר')], { rtl, align: rtl ? 'right' : 'left' })]),
        { w: 400 * PT, h: 100 * PT },
        kit,
        { of: () => '#000000' },
      )
        .flatMap((line) => line.spans)
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text.trim());
    expect(spans(false)[0]).toBe('https://example.com/');
    expect(spans(true).at(-1)).toBe('https://example.com');
  });
  it('end after every space, also between a number and its unit', () => {
    expect(set(foreignText([paragraph([run('weighs 14 kg')])]), 90).lines.map((l) => l.text)).toEqual(['weighs 14', 'kg']);
  });
  it('stay whole where the frame does not wrap', () => {
    expect(set(foreignText([paragraph([run('one two three four')])], { wrap: false }), 40).lines).toHaveLength(1);
  });
  it('end at breaks, an empty one included', () => {
    const lines = set(
      foreignText([paragraph([run('a'), run('\v', { kind: 'break' }), run('\v', { kind: 'break' }), run('b')])]),
      200,
    ).lines;
    expect(lines.map((l) => l.text)).toEqual(['a', '', 'b']);
  });
  it('stand apart by the height of their face, and of the largest run', () => {
    const { lines, height_pt } = set(
      foreignText([paragraph([run('small '), run('large', { size_pt: 40 })]), paragraph([run('next')])]),
      400,
    );
    expect(lines[0]?.height_pt).toBeCloseTo(2 * PITCH, 0);
    expect(lines[1]?.top_pt).toBeCloseTo(2 * PITCH, 0);
    expect(height_pt).toBeCloseTo(3 * PITCH, 0);
  });
  it('take percentages of their height, points as they are, and lose what autofit takes away', () => {
    const two = [run('one two three four five six')];
    const pitch = (more: Partial<ForeignParagraph>, body: Partial<ForeignText> = {}): number => {
      const { lines } = set(foreignText([paragraph(two, more)], body), 45);
      return (lines[2]?.top_pt ?? 0) - (lines[1]?.top_pt ?? 0);
    };
    expect(pitch({ line: { pct: 0.9 } })).toBeCloseTo(0.9 * PITCH, 1);
    expect(pitch({ line: { pt: 30 } })).toBeCloseTo(30, 5);
    expect(pitch({}, { line_reduction: 0.2 })).toBeCloseTo(0.8 * PITCH, 1);
    expect(pitch({}, { font_scale: 0.5 })).toBeCloseTo(0.5 * PITCH, 1);
  });
  it('stand where PowerPoint puts them (measured in its PDFs): Calibri, then lines one and a half apart', () => {
    const baseline = (more: Partial<ForeignParagraph>): number =>
      set(foreignText([paragraph([run('word')], more)]), 400).lines[0]?.baseline_pt ?? 0;
    expect(baseline({}) / 20).toBeCloseTo(0.938, 2);
    expect((baseline({ line: { pct: 1.5 } }) - baseline({})) / 20).toBeCloseTo(0.39, 2);
    expect((baseline({ line: { pct: 0.9 } }) - baseline({})) / 20).toBeCloseTo(-0.12, 2);
  });
  it('of an empty paragraph are as high as its end says', () => {
    expect(set(foreignText([paragraph([], { end_size_pt: 40 })]), 100).height_pt).toBeCloseTo(2 * PITCH, 0);
  });
});

describe('paragraphs', () => {
  it('keep the space before them but at the top of the frame', () => {
    const { lines } = set(foreignText([paragraph([run('a')], { before: { pt: 12 } }), paragraph([run('b')], { before: { pt: 12 } })]), 100);
    expect(lines[0]?.top_pt).toBe(0);
    expect(lines[1]?.top_pt).toBeCloseTo(PITCH + 12, 1);
  });
  it('hang their lines behind the bullet', () => {
    const list = paragraph([run('one two three four')], {
      margin_left: 30 * PT,
      indent: -30 * PT,
      bullet: { kind: 'character', text: '•', face: 'Arial' },
    });
    const { lines } = set(foreignText([list]), 110);
    expect(lines.map((l) => l.x_pt)).toEqual(lines.map(() => 30));
    expect(lines.length).toBe(3);
  });
  it('begin behind a number that is wider than its indent', () => {
    const list = paragraph([run('word')], { margin_left: 5 * PT, indent: -5 * PT, bullet: { kind: 'number', text: '128.' } });
    expect(set(foreignText([list]), 200).lines[0]?.x_pt).toBeGreaterThan(30);
  });
  it('stand left, right or in the middle of what their margins leave', () => {
    const x = (more: Partial<ForeignParagraph>): number =>
      set(foreignText([paragraph([run('word')], more)]), 200).lines[0]?.x_pt ?? Number.NaN;
    const width = set(foreignText([paragraph([run('word')])]), 200).lines[0]?.width_pt ?? 0;
    expect(x({ align: 'right', margin_right: 20 * PT })).toBeCloseTo(180 - width, 1);
    expect(x({ align: 'center' })).toBeCloseTo((200 - width) / 2, 1);
  });
  it('that run from right to left hang from the right edge', () => {
    const list = paragraph([run('שלום')], {
      rtl: true,
      align: 'right',
      margin_left: 30 * PT,
      indent: -30 * PT,
      bullet: { kind: 'character', text: '•' },
    });
    const line = set(foreignText([list]), 200).lines[0];
    expect((line?.x_pt ?? 0) + (line?.width_pt ?? 0)).toBeCloseTo(170, 1);
  });
  it('stop at tabs: first at their own margin, then every inch', () => {
    const tabbed = paragraph([run('1\ttext')], { margin_left: 40 * PT, indent: -40 * PT });
    const plain = set(foreignText([paragraph([run('text')])]), 400).lines[0]?.width_pt ?? 0;
    expect(set(foreignText([tabbed]), 400).lines[0]?.width_pt).toBeCloseTo(40 + plain, 1);
    const far = set(foreignText([paragraph([run('a\tb\tc')])]), 400).lines[0]?.width_pt ?? 0;
    expect(far).toBeGreaterThan(144);
  });
  it('flow into columns when the first is full', () => {
    const many = Array.from({ length: 6 }, (_, i) => paragraph([run(`line ${i}`)]));
    const { lines } = set(foreignText(many, { columns: 2, column_gap: 20 * PT }), 220, 3 * PITCH + 1);
    expect(lines.map((l) => l.column)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(lines[3]).toMatchObject({ x_pt: 120, top_pt: 0 });
  });
});

describe('runs', () => {
  it('grow by their letter spacing', () => {
    const width = (spacing_pt: number): number => set(foreignText([paragraph([run('word', { spacing_pt })])]), 400).width_pt;
    expect(width(3) - width(0)).toBeCloseTo(12, 5);
  });
  it('show capitals and symbols as readers see them', () => {
    expect(set(foreignText([paragraph([run('Abc', { caps: 'all' })])]), 400).lines[0]?.text).toBe('ABC');
    expect(set(foreignText([paragraph([run('Abc', { caps: 'small' })])]), 400).lines[0]?.text).toBe('ABC');
    expect(symbolText('\uf0a7', 'Wingdings')).toBe('▪');
    expect(symbolText('\uf07d}', 'Wingdings 3')).toBe('▸▸');
    expect(symbolText('Z', 'Webdings')).toBe('•');
    expect(symbolText('§', 'Arial')).toBe('§');
  });
  it('are as wide as their family, whatever face draws them', () => {
    const of = (face: string) => foreignText([paragraph([run('Words in a family', { face })])]);
    const width = (face: string): number => set(of(face), 400).width_pt;
    expect(width('Verdana') / width('Arial')).toBeCloseTo(1.15, 5);
    const [span] = drawnLines(of('Verdana'), { w: 400 * PT, h: 100 * PT }, kit, { of: () => '#000000' }).flatMap((line) => line.spans);
    expect(span).toMatchObject({ face: 'arimo-400', size_pt: 20, stretch: 1.15, w: Math.round(width('Verdana') * PT) });
  });
  it('in a family of uncertain width are narrower where that counts for the text', () => {
    const text = foreignText([paragraph([run('Words in a family', { face: 'Harmonia Sans' })])]);
    const frame = { w: 400 * PT, h: 100 * PT };
    const { tolerance, width_pt } = setForeignText(text, frame, kit);
    expect(tolerance).toBeGreaterThan(0);
    expect(setForeignText(text, frame, kit, 1).width_pt).toBeCloseTo(width_pt * (1 - tolerance), 5);
    expect(set(foreignText([paragraph([run('Words in a family')])]), 400).tolerance).toBe(0);
  });
  it('are set in the twin of their family, else in the nearest that is carried', () => {
    expect(carriedFamily('Calibri')).toEqual({ family: 'carlito', width: 1, tolerance: 0 });
    expect(carriedFamily('Times New Roman')).toEqual({ family: 'tinos', width: 1, tolerance: 0 });
    expect(carriedFamily('Consolas').family).toBe('cousine');
    expect(carriedFamily('__proto__').family).toBe('arimo');
  });
});

describe('text made to hurt', () => {
  it.each([
    ['a size of no bounds', { size_pt: 1e300 }],
    ['a size that is none', { size_pt: Number.NaN }],
    ['spacing of no bounds', { spacing_pt: -1e300 }],
    ['a hundred thousand letters without a space', { text: 'x'.repeat(100_000) }],
  ])('%s ends in lines of finite size', (_, more) => {
    const { lines, height_pt } = set(foreignText([paragraph([run('word', more)])]), 100);
    expect(Number.isFinite(height_pt)).toBe(true);
    expect(lines.length).toBeLessThanOrEqual(5_001);
    for (const line of lines) expect(Number.isFinite(line.x_pt + line.width_pt + line.baseline_pt)).toBe(true);
  });
});
