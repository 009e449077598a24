/** The setting that says who issues invoices: what is taken, and how a wrong one is named. */
import { expect, it } from 'vitest';
import { readConfig, SAMPLE_ISSUER } from '../../src/config/index.ts';

const GOOD = {
  name: 'Example GmbH',
  address: ['Beispielweg 1', '10115 Berlin'],
  country: 'DE',
  prefix: 'EX',
  tax: { name: 'VAT', percent: 8.1 },
};
const read = (value: unknown) => readConfig({ DECKWRIGHT_INVOICE_ISSUER: JSON.stringify(value) }).invoice_issuer;

it('is taken as it is written, and absent where it is unset', () => {
  expect(read(GOOD)).toEqual(GOOD);
  expect(read(SAMPLE_ISSUER)).toEqual(SAMPLE_ISSUER);
  expect(readConfig({}).invoice_issuer).toBeUndefined();
});

it.each([
  [{ ...GOOD, prefix: 'EX-CN' }, /at prefix: must be 1 to 10 capital letters and digits/],
  [{ ...GOOD, country: 'Germany' }, /at country: must be a country code/],
  [{ ...GOOD, address: [] }, /at address/],
  [{ ...GOOD, tax: { name: 'VAT', percent: 19.123 } }, /at tax\.percent: must have two decimals at most/],
  [{ ...GOOD, tex: 1 }, /tex/],
  [{ ...GOOD, name: 'two\nlines' }, /at name: must be one line/],
  ['no object', /at the object/],
])('%j is refused by its place', (value, says) => {
  expect(() => read(value)).toThrow(says);
  expect(() => read(value)).toThrow(/DECKWRIGHT_INVOICE_ISSUER/);
});
