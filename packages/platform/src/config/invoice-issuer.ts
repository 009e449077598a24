/** Who issues invoices: the shape of the setting that says so. */
import { z } from 'zod';
import { jsonSetting } from './json-setting.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have ${most} characters at most`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line without control characters');

const issuer = z.strictObject({
  name: line(200),
  /** As it is printed below the name, without the country. */
  address: z.array(line(100)).min(1).max(6),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters (ISO 3166-1)'),
  /** As it is printed, e.g. `DE136695976`. */
  tax_id: line(60).optional(),
  /** Of the company, e.g. court and number. */
  registration: line(200).optional(),
  email: line(254).optional(),
  website: line(200).optional(),
  /** Numbers begin with it. No hyphen, so that no two series share a number. */
  prefix: z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/, 'must be 1 to 10 capital letters and digits, a letter first'),
  /** Prices include it. */
  tax: z
    .strictObject({
      /** As the country calls it: `VAT`, `MwSt.`, `GST`. */
      name: line(20),
      percent: z
        .number()
        .min(0)
        .max(100)
        .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'must have two decimals at most'),
    })
    .optional(),
  /** Printed on each invoice, e.g. why no tax is charged. */
  note: line(500).optional(),
});

export type InvoiceIssuer = z.infer<typeof issuer>;

export const invoiceIssuer = jsonSetting(issuer, { must: 'say who issues invoices', kind: 'an object', root: 'the object' });

/** Who issues the invoices of a service on a laptop, where no money moves. */
export const SAMPLE_ISSUER: InvoiceIssuer = {
  name: 'Sample Issuer Ltd.',
  address: ['1 Example Street', 'Sampletown 12345'],
  country: 'US',
  tax_id: '00-0000000',
  email: 'billing@example.com',
  prefix: 'DW',
  note: 'Issued by a service on a development machine. Set DECKWRIGHT_INVOICE_ISSUER to issue invoices of your own.',
};
