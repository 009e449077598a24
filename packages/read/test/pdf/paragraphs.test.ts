/** Lines of a PDF become the paragraphs, lists and listings that they were. */
import { type Paragraph, type Shape, textsOf } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { type PageParts, pdfOf, readPage, TITLE, words } from './pages.ts';

const MONO: PageParts = { fonts: '/F3 << /Type /Font /Subtype /Type1 /BaseFont /Courier >>' };

async function paragraphsOf(content: string, parts?: PageParts): Promise<(Paragraph & { text: string })[]> {
  const { shapes } = await readPage(pdfOf(TITLE + content, parts));
  return shapes
    .flatMap((shape: Shape) => textsOf(shape))
    .flatMap(({ paragraphs }) => paragraphs.map((p) => ({ ...p, text: p.runs.map(({ text }) => text).join('') })))
    .filter(({ text }) => !TITLE.includes(text));
}
const disc = (x: number, y: number): string =>
  `${x} ${y} m ${x} ${y + 3.3} ${x + 6} ${y + 3.3} ${x + 6} ${y} c ${x + 6} ${y - 3.3} ${x} ${y - 3.3} ${x} ${y} c f\n`;

/** Letters that are as wide as they are high, by codes of their own from `!` on. */
const lettersOf = (texts: readonly string[]): string[] => [...new Set(texts.join(''))];
const hex = (code: number): string => code.toString(16).padStart(2, '0');
function wideFont(texts: readonly string[]): PageParts {
  const letters = lettersOf(texts);
  const chars = letters.map((letter, i) => `<${hex(0x21 + i)}> <${hex(letter.charCodeAt(0)).padStart(4, '0')}>`);
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${chars.length} beginbfchar ${chars.join(' ')} endbfchar endcmap end`;
  const widths = letters.map(() => 1000).join(' ');
  return {
    fonts: '/F3 5 0 R',
    objects: [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Wide /FirstChar 33 /LastChar ${32 + letters.length} /Widths [${widths}] /ToUnicode 6 0 R >>`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  };
}

describe('lists of scripts without spaces', () => {
  const rows = (texts: readonly string[], x: (i: number) => number = () => 50): string =>
    texts
      .map((text, i) => {
        const codes = [...text].map((letter) => hex(0x21 + lettersOf(texts).indexOf(letter)));
        return `BT /F3 20 Tf 1 0 0 1 ${x(i)} ${250 - 28 * i} Tm <${codes.join('')}> Tj ET\n`;
      })
      .join('');

  it.each([
    ['signs', ['・売上は増加した', '・利益は横ばい', '・在庫は減少した'], ['・', '・', '・']],
    ['discs', ['●市場の動向', '●競合', '●まとめ'], ['●', '●', '●']],
    ['numbers with wide points', ['1．計画を立てる', '2．4％の成長', '3．確認'], ['1．', '2．', '3．']],
    ['numbers in brackets', ['(1)目的', '(2)方法', '(3)結果'], ['(1)', '(2)', '(3)']],
    ['circled numbers', ['①準備をする', '②実施', '③評価'], ['①', '②', '③']],
    ['numbers that are words', ['一、背景', '二、解决方案', '三、总结'], ['一、', '二、', '三、']],
    ['dashes', ['–国内の売上', '–海外', '–全体の売上は増えた'], ['–', '–', '–']],
  ])('have %s, and each item is a paragraph', async (_, items, marks) => {
    const list = await paragraphsOf(rows(items), wideFont(items));
    expect(list.map(({ text, bullet }) => [bullet?.text, text])).toEqual(items.map((item, i) => [marks[i], item.slice(marks[i]?.length)]));
  });

  it('have levels, and go on in lines that are full', async () => {
    const items = ['・売上は前年より大きく増えたので', '来年も続ける', '・国内', '・海外の売上'];
    const list = await paragraphsOf(
      rows(items, (i) => [50, 70, 90, 90][i] ?? 50),
      wideFont(items),
    );
    expect(list.map(({ text, bullet, level = 0 }) => [bullet?.text, text, level])).toEqual([
      ['・', '売上は前年より大きく増えたので来年も続ける', 0],
      ['・', '国内', 1],
      ['・', '海外の売上', 1],
    ]);
  });

  it('are none where a column has numbers with points', async () => {
    const items = ['1．2％', '2．4％', '3．1％'];
    const list = await paragraphsOf(rows(items), wideFont(items));
    expect(list.map(({ text, bullet }) => [bullet?.text, text])).toEqual(items.map((text) => [undefined, text]));
  });
});

