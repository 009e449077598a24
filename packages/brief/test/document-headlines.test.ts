/** Headlines that figures prove: with the unit that stands over them, about something, or not at all. */
import { expect, it } from 'vitest';
import { type DeckOutline, planDocument } from '../src/index.ts';

const planned = (markdown: string, slides?: number): DeckOutline =>
  planDocument({ markdown }, { draws: () => ({ smallest_pt: 14 }), ...(slides === undefined ? {} : { slides }) });
const heads = (markdown: string): string[] => planned(markdown).slides.map(({ headline }) => headline);

const SITES = (head: string, over = ''): string =>
  `# Half year\n\n## Sites\n\n${over}| Site | ${head} |\n|---|---|\n| Bern | 20'100 |\n| Chur | 18'510 |\n| Sion | 10'000 |\n\n## Staff\n\nWe are many.`;

it.each([
  ['Revenue', "in CHF 1'000\n\n", "Revenue (CHF 1'000): largest for Bern, with 20'100"],
  ['Revenue', 'All figures in kEUR\n\n', "Revenue (kEUR): largest for Bern, with 20'100"],
  ['Revenue (kEUR)', '', "Revenue (kEUR): largest for Bern, with 20'100"],
  ['Visitors', '', "Visitors: largest for Bern, with 20'100"],
  ['H1 2025', "in CHF 1'000\n\n", 'Sites'],
  ['Actual', '', 'Sites'],
])('the largest under %j with %j over it', (head, over, headline) => {
  expect(heads(SITES(head, over))).toContain(headline);
});

it('says a rise in the unit of the corner', () => {
  const text =
    '# R\n\n## Sales\n\n| in kEUR | Revenue |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |\n\n## Staff\n\nWe are many.';
  expect(heads(text)).toContain('Revenue (kEUR) rose from 12 in 2023 to 19 in 2025');
});

it('says no rise of what has turned since, and keeps a heading that says something', () => {
  const of = (heading: string): string[] =>
    heads(
      `# R\n\n## ${heading}\n\n| Month | Sales |\n|---|---|\n| Jan 2026 | 12 |\n| Feb 2026 | 30 |\n| Mar 2026 | 25 |\n| Apr 2026 | 19 |\n\n## Staff\n\nWe are many.`,
    );
  expect(of('Sales')).toContain('Sales: lowest 12 (Jan 2026), highest 30 (Feb 2026)');
  expect(of('Buyers come in spring, not in winter')).toContain('Buyers come in spring, not in winter');
});

it.each([
  'Published on 27 March 2026 | Press office | 4 comments',
  'Mill Road 14, 4 floors up in the old town',
  'So we are now 7,500 over what was approved.',
])('has the heading of the section and not %j', (line) => {
  const text = `# Review\n\n## Harvest\n\n${line}\n\nThe rest of the text stands here.\n\n## Staff\n\nWe are many.`;
  expect(planned(text, 3).slides.map(({ headline }) => headline)).toEqual(['Review', 'Harvest', 'Staff']);
});

it('has no sentence over a table that says nothing of it', () => {
  const table = '| Town | Oil (t) |\n|---|---|\n| North | 15 |\n| South | 19 |\n| West | 19 |';
  const of = (sentence: string): string[] =>
    heads(`# Review\n\n## Towns\n\n${table}\n\n${sentence} More is to come later.\n\n## Staff\n\nWe are many.`);
  expect(of('Some 83% of the oil is of the first class.')).toContain('Towns');
  expect(of('The presses in the North made 15 t of oil.')).toContain('The presses in the North made 15 t of oil');
});

it('names no chapter over a heading that only stands behind its text', () => {
  const long = 'The assembly decided this and that, and there was much to be said about each of the parts. '.repeat(12);
  const { slides } = planned(`# Review\n\n## What was decided\n\n${long}\n\n### News for members\n\n${long}\n\n## Staff\n\nWe are many.`);
  const news = slides.filter(({ headline }) => headline.startsWith('News for members'));
  expect(news.length).toBeGreaterThan(0);
  for (const { intent } of news) expect(intent['context']).toBeUndefined();
});

it('says nothing of columns that have no subject', () => {
  const text =
    '# R\n\n## Visitors\n\n| Quarter | 2023 | 2024 |\n|---|---|---|\n| Q1 | 11 | 12 |\n| Q2 | 24 | 26 |\n| Q3 | 33 | 31 |\n| Q4 | 14 | 17 |\n\n## Staff\n\nWe are many.';
  expect(heads(text)).toContain('Visitors');
});

it('has a cover under a sign without words, which is named', () => {
  const { slides, left_out } = planned(
    '![](picture:1)\n\n# Year in review\n\nMaritime Museum\n\n## Visitors\n\nThere were 88,080.\n\n## Staff\n\nWe are many.',
  );
  expect(slides[0]?.intent).toMatchObject({ form: 'hero_statement', headline: 'Year in review' });
  expect(left_out).toMatchObject([{ reason: 'page_furniture', text: '![](picture:1)' }]);
});

it('says nothing of a unit alone, and says in the sub-line nothing again', () => {
  const markdown = (head: string): string =>
    `# R\n\n## Cost per visit\n\n| Site | ${head} |\n|---|---|\n| Oslo | 81 |\n| Bergen | 77 |\n| Moss | 102 |`;
  expect(heads(markdown('EUR'))).toContain('Cost per visit');
  const shares = `# R\n\n## Traffic\n\n| Mode | Share of calls |\n|---|---|\n| Box | 60 % |\n| Bulk | 40 % |`;
  expect(planned(shares).slides[1]).toMatchObject({
    headline: expect.stringContaining('Share of calls'),
    intent: { context: 'Traffic · Mode' },
  });
});

it('says the largest part of a sum that its table proves, and of no other', () => {
  const table = (total: string): string =>
    `# R\n\n## Cargo by terminal\n\n| Terminal | Cargo (kt) |\n|---|---|\n| North | 1,240 |\n| Harbour | 2,915 |\n| Ferry | 310 |\n| Total | ${total} |`;
  expect(heads(table('4,465'))).toContain('Cargo (kt): largest for Harbour, with 2,915 of 4,465');
  expect(heads(table('5,345'))).toContain('Cargo by terminal');
});

it('says the course of the measure that the heading names, where it never turned', () => {
  const table = (heading: string, turned = '91.3'): string =>
    `# R\n\n## ${heading}\n\n| Year | Revenue (EUR m) | Result (EUR m) |\n|---|---|---|\n| 2022 | 88.9 | 10.4 |\n| 2023 | ${turned} | 8.7 |\n| 2024 | 97.0 | 12.2 |\n| 2025 | 104.6 | 14.9 |`;
  expect(heads(table('Revenue over the years'))).toContain('Revenue (EUR m) rose from 88.9 in 2022 to 104.6 in 2025');
  expect(heads(table('Revenue over the years', '81.3'))).toContain('Revenue (EUR m): lowest 81.3 (2023), highest 104.6 (2025)');
  expect(heads(table('The last years'))).toContain('Result (EUR m): lowest 8.7 (2023), highest 14.9 (2025)');
});

it('says no fall of what rose in between', () => {
  const months = ['402', '405', '411', '409', '398'].map((value, i) => `| ${['Jan', 'Feb', 'Mar', 'Apr', 'May'][i]} 2026 | ${value} |`);
  expect(heads(`# R\n\n## Staff\n\n| Month | Headcount |\n|---|---|\n${months.join('\n')}`)).toContain(
    'Headcount: lowest 398 (May 2026), highest 411 (Mar 2026)',
  );
});
