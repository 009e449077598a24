/** Tax that prices include: net and tax add up to the cent, and so do the parts that are credited. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxIn, taxInPart } from '../../src/invoices/amounts.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

it('net is the nearest cent to the price without its tax', () => {
  expect(taxIn(10_000, 19)).toBe(1_597);
  expect(taxIn(10_000, 0)).toBe(0);
  expect(taxIn(1_900, 8.1)).toBe(142);
  fc.assert(
    fc.property(cents, percent, (total, rate) => {
      const net = total - taxIn(total, rate);
      expect(Math.abs(net - total / (1 + rate / 100))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

it('the parts of an invoice that is credited whole add up to its tax, and none is negative', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 }), percent, (parts, rate) => {
      let before = 0;
      let tax = 0;
      for (const part of parts) {
        const own = taxInPart(before, part, rate);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(part);
        tax += own;
        before += part;
      }
      expect(tax).toBe(taxIn(before, rate));
    }),
  );
});
