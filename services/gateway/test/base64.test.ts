import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, fromDataOrBase64 } from '../src/sources/base64.ts';

it('gives back any bytes, padded or not, in lines or not, and as a data URI', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), fc.integer({ min: 1, max: 80 }), (bytes, isPadded, width) => {
      const packed = Buffer.from(bytes).toString('base64');
      const text = (isPadded ? packed : packed.replace(/=+$/, '')).replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');
      expect(fromBase64(text)).toEqual(Buffer.from(bytes));
      expect(fromDataOrBase64(`Data:image/png;base64,${text}`)).toEqual(Buffer.from(bytes));
    }),
  );
});

it('takes nothing with a character that is not of the alphabet', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(),
      fc.constantFrom('-', '_', ' ', '.', '=', 'é', '\0', '\u{1f600}'),
      (bytes, at, bad) => {
        const packed = Buffer.from(bytes).toString('base64').replace(/=+$/, '');
        const place = at % (packed.length + 1);
        // Behind the last character stands padding.
        fc.pre(bad !== '=' || place < packed.length);
        expect(fromBase64(packed.slice(0, place) + bad + packed.slice(place))).toBeNull();
      },
    ),
  );
});
