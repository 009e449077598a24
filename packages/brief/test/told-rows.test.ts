/** Rows of numbers told in prose, and two lists with one sum. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { balancedIn } from '../src/relations/balanced.ts';
import { toldRows, toldRun } from '../src/relations/told-rows.ts';

const read = (text: string) => {
  const told = toldRows(readBrief(text));
  return [told?.columns?.map((c) => c.text), told?.rows.map((r) => [r.label.text, r.size?.text, ...r.cells.map((c) => c.said.text)])];
};

describe('rows of numbers told in prose', () => {
  it('take the names of their columns from the row that says them', () => {
    expect(read('Cases. Base: ARR 9.2m, burn 310k/mo, runway 17 mo. Upside: 11.5m, 340k, 19 mo.')).toEqual([
      ['ARR', 'burn', 'runway'],
      [
        ['Base', undefined, '9.2m', '310k/mo', '17 mo'],
        ['Upside', undefined, '11.5m', '340k', '19 mo'],
      ],
    ]);
  });
  it('keep the number that stands with a name apart from the others', () => {
    expect(read('Split motor / property / liability: Germany 92 (38/41/21), France 71 (35/48/17)')).toEqual([
      ['motor', 'property', 'liability'],
      [
        ['Germany', '92', '38', '41', '21'],
        ['France', '71', '35', '48', '17'],
      ],
    ]);
  });
  it('count up a range only where it is as long as a row', () => {
    expect(read("Contacts, Q3'23-Q2'24. Phone 51 49 47 46 chat 3 5 8 12.")[0]).toEqual(["Q3'23", "Q4'23", "Q1'24", "Q2'24"]);
    expect(read('Contacts, Q1 to Q3. Phone 51 49 47 46 chat 3 5 8 12.')[0]).toBeUndefined();
    expect(toldRun(readBrief('Users, w30 to w33: 8.1k, 8.3k, 8.2k, 9.0k.'))?.columns.map((c) => c.text)).toEqual([
      'w30',
      'w31',
      'w32',
      'w33',
    ]);
  });
});

describe('two lists with one sum', () => {
  it('are told apart where the first reaches the sum', () => {
    const found = balancedIn(readBrief('Money in: members 180, bank 240, region 80, that is 500. Out: oven 260, works 150, cash 90.'));
    expect([found?.sum.text, found?.first.map((f) => f.label.text), found?.second.map((f) => f.label.text)]).toEqual([
      '500',
      ['members', 'bank', 'region'],
      ['oven', 'works', 'cash'],
    ]);
    expect(balancedIn(readBrief('In: members 180, bank 240, region 80. Out: oven 260, works 150, cash 95.'))).toBeUndefined();
  });
});
