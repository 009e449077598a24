/** Tax numbers of customers: what is taken, and what is said of a wrong one. */
import { describe, expect, it } from 'vitest';
import { faultOfTaxId } from '../../src/invoices/tax-id.ts';

/** Numbers that fit their check digits. */
const GOOD = [
  'ATU13585627', 'BE0428759497', 'DE136695976', 'DK13585628', 'EE100931558', 'EL094259216', 'FI20774740', 'FR40303265045', 'HR33392005961',
  'HU12892312', 'IT00743110157', 'LU15027442', 'MT11679112', 'NL004495445B01', 'PL8567346215', 'PT501964843', 'SE556012579001', 'SI50223054',
  'SK2022749619',
]; // biome-ignore format: one list of numbers

describe('a VAT number of the EU', () => {
  it.each(GOOD)('%s is taken, also as people type it', (value) => {
    expect(faultOfTaxId('eu_vat', value)).toBeNull();
    expect(faultOfTaxId('eu_vat', `${value.slice(0, 2).toLowerCase()} ${value.slice(2, 5)}.${value.slice(5)}`)).toBeNull();
  });

  it.each(GOOD)('%s with a digit that is mistyped is refused', (value) => {
    const at = value.search(/\d{4}/) + 2;
    const wrong = value.slice(0, at) + ((Number(value[at]) + 1) % 10) + value.slice(at + 1);
    expect(faultOfTaxId('eu_vat', wrong)).toMatch(/check digit/);
  });

  it('of another shape is refused by what it should look like', () => {
    expect(faultOfTaxId('eu_vat', 'DE12345')).toBe('is no VAT number of DE: after DE it has 9 digits; check it for a typo');
    expect(faultOfTaxId('eu_vat', '136695976')).toMatch(/begins with the letters of a member state/);
    expect(faultOfTaxId('eu_vat', 'ES123456789')).toMatch(/9 characters/);
    expect(faultOfTaxId('eu_vat', 'ESB12345678')).toBeNull();
  });
});

it('other kinds are held to their shape, and unknown kinds to nothing', () => {
  expect(faultOfTaxId('us_ein', '12-3456789')).toBeNull();
  expect(faultOfTaxId('us_ein', '12-345678')).toMatch(/EIN of the United States/);
  expect(faultOfTaxId('gb_vat', 'GB 980 7806 84')).toBeNull();
  expect(faultOfTaxId('ch_vat', 'CHE-107.787.577 MWST')).toBeNull();
  expect(faultOfTaxId('other', 'T1234567890123')).toBeNull();
});
