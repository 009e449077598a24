/** Lines of numbers held against others. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { heldLines } from '../src/relations/against.ts';

const told = (text: string, locale?: string) => {
  const held = heldLines(readBrief(text, locale));
  return held && [held.roles.map((r) => [r.role, r.name?.text]), ...held.rows.map((r) => [r.label.text, ...r.figures.map((f) => f.value)])];
};

describe('lines held against others', () => {
  it('take their order from the names before them, in any joint', () => {
    expect(told('Budget review, plan then actual, k£: TV 400 / 380, digital 650 / 790, total media 1,050 / 1,170.')).toEqual([
      [
        ['plan', 'plan'],
        ['actual', 'actual'],
      ],
      ['TV', 400, 380],
      ['digital', 650, 790],
      ['total media', 1050, 1170],
    ]);
    expect(
      told('Q2, actual vs budget vs PY\nFees 18.2 | 17.5 | 14.9\nServices 2.1 | 2.6 | 2.4\nTotal 20.3 | 20.1 | 17.3')?.slice(0, 2),
    ).toEqual([
      [
        ['actual', 'actual'],
        ['plan', 'budget'],
        ['prior', 'PY'],
      ],
      ['Fees', 18.2, 17.5, 14.9],
    ]);
  });
  it('take it from the names in the first row', () => {
    expect(told('Staff budget 4,200 actual 4,455. Rent 1,100 / 1,072. IT 890 / 1,010.')).toEqual([
      [
        ['plan', 'budget'],
        ['actual', 'actual'],
      ],
      ['Staff', 4200, 4455],
      ['Rent', 1100, 1072],
      ['IT', 890, 1010],
    ]);
  });
  it('stand before what they are held against', () => {
    expect(told('Overhead vs budget: staff 421/400, IT 113/125, rent 88/88')?.[0]).toEqual([
      ['actual', undefined],
      ['plan', 'budget'],
    ]);
    expect(told('Bäckerei gegen Vorjahr: Umsatz 940 (905), Mehl 310 (276), Löhne 395 (380)', 'de')?.[0]).toEqual([
      ['actual', undefined],
      ['prior', 'Vorjahr'],
    ]);
  });
  it('are none where nothing says what the numbers are', () => {
    expect(told('Leeds 410/420, Cork 220/230, Porto 515/500')).toBeUndefined();
    expect(told('We plan a lot: Leeds 4, Cork 2, Porto 5, Lyon 3, Malmo 9, Gdansk 1')).toBeUndefined();
  });
});
