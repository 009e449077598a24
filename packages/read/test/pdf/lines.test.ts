/** Lines of a PDF hold the letters that were painted as one text, in the order in which they are read. */
import { describe, expect, it } from 'vitest';
import { inReadingOrder } from '../../src/pdf/text/reading-order.ts';
import { type PageParts, pdfOf, readPage, TITLE, words } from './pages.ts';

const FIRST_HEBREW = 0x5d0;
const CMAP = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfrange <20> <60> <0020> <61> <7B> <05D0> endbfrange endcmap end`;
/** A font F3 with Hebrew letters from `a` on. */
const HEBREW: PageParts = {
  fonts: '/F3 5 0 R',
  objects: [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    `<< /Length ${CMAP.length} >>\nstream\n${CMAP}\nendstream`,
  ],
};
/** Hebrew as it is painted: from left to right, the last letter first. */
const seen = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => {
      const at = (letter.codePointAt(0) ?? 0) - FIRST_HEBREW;
      return at >= 0 ? String.fromCharCode(0x61 + at) : letter;
    })
    .join('')
    .replaceAll(/[()]/g, '\\$&');

const textsOf = async (content: string, parts?: PageParts): Promise<string[]> => (await readPage(pdfOf(TITLE + content, parts))).texts;

describe('text that is printed twice', () => {
  it('stands once, with the colour of the last print, and its shadow is named', async () => {
    const page = pdfOf(`${TITLE}0.6 g ${words(42, 198, 30, 'Growth plan')}0 0 1 rg ${words(40, 200, 30, 'Growth plan')}`);
    const { texts, runs, losses } = await readPage(page);
    expect(texts).toEqual(['Growth plan']);
    expect(runs.find(({ text }) => text === 'Growth plan')?.color).toBe('#0000FF');
    expect(losses).toMatchObject([{ kind: 'simplified', what: 'Text "Growthplan"', why: expect.stringContaining('shadow') }]);
  });

  it('stands once where it is bold by repetition, whole or letter by letter', async () => {
    const { texts, losses } = await readPage(
      pdfOf(
        TITLE +
          words(40, 200, 30, 'Growth') +
          words(40.4, 200, 30, 'Growth') +
          words(40, 120, 30, 'ab') +
          words(40.3, 120, 30, 'a') +
          words(56.98, 120, 30, 'b'),
      ),
    );
    expect(texts).toEqual(['Growth', 'ab']);
    expect(losses).toEqual([]);
  });

  it('stands once in Hebrew', async () => {
    expect(await textsOf(words(41, 199, 30, seen('שידוך'), 'F3') + words(40, 200, 30, seen('שידוך'), 'F3'), HEBREW)).toEqual(['שידוך']);
  });

  it('keeps letters that a word has twice, shown one by one', async () => {
    expect(await textsOf(words(40, 200, 30, 'fi') + words(55, 200, 30, 'l') + words(61.7, 200, 30, 'l'))).toEqual(['fill']);
  });
});

describe('text over other text', () => {
  it('keeps its letters together on one baseline', async () => {
    const { texts } = await readPage(pdfOf(`${TITLE}0.8 g ${words(40, 200, 30, 'graduates')}0 g ${words(60, 200, 30, 'outcomes')}`));
    expect(texts.sort()).toEqual(['graduates', 'outcomes']);
  });

  it('keeps a number out of the word that it touches', async () => {
    expect((await textsOf(words(40, 200, 30, 'What we learned') + words(52, 205, 14, '7'))).sort()).toEqual(['7', 'What we learned']);
  });

  it('is one line where letters are shown one by one, in any order', async () => {
    const letters = [...'Berlin'].map((letter, i) => words(40 + 24 * i, 200, 30, letter));
    expect(await textsOf([...letters].reverse().join(''))).toEqual(['Berlin']);
  });

  it('is filled by signs that are painted into its gaps', async () => {
    const line = 'BT /F1 20 Tf 40 200 Td [(North) -720 (until March) -720 (then South)] TJ ET\n';
    // Widths of Helvetica, in thousandths of the size: North is 2,445 and until March 4,890.
    const signs = `${words(40 + 20 * 2.445, 200, 20, ':', 'F2')}${words(40 + 20 * (2.445 + 0.72 + 4.89), 200, 20, ',', 'F2')}`;
    expect(await textsOf(line + signs)).toEqual(['North: until March, then South']);
  });

  it('is parted by spaces and not by the width of letters that are spaced out', async () => {
    expect(await textsOf(`BT /F1 30 Tf 9 Tc 40 200 Td (SPACED TITLE) Tj 0 Tc ET\n`)).toEqual(['SPACED TITLE']);
  });
});

describe('a place where a word may be parted', () => {
  const soft = (x: number, drawn: string): string => `/Span << /ActualText <FEFF00AD> >> BDC ${words(x, 200, 20, drawn)} EMC\n`;
  // Widths of Helvetica, in thousandths of the size: short is 2,223.
  const end = 40 + 20 * 2.223;

  it('is not seen within a line', async () => {
    expect(await textsOf(words(40, 200, 20, 'short') + soft(end, ' ') + words(end, 200, 20, 'bread'))).toEqual(['shortbread']);
  });

  it('is a hyphen where one is drawn', async () => {
    expect(await textsOf(words(40, 200, 20, 'short') + soft(end, '-'))).toEqual(['short\u2010']);
  });
});

describe('columns', () => {
  it('are parted where they stand near each other and are painted one after the other', async () => {
    const column = (x: number, lines: readonly string[]): string => lines.map((line, i) => words(x, 240 - 22 * i, 18, line)).join('');
    const left = ['Our archive keeps', 'letters and maps from', 'the last century'];
    const right = ['Readers may order', 'five boxes a day and', 'rare maps by post'];
    expect(await textsOf(column(40, left) + column(229, right))).toEqual([left.join(' '), right.join(' ')]);
  });
});

describe('raised and lowered letters', () => {
  it('stand in their line', async () => {
    const line =
      'BT /F1 24 Tf 40 200 Td (E = mc) Tj /F1 15 Tf 8 Ts (2) Tj 0 Ts /F1 24 Tf ( and H) Tj /F1 15 Tf -4 Ts (2) Tj 0 Ts /F1 24 Tf (O) Tj ET\n';
    const { texts, runs } = await readPage(pdfOf(TITLE + line));
    expect(texts).toEqual(['E = mc2 and H2O']);
    expect(runs.filter(({ text }) => text === '2').map(({ baseline_pct, size_pt }) => [baseline_pct, size_pt])).toEqual([
      [30, 24],
      [-25, 24],
    ]);
  });
});

describe('a line that is read from the right', () => {
  it('keeps an address whole', async () => {
    const url = 'https://example.org/docs?id=12';
    const line = `BT /F3 20 Tf 40 200 Td (${seen(' לפרטים')}) Tj /F1 20 Tf (${url}) Tj /F3 20 Tf (${seen('ראו ')}) Tj ET\n`;
    expect(await textsOf(line + words(40, 140, 20, seen('גרסה'), 'F3'), HEBREW)).toContain(`ראו ${url} לפרטים`);
  });

  it('has its brackets around what they hold, whether the file says them as seen or as read', async () => {
    const as_seen = `BT /F3 20 Tf 40 200 Td (${seen(' זמינה')}\\(2024\\)${seen('המדריך ')}) Tj ET\n`;
    const as_read = `BT /F3 20 Tf 40 200 Td (${seen(' זמינה')}\\)2024\\(${seen('המדריך ')}) Tj ET\n`;
    for (const line of [as_seen, as_read]) expect(await textsOf(line, HEBREW)).toEqual(['המדריך (2024) זמינה']);
  });
});

describe('a span of numbers', () => {
  it('is read as its page is', async () => {
    const span = words(40, 200, 20, '8:45\\2618:00');
    expect(await textsOf([140, 100, 60].map((y) => words(300, y, 20, seen('שעה ראשונה'), 'F3')).join('') + span, HEBREW)).toContain(
      '8:00–8:45',
    );
    expect(await textsOf(words(300, 140, 20, 'First hour') + span)).toContain('8:45–8:00');
  });
});

describe('signs of numbers', () => {
  const line = (text: string) => [...text].map((sign) => ({ text: sign }));
  it.each([
    ['Arabic', '.%1 نم لقأ', 'أقل من 1%.'],
    ['Hebrew', '.1% תוחפ', 'פחות 1%.'],
  ])('stand behind them in %s', (_, shown, read) => {
    expect(
      inReadingOrder(line(shown), true, true)
        .map(({ text }) => text)
        .join(''),
    ).toBe(read);
  });
});
