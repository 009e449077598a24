/** Lists that say who does what until when are tables, word for word; other lists stay lists. */
import { expect, it } from 'vitest';
import { type DeckOutline, planDocument } from '../src/index.ts';

const planned = (list: string, language = 'en'): DeckOutline =>
  planDocument({ markdown: `# R\n\n## Work\n\n${list}` }, { draws: () => ({ smallest_pt: 14 }), language });
const dataOf = (list: string, language?: string): unknown => planned(list, language).slides[1]?.intent['data'];

it.each([
  [
    'sentences',
    '- Lena Ostrow sends the tender for the third crane by 15 March 2026\n- Tom Berg checks the noise wall by 30 April 2026.',
    'en',
    [
      ['Lena Ostrow', 'sends the tender for the third crane', 'by 15 March 2026'],
      ['Tom Berg', 'checks the noise wall', 'by 30 April 2026'],
    ],
  ],
  [
    'a name before a colon and a day in brackets',
    '- **T. Berg**: check the wall at Mill Lane (15 March 2026)\n- Facilities: repaint doors, floors and gates (2 April 2026)',
    'en',
    [
      ['T. Berg', 'check the wall at Mill Lane', '15 March 2026'],
      ['Facilities', 'repaint doors, floors and gates', '2 April 2026'],
    ],
  ],
  [
    'commas, numbers, and one item without a day',
    '1. Angebot für das Tor einholen, Frau Keller, 12. Mai 2026\n2. Pumpe prüfen, Herr Roth, 3. Juni 2026\n3. Lager planen, Frau Keller',
    'de',
    [
      ['1.', 'Angebot für das Tor einholen', 'Frau Keller', '12. Mai 2026'],
      ['2.', 'Pumpe prüfen', 'Herr Roth', '3. Juni 2026'],
      ['3.', 'Lager planen', 'Frau Keller', ''],
    ],
  ],
  [
    'an article before the day',
    '- Claire Dupont envoie le rapport pour le 3 mai 2026\n- Marc Petit signe le bail pour le 12 juin 2026',
    'fr',
    [
      ['Claire Dupont', 'envoie le rapport', 'pour le 3 mai 2026'],
      ['Marc Petit', 'signe le bail', 'pour le 12 juin 2026'],
    ],
  ],
])('%s', (_what, list, language, rows) => {
  const { slides, left_out } = planned(list, language);
  expect(slides[1]?.intent).toMatchObject({ form: 'data_table', data: { rows } });
  expect(left_out).toEqual([]);
});

it('takes what every item has before the same part for the head of its column', () => {
  const list = '- Order fenders – Owner: T. Berg – Due: 12 May 2026\n- Audit – Owner: P. Nair – Due: 15 August 2026';
  expect(dataOf(list)).toEqual({
    columns: [{}, { label: 'Owner' }, { label: 'Due' }],
    rows: [
      ['Order fenders', 'T. Berg', '12 May 2026'],
      ['Audit', 'P. Nair', '15 August 2026'],
    ],
  });
});

it.each([
  ['no days', '- Tom Berg: check the wall\n- Facilities: repaint the doors'],
  ['no names', '- the port opened in 1902\n- the quay was rebuilt in May 1978'],
  ['days in one item of three', '- Tom Berg: check the wall (3 May 2026)\n- Ana Ruiz: paint\n- Kim Lee: sell'],
  ['another order in each item', '- Tom Berg: check the wall (3 May 2026)\n- 4 May 2026: repaint – Ana Ruiz'],
  ['items below', '- Tom Berg: check the wall (3 May 2026)\n  - with care\n- Ana Ruiz: repaint (4 May 2026)'],
])('a list with %s stays a list', (_what, list) => {
  expect(planned(list).slides[1]?.intent['form']).toBe('text_page');
});

it('keeps an item off that says it is for no slide', () => {
  const { slides, left_out } = planned(
    '- Tom Berg: wall (3 May 2026)\n- Not for the slides: Ana Ruiz: sell (4 May 2026)\n- Kim Lee: paint (5 May 2026)',
  );
  expect(JSON.stringify(slides)).not.toContain('Ana Ruiz');
  expect(left_out).toMatchObject([{ reason: 'asked' }]);
});
