/** Entries of the catalog as the service shows them, with the JSON Schema that a caller's tools can check against. */
import {
  catalog,
  componentNames,
  type components,
  type FormEntry,
  findComponent,
  findForm,
  findPrior,
  formNames,
  type Prior,
  priors,
  schemaWithDecimals,
} from '@deckwright/draw/catalog';
import { TEMPLATE_LAYOUT_FORM, templateLayouts } from '@deckwright/draw/intent';
import { ENGINE_VERSION } from '@deckwright/draw/pipeline';
import { limitsOf } from '@deckwright/gallery';
import { notFound, type ProblemError, refuse, request, wayOut } from '@deckwright/platform/errors';
import { nearest } from '@deckwright/platform/http';
import type { Drawing } from '../drawing/drawing.ts';

type Component = (typeof components)[number];

/** Every form, and the one that draws on templates of a caller's own. */
export const formList = () => [...catalog().families, { ...templateSummary(), variants: templateVariants() }];

const templateSummary = () => {
  const { name, menu, when, when_not, binds, default_variant, capacity } = TEMPLATE_LAYOUT_FORM;
  return { form: name, menu, when, when_not, binds, default_variant, capacity, needs_template: true };
};

/** They are of no theme of ours, so they have no prior and no picture here: GET /v1/catalog/themes has those of a caller's templates. */
const templateVariants = () => templateLayouts().map(({ layout, purpose }) => ({ variant: layout, purpose }));

/** `theme_id` of the examples stands for a brand of the caller's own. */
function templateEntry(): Record<string, unknown> {
  const variants = templateLayouts().map(({ layout, purpose, fills }) => ({
    variant: layout,
    purpose,
    example: { form: TEMPLATE_LAYOUT_FORM.name, theme_id: 'your-template', data: { layout, fills } },
  }));
  return {
    ...templateSummary(),
    better_home: [],
    data_schema: schemaWithDecimals(TEMPLATE_LAYOUT_FORM.data),
    layouts_url: '/v1/catalog/themes',
    variants,
    example: variants[0]?.example ?? null,
  };
}

/** @throws ProblemError `not_found` with the nearest name */
export function formEntry(name: string): Record<string, unknown> {
  const entry = findForm(name);
  if (name === TEMPLATE_LAYOUT_FORM.name) return templateEntry();
  if (entry === undefined) throw noSuch('form', name, [...formNames(), TEMPLATE_LAYOUT_FORM.name]);
  const { form, variants } = entry;
  return {
    form: form.name,
    menu: form.menu,
    when: form.when,
    when_not: form.when_not,
    better_home: betterHomes(form.when_not),
    binds: form.binds,
    capacity: form.capacity,
    default_variant: form.default_variant,
    data_schema: schemaWithDecimals(form.data),
    variants: variants.map((variant) => ({
      variant: variant.name,
      prior_id: `${form.name}_${variant.name}`,
      purpose: variant.purpose,
      ...priorUrl(`${form.name}_${variant.name}`),
      example: { form: form.name, variant: variant.name, ...variant.example },
    })),
    example: example(entry),
  };
}

/** A body for POST /v1/render/intent that renders unchanged. */
function example({ form, variants }: FormEntry): unknown {
  const variant = variants.find((one) => one.name === form.default_variant);
  return variant === undefined ? null : { form: form.name, variant: variant.name, ...variant.example };
}

const priorUrl = (id: string): { readonly url: string; readonly preview_url: string } => ({
  url: `/v1/catalog/priors/${id}`,
  preview_url: `/v1/catalog/priors/${id}/preview?v=${ENGINE_VERSION}`,
});

/** Everything that `family` may name. */
export const families: ReadonlySet<string> = new Set(priors.map(({ family }) => family));

