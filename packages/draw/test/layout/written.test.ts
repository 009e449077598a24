import { dressWritten, numberStyle, standsFor, writtenDecimals } from '@deckwright/draw/layout';
import { describe, expect, it } from 'vitest';

const en = numberStyle('en');
const de = numberStyle('de');
const bare = { signed: false, unit: '' };

describe('a wording of a number', () => {
  it.each([
    ['37.20', 37.2, true],
    ['1.075', 1075, true],
    ['1,075', 1075, true],
    ["1'200", 1200, true],
    ['~30', 30, true],
    ['€1.2bn', 1200, true],
    ['0.0', 0, true],
    ['38.20', 37.2, false],
    ['1000', 100, false],
    ['1', 100, false],
    ['many', 30, false],
  ])('%s stands for %d: %s', (wording, value, yes) => {
    expect(standsFor(wording, value)).toBe(yes);
  });
  it('takes the sign and the unit of labels', () => {
    expect(dressWritten('37.20', -37.2, en, { signed: true, unit: '%' })).toBe('−37.20%');
    expect(dressWritten('6.0', 6, en, { signed: true, unit: '' })).toBe('+6.0');
    expect(dressWritten('~30', 30, en, { signed: false, unit: '$' })).toBe('~$30');
    expect(dressWritten('1.2bn', 1200, en, { signed: false, unit: '%' })).toBe('1.2bn');
    expect(dressWritten('(3.8)', -3.8, en, bare)).toBe('(3.8)');
  });
  it('counts the decimals that it is written with', () => {
    expect([
      writtenDecimals('37.20', en),
      writtenDecimals('1.075', de),
      writtenDecimals('37,20', de),
      writtenDecimals('1.2bn', en),
    ]).toEqual([2, 0, 2, 0]);
  });
});
