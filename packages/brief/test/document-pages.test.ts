/** What stands together on a slide of a document, and what it is headed by. Drawing is stood in for: everything fits. */
import { describe, expect, it } from 'vitest';
import { type DeckOutline, type DocumentPlanOptions, planDocument } from '../src/index.ts';

const planned = (markdown: string, options: Partial<DocumentPlanOptions> = {}): DeckOutline =>
  planDocument({ markdown }, { draws: () => ({ smallest_pt: 14 }), ...options });
const [short, long] = [
  'It went well.',
  'It went as the plan of last spring foresaw it, in every plant and at every hour of the day. '.repeat(5),
];

const COSTS = [
  '| Position | Budget | Forecast |',
  '| --- | --- | --- |',
  '| Racks | 1,240 | 1,215 |',
  '| Conveyors | 865 | 905 |',
  '| **Total** | **2,105** | **2,120** |',
].join('\n');

describe('pages', () => {
  it('have the line over a table as their sub-line and the one under it as its note', () => {
    const [, page] = planned(`# R\n\n## Costs\n\nAll amounts in euros.\n\n${COSTS}\n\nRent is not in it.`).slides;
    expect(page?.intent).toMatchObject({
      context: 'Costs · Position · All amounts in euros.',
      data: { text: ['Rent is not in it.'], text_place: 'below', exhibits: [{ form: 'variance_table' }] },
    });
  });

  it('join parts of one chapter before chapters, and leave the next steps alone', () => {
    const markdown = `# R\n\n## Summary\n\n${long}\n\n## Trading\n\n### North\n\n${long}\n\n### South\n\n${long}\n\n## Costs\n\n${COSTS}\n\n## Next steps\n\n- Sign\n- Pay`;
    const heads = (slides: number): string[] =>
      planned(markdown, { slides, computed_headlines: false }).slides.map(({ headline }) => headline);
    expect(heads(5)).toEqual(['R', 'Summary', 'Trading', 'Costs', 'Next steps']);
    expect(heads(4)).toEqual(['R', 'Summary · Trading', 'Costs', 'Next steps']);
  });

  it('do not join three headings in one headline', () => {
    const markdown = `# R\n\n${['A', 'B', 'C', 'D'].map((name) => `## ${name}\n\n${short}`).join('\n\n')}`;
    for (const { headline } of planned(markdown, { slides: 2 }).slides) expect(headline.split(' · ').length).toBeLessThan(3);
  });

  it('have an agenda only in a long deck that has room for it', () => {
    const markdown = `# R\n\n${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `## ${name}\n\n${long}`).join('\n\n')}`;
    const forms = (slides?: number): unknown[] =>
      planned(markdown, slides === undefined ? {} : { slides }).slides.map(({ intent }) => intent['form']);
    expect(forms(10)).toContain('agenda_list');
    expect(forms(9)).not.toContain('agenda_list');
    expect(forms()).not.toContain('agenda_list');
  });
});

describe('headlines', () => {
  const head = (body: string): string | undefined => planned(`# R\n\n## Costs\n\n${body}`).slides[1]?.headline;

  it('say what the figures prove', () => {
    expect(head(COSTS)).toBe('Total: 2,120 (Forecast) against 2,105 (Budget)');
    expect(head('| Depot | Spaces | Use |\n| --- | --- | --- |\n| A | 12 | 91% |\n| B | 30 | 80% |\n| Total | 42 | 84% |')).toBe('Costs');
    const months = ['Jan 25', 'Feb 25', 'Mar 25', 'Apr 25'].map((month, i) => `| ${month} | ${100 + i} | ${[7, -3, 9, 4][i]} |`);
    expect(head(`| Month | Visits | Profit |\n| --- | --- | --- |\n${months.join('\n')}`)).toBe(
      'Profit: lowest -3 (Feb 25), highest 9 (Mar 25)',
    );
  });

  it('are else the first sentence where it is a claim with a figure, which is not said twice', () => {
    const [, page] = planned('# R\n\n## Cash\n\nCash from operations was 2.9 m in the quarter. The rest is owed by one customer.').slides;
    expect(page).toMatchObject({
      headline: 'Cash from operations was 2.9 m in the quarter',
      headline_by: 'document',
      intent: { context: 'Cash', data: { text: ['The rest is owed by one customer.'] } },
    });
    expect(head('The minutes of the 3. Meeting were approved by all. The rest is fine.')).toBe('Costs');
    expect(head('Nobody left in the year. The rest is fine.')).toBe('Costs');
  });
});