export interface PriorQuery {
  readonly q?: string | undefined;
  readonly family?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of priors: all of them, those of a family, or what a search finds with its scores. */
export async function priorList({ q = '', family, limit, offset }: PriorQuery, drawing: Pick<Drawing, 'search'>) {
  const wanted = family === '' ? undefined : family;
  const page = <T>(found: readonly T[]) => ({ shown: found.slice(offset, offset + limit), total: found.length });
  const linked = (prior: Prior) => ({ ...prior, ...priorUrl(prior.prior_id) });
  if (q.trim() === '') {
    const { shown, total } = page(priors.filter((prior) => wanted === undefined || prior.family === wanted));
    return { priors: shown.map(linked), total, limit, offset };
  }
  const { shown, total } = page(await drawing.search(q, wanted));
  return { priors: shown.map(({ prior, score }) => ({ ...linked(prior), score })), total, limit, offset };
}

/** @throws ProblemError `not_found` with the nearest id */
function priorOf(id: string): Prior {
  const prior = findPrior(id);
  if (prior !== undefined) return prior;
  const close = nearest(
    id,
    priors.map((p) => p.prior_id),
  );
  throw refuse(notFound, {
    detail: `There is no prior ${JSON.stringify(id.slice(0, 80))}.${close === undefined ? '' : ` The nearest is ${close}.`}`,
    ways: [
      wayOut({
        why: 'The catalog has no prior of this id.',
        say:
          close === undefined
            ? '{0} lists them; `q` searches.'
            : '{0} describes the nearest; GET /v1/catalog/priors lists all, and `q` searches.',
        do: [
          close === undefined
            ? request('GET', '/v1/catalog/priors')
            : request('GET', '/v1/catalog/priors/{prior_id}', { params: { prior_id: close } }),
        ],
      }),
    ],
    extra: close === undefined ? {} : { nearest: close },
  });
}

/** The example of a prior as an intent or component body. @throws ProblemError `not_found` */
export function priorExample(id: string): Record<string, unknown> {
  const prior = priorOf(id);
  if (prior.component !== undefined) return widgetExample(findWidget(prior.component));
  const variant = findForm(prior.family)?.variants.find((v) => v.name === prior.variant);
  return { form: prior.family, variant: prior.variant, ...variant?.example };
}

/** @throws ProblemError `not_found` with the nearest id */
export function priorEntry(id: string): Record<string, unknown> {
  const prior = priorOf(id);
  const intent = priorExample(prior.prior_id);
  const priorMembers = { ...prior, ...priorUrl(prior.prior_id), intent };
  if (prior.component !== undefined) {
    const component = findWidget(prior.component);
    const { chrome, body } = widgetExample(component);
    return {
      ...priorMembers,
      capacity: component.capacity,
      content_schema: schemaWithDecimals(component.schema),
      example: { prior_id: prior.prior_id, content: { chrome, params: body.params } },
    };
  }
  const { form: _, variant: __, ...content } = intent;
  const entry = findForm(prior.family) as FormEntry;
  return {
    ...priorMembers,
    menu: entry.form.menu,
    when: entry.form.when,
    when_not: entry.form.when_not,
    better_home: betterHomes(entry.form.when_not),
    binds: entry.form.binds,
    capacity: entry.form.capacity,
    data_schema: schemaWithDecimals(entry.form.data),
    example: { prior_id: prior.prior_id, content },
  };
}

/** The forms that a form names for what it is not for. */
const betterHomes = (when_not: string): readonly string[] =>
  [...when_not.matchAll(/[a-z]+(?:_[a-z0-9]+)+|\b(?:funnel|marimekko|tornado|swot)\b/g)].flatMap(([name]) =>
    findForm(name) === undefined && findComponent(name) === undefined ? [] : [name],
  );

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
    params_schema: schemaWithDecimals(component.schema),
    example: widgetExample(component),
  };
}

/** A body for POST /v1/render/intent that renders unchanged. */
export const widgetExample = ({ name, example }: Component) => ({
  chrome: { title: example.title },
  body: { component: name, params: example.params },
});

function noSuch(what: 'form' | 'component', name: string, names: readonly string[]): ProblemError {
  const list = what === 'form' ? '/v1/catalog/forms' : '/v1/widgets';
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const close = nearest(name, names) ?? names.find((one) => words.every((word) => one.split('_').includes(word)));
  const hint = close === undefined ? '' : ` The nearest is ${close}.`;
  return refuse(notFound, {
    detail: `There is no ${what} ${JSON.stringify(name.slice(0, 60))}.${hint}`,
    ways: [
      wayOut({
        why: `The catalog has no ${what} of this name.`,
        say: `Use one of: ${names.join(', ')}. {0} describes ${close ?? 'them'}.`,
        do: [close === undefined ? request('GET', list) : request('GET', `${list}/{name}`, { params: { name: close } })],
      }),
    ],
    extra: { allowed: names, ...(close === undefined ? {} : { nearest: close }) },
  });
}
