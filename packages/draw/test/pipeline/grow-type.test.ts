/** Texts that stand in boxes with more room than they take are set larger, siblings alike. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { type Shape, type TextBody, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function drawn(request: Readonly<Record<string, unknown>>): Promise<DrawnSlide> {
  const read = readSlideRequest(request);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}

const shapesOf = ({ deck }: DrawnSlide): readonly Shape[] => [...walk(deck.slides[0]?.shapes ?? [])];
const sizesIn = (text: TextBody): readonly number[] => text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.size_pt));
const cellsOf = (slide: DrawnSlide): readonly (readonly TextBody[])[] =>
  shapesOf(slide).flatMap((one) => (one.kind === 'table' ? one.cells.map((row) => row.map(({ text }) => text)) : []));

const table = (action: string) => ({
  form: 'data_table',
  variant: 'plain_table',
  headline: 'Four of seven lines carry most riders',
  data: {
    columns: ['Line', 'Route', 'Riders a day'],
    rows: Array.from({ length: 7 }, (_, i) => [`${i + 1}`, i === 3 ? action : 'Airport to old town', `${12 - i},400`]),
  },
});

describe('cells of a table', () => {
  test('grow together where their rows and columns have the room', async () => {
    const rows = cellsOf(await drawn(table('Ring')));
    const sizes = new Set(rows.slice(1).flatMap((row) => row.flatMap(sizesIn)));
    expect([...sizes]).toHaveLength(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('stay in their lines and in their cells', async () => {
    const long = 'From the central station by way of the harbour, the fair, both hospitals and the northern villages to the airport';
    const slide = await drawn(table(long));
    for (const row of cellsOf(slide).slice(1)) expect(new Set(row.flatMap(sizesIn)).size).toBe(1);
    const { errors, warnings } = await lintSlide(slide, kit);
    expect([...errors, ...warnings].filter(({ code }) => ['text_overflow', 'overlap', 'type_scale'].includes(code))).toEqual([]);
  });

  test('keep the indents of their lines', async () => {
    const slide = await drawn({
      form: 'data_table',
      variant: 'financial_table',
      headline: 'Margin holds',
      data: {
        columns: [
          { key: 'item', label: '€m' },
          { key: 'a', label: '2025' },
        ],
        rows: [
          { item: 'Net sales', a: 412.5, kind: 'subtotal' },
          { item: 'Material', a: -188.1, level: 1 },
          { item: 'Gross profit', a: 224.4, kind: 'total' },
        ],
      },
    });
    const [, sales, material] = cellsOf(slide).map((row) => row[0]?.lines[0]?.x ?? 0);
    expect(material).toBeGreaterThan(sales ?? 0);
  });
});

test('boxes of a tree have one size, and their heads are no smaller', async () => {
  const slide = await drawn({
    form: 'issue_tree',
    headline: 'Why do appeals take so long?',
    data: {
      root: {
        label: 'Why so long?',
        children: ['Workload', 'Staff', 'Rules'].map((label) => ({ label, children: [`${label} up?`, `${label} down?`] })),
      },
    },
  });
  const sizes = shapesOf(slide).flatMap((one) =>
    one.role === 'node' && 'text' in one && one.text !== undefined ? [Math.max(...sizesIn(one.text))] : [],
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBe(sizes[0]);
});

describe('heads', () => {
  const headOver = (slide: DrawnSlide): readonly [number, number] => {
    const texts = shapesOf(slide).flatMap((one) => ('text' in one && one.text !== undefined ? [{ role: one.role, text: one.text }] : []));
    const of = (role: Shape['role']): number => Math.max(...texts.filter((one) => one.role === role).flatMap(({ text }) => sizesIn(text)));
    return [of('header'), of('body')];
  };

  test.each([
    ['one line', ['Lowfield is half empty', 'Demand is gone', 'Tarn has room']],
    ['two lines', ['Lowfield runs at 54% of its capacity', 'Demand does not come back', 'Tarn can take the volume by March']],
    ['long words', ['Kapazitätsauslastung Niederfeld', 'Nachfrageentwicklung rückläufig', 'Verlagerungsentscheidung Tarn']],
  ])('are no smaller than the text under them: %s', async (_, labels) => {
    const blocks = labels.map((label) => ({ label, detail: ['Two of three large customers left', 'Fixed cost is unchanged'] }));
    const [head, body] = headOver(
      await drawn({ form: 'executive_summary', variant: 'situation_complication_resolution', headline: 'Close the Lowfield line', blocks }),
    );
    expect(head).toBeGreaterThanOrEqual(body);
  });

  test('of sections are no smaller than their sentences, and figures stay larger than both', async () => {
    const slide = await drawn({
      form: 'kpi_metrics',
      variant: 'delta_scoreboard',
      headline: 'Margin is ahead of plan',
      data: {
        metrics: [1, 2, 3, 4, 5].map((i) => ({ label: `Region ${i}`, value: `€${i}12m`, delta_value: `+${i}%` })),
        sections: [
          { label: 'Drivers', items: ['Price round held', 'A weak yen adds €5m'] },
          { label: 'Issues', items: ['Orders fell twice'] },
        ],
      },
    });
    const texts = shapesOf(slide).flatMap((one) => ('text' in one && one.text !== undefined ? [{ id: one.id, text: one.text }] : []));
    const largest = (part: RegExp): number => Math.max(...texts.filter(({ id }) => part.test(id)).flatMap(({ text }) => sizesIn(text)));
    expect(largest(/section-\d-head$/)).toBeGreaterThanOrEqual(largest(/section-\d$/));
    expect(largest(/tile-\d-value$/)).toBeGreaterThan(1.3 * largest(/section-\d$/));
  });
});
