/** Dates, amounts and addresses, as readers of a language write them. */
import type { BillingProfile, InvoiceDocument, InvoiceLanguage } from '@deckwright/platform/invoices';
import type { Words } from './words.ts';

/** A narrow space is in few faces; the usual one keeps the digits together as well. */
const plain = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** `YYYY-MM-DD` in words, which no reader takes for another day. */
export const dateIn = (language: InvoiceLanguage, date: string): string =>
  plain(
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  );

/** Cents as an amount without its currency. */
export const amountIn = (language: InvoiceLanguage, cents: number): string =>
  plain(new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)).replace('-', '−');

export const moneyIn = (language: InvoiceLanguage, cents: number, currency: string): string =>
  language === 'en' ? `${currency}\u00a0${amountIn(language, cents)}` : `${amountIn(language, cents)}\u00a0${currency}`;

export const countIn = (language: InvoiceLanguage, count: number): string => plain(new Intl.NumberFormat(language).format(count));

/** `VAT 19%`. */
export const taxIn = (language: InvoiceLanguage, { name, percent }: { readonly name: string; readonly percent: number }): string =>
  `${name}\u00a0${plain(new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100))}`;

export const countryIn = (language: InvoiceLanguage, code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** Where city, state and postal code stand on one line in this order. */
const CITY_FIRST = new Set(['US', 'CA', 'AU', 'IN', 'NZ', 'SG', 'TW', 'TH', 'BR', 'MY', 'ZA']);
/** Where the postal code has a line of its own. */
const CODE_LAST = new Set(['GB', 'IE', 'HK', 'GG', 'JE', 'IM']);

/** Street, city and country, as letters to that country are addressed. */
export function addressLines({ address, country }: BillingProfile, language: InvoiceLanguage): readonly string[] {
  const { line1, line2, city, postal_code, state } = address;
  const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');
  const places = CITY_FIRST.has(country)
    ? [joined(state === null ? city : `${city},`, state, postal_code)]
    : CODE_LAST.has(country)
      ? [city, state, postal_code]
      : [joined(postal_code, city), state];
  return [line1, line2, ...places, countryIn(language, country)].filter((line) => line !== null);
}

/** The lines of the customer below its name. */
export function customerLines({ customer, language }: InvoiceDocument, words: Words): readonly string[] {
  const { attention, tax_id, email } = customer;
  return [
    ...(attention === null ? [] : [words.attention(attention)]),
    ...addressLines(customer, language),
    ...(tax_id === null ? [] : [`${taxIdName(tax_id.type, words)}: ${tax_id.value}`]),
    ...(email === null ? [] : [email]),
  ];
}

const taxIdName = (type: NonNullable<BillingProfile['tax_id']>['type'], words: Words): string =>
  type === 'eu_vat' || type === 'gb_vat' ? words.vat_number : type === 'us_ein' ? 'EIN' : type === 'ch_vat' ? 'UID' : words.tax_id;

/** The lines of the issuer below its name. A tax number that begins with the letters of a country is one for VAT. */
export function issuerLines({ issuer, language }: InvoiceDocument, words: Words): readonly string[] {
  const { address, country, tax_id, email, website } = issuer;
  return [
    ...address,
    countryIn(language, country),
    ...(tax_id === undefined ? [] : [`${/^[A-Z]{2}/.test(tax_id) ? words.vat_number : words.tax_id}: ${tax_id}`]),
    ...(email === undefined ? [] : [email]),
    ...(website === undefined ? [] : [website]),
  ];
}
