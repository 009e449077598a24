/** What can be asked for: forms with their variants, components, priors, themes. */

import type { Component } from '../components/define.ts';
import { all as componentRegister } from '../components/register.generated.ts';
import type { Form, Variant } from '../forms/define.ts';
import { all as formRegister } from '../forms/register.generated.ts';
import { themes } from '../themes/index.ts';

export interface FormEntry {
  readonly form: Form;
  readonly variants: readonly Variant[];
}

export const components: readonly Component[] = componentRegister;
export const forms: readonly FormEntry[] = formRegister;

const key = (name: string): string => name.replaceAll(/[_\-\s]/g, '').toLowerCase();

const componentsByName = new Map<string, Component>(
  components.flatMap((c) => [c.name, ...c.aliases].map((name) => [key(name), c] as const)),
);
const formsByName = new Map<string, FormEntry>(forms.map((entry) => [entry.form.name, entry]));

/** `split_view` and `SplitView` alike. */
export const findComponent = (name: string): Component | undefined => componentsByName.get(key(name));
export const findForm = (name: string): FormEntry | undefined => formsByName.get(name);

export const formNames = (): readonly string[] => forms.map((entry) => entry.form.name);
export const componentNames = (): readonly string[] => components.map((c) => c.name);

/** Stable id of an exact pattern: `waterfall_bridge_standard_driver_bridge`, `component_donut`. */
export interface Prior {
  readonly prior_id: string;
  readonly family: string;
  readonly variant?: string;
  readonly component?: string;
  readonly purpose: string;
}

export const priors: readonly Prior[] = [
  ...forms.flatMap(({ form, variants }) =>
    variants.map((v) => ({ prior_id: `${form.name}_${v.name}`, family: form.name, variant: v.name, purpose: v.purpose })),
  ),
  ...components.map((c) => ({ prior_id: `component_${c.name}`, family: c.name, component: c.name, purpose: c.purpose })),
];

/** Ids that existing clients carry, with the prior that draws them. */
const KNOWN_IDS: Readonly<Record<string, string>> = {
  waterfall_bridge_usage_pricing_build: 'waterfall_bridge_contribution_build_up_bridge',
  corporate__financial_reporting__waterfall_bridge: 'waterfall_bridge_standard_driver_bridge',
  startup_vc__financial_reporting__waterfall_bridge: 'waterfall_bridge_contribution_build_up_bridge',
};

const priorsById = new Map(priors.flatMap((p) => [[p.prior_id, p] as const, [`${p.family}.${p.variant ?? ''}`, p] as const]));

/** `<form>_<variant>`, `<form>.<variant>`, `component_<name>`, or an id that existing clients carry. */
export const findPrior = (id: string): Prior | undefined =>
  priorsById.get(id) ?? priorsById.get(KNOWN_IDS[id] ?? '') ?? priorsById.get(id.toLowerCase().replaceAll('-', '_'));

/** Everything at a glance, as the command line and the service list it. */
export const catalog = () => ({
  families: forms.map(({ form, variants }) => ({
    form: form.name,
    menu: form.menu,
    when: form.when,
    when_not: form.when_not,
    binds: form.binds,
    default_variant: form.default_variant,
    capacity: form.capacity,
    variants: variants.map((v) => ({ variant: v.name, purpose: v.purpose, prior_id: `${form.name}_${v.name}` })),
  })),
  components: components.map((c) => ({ component: c.name, purpose: c.purpose, capacity: c.capacity, owns_slide: c.ownsSlide })),
  priors,
  themes: themes.map((t) => ({ theme_id: t.id, name: t.name, mode: t.mode })),
});
