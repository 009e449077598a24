/** What an editor asks of the catalogue. */
import { findForm, formExample, formNames, forms, schemaWithDecimals } from '@deckwright/draw/catalog';
import { unknownName } from '@deckwright/draw/intent';
import { drawingProblem, ProblemError } from '@deckwright/platform/errors';
import type { FormsAnswer, SchemaAnswer } from './protocol.ts';

export const formList = (): FormsAnswer['forms'] =>
  forms.map(({ form, variants }) => ({
    form: form.name,
    menu: form.menu,
    when: form.when,
    default_variant: form.default_variant,
    variants: variants.map(({ name, purpose }) => ({ name, purpose })),
  }));

/** @throws ProblemError 422 for an unknown form */
export function formSchema(name: string): Pick<SchemaAnswer, 'form' | 'data_schema' | 'examples'> {
  const entry = findForm(name);
  if (entry === undefined) throw new ProblemError(drawingProblem(unknownName('unknown_form', 'form', '/form', name, formNames())));
  const { form, variants } = entry;
  return {
    form: form.name,
    data_schema: schemaWithDecimals(form.data),
    examples: Object.fromEntries(variants.map((variant) => [variant.name, formExample(form.name, variant.name)])),
  };
}
