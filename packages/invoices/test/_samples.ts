/** Invoices as they are stored, short and long, in several scripts. */
import type { InvoiceDocument } from '@deckwright/platform/invoices';

const ISSUER: InvoiceDocument['issuer'] = {
  name: 'Northwind Slides GmbH',
  address: ['Invalidenstraße 117', '10115 Berlin'],
  country: 'DE',
  tax_id: 'DE136695976',
  registration: 'Amtsgericht Charlottenburg, HRB 123456',
  email: 'billing@northwind.example',
  website: 'northwind.example',
  prefix: 'DW',
  tax: { name: 'VAT', percent: 19 },
};

const CUSTOMER: InvoiceDocument['customer'] = {
  kind: 'company',
  name: 'Acme Corporation',
  attention: null,
  address: { line1: '500 Market Street', line2: 'Suite 1200', city: 'San Francisco', postal_code: '94105', state: 'CA' },
  country: 'US',
  tax_id: null,
  email: 'ap@acme.example',
  purchase_order: 'PO-4711',
  language: 'en',
};

export const english: InvoiceDocument = {
  version: 1,
  kind: 'invoice',
  number: 'DW-2026-00418',
  language: 'en',
  issued_on: '2026-11-23',
  paid_on: '2026-11-21',
  reference: 'pi_3QK2mNLkdIwHu7ix0dX5f8aB',
  is_test: false,
  issuer: ISSUER,
  customer: CUSTOMER,
  currency: 'USD',
  lines: [
    { kind: 'topup', amount_cents: 10_000 },
    { kind: 'bonus', credit_cents: 1_500, amount_cents: 0 },
  ],
  net_cents: 8403,
  tax_cents: 1597,
  total_cents: 10_000,
};

const LONG =
  'Gesellschaft für angewandte Präsentationswissenschaften und Foliengestaltung in Mittel- und Osteuropa mit beschränkter Haftung & Co. Kommanditgesellschaft auf Aktien, Zweigniederlassung Bad Königshofen';

export const germanLong: InvoiceDocument = {
  ...english,
  number: 'DW-2026-00419',
  language: 'de',
  is_test: true,
  issuer: {
    ...ISSUER,
    tax: { name: 'MwSt.', percent: 19 },
    note: 'Bei Fragen zu dieser Rechnung wenden Sie sich bitte innerhalb von dreißig Tagen an unsere Buchhaltung.',
  },
  customer: {
    ...CUSTOMER,
    name: LONG,
    attention: 'Abteilung Kreditorenbuchhaltung, Frau Dr. Annegret Müller-Lüd',
    address: {
      line1: 'Donaudampfschifffahrtsgesellschaftskapitänsgasse 123, Haus C',
      line2: 'Gebäudeteil Nordost, 4. Obergeschoss, Zimmer 4.117, Postfach',
      city: 'Bad Königshofen im Grabfeld, Ortsteil Untereßfeld bei Aubstadt',
      postal_code: '97631',
      state: null,
    },
    country: 'DE',
    tax_id: { type: 'eu_vat', value: 'DE136695976' },
    language: 'de',
  },
};

export const polish: InvoiceDocument = {
  ...english,
  number: 'DW-2026-00420',
  language: 'pl',
  issuer: { ...ISSUER, tax: { name: 'VAT', percent: 23 } },
  customer: {
    ...CUSTOMER,
    name: 'Zażółć Gęślą Jaźń Sp. z o.o.',
    address: { line1: 'ul. Świętokrzyska 18/4', line2: null, city: 'Łódź', postal_code: '90-001', state: null },
    country: 'PL',
    tax_id: { type: 'eu_vat', value: 'PL8567346215' },
    purchase_order: null,
    language: 'pl',
  },
  net_cents: 8130,
  tax_cents: 1870,
};

export const japanese: InvoiceDocument = {
  ...english,
  number: 'DW-2026-00421',
  customer: {
    ...CUSTOMER,
    name: '株式会社日本プレゼンテーション研究所',
    attention: '経理部 髙橋 直樹',
    address: {
      line1: '千代田区丸の内一丁目9番2号',
      line2: 'グラントウキョウサウスタワー 23階',
      city: '東京都',
      postal_code: '100-6623',
      state: null,
    },
    country: 'JP',
    tax_id: { type: 'other', value: 'T1234567890123' },
    email: null,
  },
};

export const mixedScripts: InvoiceDocument = {
  ...english,
  number: 'DW-2026-00422',
  customer: {
    ...CUSTOMER,
    name: 'שקופיות בע״מ · شركة العروض · บริษัท สไลด์ จำกัด · 슬라이드 주식회사 · ООО «Слайды» · Διαφάνειες ΑΕ · 髙﨑 · हिन्दी',
    country: 'IL',
  },
};

export const creditNote: InvoiceDocument = {
  ...english,
  kind: 'credit_note',
  number: 'DW-CN-2026-00003',
  issued_on: '2026-12-02',
  paid_on: '2026-12-01',
  reference: 're_3QK2mNLkdIwHu7ix0aBcD123',
  credit_of: { number: 'DW-2026-00418', issued_on: '2026-11-23' },
  lines: [{ kind: 'refund', amount_cents: 4_000 }],
  net_cents: 3361,
  tax_cents: 639,
  total_cents: 4_000,
};

export const plan: InvoiceDocument = {
  ...english,
  number: 'DW-2026-00423',
  issuer: {
    name: 'Northwind Slides Inc.',
    address: ['1 Main Street, Floor 4', 'Austin, TX 78701'],
    country: 'US',
    tax_id: '12-3456789',
    email: 'billing@northwind.example',
    prefix: 'DW',
    note: 'Reverse charge: VAT is to be accounted for by the recipient.',
  },
  reference: 'in_1QK2mNLkdIwHu7ixSdX5f8aB',
  lines: [
    { kind: 'plan', plan: 'Studio', period: 'yearly', slides: 6000, from: '2026-11-21', to: '2027-11-21', amount_cents: 19_000 },
    { kind: 'unused', amount_cents: -1_267 },
  ],
  net_cents: 17_733,
  tax_cents: 0,
  total_cents: 17_733,
};

/** Longer than a page. */
export const twoPages: InvoiceDocument = {
  ...germanLong,
  number: 'DW-2026-00424',
  issuer: {
    ...germanLong.issuer,
    name: LONG,
    registration: '日本語の登記事項証明書'.repeat(18),
    address: Array.from({ length: 6 }, (_, i) => `${i + 1}. Zeile der Anschrift, die mit sechzig Zeichen recht lang ist`),
    note: 'Leistungsempfänger ist Steuerschuldner. '.repeat(12).trim(),
  },
};

export const samples = { english, germanLong, polish, japanese, mixedScripts, creditNote, plan, twoPages };
