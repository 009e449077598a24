/** Examples as whole bodies of POST /v1/render/intent: each renders as it stands. */
import { findComponent, findForm, findPrior } from './entries.ts';

/** The example of a variant, or of the form's default variant. Undefined for an unknown form. */
export function formExample(name: string, variant?: string): Readonly<Record<string, unknown>> | undefined {
  const entry = findForm(name);
  const wanted = variant ?? entry?.form.default_variant;
  const found = entry?.variants.find((one) => one.name === wanted) ?? entry?.variants[0];
  return found === undefined ? undefined : { form: name, variant: found.name, ...found.example };
}

export function componentExample(name: string): Readonly<Record<string, unknown>> | undefined {
  const component = findComponent(name);
  if (component === undefined) return undefined;
  const { title, params } = component.example;
  return { chrome: { title }, body: { component: component.name, params } };
}

export function priorExample(id: string): Readonly<Record<string, unknown>> | undefined {
  const prior = findPrior(id);
  if (prior === undefined) return undefined;
  const { prior_id, component, family, variant } = prior;
  if (component !== undefined) {
    const example = findComponent(component)?.example;
    return { prior_id, content: { chrome: { title: example?.title }, params: example?.params } };
  }
  return { prior_id, content: findForm(family)?.variants.find((one) => one.name === variant)?.example };
}
