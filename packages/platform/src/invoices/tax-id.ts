/** Tax numbers of customers: their shape, and the check digit where its rule is a simple one. Whether a number is registered is not asked. */

export const TAX_ID_TYPES = ['eu_vat', 'gb_vat', 'ch_vat', 'us_ein', 'other'] as const;
export type TaxIdType = (typeof TAX_ID_TYPES)[number];

/** As it is stored and printed: without blanks, dots and hyphens, in capital letters. What is of no known type stays as it was typed. */
export const cleanTaxId = (type: TaxIdType, value: string): string =>
  type === 'other' ? value.trim() : value.replace(/[\s.\-/]/g, '').toUpperCase();

/** What is wrong with a tax number, to be read after the name of its field; null when nothing is. */
export function faultOfTaxId(type: TaxIdType, value: string): string | null {
  const clean = cleanTaxId(type, value);
  if (type === 'eu_vat') return faultOfVat(clean);
  const rule = SHAPES[type];
  if (rule === undefined || rule.shape.test(clean)) return null;
  return `is no ${rule.name}: it has ${rule.says}; send type \`other\` for another kind of number`;
}

const SHAPES: Readonly<Partial<Record<TaxIdType, { readonly name: string; readonly shape: RegExp; readonly says: string }>>> = {
  gb_vat: {
    name: 'VAT number of the United Kingdom',
    shape: /^(?:GB)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
    says: '9 or 12 digits, after GB',
  },
  ch_vat: { name: 'UID of Switzerland', shape: /^CHE\d{9}(?:MWST|TVA|IVA)?$/, says: '9 digits after CHE' },
  us_ein: { name: 'EIN of the United States', shape: /^\d{9}$/, says: '9 digits' },
};

function faultOfVat(value: string): string | null {
  const country = value.slice(0, 2);
  const rule = VAT[country];
  if (rule === undefined)
    return `is no VAT number of the EU: it begins with the letters of a member state, one of ${Object.keys(VAT).join(' ')}; send another type, or \`other\``;
  const rest = value.slice(2);
  if (!rule.shape.test(rest)) return `is no VAT number of ${country}: after ${country} it has ${rule.says}; check it for a typo`;
  if (rule.holds !== undefined && !rule.holds(rest))
    return `is no VAT number of ${country}: its check digit does not fit the others; check it for a typo`;
  return null;
}

interface VatRule {
  readonly shape: RegExp;
  readonly says: string;
  /** Whether the check digits fit. */
  readonly holds?: (rest: string) => boolean;
}

const digits = (text: string): readonly number[] => [...text].map(Number);
const weigh = (text: string, weights: readonly number[]): number =>
  digits(text).reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0);
const last = (text: string): number => Number(text.at(-1));

/** Doubled digits count by the sum of their digits; `from` is the place of the first doubled one. */
const luhn = (text: string): boolean =>
  digits(text).reduce((sum, digit, i) => {
    const isDoubled = (text.length - i) % 2 === 0;
    return sum + (isDoubled ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit);
  }, 0) %
    10 ===
  0;

/** ISO 7064, MOD 11,10. */
function mod11And10(text: string): boolean {
  let product = 10;
  for (const digit of digits(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === last(text);
}

/** ISO 7064, MOD 97-10, over letters as two digits. */
const mod97 = (text: string): boolean => [...text].reduce((rest, c) => Number(`${rest}${Number.parseInt(c, 36)}`) % 97, 0) === 1;

const of = (count: number, holds?: VatRule['holds']): VatRule => ({
  shape: new RegExp(`^\\d{${count}}$`),
  says: `${count} digits`,
  ...(holds === undefined ? {} : { holds }),
});

const VAT: Readonly<Record<string, VatRule>> = {
  AT: {
    shape: /^U\d{8}$/,
    says: 'U and 8 digits',
    holds: (rest) => {
      const sum = digits(rest.slice(1, 8)).reduce((all, d, i) => all + (i % 2 === 0 ? d : Math.floor(d / 5) + ((d * 2) % 10)), 4);
      return (10 - (sum % 10)) % 10 === last(rest);
    },
  },
  BE: { shape: /^[01]\d{9}$/, says: '10 digits, the first of them 0 or 1', holds: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)) },
  BG: { shape: /^\d{9,10}$/, says: '9 or 10 digits' },
  CY: { shape: /^\d{8}[A-Z]$/, says: '8 digits and a letter' },
  CZ: { shape: /^\d{8,10}$/, says: '8 to 10 digits' },
  DE: of(9, mod11And10),
  DK: of(8, (rest) => weigh(rest, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  EE: of(9, (rest) => weigh(rest, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0),
  EL: of(9, (rest) => (weigh(rest, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(rest)),
  ES: { shape: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, says: '9 characters, the first or the last a letter' },
  FI: of(8, (rest) => weigh(rest, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0),
  FR: {
    shape: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    says: '2 letters or digits, and 9 digits',
    holds: (rest) => !/^\d\d/.test(rest) || (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2)),
  },
  HR: of(11, mod11And10),
  HU: of(8, (rest) => weigh(rest, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0),
  IE: { shape: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, says: '7 digits and 1 or 2 letters' },
  IT: of(11, luhn),
  LT: { shape: /^(?:\d{9}|\d{12})$/, says: '9 or 12 digits' },
  LU: of(8, (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6))),
  LV: of(11),
  MT: of(8, (rest) => weigh(rest, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0),
  NL: {
    shape: /^\d{9}B\d{2}$/,
    says: '9 digits, B and 2 digits',
    // Companies have a number with the check digit of before 2020, sole traders one of ISO 7064.
    holds: (rest) => weigh(rest.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(rest[8]) || mod97(`NL${rest}`),
  },
  PL: of(10, (rest) => weigh(rest, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(rest)),
  PT: of(9, (rest) => ((11 - (weigh(rest, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(rest)),
  RO: { shape: /^\d{2,10}$/, says: '2 to 10 digits' },
  SE: { shape: /^\d{10}\d{2}$/, says: '12 digits', holds: (rest) => luhn(rest.slice(0, 10)) },
  SI: of(8, (rest) => (11 - (weigh(rest, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(rest)),
  SK: of(10, (rest) => Number(rest) % 11 === 0),
  XI: { shape: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, says: '9 or 12 digits' },
}; // biome-ignore format: one rule a line
