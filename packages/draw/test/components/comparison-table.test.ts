/** Comparison tables: marks, numbers on their decimal sign, levels, refusals. */
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { DrawRefusal, readSlideRequest } from '../../src/intent/index.ts';
import { createDrawKit, drawSlide } from '../../src/pipeline/index.ts';
import { plainText, type TableCell, type TableShape } from '../../src/scene/index.ts';

const kit = createDrawKit(carriedFonts());

async function draw(params: unknown, rest: Record<string, unknown> = {}) {
  const read = readSlideRequest({ chrome: { title: 'One of them wins' }, body: { component: 'comparison_table', params }, ...rest });
  if (!read.ok) throw new DrawRefusal(read.problem);
  const drawn = await drawSlide(read.request, kit);
  const table = drawn.deck.slides[0]?.shapes.find((s): s is TableShape => s.kind === 'table');
  if (table === undefined) throw new Error('no table was drawn');
  return { ...drawn, table, cell: (i: number, j: number): TableCell => table.cells[i]?.[j] as TableCell };
}

const words = (cell: TableCell): string => plainText(cell.text);
const paint = (cell: TableCell): string | undefined => cell.text.paragraphs[0]?.runs[0]?.color;
/** Where the ink of the only line ends, from the cell's left edge. */
const inkEnd = (cell: TableCell): number => (cell.text.lines[0]?.x ?? 0) + (cell.text.lines[0]?.w ?? 0);

describe('comparison_table', () => {
  it('turns words for marks into marks in their colours and leaves yes and no as words', async () => {
    const { cell, report } = await draw({
      headers: ['', 'A', 'B', 'C', 'D'],
      rows: [
        ['Marks', true, 'cross', 'dash', ''],
        ['Signs', '✔', '✗', '—', null],
        ['Words', 'yes', 'no', 'Check first', 'x'],
      ],
    });
    expect([1, 2, 3, 4].map((j) => words(cell(1, j)))).toEqual(['✓', '✗', '–', '–']);
    expect([1, 2, 3, 4].map((j) => paint(cell(2, j)))).toEqual(['positive', 'negative', 'muted', 'muted']);
    expect([1, 2, 3, 4].map((j) => words(cell(3, j)))).toEqual(['yes', 'no', 'Check first', 'x']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('aligns the numbers of a column on their decimal sign', async () => {
    const { cell } = await draw({
      headers: ['Site', 'Share'],
      rows: [
        ['Lyon', '4.5%'],
        ['Turin', '12%'],
        ['Brno', '1,204.25'],
      ],
    });
    const [share, whole] = [cell(1, 1), cell(2, 1)];
    expect(inkEnd(share)).toBeGreaterThan(inkEnd(whole));
    expect(words(cell(3, 1))).toBe('1,204.25');
  });

  it('gives a column of figures the decimals of its most exact one', async () => {
    const { cell } = await draw({
      headers: ['Site', 'Cost'],
      rows: [
        ['Lyon', 4],
        ['Turin', 12.25],
      ],
    });
    expect([words(cell(1, 1)), words(cell(2, 1))]).toEqual(['4.00', '12.25']);
    expect(inkEnd(cell(1, 1))).toBe(inkEnd(cell(2, 1)));
  });

  it('shares decimals along the row where rows are criteria in units of their own', async () => {
    const { cell } = await draw({
      headers: ['', 'A', 'B'],
      rows: [
        ['Safe', true, false],
        ['Cost', 1.5, 2],
        ['Posts', 7, 12],
      ],
    });
    expect([words(cell(2, 2)), words(cell(3, 1))]).toEqual(['2.0', '7']);
  });

  it('keeps the table inside the body, with rows of one height where contents allow', async () => {
    const { table } = await draw({ headers: ['', 'A'], rows: Array.from({ length: 9 }, (_, i) => [`Row ${i}`, i]) });
    expect(table.box.y + table.box.h).toBeLessThanOrEqual(6.8 * 914_400 + 1);
    const heights = table.rows.slice(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(table.columns.reduce((a, b) => a + b, 0)).toBe(table.box.w);
  });

  it('keeps blanks where a row is shorter than the headers, and says so', async () => {
    const { cell, report } = await draw({
      headers: ['', 'A', 'B'],
      rows: [
        ['Row', 1],
        ['Row 2', 1, 2],
      ],
    });
    expect(words(cell(1, 2))).toBe('');
    expect(report.warnings.map((w) => w.code)).toContain('length_mismatch');
  });

  it('marks the one column that the title names', async () => {
    const { cell } = await draw({ headers: ['', 'wins', 'loses'], rows: Array.from({ length: 6 }, (_, i) => [`Row ${i}`, 1, 2]) });
    expect(cell(0, 1).fill?.color).toBe('surface');
    expect(cell(0, 2).fill).toBeUndefined();
  });

  it('runs from right to left when the slide does', async () => {
    const { cell } = await draw({ headers: ['المعيار', 'أ'], rows: [['التكلفة', 3]] }, { direction: 'rtl', locale: 'ar' });
    expect(words(cell(0, 1))).toBe('المعيار');
  });

  it('refuses a cell that no column can hold and names it', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
    const row = Array.from({ length: 10 }, () => word);
    await expect(draw({ headers: [], rows: [row] })).rejects.toThrow(/Donaudampfschiff.*needs a column/);
  });

  it('refuses eleven columns', async () => {
    await expect(draw({ headers: [], rows: [Array.from({ length: 11 }, (_, i) => i)] })).rejects.toThrow(/at most 10 columns/);
  });
});
