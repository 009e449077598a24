import { decimalsOf, differenceUnit, formatNumber, numberStyle, roundShares, tellingDecimals } from '@deckwright/draw/layout';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('numbers as text', () => {
  test.each([
    [1234.5, 'en-US', {}, '1,234.5'],
    [1234.5, 'de-DE', {}, '1.234,5'],
    [1234.5, 'fr-FR', {}, '1\u202f234,5'],
    [1234.5, 'es-ES', {}, '1234,5'],
    [12345, 'pl-PL', {}, '12\u202f345'],
    [-47, 'en-US', {}, '\u221247'],
    [61, 'en-US', { signed: true }, '+61'],
    [0, 'en-US', { signed: true }, '0'],
    [98, 'en-US', { decimals: 1 }, '98.0'],
    [5, 'en-US', { unit: '$' }, '$5'],
    [-5, 'de-DE', { unit: '€' }, '\u22125\u00a0€'],
    [1e15, 'en-US', {}, '1,000,000,000,000,000'],
    [1e-7, 'en-US', {}, '0.0000001'],
    [5, 'en-US', { unit: '€m' }, '5'],
  ])('%d in %s is written %s', (value, locale, options, expected) => {
    expect(formatNumber(value, numberStyle(locale), options)).toBe(expected);
  });

  test.each([
    [-66.39999999999999, '−66.4'],
    [0.1 + 0.2, '0.3'],
    [1234567890123.45, '1,234,567,890,123.45'],
    [9007199254740991, '9,007,199,254,740,991'],
    [1e-7, '0.0000001'],
  ])('%d is written %s, without the dust of binary fractions', (value, expected) => {
    expect(formatNumber(value, numberStyle('en-US'))).toBe(expected);
  });

  test('formatting keeps twelve significant digits: taking the separators out gives the value back', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
        const text = formatNumber(value, numberStyle('en-US'), { decimals: decimalsOf(value) });
        const shown = Number(text.replaceAll(',', '').replace('−', '-'));
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(Math.abs(value) * 5e-12);
      }),
    );
  });

  test('numbers of up to twelve significant digits are written as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999999999999, max: 999999999999 }), fc.integer({ min: 0, max: 6 }), (digits, decimals) => {
        const value = Number(`${digits}e-${decimals}`);
        const text = formatNumber(value, numberStyle('en-US'));
        expect(Number(text.replaceAll(',', '').replace('−', '-')) + 0).toBe(value + 0);
      }),
    );
  });

  test('each share is rounded by itself, and whether they total 100 is said', () => {
    expect(roundShares([1, 1, 1])).toEqual({ shares: [33, 33, 33], decimals: 0, adds_up: false });
    expect(roundShares([1, 1, 2])).toEqual({ shares: [25, 25, 50], decimals: 0, adds_up: true });
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 }), (values) => {
        const total = values.reduce((a, b) => a + b, 0);
        fc.pre(total > 0.001);
        const { shares, decimals, adds_up } = roundShares(values);
        for (const [i, share] of shares.entries())
          expect(Math.abs(share - ((values[i] as number) / total) * 100)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9);
        expect(adds_up).toBe(Math.abs(shares.reduce((a, b) => a + b, 0) - 100) < 1e-6);
      }),
    );
  });

  test('percentages differ by points, in the word of the language', () => {
    const apart = (locale: string) => {
      const style = numberStyle(locale);
      return formatNumber(1.4, style, { signed: true, unit: differenceUnit('%', style) });
    };
    expect(['en-US', 'de', 'fr', 'es', 'cs'].map(apart)).toEqual([
      '+1.4\u00a0pp',
      '+1,4\u00a0Pp.',
      '+1,4\u00a0pt',
      '+1,4\u00a0pp',
      '+1,4\u00a0pp',
    ]);
    expect(differenceUnit('€', numberStyle('de'))).toBe('€');
  });
});

test.each([
  [[3.1, 2.85, 2.5, 2.45], 2],
  [[3.1, 2.9, 2.5, 2.4], 1],
  [[2.5, 2.5], 1],
  [[], 1],
])('computed figures %j have the decimals that tell them apart', (exact, decimals) => {
  expect(tellingDecimals(exact)).toBe(decimals);
});
