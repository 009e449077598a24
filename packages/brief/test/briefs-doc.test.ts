import { readFileSync } from 'node:fs';
import { outlineDeck, planBrief } from '@deckwright/brief';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/briefs.md', import.meta.url), 'utf8');
const table = page.slice(page.indexOf('## Which brief becomes what'), page.indexOf('A test sends every row'));
const rows = [...table.matchAll(/^\| (.+) \| (refused: )?`(\w+)` \|$/gmu)].map(([, brief = '', refused, what = '']) => ({
  brief,
  refused,
  what,
}));

test('docs/briefs.md has its examples', () => {
  expect(rows.length).toBeGreaterThanOrEqual(8);
});

test.each(rows)('docs/briefs.md: $brief is $what', ({ brief, refused, what }) => {
  const plan = planBrief(brief);
  expect(refused === undefined ? plan.form : plan.route).toBe(what);
  expect(plan.route === 'selected').toBe(refused === undefined);
});

test('docs/briefs.md: its prompt becomes three slides, the third with a hint', () => {
  const prompt = /```text\n([\s\S]+?)\n```/u.exec(page)?.[1] ?? '';
  const { slides, cut_by } = outlineDeck(prompt);
  expect([cut_by, slides.length]).toEqual(['sequence', 3]);
  expect(slides.map((s) => s.brief_hint !== undefined)).toEqual([false, false, true]);
});

test('docs/briefs.md: the looks that it names', () => {
  expect(planBrief('KPIs on a dark technical slide: orders 120, returns 3%').style.theme_id).toBe('technical-dark');
  expect(planBrief('Kennzahlen in elegantem Stil: Bestellungen 120, Retouren 3 %').style.theme_id).toBe('editorial-light');
});

test('docs/briefs.md: its data becomes the slides that it says', () => {
  const blocks = [...page.matchAll(/```(?:yaml|csv)\n([\s\S]+?)\n```/gu)].map(([, block = '']) => planBrief(block));
  expect(blocks.map(({ route, form }) => [route, form])).toEqual([
    ['selected', 'bar_rank_chart'],
    ['selected', 'risk_matrix'],
  ]);
  expect(blocks[0]?.intent).toMatchObject({ headline: 'Revenue by region', source_note: 'ERP export, 3 Nov' });
  expect(JSON.stringify(blocks[1]?.intent)).toContain('"sub":"Flood at plant"');
});
