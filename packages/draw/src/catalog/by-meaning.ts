/** Finds the unit that an unknown name means: first by other names for it, then by spelling, then by its entry in the catalog. */
import { editDistance } from '@deckwright/core/edit-distance';
import { lazily } from '@deckwright/core/lazily';
import { findForm, forms, type Prior, priors } from './entries.ts';
import { nearestName } from './nearest-name.ts';
import { COMPONENT_NAMES, FIELD_NAMES, FORM_NAMES, NOT_DRAWN, VALUE_NAMES } from './other-names.ts';
import { searchPriors, wordsOf } from './search.ts';

export interface MeantForm {
  readonly form: string;
  /** Where the name says more than the form: a pie is one variant of it. */
  readonly variant?: string;
}

/** Longer names are not looked up, because no caller means a unit by them. */
const LONGEST = 80;
/** Share of a name's letters that may differ, where other ways to find the unit follow. */
const CLOSE = 0.34;
/** These words say that something is drawn. They do not say what. */
const EMPTY =
  /\b(?:slides?|charts?|diagrams?|graphs?|graphics?|pages?|plots?|visuals?|layouts?|views?|forms?|widgets?|components?|simple|basic|standard|a|an|the|my|of|with|for)\b/g;

/** A name without case, blanks, dashes and underscores, which people write in different ways. */
function folded(name: string): string {
  return nameKey(name).split(/\s+/).map(singular).join('');
}

/** A word without a plural's ending. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|x|ch|sh)es$/, '').replace(/(?<!s)s$/, '');
}

const nameKey = (name: string): string =>
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
    nameKey(name).replace(EMPTY, ' '),
    nameKey(name)
      .replaceAll(' ', '')
      .replace(/(?:charts?|slides?|diagrams?|graphs?|plots?)$/, ''),
  ]
    .map(folded)
    .filter((spelling) => spelling !== '');

const look = (name: string, index: ReadonlyMap<string, string>): string | undefined =>
  spellings(name)
    .map((spelling) => index.get(spelling))
    .find((found) => found !== undefined);

/** The unit for each folded name. Where two units claim a name, the first has it. */
function indexOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const put = (name: string, target: string): void => void (index.has(name) || index.set(name, target));
  for (const [target = ''] of Object.keys(names).map((key) => key.split('.'))) put(folded(target), target);
  for (const [target, list] of Object.entries(names)) for (const name of list.split(',')) put(folded(name), target);
  return index;
}

const formIndex = lazily(() => indexOf(FORM_NAMES));
const componentIndex = lazily(() => indexOf(COMPONENT_NAMES));
const notDrawnIndex = lazily(
  (): ReadonlyMap<string, string> =>
    new Map(Object.entries(NOT_DRAWN).flatMap(([instead, names]) => names.split(',').map((name) => [folded(name), instead] as const))),
);

const formOf = (target: string): MeantForm => {
  const [form = target, variant] = target.split('.');
  return { form, ...(variant === undefined ? {} : { variant }) };
};

/** What a name means: a form, perhaps one variant of it, or a component. */
export type MeantUnit = MeantForm | { readonly component: string };

const isForm = (unit: MeantUnit | undefined): unit is MeantForm => unit !== undefined && 'form' in unit;

/** These words say how something is arranged and not what it shows, so a name of them alone is looked up last. */
const ARRANGEMENT = new Set(
  'bar box card column data figure grid image list map matrix number panel picture plan report row score story table text tile title tree value'.split(
    ' ',
  ),
);

interface Phrase {
  readonly found: string;
  readonly words: number;
}

/** The longest run of words in a name that has an entry. Of two with equal length the later is taken, because in English it is the noun. */
function phraseIn(name: string, index: ReadonlyMap<string, string>, arrangement: boolean): Phrase | undefined {
  const words = nameKey(name).split(/\s+/).slice(0, 12);
  for (let length = words.length - 1; length >= 1; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const run = folded(words.slice(start, start + length).join(' '));
      if (length === 1 && ARRANGEMENT.has(run) !== arrangement) continue;
      const found = index.get(run);
      if (found !== undefined) return { found, words: length };
    }
  return undefined;
}

/** The unit that a name means where a form, or a component, is expected. Undefined where nothing is near. */
export function meantUnit(name: string, asked: 'form' | 'component'): MeantUnit | undefined {
  if (notDrawn(name) !== undefined) return undefined;
  const [own, other] = asked === 'form' ? [formIndex(), componentIndex()] : [componentIndex(), formIndex()];
  const ofOwn = (target: string): MeantUnit => (asked === 'form' ? formOf(target) : { component: target });
  const ofOther = (target: string): MeantUnit => (asked === 'form' ? { component: target } : formOf(target));
  const exact = look(name, own);
  if (exact !== undefined) return ofOwn(exact);
  const elsewhere = look(name, other);
  if (elsewhere !== undefined) return ofOther(elsewhere);
  const typo = throughIndex(name, own);
  if (typo !== undefined) return ofOwn(typo);
  for (const arrangement of [false, true]) {
    const [here, there] = [phraseIn(name, own, arrangement), phraseIn(name, other, arrangement)];
    const [unsaid] = [phraseIn(name, notDrawnIndex(), arrangement)];
    if (unsaid !== undefined && unsaid.words >= Math.max(here?.words ?? 0, there?.words ?? 0)) return undefined;
    if (here !== undefined && here.words >= (there?.words ?? 0)) return ofOwn(here.found);
    if (there !== undefined) return ofOther(there.found);
  }
  const found = searched(name, (prior) => (asked === 'form' ? prior.variant !== undefined : prior.component !== undefined));
  if (found === undefined) return undefined;
  return asked === 'form' ? { form: found.family } : { component: found.component ?? '' };
}

