import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

/** Content between what its writer says to whoever makes the slide. */
const BRIEFS = [
  {
    brief:
      'Sorry for the late mail, I was stuck on the train again. Support tickets by month: Jan 410, Feb 388, Mar 352, Apr 301. Tickets fall since the new help pages. Tom will say it is the weather, ignore him. See you at lunch on Friday.',
    talk: ['Sorry for the late mail', 'Tom will say'],
    content: ['410', '301', 'Tickets fall since the new help pages'],
  },
  {
    brief: 'Umsatz nach Region in Mio. €: Nord 12, Süd 9, Ost 7. Der Norden ist der stärkste Markt. Das Essen war übrigens furchtbar.',
    talk: ['Das Essen war'],
    content: ['12', 'Der Norden ist der stärkste Markt'],
  },
];

describe('talk between content', () => {
  test.each(BRIEFS)('stands nowhere on the slide and is told: $talk', ({ brief, talk, content }) => {
    const plan = planBrief(brief);
    expect(plan.route).toBe('selected');
    const drawn = JSON.stringify(plan.intent);
    for (const text of content) expect(drawn).toContain(text);
    for (const text of talk) {
      expect(drawn).not.toContain(text);
      expect(plan.unplaced.some((u) => u.text.includes(text))).toBe(true);
    }
    for (const { text, start, end } of plan.unplaced) expect(brief.slice(start, end)).toBe(text);
  });

  test('what is said in the first person is content where it says what happened', () => {
    const plan = planBrief('Our year in three numbers. We opened 4 shops. We hired 31 people. We lost two big clients, 12% of sales.');
    const drawn = JSON.stringify(plan.intent);
    // Where not all of it is drawn, it is asked back about.
    if (plan.route === 'selected') for (const figure of ['4', '31', '12%']) expect(drawn).toContain(figure);
  });

  test('a brief that is talk alone is refused, not emptied', () => {
    const plan = planBrief('I just came back from lunch. Anna was in a bad mood again. Let us talk on Monday about the other thing.');
    expect(plan.intent).toBeUndefined();
    expect(plan.repair_options.length).toBeGreaterThan(0);
  });
});
