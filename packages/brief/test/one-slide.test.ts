/** One text is one slide: a claim alone is its statement, and an ask for a deck is sent to the outline. */
import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';

const plan = (brief: string) => briefReader.planBrief(brief, {});

describe('a claim alone', () => {
  test.each(['We will be the most trusted bank in Europe by 2030.', 'Unsere Energie ist bezahlbar für alle.'])(
    'is a statement: %s',
    (brief) => {
      expect(plan(brief)).toMatchObject({ route: 'selected', form: 'hero_statement', intent: { headline: brief.replace(/\.$/, '') } });
    },
  );
  test.each(['A slide about our company', 'Show our process', 'Budget versus actual by line item, with the variances highlighted.'])(
    'is not what asks for something: %s',
    (brief) => expect(plan(brief).route).not.toBe('selected'),
  );
});

describe('more than one slide', () => {
  test.each([
    'Make me a 10-slide deck about our third quarter: revenue 45m, EBITDA 9m, churn 3%',
    'Ich brauche eine Präsentation über unsere Strategie mit Umsatz und Kosten',
    'Slide 1: Agenda: results, outlook\nSlide 2: KPIs: ARR 4m, NPS 42',
    'We need three slides on hiring',
  ])('is sent to the outline: %s', (brief) => {
    expect(plan(brief)).toMatchObject({ route: 'deck', reason: expect.stringMatching(/\d+/), repair_options: [] });
    const read = readSlideRequest({ brief }, { briefs: briefReader });
    expect(read.ok ? undefined : read.problem).toMatchObject({
      code: 'intent_unroutable',
      remedy: expect.stringContaining('/v1/deck/outline'),
      members: { route: 'deck', outline: '/v1/deck/outline', cost_charged: 0 },
    });
  });
  test('is not what goes into a deck', () => {
    expect(plan('Can you build a slide for the pitch deck: TAM 4bn, SAM 1bn, SOM 200m').route).toBe('selected');
  });
});

test('a kind of drawing is no title, and the ways to one that the warning names work', () => {
  const headline = (body: object): unknown => {
    const read = readSlideRequest(body, { briefs: briefReader });
    return read.ok ? read.request.chrome.title?.text : read.problem;
  };
  const brief = 'Pie: North 30%, South 50%, West 20%';
  expect(headline({ brief })).toBeUndefined();
  expect(headline({ brief: `Title: Shares of sales\n${brief}` })).toBe('Shares of sales');
  expect(headline({ brief, headline: 'Shares of sales' })).toBe('Shares of sales');
});