describe('emphasis', () => {
  it('is that of the document', () => {
    const text = (body: string): unknown => Reflect.get(Object(planned(`# R\n\n## A\n\n${body}`).slides[1]?.intent['data']), 'text');
    expect(text('The floor is ready **three weeks later** than planned.\n\nStaff: nobody left.')).toEqual([
      { kind: 'paragraph', text: 'The floor is ready three weeks later than planned.', bold: ['three weeks later'] },
      'Staff: nobody left.',
    ]);
    expect(text('- **B1** goes on\n- B2 stops')).toEqual([
      { kind: 'bullet', text: 'B1 goes on', bold: ['B1'] },
      { kind: 'bullet', text: 'B2 stops' },
    ]);
  });

  it('sets sums apart in the rows of a table, and what the document has in bold', () => {
    const rows =
      '| | Plan | Actual |\n| --- | --- | --- |\n| NHS | 5 | 6 |\n| Total income | 5 | 6 |\n| Staff | 3 | 4 |\n| **Profit** | **2** | **2** |';
    expect(planned(`# R\n\n## A\n\n${rows}`).slides[1]?.intent['data']).toMatchObject({ subtotal_rows: [1], total_row: true });
  });

  it('counts items by the numbers that were typed into them', () => {
    const [, page] = planned('# R\n\n## A\n\n- 1\\. Move the depot\n- 2\\. Sell the old one').slides;
    expect(page?.intent['data']).toMatchObject({
      text: [
        { kind: 'number', mark: '1.', text: 'Move the depot' },
        { kind: 'number', mark: '2.' },
      ],
    });
  });
});

it('parts a table by its groups where more slides are asked for', () => {
  const rows = (names: string): string => [...names].map((name) => `| ${name} | 1${name.charCodeAt(0)} |`).join('\n');
  const markdown = `# R\n\n## Results\n\n| Item | EUR |\n|---|---|\n| Income | |\n${rows('ABCDE')}\n| Expenses | |\n${rows('FG')}`;
  const outline = planned(markdown, { slides: 3 });
  const tables = outline.slides.slice(1).map(({ intent }) => (intent['data'] as { rows: string[][] }).rows.map(([name]) => name));
  expect(tables).toEqual([
    ['Income', 'A', 'B', 'C', 'D', 'E'],
    ['Expenses', 'F', 'G'],
  ]);
  // The largest of a part is not the largest.
  expect(outline.slides.map(({ headline_by }) => headline_by)).toEqual(['document', 'document', 'document']);
});

it('parts a full page where two light ones go together, at the number asked for', () => {
  const sentence = (n: number): string => `Part ${n} of the plan was looked at by the team and it stands as it was written in May.`;
  const long = (n: number, from: number): string => Array.from({ length: n }, (_, i) => sentence(from + i)).join('\n\n');
  const text = `# R\n\n## Sites\n\n### West\n\n${long(12, 1)}\n\n### North\n\n${long(3, 41)}\n\n### South\n\n${long(3, 51)}`;
  const outline = planned(text, { slides: 4, computed_headlines: false });
  expect(outline.slides.map(({ headline }) => headline)).toEqual(['R', 'West (1/2)', 'West (2/2)', expect.stringContaining('South')]);
  expect(outline.left_out).toEqual([]);
});

it('parts a table of times by its measures, and one measure is a chart with its sum beside it', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
  const body = months.map((month, i) => `| ${month} 25 | £${100 + i} | ${40 + 3 * i} |`).join('\n');
  const markdown = `# R\n\n## Practice\n\nUnaudited.\n\n| Month | Income | Patients |\n|---|---|---|\n${body}\n| Total | £828 | 404 |`;
  const outline = planned(markdown, { slides: 3, computed_headlines: false });
  const [, income, patients] = outline.slides.map(({ intent }) => JSON.stringify(intent));
  expect(income).toMatch(/trend_chart.*"Income"/);
  expect(income).toContain('Total: £828');
  expect(patients).toMatch(/trend_chart.*"Patients"/);
  expect(patients).toContain('Total: 404');
  expect(outline.left_out).toEqual([]);
});
