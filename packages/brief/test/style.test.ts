import { planBrief } from '@deckwright/brief';
import { lookOf, withoutLook } from '@deckwright/source';
import { describe, expect, test } from 'vitest';

describe('a look asked for in words maps to a theme', () => {
  test.each([
    ['Dark technical slide: orders 120', 'technical-dark'],
    ['KPIs on a dark, technical-looking slide', 'technical-dark'],
    ['an elegant look please', 'editorial-light'],
    ['Make it dark and minimal.', 'minimal-dark'],
    ['Corporate theme with dark background', 'corporate-dark'],
    ['on a black background', 'corporate-dark'],
    ['Bitte in dunklem, technischem Stil', 'technical-dark'],
    ['eine schlichte Folie', 'minimal-light'],
    ['auf dunklem Hintergrund', 'corporate-dark'],
    ['dans un style élégant et sombre', 'editorial-dark'],
    ['une diapositive sobre', 'corporate-light'],
    ['une diapositive sombre', 'corporate-dark'],
    ['con un estilo técnico y oscuro', 'technical-dark'],
    ['una diapositiva elegante', 'editorial-light'],
    ['con uno stile minimalista e scuro', 'minimal-dark'],
    ['slide scura', 'corporate-dark'],
    ['em estilo profissional', 'corporate-light'],
    ['um slide escuro', 'corporate-dark'],
    ['in een donkere, zakelijke stijl', 'corporate-dark'],
    ['w ciemnym stylu', 'corporate-dark'],
    ['elegancki styl', 'editorial-light'],
  ])('%s', (text, theme) => {
    expect(lookOf(text).theme_id).toBe(theme);
  });
});

test.each([
  'Technical debt slide: 120 tickets',
  'Clean energy share: 40 %',
  'Show light rail passengers by year',
  'Dark fibre revenue 12m, business rates 3m',
  'Slide: light rail 12, tram 9',
  'Executive summary slide for the board',
  'Simple interest 4 %, compound 5 %',
  'Strengths: our brand, modern design, simple style guide',
  'Customers like Apple, Google and Tesla buy 12 % more',
  'Toyota style production: 12 plants, 40 lines',
  'Dark mode: 45 %, light mode: 55 %',
  'Transitions between teams: with transitions 12, without 9',
  'Our brand is known to 45 % of buyers',
  'Our Green Deal: 12 projects, red tape down 20 %',
])('%j asks for no look', (text) => {
  expect(lookOf(text)).toMatchObject({ asked: [], unsupported: [] });
  expect(lookOf(text).theme_id).toBeUndefined();
});

describe('what no theme has is named', () => {
  test.each([
    ['KPIs in McKinsey style: orders 12', 'McKinsey style'],
    ['KPIs on a slide like Apple: orders 12', 'like Apple'],
    ['in our brand colours', 'our brand colours'],
    ['Use our brand', 'our brand'],
    ['with SlideForge colours', 'SlideForge colours'],
    ['in unserem Corporate Design', 'unserem Corporate Design'],
    ['selon notre charte graphique', 'notre charte graphique'],
    ['con los colores de nuestra marca', 'nuestra marca'],
    ['in onze huisstijl', 'onze huisstijl'],
    ['a neon slide', 'neon'],
    ['on a red background', 'red'],
    ['with smooth transitions', 'with smooth transitions'],
    ['Use Comic Sans', 'Comic Sans'],
  ])('%s', (text, named) => {
    expect(lookOf(text).unsupported).toContain(named);
    expect(lookOf(text).asked).toContain(named);
  });
});

test('the plan names the mapping, and the look leaves the content alone', () => {
  const brief = 'KPIs on a dark technical slide: orders 120, returns 3%, margin 40%';
  const { style, intent, form } = planBrief(brief);
  expect(form).toBe('kpi_metrics');
  expect(style).toEqual({ asked: ['dark', 'technical'], unsupported: [], theme_id: 'technical-dark' });
  expect(intent?.theme_id).toBe('technical-dark');
});

test.each([
  ['KPIs: orders 120, returns 3%. Dark theme please.', 'KPIs: orders 120, returns 3%.'],
  ['KPIs: orders 120, returns 3%. Make it dark and technical.', 'KPIs: orders 120, returns 3%.'],
  ['KPIs: orders 120, returns 3%, in McKinsey style', 'KPIs: orders 120, returns 3%,'],
  ['In McKinsey style: KPIs orders 120', 'KPIs orders 120'],
  ['Use a minimal theme. Top customers: Acme 12m', 'Top customers: Acme 12m'],
  ['Acme 12m, Bolt 9m. The slide should look elegant.', 'Acme 12m, Bolt 9m.'],
  ['KPIs on a dark technical slide: orders 120', 'KPIs: orders 120'],
  ['Nord 12, Süd 9, dunkler Hintergrund', 'Nord 12, Süd 9,'],
  ['Retouren 3 %. Bitte in dunklem Design.', 'Retouren 3 %.'],
  ['Modern design cut returns by 12%', 'Modern design cut returns by 12%'],
  ['Sales on a dark slide for May 12', 'Sales on a dark slide for May 12'],
])('%j is read as %j, every character in its place', (text, read) => {
  const without = withoutLook(text, lookOf(text));
  expect(
    without
      .replace(/\s+(?=:)/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(read);
  expect(without.length).toBe(text.length);
  for (let i = 0; i < text.length; i++) if (without[i] !== ' ') expect(without[i]).toBe(text[i]);
});

test('words that only ask for a look are neither title nor left over', () => {
  for (const [brief, headline] of [
    ['KPIs: orders 120, returns 3%, margin 40%. Dark theme please.', undefined],
    ['Use a minimal theme. Top customers: Acme 12m, Bolt 9m, Crane 4m', 'Top customers'],
    ['Kennzahlen: Bestellungen 120, Retouren 3 %. Bitte in dunklem Design.', undefined],
  ] as const) {
    const { intent, unplaced, extracted } = planBrief(brief);
    expect([intent?.headline, unplaced]).toEqual([headline, []]);
    for (const { text, start, end } of extracted) expect(brief.slice(start, end)).toBe(text);
  }
});
