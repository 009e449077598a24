/** What completes a brief: blanks in the place of every fact, and a clause that is read as its form once they are filled in. */
import { planBrief } from '@deckwright/brief';
import { LANGUAGES } from '@deckwright/core/written-language';
import { formWordsIn } from '@deckwright/source';
import { describe, expect, test } from 'vitest';
import { blanksIn, standIn } from '../src/answer/blanks.ts';
import floors from './floors.json' with { type: 'json' };

describe.each(LANGUAGES)('the clauses of %s', (language) => {
  const clauses = Object.entries(formWordsIn(language)).flatMap(([form, { sample }]) => (sample === undefined ? [] : [{ form, sample }]));

  test('have blanks, and no fact', () => {
    expect(clauses.length).toBeGreaterThan(50);
    for (const { sample } of clauses) {
      expect(blanksIn(sample).length, sample).toBeGreaterThan(1);
      // Whatever stands in brackets is a blank; figures are the scale of a score and the numbers of quarters.
      expect(sample.match(/\[[^\]]*\]/g)).toEqual(blanksIn(sample).map((b) => b.text));
      expect(sample.replace(/(?<!\d)100(?!\d)|[QT]\d/g, '')).not.toMatch(/\d/);
    }
  });

  test('are refused with their blanks named', () => {
    for (const { sample } of clauses) {
      const left = planBrief(sample);
      expect([left.route, left.form, left.intent, left.blanks]).toEqual(['unroutable', undefined, undefined, blanksIn(sample)]);
    }
  });

  test('are read as their form once they are filled in, as often as measured', () => {
    const unread = clauses.filter(({ form, sample }) => {
      const plan = planBrief(standIn(sample));
      return plan.route !== 'selected' || plan.form !== form;
    });
    console.log(`${language}: ${clauses.length - unread.length} of ${clauses.length}`);
    expect(clauses.length - unread.length, unread.map((u) => u.form).join(', ')).toBeGreaterThanOrEqual(
      (floors.clauses as Readonly<Record<string, number>>)[language] ?? clauses.length,
    );
  });
});
