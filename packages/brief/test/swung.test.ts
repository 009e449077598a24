/** What a result becomes at either end of each thing that moves it. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { swungAbout } from '../src/relations/swung.ts';

const told = (text: string, locale?: string) => {
  const found = swungAbout(readBrief(text, locale));
  return found && [found.base.value, ...found.drivers.map((d) => [d.label.text, d.low.value, d.high.value])];
};

describe('drivers that swing a result about its base', () => {
  it('are read from sentences, clauses and lists, in any wording', () => {
    expect(
      told('NPV is 62m in the base. Power price low 40, high 85. Capex +10% → 52, -10% → 72. Uptime 94% gives 57 and 98% gives 66.'),
    ).toEqual([62, ['Power price', 40, 85], ['Capex', 52, 72], ['Uptime', 57, 66]]);
    expect(told('Base EBITDA 40: steel 28-51, volume 33-46, FX 37-44')).toEqual([
      40,
      ['steel', 28, 51],
      ['volume', 33, 46],
      ['FX', 37, 44],
    ]);
    expect(
      told('Surplus is 60k in the base plan. Weather: 20k if wet, 75k if dry. Bar takes it from 48k to 71k, and fees between 52k and 66k.'),
    ).toEqual([60, ['Weather', 20, 75], ['Bar', 48, 71], ['fees', 52, 66]]);
  });
  it('keep which end is low where words tell', () => {
    expect(told('Payback base 14. Gas price high 16, low 13. Rates 12 to 15. Capex 17 if low, 11 if high.')).toEqual([
      14,
      ['Gas price', 13, 16],
      ['Rates', 12, 15],
      ['Capex', 17, 11],
    ]);
  });
  it('are none where the numbers lie on one side', () => {
    expect(told('Base 10. Leeds 20 to 30. Cork 40 to 50. Porto 60 to 70. Lyon 80 to 90.')).toBeUndefined();
  });
});
