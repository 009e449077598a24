/** Threads of mails as decks: a figure that a later mail replaces is not drawn as a fact. */
import { intentTrial } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DeckOutline, type DocumentPlace, type DrawTrial, planDocument } from '../src/index.ts';

let draws: DrawTrial;
beforeAll(async () => {
  draws = await intentTrial('A thread of mails.', undefined, createDrawKit(carriedFonts()));
});

/** Mails with their heads, the oldest first; the text has the newest first. */
function planned(mails: readonly string[], slides?: number): DeckOutline {
  let markdown = '# Kiln\n\n';
  const places: DocumentPlace[] = [];
  for (const [i, mail] of [...mails.entries()].reverse()) {
    const start = places.length === 0 ? 0 : markdown.length;
    markdown += `${mail}\n\n`;
    places.push({ start, end: markdown.length, mail: i + 1 });
  }
  return planDocument({ markdown, places }, { draws, ...(slides === undefined ? {} : { slides }) });
}
const said = ({ slides }: DeckOutline): string => JSON.stringify(slides.map(({ intent }) => intent));
const superseded = ({ left_out }: DeckOutline): string[] =>
  left_out.filter(({ reason }) => reason === 'superseded').map(({ text }) => text);

describe('what a later mail replaces', () => {
  it('is named and not drawn, and what stands beside it stays', () => {
    const outline = planned([
      '## Paul, 3 Mar 2026\n\n- kiln budget $58,000\n- 6 people in the shed\n- start of the trial on March 9\n- 12 racks on loan',
      '## Ines, 4 Mar 2026\n\nThe quotes are in, so here is the state of today:\n\n- KILN BUDGET $64,000\n- PEOPLE 8 in the shed, two of them at night\n- START of the trial March 16',
    ]);
    expect(superseded(outline)).toEqual(['- kiln budget $58,000', '- 6 people in the shed', '- start of the trial on March 9']);
    expect(said(outline)).not.toMatch(/58,000|6 people|March 9/);
    expect(said(outline)).toContain('12 racks on loan');
    expect(said(outline)).toContain('$64,000');
    expect(outline.left_out.filter(({ reason }) => reason === 'not_placed')).toEqual([]);
  });

  it.each([
    ['Correct that to $64,000, the dryer is in now.'],
    ['It is $64,000, not 58,000, as the dryer is in now.'],
    ['The budget of the kiln is $64,000 instead of $58,000.'],
  ])('is what a sentence corrects: %s', (correction) => {
    const outline = planned([`## Paul, 3 Mar 2026\n\n- kiln budget $58,000\n- 6 people`, `## Ines, 4 Mar 2026\n\n${correction}`]);
    expect(superseded(outline)).toEqual(['- kiln budget $58,000']);
    expect(said(outline)).toContain('6 people');
    expect(said(outline)).toContain('$64,000');
  });

  it('is understood in German, through two corrections', () => {
    const outline = planned([
      '## Anna, 3. März 2026\n\n- Kosten 4,2 Mio. EUR\n- 12 Stellen\n- Flächen 900 m²',
      '## Jörg, 4. März 2026\n\nEs sind 4,4 Mio. EUR, nicht 4,2 Mio. EUR.',
      '## Anna, 5. März 2026\n\n- Kosten 4,3 Mio. EUR\n- Flächen 900 m²',
    ]);
    expect(superseded(outline)).toEqual(['Es sind 4,4 Mio. EUR, nicht 4,2 Mio. EUR.', '- Kosten 4,2 Mio. EUR']);
    expect(said(outline)).toContain('12 Stellen');
  });

  it('takes its row out of a table, and the sum over it', () => {
    const outline = planned([
      '## Paul, 3 Mar 2026\n\nThe sum:\n\n| Item | Cost |\n|---|---|\n| Kiln | $41,000 |\n| Dryer | $17,000 |\n| Racks | $6,000 |\n| Total | $64,000 |',
      '## Ines, 4 Mar 2026\n\n- Dryer $23,500',
    ]);
    expect(superseded(outline)).toEqual(['Dryer | $17,000', 'Total | $64,000']);
    expect(said(outline)).not.toMatch(/17,?000|64,?000/);
    expect(said(outline)).toMatch(/41,?000/);
  });

  it('is not what is about something else', () => {
    const outline = planned([
      '## Paul, 3 Mar 2026\n\n- budget $310,000\n- 0.7% of the tiles failed\n- travel cost $5,000\n- target 300 tiles a day',
      '## Ines, 4 Mar 2026\n\n- we are $28,000 over budget\n- fewer than 0.2% failed is the rule\n- stand cost $7,000\n- last year we made 271 tiles\n- up from 300 tiles a day to 320',
    ]);
    expect(superseded(outline)).toEqual([]);
  });
});

