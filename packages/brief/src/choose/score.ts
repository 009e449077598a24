/** How well each form fits a brief: the words that ask for it, and how its reading explains what the brief says. */
import type { Candidate } from '@deckwright/draw/intent';
import type { ReadBrief } from '../document/reading.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { all as patterns } from '../forms/register.generated.ts';
import { chancesOf } from '../model/learned.ts';
import { readWeights } from '../model/read-model.ts';
import type { Reading } from '../relations/values.ts';
import { type Cues, cuesIn } from './cues.ts';
import { readingFeatures, wordFeatures } from './features.ts';
import { isHeld } from './settled.ts';
import { type Content, contentIn, cueTraits, refusalTraits, shapeTraits, type Traits } from './traits.ts';

export interface Scored extends Candidate {
  readonly pattern: Pattern;
  readonly cues: Cues;
  readonly reading?: Reading;
}

export interface Ranking {
  /** Best first. */
  readonly forms: readonly Scored[];
  /** The share of "none of them". */
  readonly none: number;
}

/** What the fitted weights are about: for `packages/brief/scripts/fit-forms.ts`. */
export interface Measured {
  readonly pattern: Pattern;
  readonly cues: Cues;
  readonly reading?: Reading;
  /** Without a reading that the form can draw: undefined. */
  readonly shape?: Traits;
}

export interface Measures {
  /** Those that were read. */
  readonly forms: readonly Measured[];
  /** Those that were not, though words ask for them. */
  readonly unread: readonly Measured[];
  readonly content: Content;
  /** Of words and layout, and of readings. */
  readonly features: readonly string[];
}

/** Chance that makes a form worth reading. */
const WORTH = Math.log(0.01);
/** Forms that are read at least, and at most: what the brief means is among them for all but one brief in 200. */
const FEWEST_READ = 6;
const MOST_READ = 20;

/** The likeliest forms, and those that the request names. `chances` tells them by features of words and layout. */
export function likeliest(chances: ReadonlyMap<string, number>, named: ReadonlySet<string>): ReadonlySet<string> {
  const ranked = [...chances].filter(([form]) => form !== 'none').sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const worth = ranked.filter(([, chance]) => chance >= WORTH).length;
  return new Set([...ranked.slice(0, Math.max(FEWEST_READ, Math.min(MOST_READ, worth))).map(([form]) => form), ...named]);
}

const isAsked = ({ name, strong, weak }: Cues): boolean => name + strong + weak > 0;

/** What speaks for a form, where `worth` says that it is worth reading. */
export function measure(
  brief: ReadBrief,
  worth: (features: readonly string[], named: ReadonlySet<string>) => ReadonlySet<string> | undefined,
): Measures {
  const heard = cuesIn(brief);
  const asked = patterns.map((pattern) => ({ form: pattern.form, pattern, cues: heard(pattern) }));
  const words = wordFeatures(brief, asked);
  const read = worth(words, new Set(asked.filter(({ cues }) => cues.name === 2).map(({ form }) => form)));
  const content = contentIn(brief);
  const forms = asked
    .filter(({ form }) => read?.has(form) !== false)
    .map(({ pattern, cues }): Measured => {
      const reading = pattern.read(brief);
      if (reading === undefined || !isHeld(pattern.form, reading)) return { pattern, cues };
      return { pattern, cues, reading, shape: shapeTraits(pattern, reading, content) };
    });
  const found = forms.flatMap(({ pattern, reading }) => (reading === undefined ? [] : readingFeatures(pattern.form, reading.fit)));
  const unread = asked.filter(({ form, cues }) => read?.has(form) === false && isAsked(cues));
  return { forms, unread, content, features: [...words, ...found] };
}

/** Chances below it tell no more. */
const LEAST = -7;
/** What was learned of a form, as a trait of its reading or of a refusal. */
export const learnedTrait = (form: string, chances: ReadonlyMap<string, number>): Traits => [
  [form === 'none' ? 'learned_none' : 'learned', Math.max(LEAST, chances.get(form) ?? LEAST)],
];

/** What speaks for a form, cues and shape together. */
export const traitsOf = ({ pattern, cues, shape }: Measured, named: ReadonlySet<string>): Traits => [
  ...cueTraits(pattern.form, cues, named.size > (named.has(pattern.form) ? 1 : 0)),
  ...(shape ?? []),
];

let weights: Readonly<Record<string, number>> | undefined;

function weigh(traits: Traits): number {
  weights ??= readWeights();
  const counts = weights;
  return traits.reduce((sum, [name, value]) => sum + (counts[name] ?? 0) * value, 0);
}

/** The forms that are likely enough to be read, by their shares: a softmax over weighted traits, with a refusal as one of the choices. */
export function score(brief: ReadBrief): Ranking {
  const { forms, unread, content, features } = measure(brief, (words, named) => likeliest(chancesOf(words), named));
  const chances = chancesOf(features);
  const named = new Set(forms.filter(({ cues }) => cues.name === 2).map(({ pattern }) => pattern.form));
  const weighed = forms.map((measured) => ({
    ...measured,
    weight: Math.exp(weigh([...traitsOf(measured, named), ...learnedTrait(measured.pattern.form, chances)])),
  }));
  const denied = weighed.filter(({ shape }) => shape === undefined).map(({ cues, pattern }) => ({ cues, figures: pattern.figures }));
  const none = Math.exp(weigh([...refusalTraits(content, denied, forms.length - denied.length), ...learnedTrait('none', chances)]));
  const sum = weighed.reduce((total, { shape, weight }) => total + (shape === undefined ? 0 : weight), none);
  const scored = weighed.map(({ pattern, cues, reading, weight }): Scored => {
    // A form without content is shown by what it would get if its words were all.
    const share = reading !== undefined ? weight / sum : isAsked(cues) ? weight / (sum + weight) : 0;
    return {
      form: pattern.form,
      ...(reading?.variant === undefined ? {} : { variant: reading.variant }),
      score: Number(share.toFixed(3)),
      fillable: reading !== undefined,
      pattern,
      cues,
      ...(reading === undefined ? {} : { reading }),
    };
  });
  // Least likely of all: for what a refusal may ask to add.
  const beside = unread.map(({ pattern, cues }): Scored => ({ form: pattern.form, score: 0, fillable: false, pattern, cues }));
  return { forms: [...scored, ...beside].sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1)), none: none / sum };
}
