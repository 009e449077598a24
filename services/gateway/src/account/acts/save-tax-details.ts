/** Stores to whom invoices are made out. */
import { billingProfileSchema } from '@deckwright/platform/invoices';
import { type Act, FieldFault } from '../act.ts';
import type { Fields } from '../forms.ts';

export const saveTaxDetails: Act = {
  async run({ ask }, { fields, page }) {
    const body = bodyOf(fields);
    const read = billingProfileSchema.safeParse(body);
    const [issue] = read.error?.issues ?? [];
    if (issue !== undefined) throw new FieldFault(fieldOf(issue.path), wordsOf(issue));
    await ask({ method: 'put', path: '/v1/billing/profile', body });
    return { to: page, notice: 'The tax details are saved. They stand on invoices that are issued from now on.' };
  },
};

/** Fields that were left empty are absent. */
function bodyOf(fields: Fields): object {
  const given = (name: string): string | undefined => (fields[name] ?? '').trim() || undefined;
  const value = given('tax_id');
  return {
    kind: fields['kind'],
    name: given('name') ?? '',
    attention: given('attention'),
    address: {
      line1: given('line1') ?? '',
      line2: given('line2'),
      city: given('city') ?? '',
      postal_code: given('postal_code'),
      state: given('state'),
    },
    country: fields['country'],
    tax_id: value === undefined ? undefined : { type: fields['tax_id_type'], value },
    email: given('email'),
    purchase_order: given('purchase_order'),
    language: given('language'),
  };
}

const fieldOf = (path: readonly PropertyKey[]): string => {
  const last = String(path.at(-1));
  return path[0] === 'tax_id' ? (last === 'type' ? 'tax_id_type' : 'tax_id') : last;
};

function wordsOf({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'too_big') return 'This is too long for an invoice.';
  if (message.includes('letter or a digit')) return 'Fill this in.';
  return `This ${message.replace(/\.$/, '')}.`;
}
