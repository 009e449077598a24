/** To whom invoices are made out, as a form. */
import { type BillingProfile, COUNTRY_CODES, INVOICE_LANGUAGES, type TAX_ID_TYPES } from '@deckwright/platform/invoices';
import { type Html, html } from '@deckwright/platform/pages';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import type { Visit } from '../visit.ts';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const COUNTRIES = [...COUNTRY_CODES]
  .map((code) => [code, countries.of(code) ?? code] as const)
  .sort((a, b) => a[1].localeCompare(b[1], 'en'));
const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const LANGUAGES = INVOICE_LANGUAGES.map((code) => [code, languages.of(code) ?? code] as const);
const TAX_IDS: Readonly<Record<(typeof TAX_ID_TYPES)[number], string>> = {
  eu_vat: 'VAT number, EU',
  gb_vat: 'VAT number, United Kingdom',
  ch_vat: 'VAT number, Switzerland',
  us_ein: 'EIN, United States',
  other: 'Other',
};

export function taxDetailsSection(visit: Visit, path: string, profile: BillingProfile | null, outcome: Outcome | null): Html {
  const refused = refusalOf(outcome, 'save-tax-details');
  const field = (name: string, label: string, value: string | null | undefined, more: Html = html``): Html =>
    html`<div class="field"><label for="tax-${name}">${label}</label><input id="tax-${name}" name="${name}" type="text" maxlength="254" value="${typed(refused, name, value ?? '')}"${more}${invalid(refused, name)}>${fault(refused, name)}</div>`;
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[], chosen: string): Html => {
    const now = typed(refused, name, chosen);
    return html`<div class="field"><label for="tax-${name}">${label}</label><select id="tax-${name}" name="${name}"${invalid(refused, name)}>${options.map(([code, words]) => html`<option value="${code}"${code === now ? html` selected` : ''}>${words}</option>`)}</select>${fault(refused, name)}</div>`;
  };
  const needed = html` required`;
  const kind = typed(refused, 'kind', profile?.kind ?? 'company');
  const kindOf = (value: string, words: string): Html =>
    html`<label class="tick"><input type="radio" name="kind" value="${value}"${kind === value ? html` checked` : ''}>${words}</label>`;
  const { address } = profile ?? {};
  return html`<section class="card" id="tax" aria-labelledby="tax-title"><div class="title"><h2 id="tax-title">Tax details</h2><span class="end muted">on invoices from now on</span></div><div class="body"><form method="post" action="/account/acts/save-tax-details">${hidden(visit, path)}
<fieldset class="ticks" aria-label="Who buys">${kindOf('company', 'A company')}${kindOf('person', 'A person')}</fieldset>
<div class="fields">${field('name', 'Name', profile?.name, needed)}${field('attention', 'For the attention of', profile?.attention)}${field('line1', 'Street and number', address?.line1, needed)}${field('line2', 'Second line', address?.line2)}${field('postal_code', 'Postal code', address?.postal_code)}${field('city', 'City', address?.city, needed)}${field('state', 'State or province', address?.state)}${choice('country', 'Country', COUNTRIES, profile?.country ?? 'US')}${choice('tax_id_type', 'Kind of tax number', Object.entries(TAX_IDS), profile?.tax_id?.type ?? 'eu_vat')}${field('tax_id', 'Tax number', profile?.tax_id?.value)}${field('email', 'Mail for invoices', profile?.email)}${field('purchase_order', 'Your reference', profile?.purchase_order)}${choice('language', 'Language of invoices', LANGUAGES, profile?.language ?? 'en')}</div>
<div class="acts"><button class="slim">Save tax details</button></div></form></div></section>`;
}
