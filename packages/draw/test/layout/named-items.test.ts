/** Which items of a list a sentence names. */
import { itemsNamed, type NamableItem } from '@deckwright/draw/layout';
import { describe, expect, it } from 'vitest';

const list = (...labels: string[]): readonly NamableItem[] => labels.map((label) => ({ label, values: [] }));
const PLANTS = list('Rotterdam', 'Hamburg', 'Le Havre', 'Gdańsk', 'Piraeus', 'Valencia');

const named = (sentence: string, items: readonly NamableItem[], locale = 'en'): readonly string[] | undefined => {
  const naming = itemsNamed(sentence, items, locale);
  return naming?.isFew === true ? naming.items.map((i) => items[i]?.label ?? '') : undefined;
};

describe('a sentence names', () => {
  const cases: readonly [what: string, sentence: string, items: readonly NamableItem[], expected: readonly string[] | undefined][] = [
    ['a label', 'Rotterdam is the outlier', PLANTS, ['Rotterdam']],
    ['a label with an ending', 'Rotterdams Stillstand kostet am meisten', PLANTS, ['Rotterdam']],
    ['a label of two words, in other capitals', 'Nothing moves in LE HAVRE', PLANTS, ['Le Havre']],
    ['two labels of six', 'Hamburg and Gdańsk carry the load', PLANTS, ['Hamburg', 'Gdańsk']],
    ['too many to stand out', 'Hamburg, Gdańsk and Piraeus carry the load', PLANTS, undefined],
    ['a pair of four', 'Oslo and Bergen miss the target', list('Oslo', 'Bergen', 'Moss', 'Voss'), ['Oslo', 'Bergen']],
    ['a label of two words that are joined', 'Even the late-grid case holds', list('Base', 'Late grid', 'High price'), ['Late grid']],
    [
      'as many as it counts',
      'Only the two adverse scenarios breach',
      list('Baseline', 'Mild', 'Adverse', 'Adverse plus shock'),
      ['Adverse', 'Adverse plus shock'],
    ],
    [
      'a name in part beside a whole one',
      'Lithium price moves more than capex',
      list('Lithium carbonate price', 'Recovery', 'Capex', 'Ramp-up', 'Royalty', 'Reagents'),
      ['Lithium carbonate price', 'Capex'],
    ],
    ['no whole of a share', '2 % of letters end in a payout', list('Letters', 'Visits', 'Forms'), undefined],
    ['no beginning of a way', 'From order to delivery', list('Order', 'Cutting', 'Sewing'), undefined],
    ['no kind of thing', 'New ticket machine: six changes', list('Ticket tray lit', 'No coins', 'Tilted screen'), undefined],
    ['nothing', 'Two plants miss the target', PLANTS, undefined],
    ['no label within a word', 'The plant pays', list('Plan', 'Actual', 'Prior'), undefined],
    ['the longer of two labels', 'North Sea grows', list('North', 'North Sea', 'South'), ['North Sea']],
    ['a label before its colon', 'Option C costs more', list('A: Stay', 'B: One cloud', 'C: Two clouds'), ['C: Two clouds']],
    ['no article for a letter', 'A plan for all', list('A: Stay', 'B: One cloud', 'C: Two clouds'), undefined],
    ['a label before its bracket', 'The founders still hold 41%', list('Founders (3)', 'Investors', 'Pool'), ['Founders (3)']],
    ['initials', 'The US delivers half', list('United States', 'France', 'Italy'), ['United States']],
    ['no initials in small letters', 'It tells us nothing', list('United States', 'France', 'Italy'), undefined],
    ['most of a label', 'The contingency is nearly used', list('Civil works', 'Contingency used', 'Automation'), ['Contingency used']],
    [
      'a part of a compound',
      'Stammdatenpflege bindet Zeit',
      list('Lieferantenstammdatenpflege', 'Buchung', 'Prüfung'),
      ['Lieferantenstammdatenpflege'],
    ],
    ['no word that two labels have', 'The desk waits', list('Credit desk', 'Service desk', 'Branch'), undefined],
    ['nobody where two share the label', 'One post is open', list('open', 'open', 'J. Weber'), undefined],
    ['a label in a script without spaces', '受注から始まる', list('受注', '製造', '出荷'), ['受注']],
  ];
  for (const [what, sentence, items, expected] of cases) it(what, () => expect(named(sentence, items)).toEqual(expected));
});

describe('a superlative names', () => {
  const costs: readonly NamableItem[] = [
    { label: 'Energy', values: [4] },
    { label: 'Staff', values: [9] },
    { label: 'Rent', values: [2] },
  ];
  it('the item that the numbers prove', () => expect(named('The largest cost falls', costs)).toEqual(['Staff']));
  it('it in the language of the slide', () => expect(named('Der kleinste Posten wächst', costs, 'de')).toEqual(['Rent']));
  it('nothing where two are as large', () =>
    expect(named('The largest cost falls', [...costs, { label: 'Tax', values: [9] }])).toBeUndefined());
  it('nothing where the items have no numbers', () => expect(named('The largest cost falls', list('Energy', 'Staff'))).toBeUndefined());
  it('nothing where it is of several', () => expect(named('The two largest costs fall', costs)).toBeUndefined());
  it('nothing later in the sentence', () => expect(named('Wind is by now the largest part of it', costs)).toBeUndefined());
  it('nothing where growth and rate disagree', () => {
    const lines = [
      { label: 'Large', values: [100, 130] },
      { label: 'Small', values: [1, 3] },
    ];
    expect(named('The fastest grower changed', lines)).toBeUndefined();
    expect(named('The fastest grower changed', [{ label: 'Large', values: [100, 310] }, lines[1] as NamableItem])).toEqual(['Large']);
  });
});

describe('the two ends of a row', () => {
  const row = (...values: number[]): readonly NamableItem[] => values.map((value, i) => ({ label: `Step ${'ABCDE'[i]}`, values: [value] }));
  it('are its first and its last item, where the numbers prove it', () => {
    expect(itemsNamed('Margin is made at the two ends', row(31, 12, 4, 44), 'en')?.items).toEqual([0, 3]);
    expect(itemsNamed('Verdient wird an beiden Enden', row(31, 12, 4, 44), 'de')?.items).toEqual([0, 3]);
    expect(itemsNamed('Margin is made at the two ends', row(31, 12, 40, 44), 'en')).toBeUndefined();
    expect(itemsNamed('Margin is made at the two ends', row(31, 12, 44), 'en')).toBeUndefined();
  });
});