describe('lists', () => {
  it('have triangles that are drawn beside their items, and no numbers that stand on shapes of their own', async () => {
    const items = ['Paperwork first', 'Cranes are old', 'Two need cables'];
    const drawn = items.map(
      (text, i) =>
        `0.2 0.2 0.7 rg 50 ${201 - 28 * i} m 60 ${206 - 28 * i} l 50 ${211 - 28 * i} l h f\n0 g ${words(66, 200 - 28 * i, 20, text)}`,
    );
    const list = await paragraphsOf(drawn.join(''));
    expect(list.map(({ text, bullet }) => [bullet?.text, bullet?.color, text])).toEqual(items.map((text) => ['▶', '#3333B2', text]));
    const counting = items.slice(0, 2);
    const discs = counting.map(
      (text, i) =>
        `0.1 0.6 0.4 rg 50 ${196 - 36 * i} 26 26 re f\n1 g ${words(59, 203 - 36 * i, 14, String(i + 6))}0 g ${words(90, 202 - 36 * i, 20, text)}`,
    );
    const counted = await paragraphsOf(discs.join(''));
    expect(counted.map(({ text, bullet }) => [bullet?.text, text]).sort()).toEqual(
      [...['6', '7'], ...counting].map((text) => [undefined, text]).sort(),
    );
  });

  it('have the bullets that are drawn beside their items, with levels', async () => {
    const items = ['Paperwork first', 'Cranes are old', 'Two need cables', 'Night shifts pay off'];
    const drawn = items.map((text, i) => {
      const x = i === 2 ? 80 : 50;
      return disc(x, 206 - 28 * i) + words(x + 16, 200 - 28 * i, 20, text);
    });
    const content = `0 0 1 rg ${drawn.join('')}`;
    const list = await paragraphsOf(content);
    expect(list.map(({ text, bullet, level = 0 }) => [text, bullet?.text, bullet?.color, level])).toEqual(
      items.map((text, i) => [text, '•', '#0000FF', i === 2 ? 1 : 0]),
    );
    const { shapes } = await readPage(pdfOf(TITLE + content));
    expect(shapes.every(({ kind }) => kind === 'text')).toBe(true);
  });

  it('have signs that stand right before their text, boxes to be ticked, and no bullet of a page number', async () => {
    const glued = ['Paperwork first', 'Cranes are old'].map((text, i) => {
      const y = 260 - 28 * i;
      return `/Span << /ActualText <FEFF25A0> >> BDC BT /F1 16 Tf 1 0 0 1 50 ${y} Tm (n) Tj ET EMC\n${words(58.9, y, 16, text)}`;
    });
    const boxes = ['Tyres', 'Forks', 'Chains'].map(
      (text, i) => `0 G 1.5 w 50 ${160 - 40 * i} 18 18 re S\n${words(80, 163 - 40 * i, 16, text)}`,
    );
    const list = await paragraphsOf(
      `${glued.join('')}${boxes.join('')}${words(620, 12, 9, '- 3 -')}${words(400, 12, 9, 'R. Osei')}${words(500, 12, 9, 'A. Lindgren')}`,
    );
    // Larger than the sign of a face.
    expect(list.map(({ bullet }) => bullet?.size_pct)).toEqual([undefined, undefined, 200, 200, 200, undefined, undefined, undefined]);
    expect(list.map(({ text, bullet }) => [bullet?.text, text])).toEqual([
      ['■', 'Paperwork first'],
      ['■', 'Cranes are old'],
      ['□', 'Tyres'],
      ['□', 'Forks'],
      ['□', 'Chains'],
      [undefined, 'R. Osei'],
      [undefined, 'A. Lindgren'],
      [undefined, '- 3 -'],
    ]);
  });

  it('have any sign that is repeated before words in one column, and none that stands alone or before figures', async () => {
    const signs = ['+', '?', '>'];
    const items = signs.flatMap((sign, g) =>
      ['Paperwork first', 'Cranes are old'].map(
        (text, i) => words(50 + 220 * g, 250 - 24 * i, 14, sign) + words(64 + 220 * g, 250 - 24 * i, 14, text),
      ),
    );
    const list = await paragraphsOf(items.join(''));
    expect(list.map(({ text, bullet }) => [bullet?.text, text])).toEqual(
      signs.flatMap((sign) => ['Paperwork first', 'Cranes are old'].map((text) => [sign, text])),
    );
    const others = await paragraphsOf(
      words(50, 200, 14, '+ Cranes are old') + words(50, 170, 14, '~ 12 cranes') + words(50, 140, 14, '~ 14 cranes'),
    );
    expect(others.every(({ bullet }) => bullet === undefined)).toBe(true);
  });

  it('have one indent for the numbers of a level, wherever these begin', async () => {
    const items = ['7', '8', '9', '10', '11'].map(
      (number, i) => words(60 - 4.6 * number.length, 250 - 24 * i, 16, `${number}.`) + words(72, 250 - 24 * i, 16, 'Cranes are old'),
    );
    const list = await paragraphsOf(items.join(''));
    expect(list.map(({ bullet }) => bullet?.text)).toEqual(['7.', '8.', '9.', '10.', '11.']);
    expect(new Set(list.map(({ indent, hang }) => `${indent} ${hang}`)).size).toBe(1);
  });

  it('have the bullets that a font of signs draws, as large as they are', async () => {
    const items = ['Letters', 'Maps', 'Plans'].map(
      (text, i) => `${words(50, 200 - 28 * i, 12, 'l', 'F3')}${words(70, 200 - 28 * i, 20, text)}`,
    );
    const fonts = '/F3 << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>';
    const list = await paragraphsOf(items.join(''), { fonts });
    expect(list.map(({ text, bullet }) => [text, bullet?.kind])).toEqual([
      ['Letters', 'char'],
      ['Maps', 'char'],
      ['Plans', 'char'],
    ]);
    const { shapes } = await readPage(pdfOf(`${TITLE}${words(50, 200, 100, 'l', 'F3')}`, { fonts }));
    const [drawn] = shapes.filter(({ kind }) => kind !== 'text');
    expect(drawn === undefined || (drawn.box.w / 12_700 > 50 && drawn.box.w / 12_700 < 100)).toBe(true);
  });

  it('are no lists where the signs are those of a legend, each in its colour', async () => {
    const legend = ['1 0 0', '0 1 0', '0 0 1'].map(
      (color, i) => `${color} rg 50 ${202 - 30 * i} 8 8 re f 0 g ${words(66, 200 - 30 * i, 14, `Region ${i}`)}`,
    );
    expect((await paragraphsOf(legend.join(''))).map(({ bullet }) => bullet)).toEqual([undefined, undefined, undefined]);
  });

  it('go on with lines that begin where the number stands', async () => {
    const lines = ['1. Measure the berth and order', 'the fenders that it needs', '2. Install them'].map((text, i) =>
      words(50, 200 - 24 * i, 20, text),
    );
    expect((await paragraphsOf(lines.join(''))).map(({ text, bullet }) => [bullet?.text, text])).toEqual([
      ['1.', 'Measure the berth and order the fenders that it needs'],
      ['2.', 'Install them'],
    ]);
  });
});

