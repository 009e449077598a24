/** From a name that is none of ours to the one that was meant: what people call it, then the spelling, then what the catalog says of it. */
import { components, findForm, forms, type Prior, priors } from './entries.ts';
import { nearestName } from './nearest-name.ts';
import { COMPONENT_NAMES, FIELD_NAMES, FORM_NAMES } from './other-names.ts';
import { searchPriors, wordsOf } from './search.ts';

export interface MeantForm {
  readonly form: string;
  /** Where the name says more than the form: a pie is one variant of it. */
  readonly variant?: string;
}

/** Names of megabytes are nobody's. */
const LONGEST = 80;
/** Part of a name that may differ where other ways to find it are left. */
const CLOSE = 0.34;
/** Say that something is drawn, not what. */
const EMPTY =
  /\b(?:slides?|charts?|diagrams?|graphs?|graphics?|pages?|plots?|visuals?|layouts?|views?|forms?|widgets?|components?|simple|basic|standard|a|an|the|my|of|with|for)\b/g;

/** A name without what differs between people. */
function folded(name: string): string {
  return plain(name)
    .split(/\s+/)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join('');
}

const plain = (name: string): string =>
  name
    .slice(0, LONGEST)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Spellings of a name to look for: whole, and without the words that only say that something is drawn. */
const spellings = (name: string): readonly string[] =>
  [
    name,
    plain(name).replace(EMPTY, ' '),
    plain(name)
      .replaceAll(' ', '')
      .replace(/(?:charts?|slides?|diagrams?|graphs?|plots?)$/, ''),
  ]
    .map(folded)
    .filter((spelling) => spelling !== '');

const look = (name: string, index: ReadonlyMap<string, string>): string | undefined =>
  spellings(name)
    .map((spelling) => index.get(spelling))
    .find((found) => found !== undefined);

/** Folded name to what it stands for; the first of two that claim a name has it. */
function indexOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const put = (name: string, target: string): void => void (index.has(name) || index.set(name, target));
  for (const [target = ''] of Object.keys(names).map((key) => key.split('.'))) put(folded(target), target);
  for (const [target, list] of Object.entries(names)) for (const name of list.split(',')) put(folded(name), target);
  return index;
}

const formIndex = indexOf(FORM_NAMES);
const componentIndex = indexOf(COMPONENT_NAMES);

const formOf = (target: string): MeantForm => {
  const [form = target, variant] = target.split('.');
  return { form, ...(variant === undefined ? {} : { variant }) };
};

/** The form that a name means; undefined where nothing is near. */
export function meantForm(name: string): MeantForm | undefined {
  const named = look(name, formIndex);
  if (named !== undefined) return formOf(named);
  const spelt =
    nearestName(
      name,
      forms.map(({ form }) => form.name),
      CLOSE,
    ) ?? throughIndex(name, formIndex);
  if (spelt !== undefined) return formOf(spelt);
  const found = searched(name, ({ variant }) => variant !== undefined);
  return found === undefined ? undefined : { form: found.family };
}

/** The component that a name means. */
export function meantComponent(name: string): string | undefined {
  const named = look(name, componentIndex);
  if (named !== undefined) return named;
  const spelt =
    nearestName(
      name,
      components.map((one) => one.name),
      CLOSE,
    ) ?? throughIndex(name, componentIndex);
  if (spelt !== undefined) return spelt;
  return searched(name, (prior) => prior.component !== undefined)?.component;
}

/** The prior that an id means: one with nearly this spelling, the usual one of the form that it names, or what a search finds. */
export function meantPrior(id: string): string | undefined {
  const asId = id.slice(0, LONGEST).replaceAll('.', '_');
  const component = /^component[_ -]+(.+)$/i.exec(asId)?.[1];
  const part = component === undefined ? undefined : meantComponent(component);
  if (part !== undefined) return `component_${part}`;
  // Ids of other services end in the pattern: `startup_vc__market__funnel`.
  const named = look(id, formIndex) ?? look(asId.split('__').at(-1) ?? '', formIndex);
  if (named !== undefined) return usual(formOf(named));
  const spelt = nearestName(
    asId,
    priors.map(({ prior_id }) => prior_id),
  );
  if (spelt !== undefined) return spelt;
  const begun = forms.find(({ form }) => asId.toLowerCase().replaceAll('-', '_').startsWith(`${form.name}_`))?.form.name;
  const meant = begun === undefined ? meantForm(id) : { form: begun };
  return meant === undefined ? undefined : usual(meant);
}

const usual = ({ form, variant }: MeantForm): string => `${form}_${variant ?? findForm(form)?.form.default_variant ?? ''}`;

/** Of the names that were sent, the one that stands for `field`; undefined where none does. */
export function sentAs(field: string, sent: readonly string[]): string | undefined {
  // Short names are all alike: `x_in` is not `h_in`.
  const typo = field.length < 5 ? undefined : sent.find((name) => nearestName(name, [field]) !== undefined);
  if (typo !== undefined) return typo;
  const others = FIELD_NAMES[field]?.split(',').map(folded) ?? [];
  return sent.find((name) => others.includes(folded(name)));
}

/** Of fields that are known and not sent, the one that a name stands for. */
export function meantField(name: string, fields: readonly string[]): string | undefined {
  const wanted = folded(name);
  return fields.find((field) => FIELD_NAMES[field]?.split(',').some((other) => folded(other) === wanted)) ?? nearestName(name, fields);
}

const throughIndex = (name: string, index: ReadonlyMap<string, string>): string | undefined => {
  const word = folded(name);
  const near =
    word.length < 5
      ? undefined
      : nearestName(
          word,
          [...index.keys()].filter((key) => key.length >= 5),
          0.25,
        );
  return near === undefined ? undefined : index.get(near);
};

/** Least of a search's score that says more than nothing. */
const LEAST = 0.3;

function searched(name: string, fits: (prior: Prior) => boolean): Prior | undefined {
  const words = wordsOf(plain(name)).join(' ');
  return words === '' ? undefined : searchPriors(words).find(({ prior, score }) => score >= LEAST && fits(prior))?.prior;
}
