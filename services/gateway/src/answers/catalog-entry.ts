/** Entries of the catalog as the service shows them, with the JSON Schema that a caller's tools can check against. */
import { componentNames, type components, type FormEntry, findComponent, findForm, formNames } from '@deckwright/draw/catalog';
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { limitsOf } from '@deckwright/gallery';
import { notFound, type ProblemError, refuse } from '@deckwright/platform/errors';
import { nearest } from '@deckwright/platform/http';
import { z } from 'zod';

type Component = (typeof components)[number];

/** JSON Schema 2020-12 of what may be sent; parts that no schema can say are left open. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' }) };
}

/** @throws ProblemError `not_found` with the nearest name */
export function formEntry(name: string): Record<string, unknown> {
  const entry = findForm(name);
  if (entry === undefined) throw noSuch('form', name, formNames());
  const { form, variants } = entry;
  return {
    form: form.name,
    menu: form.menu,
    when: form.when,
    when_not: form.when_not,
    binds: form.binds,
    capacity: form.capacity,
    default_variant: form.default_variant,
    data_schema: jsonSchema(form.data),
    variants: variants.map((variant) => ({
      variant: variant.name,
      prior_id: `${form.name}_${variant.name}`,
      purpose: variant.purpose,
      example: { form: form.name, variant: variant.name, ...variant.example },
    })),
    example: example(entry),
  };
}

/** A body for POST /v1/render/intent that renders as it stands. */
function example({ form, variants }: FormEntry): unknown {
  const variant = variants.find((one) => one.name === form.default_variant);
  return variant === undefined ? null : { form: form.name, variant: variant.name, ...variant.example };
}

/** @throws ProblemError `not_found` with the nearest name */
export function findWidget(name: string): Component {
  const component = findComponent(name);
  if (component === undefined) throw noSuch('component', name, componentNames());
  return component;
}

/** A component in a list. `component`, `capacity` and `owns_slide` are the names that the catalog uses; `name` and `limits` say the same. */
export function widgetSummary({ name, purpose, capacity, ownsSlide }: Component) {
  return {
    name,
    component: name,
    purpose,
    limits: limitsOf(capacity),
    capacity,
    owns_slide: ownsSlide,
    nesting: ownsSlide
      ? 'Needs the whole slide: it cannot stand in a split_view or a card.'
      : 'Can stand in a split_view or a card, at most two levels deep.',
    url: `/v1/widgets/${name}`,
    // The version makes a new address where a new engine may draw another picture: what is behind it is cached for a year.
    preview_url: `/v1/widgets/${name}/preview?v=${ENGINE_VERSION}`,
  };
}

export function widgetEntry(component: Component) {
  return {
    ...widgetSummary(component),
    aliases: component.aliases,
    params_schema: jsonSchema(component.schema),
    example: widgetExample(component),
  };
}

/** A body for POST /v1/render/intent that renders as it stands. */
export const widgetExample = ({ name, example }: Component) => ({
  chrome: { title: example.title },
  body: { component: name, params: example.params },
});

function noSuch(what: string, name: string, names: readonly string[]): ProblemError {
  const close = nearest(name, names);
  const hint = close === undefined ? '' : ` The nearest is ${close}.`;
  return refuse(notFound, {
    detail: `There is no ${what} ${JSON.stringify(name.slice(0, 60))}.${hint}`,
    remedy: `Use one of: ${names.join(', ')}.`,
    extra: { allowed: names, ...(close === undefined ? {} : { nearest: close }) },
  });
}