describe('listings', () => {
  it('are one box with the ends of their lines, their indents and their blank lines', async () => {
    const lines = ['def berth(ship):', '    if quay.free:', '        return True', '', '    return False'];
    const content = lines.map((line, i) =>
      line === ''
        ? ''
        : words(50 + 9.6 * (line.length - line.trimStart().length), 240 - 20 * i, 16, line.trim().replaceAll(/[()]/g, '\\$&'), 'F3'),
    );
    const [listing, ...others] = await paragraphsOf(content.join(''), MONO);
    expect(listing?.text).toBe(lines.join('\n'));
    expect(others).toEqual([]);
    expect(listing?.leading).toBeCloseTo(20 / 16);
  });

  it('keep what stands far behind a line, with the spaces between', async () => {
    const line = (y: number, text: string): string => words(50, y, 16, text.replaceAll(/[()]/g, '\\$&'), 'F3');
    const content =
      line(240, 'takes(s);') + words(50 + 9.6 * 9, 240, 16, '        ', 'F3') + words(50 + 9.6 * 17, 240, 16, '// moved', 'F3');
    expect((await paragraphsOf(content + line(220, 'print(s);'), MONO)).map(({ text }) => text)).toEqual([
      'takes(s);        // moved\nprint(s);',
    ]);
  });

  it('are no listings where sentences are set in such a face', async () => {
    const content =
      words(50, 240, 16, 'All words of this page are set in a face', 'F3') + words(50, 220, 16, 'of typewriters, as some talks are.', 'F3');
    expect((await paragraphsOf(content, MONO)).map(({ text }) => text)).toEqual([
      'All words of this page are set in a face of typewriters, as some talks are.',
    ]);
  });
});

describe('alignment', () => {
  /** Helvetica at 20 points, with its space as wide as the line wants. */
  const justified = (y: number, text: string, spacing: number): string => `BT /F1 20 Tf ${spacing} Tw 50 ${y} Td (${text}) Tj 0 Tw ET\n`;

  it('is justified where all lines but the last reach both edges', async () => {
    const content =
      justified(240, 'The ferry leaves the quay', 8.62) +
      justified(216, 'every hour and carries us', 8.39) +
      justified(192, 'at no cost.', 0);
    const [paragraph] = await paragraphsOf(content);
    expect(paragraph).toMatchObject({ text: 'The ferry leaves the quay every hour and carries us at no cost.', justified: true });
  });

  it('is centred for two subtitles, which are two paragraphs', async () => {
    const content = words(293, 200, 20, 'Harbour office') + words(295, 172, 20, '12 March 2026');
    expect((await paragraphsOf(content)).map(({ text, align }) => [text, align])).toEqual([
      ['Harbour office', 'center'],
      ['12 March 2026', 'center'],
    ]);
  });
});
