/** How well each form fits a brief: the words that ask for it, and how its reading explains what the brief says. */
import { type Cues, cuesIn } from './cues.ts';
import { featuresOf } from './features.ts';
import { isHeld } from './fill.ts';
import { chancesOf } from './learned.ts';
import type { Pattern, Reading } from './pattern.ts';
import { all as patterns } from './patterns/register.generated.ts';
import type { ReadBrief } from './reading.ts';
import { contentIn, cueTraits, refusalTraits, shapeTraits, type Traits } from './traits.ts';
import { WEIGHTS } from './weights.generated.ts';

export interface Candidate {
  readonly form: string;
  readonly variant?: string;
  /** Its share among all forms and a refusal, 0 to 1. */
  readonly score: number;
  /** Its content can be taken from the brief. */
  readonly fillable: boolean;
}

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

/** What the fitted weights are about: for `scripts/fit-router.ts`. */
export interface Measured {
  readonly pattern: Pattern;
  readonly cues: Cues;
  readonly reading?: Reading;
  /** Without a reading that the form can draw: undefined. */
  readonly shape?: Traits;
}

export interface Measures {
  readonly forms: readonly Measured[];
  readonly content: ReturnType<typeof contentIn>;
  readonly features: ReadonlySet<string>;
}

/** Every form that is read or asked for, with what speaks for it. */
export function measure(brief: ReadBrief): Measures {
  const heard = cuesIn(brief);
  const content = contentIn(brief);
  const forms = patterns.map((pattern): Measured => {
    const reading = pattern.read(brief);
    const cues = heard(pattern);
    if (reading === undefined || !isHeld(pattern.form, reading)) return { pattern, cues };
    return { pattern, cues, reading, shape: shapeTraits(pattern, reading, content) };
  });
  const found = forms.map(({ pattern, cues, reading, shape }) => ({
    form: pattern.form,
    cues,
    fit: shape === undefined ? undefined : reading?.fit,
  }));
  return { forms, content, features: featuresOf(brief, found) };
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

const weigh = (traits: Traits): number => traits.reduce((sum, [name, value]) => sum + (WEIGHTS[name] ?? 0) * value, 0);

/** The forms by their shares: a softmax over weighted traits, with a refusal as one of the choices. */
export function score(brief: ReadBrief): Ranking {
  const { forms, content, features } = measure(brief);
  const chances = chancesOf(features);
  const named = new Set(forms.filter(({ cues }) => cues.name === 2).map(({ pattern }) => pattern.form));
  const weighed = forms.map((measured) => ({
    ...measured,
    weight: Math.exp(weigh([...traitsOf(measured, named), ...learnedTrait(measured.pattern.form, chances)])),
  }));
  const denied = weighed.filter(({ shape }) => shape === undefined).map(({ cues, pattern }) => ({ cues, figures: pattern.figures }));
  const none = Math.exp(weigh([...refusalTraits(content, denied, forms.length - denied.length), ...learnedTrait('none', chances)]));
  const sum = weighed.reduce((total, { shape, weight }) => total + (shape === undefined ? 0 : weight), none);
  const isAsked = ({ name, strong, weak }: Cues): boolean => name + strong + weak > 0;
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
  return { forms: scored.sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1)), none: none / sum };
}
