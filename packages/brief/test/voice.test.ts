import { describe, expect, it } from 'vitest';
import { voiceOf } from '../src/document/voice.ts';
import { planBrief } from '../src/index.ts';

const NO_CUES: ReadonlySet<string> = new Set();

describe('a stretch of a brief', () => {
  it.each([
    ['greeting', 'Good morning Siobhan,'],
    ['greeting', 'thanks for the biscuits'],
    ['greeting', 'Viele Grüße aus Halle'],
    ['aside', 'For the board paper'],
    ['aside', 'I am in clinic until four'],
    ['request', 'I would like people to see it laid out as a month'],
    ['request', 'Need an agenda slide pls'],
    ['look', 'Horizontal bars, largest on top'],
    ['look', 'in Mio. EUR'],
    ['topic', 'Donations by country office (EUR thousand)'],
    ['topic', 'Umsatz nach Region'],
    ['claim', 'Pricing is the main driver'],
    ['claim', 'Lyon carries almost half of the staff'],
    ['claim', 'Der Umsatz stieg in allen Regionen'],
  ])('is a %s: %s', (voice, text) => {
    expect(voiceOf(text, NO_CUES)).toBe(voice);
  });
});

describe('the titles of a slide', () => {
  const titles = (brief: string) => {
    const { intent, headline } = planBrief(brief);
    return [headline, intent?.headline, intent?.context, intent?.takeaway, intent?.source_note];
  };

  it('are no greeting, no request and no word on how it should look', () => {
    expect(
      titles(
        'Good morning Siobhan,\n\nthanks for the biscuits! Horizontal bars please, largest on top. Waiting times by clinic in weeks: Leeds 41, Hull 29, York 24, Derby 17.\n\nBest wishes\nGareth',
      ),
    ).toEqual(['claim', 'Waiting times by clinic in weeks', undefined, undefined, undefined]);
  });

  it('are the claim, the topic beside it, and the second claim below', () => {
    expect(
      titles(
        'Headcount by site: Lyon 420, Turin 310, Gdansk 150, Porto 90. Lyon carries almost half of the staff. Porto is still growing.',
      ),
    ).toEqual(['claim', 'Lyon carries almost half of the staff', 'Headcount by site', 'Porto is still growing', undefined]);
  });

  it.each([
    ['Can you make a slide with our revenue by region please: EMEA 12m, Americas 18m, APAC 9m', 'Our revenue by region'],
    [
      'Compare three vendors on price, security and support: Alpha is cheap but weak on security, Beta is strong on all but expensive, Gamma is average',
      'Three vendors on price, security and support',
    ],
    ['Monthly active users Jan 1.2m, Feb 1.3m, Mar 1.5m, Apr 1.45m. Show the trend.', 'Monthly active users'],
    ['need an agenda slide pls. 1) safety 2) lessons learnt 3) spares policy', 'Agenda'],
    ['Bitte eine Folie über den Umsatz nach Region: Nord 12 Mio. €, Süd 18 Mio. €, West 9 Mio. €', 'Umsatz nach Region'],
    [
      'Show how headcount went from 1,240 in January to 1,315 in December. Hires 210, leavers 160, transfers in 25.',
      'Headcount went from 1,240 in January to 1,315 in December',
    ],
  ])('without a claim are cut out of the request: %s', (brief, headline) => {
    expect(titles(brief).slice(0, 2)).toEqual([expect.stringMatching(/claim|composed/), headline]);
  });

  it('name the source that the brief names', () => {
    expect(titles('Revenue by region: EMEA 12m, Americas 18m, APAC 9m.\nSource: annual report 2025')[4]).toBe('Source: annual report 2025');
  });
});