/** The form that a name means; undefined where nothing is near, or only a component. */
export function meantForm(name: string): MeantForm | undefined {
  const unit = meantUnit(name, 'form');
  return isForm(unit) ? unit : undefined;
}

/** The component that a name means. */
export function meantComponent(name: string): string | undefined {
  const unit = meantUnit(name, 'component');
  return unit === undefined || isForm(unit) ? undefined : unit.component;
}

/** What to send instead of something that no unit draws. Undefined for all other names. */
export function notDrawn(name: string): string | undefined {
  const whole = folded(name);
  if (formIndex().has(whole)) return undefined;
  return notDrawnIndex().get(whole) ?? (look(name, formIndex()) === undefined ? look(name, notDrawnIndex()) : undefined);
}

/** The prior that an id means: one with nearly this spelling, the usual one of the form that it names, or what a search finds. */
export function meantPrior(id: string): string | undefined {
  const asId = id.slice(0, LONGEST).replaceAll('.', '_');
  const component = /^component[_ -]+(.+)$/i.exec(asId)?.[1];
  const part = component === undefined ? undefined : meantComponent(component);
  if (part !== undefined) return `component_${part}`;
  // Ids of other services end in the pattern: `startup_vc__market__funnel`.
  const formOfName = look(id, formIndex()) ?? look(asId.split('__').at(-1) ?? '', formIndex());
  if (formOfName !== undefined) return usual(formOf(formOfName));
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
  // Short names differ in few letters, so spelling says nothing of them: `x_in` is not `h_in`.
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

const othersOf = lazily(
  () => new Map(Object.entries(FIELD_NAMES).map(([field, names]) => [field, new Set(names.split(',').map(folded))] as const)),
);
const partsOf = (name: string): readonly string[] => nameKey(name).split(' ').map(singular);

/** How likely a name means a field: 0 is not at all, 1 is the same name in another case or number. */
export function alikeness(name: string, field: string): number {
  const wanted = folded(name);
  if (wanted === folded(field)) return 1;
  const others = othersOf().get(field);
  if (others?.has(wanted)) return 0.8;
  // Two letters of a long name: `soucre_note` is no kind of note.
  if (field.length >= 8 && editDistance(wanted, folded(field)) <= 2) return 0.7;
  const [sent, own] = [partsOf(name), partsOf(field)];
  const [few, many] = sent.length < own.length ? [sent, own] : [own, sent];
  // `due_date` is `due`, and `key_points` are points.
  if (few.length < many.length && few.every((part) => part.length > 2 && many.includes(part))) return 0.6;
  if (sent.length > 1 && others?.has(sent.at(-1) ?? '')) return 0.5;
  // Short names differ in few letters, so spelling says nothing of them: `x_in` is not `h_in`.
  return field.length >= 5 && name.length >= 4 && nearestName(name, [field], CLOSE) !== undefined ? 0.4 : 0;
}

/** The value of a field that a word means. Other names are compared first, then spelling. */
export function meantValue(word: string, allowed: readonly string[]): string | undefined {
  const wanted = folded(word);
  return (
    allowed.find((one) => folded(one) === wanted) ??
    allowed.find((one) => VALUE_NAMES[one]?.split(',').some((other) => folded(other) === wanted)) ??
    nearestName(word, allowed)
  );
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** A name with one or two wrong letters. Only long names may have more, because short words are similar to each other. */
function throughIndex(name: string, index: ReadonlyMap<string, string>): string | undefined {
  // The name as it was sent is compared too, because its last letter may be misplaced and no plural.
  const sent = new Set([nameKey(name).replaceAll(' ', ''), folded(name)]);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of sent) {
    const most = word.length < 4 ? 0 : word.length < 8 ? 1 : Math.max(2, Math.floor(word.length / 4));
    for (const key of index.keys()) {
      if (key.length < 4 || Math.abs(key.length - word.length) > most) continue;
      const distance = editDistance(word, key);
      // Of four letters two may have changed places, and no more.
      const close = distance <= most && (Math.min(key.length, word.length) > 4 || lettersOf(word) === lettersOf(key));
      if (close && distance < least) [best, least] = [key, distance];
    }
  }
  return best === undefined ? undefined : index.get(best);
}

/** A search with a lower score has found nothing useful. */
const MIN_SCORE = 0.5;

function searched(name: string, fits: (prior: Prior) => boolean): Prior | undefined {
  const words = wordsOf(nameKey(name)).join(' ');
  return words === '' ? undefined : searchPriors(words).find(({ prior, score }) => score >= MIN_SCORE && fits(prior))?.prior;
}
