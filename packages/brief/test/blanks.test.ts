/** What completes a brief: blanks in the place of every fact, and a clause that is read as its form once they are filled in. */
import { planBrief } from '@deckwright/brief';
import { formWordsIn } from '@deckwright/source';
import { expect, test } from 'vitest';
import { blanksIn, standIn } from '../src/answer/blanks.ts';

test.each(Object.entries(formWordsIn('en')).map(([form, { sample = '' }]) => [form, { sample }] as const))(
  'the clause of %s has blanks, and is that form when they are filled in',
  (form, pattern) => {
    expect(blanksIn(pattern.sample).length).toBeGreaterThan(1);
    // The scale of a score and the names of quarters are the form's own.
    expect(pattern.sample.replace(/out of 100|Q\d/g, '')).not.toMatch(/\d/);
    expect(planBrief(standIn(pattern.sample))).toMatchObject({ route: 'selected', form });
    const left = planBrief(pattern.sample);
    expect([left.route, left.form, left.intent]).toEqual(['unroutable', undefined, undefined]);
    expect(left.blanks).toEqual(blanksIn(pattern.sample));
  },
);