describe('what a later mail corrects', () => {
  const first =
    '## Nora, 2 Mar 2026\n\n1. Figures\n\n|  |  |\n|---|---|\n| Q1 2025 | 3,110 |\n| Q2 2025 | 3,560 |\n| Q3 2025 | 4,290 |\n| total | 10,960 |\n\n' +
    '88,400 parcels, so 12.4%. In 2024 it was 9,120 on 81,300 parcels (11.2%). Cost per parcel 5.20, in all about 57,000. The desk had 1,430 calls.\n\n' +
    '2. A charge\n\nI propose to charge 3.40 EUR per parcel from 1 June. That brings 61,000 a year.\n\n3. Target\n\nWe want 11.0% by December.\n\n' +
    'The market hall opens on Saturday 9 May with 14 stands.';
  const second = '## Theo, 3 Mar 2026\n\n- Q3 parcels are 4,020, not 4,290. The others are doubles.\n- The ramp needs 2 men';
  const third =
    '## Nora, 4 Mar 2026\n\nI withdraw the proposal to charge 3.40 per parcel, the test was clear. So please forget section 2 of my mail. So the year is:\n\n' +
    '|  |  |\n|---|---|\n| Q1 2025 | 3,110 |\n| Q2 2025 | 3,560 |\n| Q3 2025 | 4,020 |\n| total | 10,690 |\n\n' +
    "against 88,400 parcels, that is 12.1% (2024: 9,120 parcels, 11.2%). Cost per parcel is Theo's 5.45.\n\n" +
    'The market hall opens on 16 May (not 9 May, as the stands come late).';

  it('goes off, and its correction and what nothing contradicts stay', () => {
    const outline = planned([first, second, third]);
    expect(superseded(outline)).toEqual([
      ...['Q1 2025 | 3,110', 'Q2 2025 | 3,560', 'Q3 2025 | 4,290', 'total | 10,960'],
      ...['88,400 parcels, so 12.4%.', 'Cost per parcel 5.20, in all about 57,000.'],
      ...['2. A charge', 'I propose to charge 3.40 EUR per parcel from 1 June.', 'That brings 61,000 a year.'],
      'The market hall opens on Saturday 9 May with 14 stands.',
    ]);
    expect(said(outline)).toContain('Q3 parcels are 4,020, not 4,290');
    expect(said(outline)).toContain('9,120 on 81,300 parcels');
    expect(said(outline)).toContain('1,430 calls');
    expect(said(outline)).toContain('We want 11.0% by December');
    expect(outline.left_out.filter(({ reason }) => reason === 'not_placed')).toEqual([]);
  });

  it('is drawn as a table where no words name its figures: a headline does not', () => {
    const intent = planned([first, second, third]).slides.find((slide) => JSON.stringify(slide.intent).includes('10,690'))?.intent;
    expect(JSON.stringify(intent)).toContain('"data_table"');
  });

  it('is drawn as lines where the sentence over the figures names them', () => {
    const rows = '|  |  |\n|---|---|\n| Q1 2025 | 3,110 |\n| Q2 2025 | 3,560 |\n| Q3 2025 | 4,020 |';
    const { slides } = planned([`## Nora, 4 Mar 2026\n\nI give in on the charge. The parcels of the year:\n\n${rows}`]);
    const series = JSON.stringify(slides.map(({ intent }) => intent)).match(/"series":\[\{"label":"([^"]*)"/)?.[1];
    expect(series?.toLowerCase()).toContain('parcels');
  });

  it('stands with the other one where both may hold, and a notice names them', () => {
    const outline = planned(['## Paul, 3 Mar 2026\n\n- kiln budget $58,000', '## Ines, 4 Mar 2026\n\n- kiln budget 2026 $64,000']);
    expect(superseded(outline)).toEqual([]);
    expect(outline.notices.find(({ code }) => code === 'mails_may_contradict')?.message).toContain(
      '"kiln budget $58,000" and "kiln budget 2026 $64,000"',
    );
  });
});

describe('a mail', () => {
  const mails = [
    '## Jon, 2 Mar 2026\n\nThanks Petra. They want to know how many riders we expect: I said 310 a day.\n\n- Two stops\n- One shelter',
    '## Petra, 3 Mar 2026\n\nThe shuttle costs EUR 48,500 a year. The operator sent a new offer this morning, and it holds until the end of the month.',
  ];

  it('is headed by what it says, under its writer and date', () => {
    const { slides, left_out } = planned(mails, 3);
    expect(slides.map(({ headline, intent }) => [headline, intent['context']])).toEqual([
      ['Kiln', undefined],
      ['The shuttle costs EUR 48,500 a year', 'Petra, 3 Mar 2026'],
      ['They want to know how many riders we expect: I said 310 a day', 'Jon, 2 Mar 2026'],
    ]);
    expect(left_out).toEqual([]);
  });

  it('stands under its writer beside others on one slide, and keeps its sentences', () => {
    const { slides, left_out } = planned(mails, 2);
    const [, slide] = slides;
    expect(slide?.headline).toBe('The shuttle costs EUR 48,500 a year');
    expect(slide?.intent['data']).toMatchObject({
      text: [
        { kind: 'heading', text: 'Petra, 3 Mar 2026' },
        expect.stringContaining('The operator sent'),
        { kind: 'heading', text: 'Jon, 2 Mar 2026' },
        'Thanks Petra. They want to know how many riders we expect: I said 310 a day.',
        { text: 'Two stops' },
        { text: 'One shelter' },
      ],
    });
    expect(left_out).toEqual([]);
  });
});
