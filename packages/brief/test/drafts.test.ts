/** A draft says what its brief says, where it belongs, and marks what is open; it is of a form that the brief means, or a plain list. */
import type { BriefDraft } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';
import { planSlide } from '../src/answer/plan-slide.ts';

const draftOf = (brief: string): BriefDraft | undefined => planSlide(brief).draft;

/** Texts of an intent that hold a blank, with their paths. */
function blanksIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return value.includes('[') && value.includes(']') ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => blanksIn(one, `${path}/${key}`));
}

const UNFINISHED = [
  'Show revenue by region as bars: North, South and East.',
  'Waterfall of the budget: opening, price, volume, closing.',
  'Balkendiagramm der Mitarbeitenden je Werk: Kiel, Jena, Ulm.',
  'Graphique en barres des ventes par ville : Brest, Lille, Metz.',
  'Risk matrix: flood at the plant, data loss, price war.',
  'Gantt plan: survey, design, build, test.',
  'RACI: audit, tax, payroll.',
];

describe('a draft', () => {
  test.each(UNFINISHED)('names each of its open places: %s', (brief) => {
    const draft = draftOf(brief);
    if (draft === undefined) return;
    const { form: _form, variant: _variant, ...rest } = draft.intent;
    // A title that is left out is open too.
    const untitled = 'headline' in rest ? [] : ['/headline'];
    expect([...new Set(draft.open.map((o) => o.path))].sort()).toEqual([...untitled, ...blanksIn(rest)].sort());
  });

  test('leaves open what stands under no head of its own, and says nothing twice', () => {
    const brief = 'SWOT for the bakery\nStrengths: recipes, location\nWeaknesses: one oven\nOpportunities: catering\nThreats:';
    const draft = draftOf(brief);
    expect(draft?.intent['data']).toMatchObject({
      strengths: ['recipes', 'location'],
      weaknesses: ['one oven'],
      opportunities: ['catering'],
    });
    expect(JSON.stringify(draft?.intent).split('one oven').length).toBe(2);
    expect(draft?.open.map((o) => o.path)).toEqual(['/data/threats/0', '/data/threats/1', '/data/threats/2']);
  });

  test('holds the names of a brief without figures, and asks for the figures', () => {
    const draft = draftOf('Bar chart of revenue by region: North, South, East.');
    expect(JSON.stringify(draft?.intent)).toContain('"label":"North","value":"[number]"');
  });

  test.each([
    // What the brief has is not asked for again.
    'Timeline of the tender: papers out 12 January, questions until 30 January, bids due 20 February, start to be fixed.',
    'Cash bridge: we opened the year at EUR 8.4m, operations brought 5.1, capex took 3.7 and we closed at EUR 7.9m.',
    'Wasserfall: Anfangsbestand 312,4 / Tilgung (88,1) / Zukauf 67,5 / Ende 336,0',
  ])('asks for no figure and no date that its brief has: %s', (brief) => {
    const { open = [] } = draftOf(brief) ?? {};
    expect(open.map((o) => o.blank)).not.toContain('[month]');
    expect(open.map((o) => o.blank)).not.toContain('[number]');
  });

  test('reads what it can of a row, and leaves open what the brief leaves open', () => {
    const draft = draftOf('Content calendar December: blog on Tue 1 Dec, podcast on 4 Dec, office closed between the years.');
    expect(draft?.intent['data']).toMatchObject({
      events: [
        { day: 'Tue 1 Dec', label: 'blog' },
        { day: '4 Dec', label: 'podcast' },
        { day: '[month]', label: 'office closed between the years' },
      ],
    });
  });

  test('puts no sentence in two places of one item', () => {
    const intent = draftOf('One slide of milestones: in spring we ship offline mode. In autumn the new API follows.')?.intent;
    const said = JSON.stringify(intent ?? {});
    expect(said.split('we ship offline mode').length).toBeLessThanOrEqual(2);
  });

  test('of a row of figures takes all or none', () => {
    const plan = planSlide('Our month in figures: orders € 1,240k (+7 %), active clients 18,300, arrears 3.2 % and satisfaction 4.6 of 5.');
    const said = JSON.stringify(plan.intent ?? plan.draft?.intent ?? {});
    if (said.includes('18,300')) expect(said).toContain('4.6');
  });
});
