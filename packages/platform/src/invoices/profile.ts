/** To whom the invoices of an account are made out. */
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { COUNTRY_CODES } from './countries.ts';
import { cleanTaxId, faultOfTaxId, TAX_ID_TYPES } from './tax-id.ts';

export const INVOICE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];

/** Any script, one line. Marks of direction and blanks of no width could make an invoice say something else than it seems to. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine(
      (text) => !/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text),
      'must be one line without control characters',
    )
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'must have a letter or a digit');

const optional = <T extends z.ZodType>(schema: T) => schema.nullish();

const MAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,190}\.[^\s@<>"(),:;[\]\\.]{2,63}$/u;

/** A profile as callers send it. */
export const billingProfileSchema = z.strictObject({
  kind: z.enum(['company', 'person']).describe('`company` or `person`.'),
  name: line(200).describe('Of the company or person, as it is registered.'),
  attention: optional(line(100)).describe('Who in the company the invoice is for.'),
  address: z.strictObject({
    line1: line(100).describe('Street and number, or PO box.'),
    line2: optional(line(100)),
    city: line(100),
    postal_code: optional(line(20)),
    state: optional(line(100)).describe('State, province or county.'),
  }),
  country: z
    .string()
    .refine((code) => COUNTRY_CODES.has(code), 'must be a country code of two capital letters (ISO 3166-1 alpha-2), such as US or DE')
    .describe('ISO 3166-1 alpha-2.'),
  tax_id: optional(
    z
      .strictObject({
        type: z.enum(TAX_ID_TYPES).describe('`other` is taken as it is given.'),
        value: line(40).describe('Spaces, dots and hyphens do not count.'),
      })
      .check((ctx) => {
        const message = faultOfTaxId(ctx.value.type, ctx.value.value);
        if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value.value, path: ['value'], message });
      }),
  ),
  email: optional(
    z
      .string()
      .max(254)
      .refine((text) => MAIL.test(text), 'must be an e-mail address, such as billing@example.com'),
  ).describe('Where invoices are meant to go.'),
  purchase_order: optional(line(60)).describe('Your reference, printed on each invoice.'),
  language: z.enum(INVOICE_LANGUAGES).optional().describe('Of invoices; `en` when absent.'),
});

export type BillingProfileInput = z.infer<typeof billingProfileSchema>;

/** A profile as it is stored and printed. */
export interface BillingProfile {
  readonly kind: 'company' | 'person';
  readonly name: string;
  readonly attention: string | null;
  readonly address: {
    readonly line1: string;
    readonly line2: string | null;
    readonly city: string;
    readonly postal_code: string | null;
    readonly state: string | null;
  };
  readonly country: string;
  readonly tax_id: { readonly type: (typeof TAX_ID_TYPES)[number]; readonly value: string } | null;
  readonly email: string | null;
  readonly purchase_order: string | null;
  readonly language: InvoiceLanguage;
}

const text = (value: string): string => value.normalize('NFC').replace(/\s+/gu, ' ').trim();
const textOrNull = (value: string | null | undefined): string | null => (value == null ? null : text(value));

export function cleanProfile({ kind, name, attention, address, country, tax_id, ...rest }: BillingProfileInput): BillingProfile {
  const { email, purchase_order, language } = rest;
  return {
    kind,
    name: text(name),
    attention: textOrNull(attention),
    address: {
      line1: text(address.line1),
      line2: textOrNull(address.line2),
      city: text(address.city),
      postal_code: textOrNull(address.postal_code),
      state: textOrNull(address.state),
    },
    country,
    tax_id: tax_id == null ? null : { type: tax_id.type, value: cleanTaxId(tax_id.type, text(tax_id.value)) },
    email: email ?? null,
    purchase_order: textOrNull(purchase_order),
    language: language ?? 'en',
  };
}

/** Null where none was saved. */
export async function readProfile(db: Queryable, account_id: string): Promise<BillingProfile | null> {
  const { rows } = await db.query<{ profile: BillingProfile }>('SELECT profile FROM billing_profiles WHERE account_id = $1', [account_id]);
  return rows[0]?.profile ?? null;
}

/** Takes the place of the profile before. Invoices that have been issued stay as they are. */
export async function saveProfile(db: Queryable, account_id: string, given: BillingProfileInput): Promise<BillingProfile> {
  const profile = cleanProfile(given);
  await db.query(
    `INSERT INTO billing_profiles (account_id, profile) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET profile = excluded.profile, updated_at = now()`,
    [account_id, JSON.stringify(profile)],
  );
  return profile;
}
