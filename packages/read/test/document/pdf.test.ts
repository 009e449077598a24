/** PDFs written by hand: what their pages say as Markdown. */
import { describe, expect, it } from 'vitest';
import { pdfOf, words } from '../pdf/pages.ts';
import { read } from './kit.ts';
import { expectPlacesCover, placeOf, wordsIn } from './laws.ts';

const line = (y: number, text: string, x = 40, size = 11, font = 'F1'): string => words(x, y, size, text, font);
const page = (number: number, content: string): string =>
  `${words(40, 385, 8, 'Annual report 2026')}${words(640, 14, 8, `Page ${number} of 4`)}${content}`;

const REPORT = pdfOf([
  page(
    1,
    words(40, 345, 24, 'Annual report') +
      line(310, 'Revenue rose in every region, and most of all in the north, where two new plants began') +
      line(296, 'to work. Costs rose by 4.5 per cent.') +
      words(40, 270, 15, 'By region') +
      ['North 41', 'South 38', 'Harbour | 17']
        .map((text, i) => line(245 - 16 * i, text, 60) + words(46, 245 - 16 * i, 11, '\\225'))
        .join(''),
  ),
  page(
    2,
    words(40, 345, 15, 'Figures') +
      ['Region', '2024', '2025', 'North', '10.5', '12.0', 'South', '9', '4']
        .map((text, i) => {
          const [x, y] = [40 + 120 * (i % 3), 300 - 24 * Math.floor(i / 3)];
          return `0 G 0.8 w ${x} ${y} 120 24 re S\n${line(y + 8, text, x + 6)}`;
        })
        .join('') +
      line(200, 'The board has decided in March that all of the money which is left of the year before will') +
      line(186, 'be spent on plants in the south, and it has asked for a report on'),
  ),
  page(3, line(345, 'all of them until June 2027, with the costs of each and the names of those who answer for it.')),
  page(
    4,
    ['On the left there is a text of several', 'words a line, which goes on below it', 'and ends here.']
      .map((text, i) => line(340 - 14 * i, text))
      .join('') +
      ['On the right there is another of such', 'texts, which is read after the first', 'and ends there.']
        .map((text, i) => line(340 - 14 * i, text, 380))
        .join(''),
  ),
]);

describe('a PDF', () => {
  it('has its words as Markdown, in the order in which they are read, without what pages repeat', async () => {
    const document = await read('report.pdf', REPORT);
    expect(document.markdown).toBe(`# Annual report

Revenue rose in every region, and most of all in the north, where two new plants began to work. Costs rose by 4.5 per cent.

## By region

- North 41
- South 38
- Harbour \\| 17

## Figures

| Region | 2024 | 2025 |
| --- | --- | --- |
| North | 10.5 | 12.0 |
| South | 9 | 4 |

The board has decided in March that all of the money which is left of the year before will be spent on plants in the south, and it has asked for a report on all of them until June 2027, with the costs of each and the names of those who answer for it.

On the left there is a text of several words a line, which goes on below it and ends here.

On the right there is another of such texts, which is read after the first and ends there.
`);
    expectPlacesCover(document);
    expect(document.notices.map(({ code }) => code)).toEqual(['header_footer']);
  });

  it('knows the page and the heading of each part', async () => {
    const document = await read('report.pdf', REPORT);
    expect(placeOf(document, '4.5 per cent')).toMatchObject({ page: 1, heading: 'Annual report' });
    expect(placeOf(document, '10.5')).toMatchObject({ page: 2, heading: 'Figures' });
    expect(placeOf(document, 'On the left')).toMatchObject({ page: 4, heading: 'Figures' });
  });

  it('keeps headings that pages begin with, though they differ in their numbers alone', async () => {
    const pages = [1, 2, 3, 4].map(
      (n) => words(40, 372, 20, `Section ${n}`) + line(300, `It has ${n} parts, which are told one by one in what follows here.`),
    );
    const document = await read('sections.pdf', pdfOf(pages));
    expect(wordsIn(document.markdown).filter((word) => word === 'Section')).toHaveLength(4);
    expect(placeOf(document, 'It has 3')).toMatchObject({ page: 3, heading: 'Section 3' });
  });

  it('has the figures of a chart as a table where they are printed, and none that are only drawn', async () => {
    const bars = [120, 180, 90, 150];
    const drawn = (isPrinted: boolean): string =>
      words(40, 350, 20, 'Visitors by quarter') +
      bars
        .map((value, i) => {
          const x = 60 + i * 80;
          const label = isPrinted ? words(x + 10, 84 + value, 10, `${value}`) : '';
          return `0.1 0.3 0.6 rg ${x} 80 40 ${value} re f 0 0 0 rg ${label}${words(x + 12, 64, 10, `Q${i + 1}`)}`;
        })
        .join('\n') +
      (isPrinted ? '' : [0, 50, 100, 150, 200].map((tick) => words(30, 77 + tick, 10, `${tick}`)).join('')) +
      line(30, 'The fourth quarter came after the roof was closed again.');
    const printed = await read('chart.pdf', pdfOf(drawn(true)));
    expect(printed.markdown).toContain('| Q1 | 120 |\n| Q2 | 180 |\n| Q3 | 90 |\n| Q4 | 150 |\n');
    expect(printed.notices.map(({ code }) => code)).not.toContain('chart_not_read');
    const only = await read('chart.pdf', pdfOf(drawn(false)));
    expect(only.markdown).not.toMatch(/\d\d|Q\d/);
    expect(only.markdown).toContain('The fourth quarter came');
    expect(only.notices.find(({ code }) => code === 'chart_not_read')?.message).toContain('Q3');
  });

  it('is refused without words, and beyond a limit', async () => {
    await expect(read('empty.pdf', pdfOf('0 0 0 rg 10 10 50 50 re f'))).rejects.toMatchObject({ code: 'no_text' });
    await expect(read('report.pdf', REPORT, { pages: 3 })).rejects.toMatchObject({ code: 'too_large' });
    await expect(read('cut.pdf', REPORT.subarray(0, 300))).rejects.toMatchObject({ code: 'damaged' });
  });
});
