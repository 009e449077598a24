/** A variant that has no place for what was sent gives way: to another variant, or the text stands with another text of its item. */
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from '../forms/_draw.ts';

const wordsOf = async (body: object): Promise<string> =>
  shapesOf(await drawForm(body))
    .flatMap((one) =>
      'text' in one && one.text !== undefined ? [one.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')] : [],
    )
    .join('\n');

const split = {
  form: 'editorial_split',
  headline: 'Order to cash, before and after the shared service centre',
  data: {
    left: { label: '2022: nine countries' },
    right: { label: '2025: one team' },
    rows: [
      { label: 'Days sales outstanding', before: '61', after: '44', change: '−17' },
      { label: 'Cost per invoice', before: '€6.20', after: '€2.10', change: '−66%' },
    ],
  },
};

const hub = {
  form: 'hub_spoke',
  headline: 'One address register feeds three city services',
  data: { hub: { label: 'Register', sub: '412,000 addresses' }, spokes: ['Elections', 'Permits', 'Schools'] },
};

const cards = {
  form: 'card_grid',
  variant: 'card_rows',
  headline: 'Two sites open in June',
  data: {
    cards: [
      { label: 'Roof', owner: 'Agency Bellon' },
      { label: 'Cooling', owner: 'Thermalia' },
    ],
  },
};

describe('content without a place', () => {
  test('is drawn in another variant, where none is named', async () => {
    const { report } = await drawForm(split);
    expect(report).toMatchObject({ variant: 'before_after', fidelity: 'verbatim', warnings: [] });
    // The request as one text chooses the same variant again.
    const { deck } = await drawForm(split);
    expect((await drawForm(JSON.parse(deck.source?.intents[0] ?? ''))).report).toMatchObject({ variant: 'before_after' });
  });

  test('stands with another text of its item, where no variant has a place for it', async () => {
    const { report } = await drawForm(hub);
    expect(report).toMatchObject({ fidelity: 'verbatim', warnings: [], errors: [] });
    expect(report.notices).toMatchObject([{ code: 'texts_joined', path: '/data/hub/sub' }]);
    expect(report.fidelity_manifest.find(({ path }) => path === '/data/hub/sub')).toMatchObject({ bound: 'verbatim' });
    expect(await wordsOf(hub)).toContain('Register · 412,000 addresses');
  });

  test('leaves a variant that the caller names as it is, where it can be joined', async () => {
    const { report } = await drawForm(cards);
    expect(report).toMatchObject({ variant: 'card_rows', fidelity: 'verbatim', warnings: [] });
    expect(await wordsOf(cards)).toContain('Agency Bellon');
  });

  test('that is a number moves a named variant to one with a place for it, and a warning says so', async () => {
    const [first, ...rest] = cards.data.cards;
    const { report } = await drawForm({ ...cards, data: { cards: [{ ...first, progress: { value: 3, of: 5 } }, ...rest] } });
    expect(report).toMatchObject({ variant: 'equal_cards', fidelity: 'verbatim' });
    expect(report.warnings).toMatchObject([{ code: 'layout_switched', path: '/variant' }]);
  });
});
