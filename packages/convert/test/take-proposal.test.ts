/** What is taken of the proposals of a model: structure that fits what was read, and never a word or a number. */
import { describe, expect, it } from 'vitest';
import { type ConvertPictureAnswer, type PictureProposal, takeProposal } from '../src/picture/index.ts';

type Element = ConvertPictureAnswer['elements'][number];
const text = (words: string, ...box_in: Element['box_in']): Element => ({ kind: 'text', text: words, box_in, confidence: 1 });

/** A brand above the headline in larger letters, points as headings with words farther below, and a number with its label. */
const ELEMENTS: readonly Element[] = [
  text('NORTHWIND', 0.6, 0.9, 5, 0.8),
  text('Night buses pay for themselves', 0.6, 1.9, 6, 0.4),
  text('Depots', 0.6, 2.7, 1, 0.25),
  text('Three of them charge the whole fleet.', 0.6, 3.4, 5, 0.25),
  text('Drivers', 0.6, 4.4, 1, 0.25),
  text('They chose their shifts themselves.', 0.6, 5.1, 5, 0.25),
  text('Riders', 9, 2.7, 1, 0.25),
  text('38%', 9, 3, 1, 0.6),
  text('Source: timetable of 2025', 0.6, 7.1, 4, 0.2),
];
const [BRAND, TITLE, DEPOTS, CHARGE, DRIVERS, SHIFTS, RIDERS, SHARE, SOURCE] = ELEMENTS.map((_, i) => `e${i + 1}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const READ: ConvertPictureAnswer = {
  reader: 'rules',
  picture: { format: 'png', width_px: 1920, height_px: 1080 },
  title: 'NORTHWIND',
  elements: ELEMENTS,
  lines: [],
  figures: [],
  not_understood: [],
  confidence: 1,
  found: { words: 20, words_read_again: 20, area_alike: 1 },
};
const NOTHING: PictureProposal = { title: null, order: [], roles: [], form: null, words: [] };
const take = (proposal: Partial<PictureProposal>, read = READ) => takeProposal(read, { ...NOTHING, ...proposal });
const refused = (proposal: Partial<PictureProposal>) => take(proposal).not_taken.map(({ what, why }) => `${what}: ${why}`);

it('nothing is proposed, and nothing changes', () => {
  expect(take({})).toEqual({ seen: READ, proposed: [], differs: [], not_taken: [] });
});

describe('structure', () => {
  it('of an honest model gives the title, the order and the roles', () => {
    const order = [TITLE, BRAND, DEPOTS, CHARGE, DRIVERS, SHIFTS, RIDERS, SHARE, SOURCE].toSorted();
    const roles = [
      { element: BRAND, role: 'legend' },
      { element: SOURCE, role: 'footer' },
    ] as const;
    const { seen, not_taken } = take({ title: TITLE, order, roles });
    expect(not_taken).toEqual([]);
    expect(seen.title).toBe('Night buses pay for themselves');
    const told = seen.elements.flatMap(({ text: words, role }) => (role === undefined ? [] : [`${role}: ${words}`]));
    expect(told).toEqual(['legend: NORTHWIND', 'title: Night buses pay for themselves', 'footer: Source: timetable of 2025']);
  });

  it('of an honest model gives the form, of several that what was read has', () => {
    const tiles = [1, 5].flatMap((x, i): Element[] => [
      { kind: 'box', box_in: [x, 2, 3, 2], confidence: 1 },
      text(`${i + 3}8%`, x + 0.2, 2.2, 1, 0.6),
      text('of riders', x + 0.2, 3.2, 1, 0.25),
    ]);
    const read = { ...READ, elements: [text('Night buses pay for themselves', 0.6, 0.9, 6, 0.4), ...tiles] };
    const body = (form: string | null) => take({ form, title: 'e1' }, read).seen.intent;
    expect(body(null)).toMatchObject({ body: { component: 'metric' } });
    expect(body('card_grid')).toMatchObject({ form: 'card_grid', blocks: [{ label: '38%', sub: 'of riders' }, { label: '48%' }] });
  });

  it('of an honest model gives no form that would leave words out, and one with the subtitle and the source', () => {
    const tiles = [1, 5].flatMap((x, i): Element[] => [
      { kind: 'box', box_in: [x, 2, 3, 2], confidence: 1 },
      text(`${i + 3}8%`, x + 0.2, 2.2, 1, 0.6),
      text('of riders', x + 0.2, 3.2, 1, 0.25),
    ]);
    const around = [
      text('Night buses pay for themselves', 0.6, 0.9, 6, 0.4),
      text('Share of all', 0.6, 1.4, 2, 0.25),
      text('Source: timetable of 2025', 0.6, 7.1, 4, 0.2),
    ];
    const intent = (...more: readonly Element[]) =>
      take({ title: 'e1' }, { ...READ, elements: [...around, ...tiles, ...more] }).seen.intent;
    expect(intent()).toMatchObject({
      chrome: { title: 'Night buses pay for themselves', subtitle: 'Share of all', source: 'timetable of 2025' },
      body: { component: 'metric' },
    });
    expect(intent(text('Owner', 9, 2, 1, 0.25))).toBeUndefined();
    expect(intent({ kind: 'picture', box_in: [9, 2, 3, 3], confidence: 1 })).toBeUndefined();
    const bars = [1.2, 1.2, 5.2].map((x, i): Element => ({ kind: 'box', box_in: [x, 3.6, 1 + i * 0.2, 0.1], confidence: 1 }));
    expect(intent(...bars)).toBeUndefined();
  });

  it('of an honest model gives no list of what stands among many shapes', () => {
    const points = [2.7, 3.4, 4.1].map((y) => text('They chose their shifts themselves', 0.6, y, 5, 0.25));
    const dots = Array.from(
      { length: 40 },
      (_, i): Element => ({ kind: 'box', box_in: [8 + (i % 8) * 0.4, 2 + (i >> 3) * 0.4, 0.3, 0.3], confidence: 1 }),
    );
    const intent = (...more: readonly Element[]) =>
      take({ title: 'e1' }, { ...READ, elements: [text('Night buses pay for themselves', 0.6, 0.9, 6, 0.4), ...points, ...more] }).seen
        .intent;
    expect(intent()).toMatchObject({ body: { component: 'list' } });
    expect(intent(...dots)).toBeUndefined();
  });

  it('reads columns one after the other where the model says so', () => {
    const order = [BRAND, TITLE, DEPOTS, CHARGE, DRIVERS, SHIFTS, SOURCE, RIDERS, SHARE];
    const { seen, not_taken } = take({ order });
    expect(not_taken).toEqual([]);
    expect(seen.elements.at(-1)?.text).toBe('38%');
  });

  it.each<readonly [string, Partial<PictureProposal>]>([
    ['title: It names an element that was not read.', { title: 'e99' }],
    ['title: It names an element that was not read.', { title: 'Profit doubled to $99M' }],
    ['title: A title has words.', { title: SHARE }],
    ['title: It has another role.', { title: SOURCE, roles: [{ element: SOURCE, role: 'footer' }] }],
    ['role: Headers and footers stand at the edge of the slide.', { roles: [{ element: CHARGE, role: 'footer' }] }],
    ['order: It does not name all words that were read, each once.', { order: [TITLE, BRAND] }],
    [
      'order: On a line and in a column, words are read in the order in which they stand.',
      { order: [BRAND, TITLE, DRIVERS, CHARGE, DEPOTS, SHIFTS, RIDERS, SHARE, SOURCE] },
    ],
    ['form: What was read does not have the structure of this form.', { form: 'donut' }],
    ['form: What was read does not have the structure of this form.', { form: 'rm -rf' }],
    ['words: Its box is none of the slide.', { words: [{ text: '$99M', box_in: [90, 1, 1, 1], element: null }] }],
  ])('%s', (why, proposal) => {
    expect(refused(proposal)).toContain(why);
    expect(take(proposal).seen).toEqual({ ...READ, elements: take(proposal).seen.elements });
    expect(
      take(proposal)
        .seen.elements.filter(({ text: words }) => words !== '')
        .map(({ text: words }) => words),
    ).toEqual(ELEMENTS.map(({ text: words }) => words));
  });
});

describe('words', () => {
  it('that were not read are listed with their box, and are nowhere else', () => {
    const { seen, proposed } = take({ words: [{ text: 'Profit\u0000 $99M', box_in: [9, 5, 2, 0.4], element: null }] });
    expect(proposed).toEqual([{ text: 'Profit $99M', box_in: [9, 5, 2, 0.4], seen: false }]);
    expect(seen).toEqual(READ);
  });

  it('of another box are as unread there as invented ones', () => {
    const words = [{ text: 'Depots', box_in: [9, 5, 2, 0.4], element: null }];
    expect(take({ words }).proposed).toHaveLength(1);
    expect(take({ words: [{ text: 'Depots', box_in: [0.5, 2.6, 1.2, 0.4], element: null }] }).proposed).toEqual([]);
  });

  it('that differ are named, and what was read stands', () => {
    const { seen, differs } = take({ words: [{ text: '83%', box_in: [9, 3, 1, 0.6], element: SHARE }] });
    expect(differs).toEqual([{ read: '38%', proposed: '83%', box_in: [9, 3, 1, 0.6] }]);
    expect(seen).toEqual(READ);
  });
});
