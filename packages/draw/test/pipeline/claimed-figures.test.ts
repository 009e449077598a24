/** A figure of the title is set apart where the body prints it, and no other number is. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { type Shape, textsOf, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());
type Members = Readonly<Record<string, unknown>>;

async function drawn(body: Members): Promise<readonly Shape[]> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const slide = await drawSlide(read.request, kit);
  expect((await lintSlide(slide, kit)).errors).toEqual([]);
  return [...walk(slide.deck.slides[0]?.shapes ?? [])].filter(({ id }) => id.startsWith('body'));
}

const runsOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((one) => textsOf(one).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs)));
/** Numbers in the colour of the theme. */
const coloured = (shapes: readonly Shape[]): readonly string[] =>
  runsOf(shapes).flatMap(({ text, color, bold }) => (color === 'accent1' && bold === true ? [text.replaceAll('\u00a0', ' ')] : []));
const ruled = (shapes: readonly Shape[]): number =>
  shapes
    .flatMap((one) => (one.kind === 'table' ? one.cells.flat() : []))
    .filter(({ top, bottom }) => top?.color === 'accent1' && bottom?.color === 'accent1').length;

const table = (headline: string): Members => ({
  form: 'data_table',
  headline,
  data: {
    columns: [
      { key: 'line', label: '€ million' },
      { key: 'budget', label: 'Budget' },
      { key: 'forecast', label: 'Forecast' },
    ],
    rows: [
      { line: 'Fares', budget: 731.2, forecast: 709.5 },
      { line: 'Grants', budget: 892.4, forecast: 889.1 },
      { line: 'Operating surplus', budget: 107.3, forecast: 39.6 },
      { line: 'Interest', budget: 9, forecast: 12 },
    ],
  },
});

const scenarios = (headline: string): Members => ({
  form: 'scenario_compare',
  headline,
  data: {
    scenarios: [{ label: 'Baseline' }, { label: 'Adverse' }, { label: 'Severe' }],
    rows: [
      { label: 'CET1 ratio', unit: '%', values: [14.6, 10.4, 9.2] },
      { label: 'Headroom', unit: 'pp', values: [4.1, -0.1, -1.3] },
    ],
  },
});

describe('a figure of the title', () => {
  it('stands between stronger rules in a table', async () => {
    const shapes = await drawn(table('The surplus is forecast at €39.6m'));
    expect(coloured(shapes)).toEqual(['39.6']);
    expect(ruled(shapes)).toBe(1);
  });

  it('is coloured in a text, in its rounding', async () => {
    expect(coloured(await drawn(scenarios('The worst ends at 9 %')))).toContain('9.2%');
  });

  it('is found in percentage points where the title counts basis points', async () => {
    expect(coloured(await drawn(scenarios('Two cases breach, by 10 and 130 basis points')))).toEqual(['−0.1 pp', '−1.3 pp']);
  });

  it('is no value where the title states a difference', async () => {
    const nights = (headline: string): Members => ({
      form: 'scenario_compare',
      headline,
      data: {
        scenarios: [{ label: 'Today' }, { label: 'Weekend only' }, { label: 'Full' }],
        rows: [
          { label: 'Fare revenue', unit: '€m', values: [0.4, 1.8, 2.6] },
          { label: 'Net cost', unit: '€m', values: [0.7, 2.1, 4.7] },
        ],
      },
    });
    expect(coloured(await drawn(nights('Weekend only costs €2.6m less than the full network')))).not.toContain('2.6');
  });

  it('is no number of another unit, no small count and no year', async () => {
    for (const title of ['The surplus is forecast at 39.6 %', 'Grants come from 12 funds', 'No decision before 2027']) {
      const shapes = await drawn(table(title));
      expect(ruled(shapes), title).toBe(0);
      expect(coloured(shapes), title).toEqual([]);
    }
  });
});

describe('a figure that two values come to', () => {
  const shares = (headline: string): Members => ({
    form: 'data_table',
    headline,
    data: {
      columns: [
        { key: 'p', label: 'Product' },
        { key: 'a', label: 'Share' },
        { key: 'b', label: 'Growth' },
      ],
      rows: [
        { p: 'Cards', a: '31%', b: '4%' },
        { p: 'Savings', a: '20%', b: '9%' },
        { p: 'Insurance', a: '22%', b: '20%' },
        { p: 'Mortgages', a: '27%', b: '2%' },
      ],
    },
  });

  it('is that of the row which the title names', async () => {
    const shapes = await drawn(shares('Insurance grows by 20%'));
    expect(coloured(shapes).filter((text) => text.includes('%'))).toEqual(['20%']);
    expect(ruled(shapes)).toBe(1);
    expect(shapes.flatMap((one) => (one.kind === 'table' ? one.cells.map((row) => row[2]?.top?.color) : []))[3]).toBe('accent1');
  });

  it('is set apart nowhere where the title names neither', async () => {
    const shapes = await drawn(shares('We hold 20% of the market'));
    expect(ruled(shapes)).toBe(0);
    expect(coloured(shapes)).toEqual([]);
  });

  it('is set apart nowhere beside the row that the title names, even where there is one', async () => {
    const shapes = await drawn(shares('Cards lead, with 27% to go'));
    expect(ruled(shapes)).toBe(0);
  });
});

describe('what the title names beside what the caller marked', () => {
  it('is not recommended with it', async () => {
    const options = (headline: string): Members => ({
      form: 'comparison_matrix',
      variant: 'weighted_scoring',
      headline,
      data: {
        columns: [{ label: 'Kestrel' }, { label: 'Orla' }, { label: 'Novalink' }, { label: 'In-house' }],
        recommended: 'Kestrel',
        rows: [
          { label: 'Countries', weight: 60, cells: [{ score: 4 }, { score: 3 }, { score: 2 }, { score: 3 }] },
          { label: 'Cost', weight: 40, cells: [{ score: 3 }, { score: 3 }, { score: 3 }, { score: 2 }] },
        ],
      },
    });
    const tinted = (shapes: readonly Shape[]) =>
      shapes.flatMap((one) => (one.kind === 'table' ? one.cells[1]?.map(({ fill }) => fill?.color) : []));
    const both = await drawn(options('Kestrel beats Orla by half a point'));
    expect(tinted(both)).toEqual(tinted(await drawn(options('Kestrel is the choice'))));
  });

  const map = (headline: string): Members => ({
    form: 'position_map',
    headline,
    data: {
      x_axis: { label: 'Occupancy, %' },
      y_axis: { label: 'Stay, days' },
      points: [
        { label: 'St Brigid', x: 97.2, y: 9.1, emphasis: 'primary' },
        { label: 'Marlow', x: 88.6, y: 5.4 },
        { label: 'Kingsmead', x: 91.3, y: 7 },
        { label: 'Aldham', x: 83.9, y: 5.1 },
        { label: 'Tarn Valley', x: 79.4, y: 4.6 },
        { label: 'Westport', x: 86.2, y: 6.9 },
      ],
    },
  });
  const strong = (shapes: readonly Shape[]): number =>
    shapes.filter((one) => one.role === 'mark' && 'fill' in one && one.fill?.color === 'accent1').length;

  it('is set apart with it, and nothing else is', async () => {
    expect(strong(await drawn(map('St Brigid keeps patients twice as long as Tarn Valley')))).toBe(2);
    expect(strong(await drawn(map('Patients stay too long at St Brigid')))).toBe(1);
    expect(strong(await drawn(map('Tarn Valley shows how')))).toBe(1);
  });
});
