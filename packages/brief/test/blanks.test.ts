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

describe('drafts', () => {
  const draftOf = (brief: string) => planBrief(brief).draft;

  test.each([
    [
      'a fork that no figures tell',
      'We must decide by Friday: extend the lease in Gdansk or build in Torun. I recommend Torun.',
      'strategic_fork',
    ],
    [
      'flows without their figures',
      'Sankey of what we burn: the boilers send heat to the dryers, the turbine sends power to the mill.',
      'sankey_flow',
    ],
  ])('have the form that a brief means: %s', (_, brief, form) => {
    expect(draftOf(brief)?.form).toBe(form);
  });

  test('mark each place that the brief leaves open, and take nothing from elsewhere', () => {
    const brief = 'Tornado for the DCF. Base value €310m. WACC moves it most, then terminal growth, then capex at 10%.';
    const draft = draftOf(brief);
    // A form that is asked for by its name is that form or none.
    expect([undefined, 'tornado']).toContain(draft?.form);
    const at = (path: string): unknown =>
      path
        .split('/')
        .slice(1)
        .reduce<unknown>((o, key) => Reflect.get(o as object, key), draft?.intent);
    for (const { path, blank } of draft?.open ?? []) expect(at(path)).toBe(blank);
    if (draft !== undefined) expect(draft.open.length).toBeGreaterThan(0);
  });

  test.each(['a nice slide ty', 'Bitte eine Folie zum Thema Digitalisierung.', 'TODO slide 7 ???'])(
    'are not made of nothing: %s',
    (brief) => {
      expect(draftOf(brief)).toBeUndefined();
    },
  );
});
