/** Bridges told in any words, found because the steps lead from one level to the other. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { closingSteps } from '../src/relations/closing.ts';
import { onOneScale } from '../src/relations/values.ts';

const told = (text: string, locale?: string) => {
  const found = closingSteps(readBrief(text, locale), onOneScale);
  return (
    found && [[found.start?.text, found.from.value], ...found.steps.map((s) => [s.label.text, s.value]), [found.end?.text, found.to.value]]
  );
};

describe('steps that lead from one level to another', () => {
  it('take their signs from verbs, and their names from either side of the number', () => {
    expect(told('Staff: 148 at 1 Jan. We hired 39, 6 came back from leave, 21 left, 4 moved to sales. 168 at year end.')).toEqual([
      ['1 Jan', 148],
      ['hired', 39],
      ['came back from leave', 6],
      ['left', -21],
      ['moved to sales', -4],
      ['year end', 168],
    ]);
  });
  it('take the signs that close where words say none', () => {
    expect(told('Cash was 640. The shop 2910, rent 1480, wages 1120, an oven 210, so we stand at 740.')?.map((s) => s[1])).toEqual([
      640, 2910, -1480, -1120, -210, 740,
    ]);
  });
  it('are read with both levels told first, and with the end before the start', () => {
    expect(
      told('Effectifs : 842 au 1er janvier, 806 au 31 décembre. Retraites −51, démissions −28, recrutements +43.', 'fr')?.at(-1),
    ).toEqual(['31 décembre', 806]);
    expect(told('1,310 closing. opening was 1,845. in between: feed -720 vet -95 lambs +280')?.map((s) => s[1])).toEqual([
      1845, -720, -95, 280, 1310,
    ]);
  });
  it('leave remarks aside that repeat a number', () => {
    expect(told('Claims team: 640 → 588? we had 71 leavers, 52 retired, hired 44, 27 came over. check: yes 588')?.length).toBe(6);
  });
  it('are none where nothing closes, or where it closes in more ways than one', () => {
    expect(told('North 120, south 90, east 70, west 30, islands 12')).toBeUndefined();
    expect(told('From 10 to 10: a 3, b 3, c 2, d 2')).toBeUndefined();
  });
});
