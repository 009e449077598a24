import { decimalsOf, formatNumber, numberStyle, roundShares } from '@deckwright/draw/layout';
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

  test('formatting never changes a value: taking the separators out gives it back', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
        const text = formatNumber(value, numberStyle('en-US'), { decimals: decimalsOf(value) });
        expect(Number(text.replaceAll(',', '').replace('\u2212', '-'))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test('shares always total 100', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 }), (values) => {
        fc.pre(values.reduce((a, b) => a + b, 0) > 0.001);
        const { shares } = roundShares(values);
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 6);
      }),
    );
  });
});
