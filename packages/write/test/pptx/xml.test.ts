/** Any string at all becomes well-formed XML, and only what XML forbids is lost. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnwritableValue } from '../../src/pptx/unwritable-value.ts';
import { escapeXml, whole } from '../../src/pptx/xml.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#9;': '\t',
  '&#10;': '\n',
  '&#13;': '\r',
};
const unescapeXml = (xml: string): string => xml.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? '\u0000');
/** What XML 1.0 lets through, said by regular expression rather than by code unit. */
const allowed = (text: string): string =>
  text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

describe('escaping', () => {
  test('gives back every character that XML can hold', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const xml = escapeXml(text);
        expect(xml).not.toMatch(/[<>"\u0000-\u001F\uFFFE\uFFFF]|&(?!(?:amp|lt|gt|quot|#9|#10|#13);)/);
        expect(unescapeXml(xml)).toBe(allowed(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves a harmless string as it is', () => {
    expect(escapeXml('Umsatz −12 % … 日本 👩‍💻')).toBe('Umsatz −12 % … 日本 👩‍💻');
  });
});

describe('whole numbers', () => {
  test('are finite, whole and within 32 bits, whatever number comes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const out = whole(value);
        expect(Number.isInteger(out)).toBe(true);
        expect(Math.abs(out)).toBeLessThanOrEqual(2_147_483_647);
        expect(String(out)).toMatch(/^-?\d+$/);
      }),
    );
  });

  test('are refused for what is no number', () => {
    expect(() => whole(Number.NaN)).toThrow(UnwritableValue);
  });
});
