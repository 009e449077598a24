/** How people tell what single forms hold, and what is read of it: short briefs, each of a class of its own. */
import { describe, expect, test } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { comparisonMatrix } from '../src/forms/comparison-matrix.ts';
import { dataTable } from '../src/forms/data-table.ts';
import { editorialSplit } from '../src/forms/editorial-split.ts';
import { heatMatrix } from '../src/forms/heat-matrix.ts';
import { heroStatement } from '../src/forms/hero-statement.ts';
import { imageStory } from '../src/forms/image-story.ts';
import { riskMatrix } from '../src/forms/risk-matrix.ts';
import { sectionDivider } from '../src/forms/section-divider.ts';
import { statusDashboard } from '../src/forms/status-dashboard.ts';
import { swot } from '../src/forms/swot.ts';
import { visualShowcase } from '../src/forms/visual-showcase.ts';
import { planBrief } from '../src/index.ts';
import { cellsTold } from '../src/relations/cells-told.ts';

describe('rows of values', () => {
  const rowsOf = (brief: string) => {
    const told = cellsTold(readBrief(brief));
    return told === undefined
      ? undefined
      : { columns: told.columns.map((c) => c.text), rows: told.rows.map((r) => [r.label.text, ...r.figures.map((f) => f?.value)]) };
  };

  test('a triangle of cohorts leaves what is not yet known empty', () => {
    expect(rowsOf('Retention by month of joining. Jan: 100, 71, 60. Feb: 100, 76. Mar: 100. Months 0-2.')?.rows).toEqual([
      ['Jan', 100, 71, 60],
      ['Feb', 100, 76, undefined],
      ['Mar', 100, undefined, undefined],
    ]);
  });

  test('marks of a missing value are empty cells, and names in brackets are columns', () => {
    expect(rowsOf('Queue in minutes (early, late, night): A: 4 6 n/a. B: 5, 7, 9. C: 3 / 2 / 8')).toEqual({
      columns: ['early', 'late', 'night'],
      rows: [
        ['A', 4, 6, undefined],
        ['B', 5, 7, 9],
        ['C', 3, 2, 8],
      ],
    });
  });

  test('lists of both sides name rows that have no names of their own', () => {
    expect(rowsOf('IRR by year (rows 3,4) and multiple (7x 8x 9x): 14.2 19.8 24.9 / 13.1 17.3 21.0 in percent')).toEqual({
      columns: ['7x', '8x', '9x'],
      rows: [
        ['3', 14.2, 19.8, 24.9],
        ['4', 13.1, 17.3, 21],
      ],
    });
  });

  test('a table whose first cell is empty has its first row as head', () => {
    const read = heatMatrix.read(readBrief('Guests by day and hour\n;8-11h;11-15h\nMon;62;71\nTue;65;74\nWed;58;79'));
    expect(read?.data).toMatchObject({
      x_labels: [{ text: '8-11h' }, { text: '11-15h' }],
      y_labels: [{ text: 'Mon' }, { text: 'Tue' }, {}],
    });
  });

  test('prose with numbers is no row', () => {
    expect(rowsOf('We sold 40 vans in May, 30 more than in April, and 12 of 50 customers came back within 3 weeks.')).toBeUndefined();
  });
});

describe('a break between parts', () => {
  test.each([
    ['Part three. The numbers.', 'three', 'The numbers'],
    ['4 | Governance. Just the break page; seven parts altogether.', '4', 'Governance'],
    ['Kapitelblatt: „2 – Das Kapital“, es gibt sechs Kapitel.', '2', 'Das Kapital'],
    ['Parte II (de três): O que aprendemos', 'II', 'O que aprendemos'],
  ])('%s has its number apart from its name', (brief, subject, headline) => {
    expect(sectionDivider.read(readBrief(brief))).toMatchObject({ subject: { text: subject }, headline: { text: headline } });
    expect(planBrief(brief).form).toBe('section_divider');
  });

  test('a numbered list is none', () => {
    expect(sectionDivider.read(readBrief('1. Market\n2. Product\n3. Team'))).toBeUndefined();
  });
});

/** Pieces as their texts. */
const plain = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if ('text' in value && 'start' in value) return value.text;
  return Array.isArray(value) ? value.map(plain) : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v)]));
};

describe('strengths, weaknesses, opportunities and threats without their names', () => {
  test.each([
    [
      'Our bakery: great bread, corner spot; no parking, old oven; there is a chance with the new school; the danger is the supermarket',
      [['great bread', 'corner spot'], ['no parking', 'old oven'], ['new school'], ['supermarket']],
    ],
    [
      'Was uns stark macht: Team, Standort. Was hakt: IT. Rückenwind: Förderung. Gegenwind: Energiepreise, Mieten.',
      [['Team', 'Standort'], ['IT'], ['Förderung'], ['Energiepreise', 'Mieten']],
    ],
    [
      '+ inside: loyal staff\n− inside: one site, no shop\noutside, good: new estate\noutside, bad: rent',
      [['loyal staff'], ['one site', 'no shop'], ['new estate'], ['rent']],
    ],
    [
      'A favor tenemos un buen equipo; nos falta capital. Fuera vemos fondos europeos, pero también la competencia.',
      [['un buen equipo'], ['falta capital'], ['fondos europeos'], ['la competencia']],
    ],
  ])('%s', (brief, [strengths, weaknesses, opportunities, threats]) => {
    expect(plain(swot.read(readBrief(brief))?.data)).toEqual({ strengths, weaknesses, opportunities, threats });
  });
});

describe('two sides in plain sentences', () => {
  test.each([
    [
      'Before the merger every shop ordered alone; now one desk orders for all.',
      ['Before the merger', 'now'],
      ['every shop ordered alone', 'one desk orders for all'],
    ],
    [
      'Sulla carta il treno arriva ogni 10 minuti; in realtà ogni 25.',
      ['Sulla carta', 'in realtà'],
      ['il treno arriva ogni 10 minuti', 'ogni 25'],
    ],
    ["A 'grant' is money with a report; a 'gift' is money without.", ['grant', 'gift'], ['money with a report', 'money without']],
  ])('%s', (brief, labels, points) => {
    expect(plain(editorialSplit.read(readBrief(brief))?.data)).toMatchObject({
      left: { label: labels[0], points: [points[0]] },
      right: { label: labels[1], points: [points[1]] },
    });
  });

  test('a story that goes through time is none', () => {
    expect(editorialSplit.read(readBrief('We have 12 shops. Sales rose in May. We opened Lyon, and it is doing well.'))).toBeUndefined();
  });
});

describe('slides of few words', () => {
  test('a cover with title, motto, place and date, without what is asked of the slide', () => {
    expect(plain(heroStatement.read(readBrief('Cover please: Project Larch. Papers for the committee. 14 November 2025')))).toMatchObject({
      headline: 'Project Larch',
      context: 'Papers for the committee',
      date: '14 November 2025',
    });
  });

  test('who said it stands behind the quote, or below it', () => {
    const by = (brief: string) => plain(heroStatement.read(readBrief(brief))?.data);
    expect(by('quotation full page: "We are careful, slowly." Minister Aalto, budget debate')).toEqual({
      attribution: 'Minister Aalto, budget debate',
    });
    expect(by('the sentence "It can be done well" on the screen, with Rita Gomes beneath')).toEqual({ attribution: 'Rita Gomes' });
  });

  test('one person to write to is a contact where questions are asked for', () => {
    expect(plain(heroStatement.read(readBrief('Questions? Write to Jana Klee, jana.klee@x.example, +49 170 123456'))?.data)).toEqual({
      contacts: [{ name: 'Jana Klee', email: 'jana.klee@x.example', phone: '+49 170 123456' }],
    });
  });
});

describe('a picture and its words', () => {
  const paragraphs = (brief: string) =>
    (plain(imageStory.read(readBrief(brief))?.data) as { paragraphs?: string[] } | undefined)?.paragraphs;

  test('what stands before the words is talk, and what is to be left away is none', () => {
    expect(
      paragraphs(
        'A lovely shot of the dog. Let it have the page. Underneath something like: Biscuit comes on Fridays. They argue who goes first. No labels on it please.',
      ),
    ).toEqual(['Biscuit comes on Fridays.', 'They argue who goes first.']);
  });

  test('quotes end the words, and a title in quotes is the headline', () => {
    const read = imageStory.read(
      readBrief('Drone shot of the yard. Title it "4:40" and below: "the shelves fill before the first order comes in." No bullets!'),
    );
    expect(plain(read)).toMatchObject({ headline: '4:40', data: { paragraphs: ['the shelves fill before the first order comes in.'] } });
  });

  test('numbers that count up name the parts of a picture, whatever parts them', () => {
    const read = visualShowcase.read(
      readBrief('floor plan with numbers on it: 1 entrance 2 triage desk 3 the lab and name each. as big as possible'),
    );
    expect(plain(read?.blocks)).toEqual([{ label: 'entrance' }, { label: 'triage desk' }, { label: 'the lab' }]);
    expect(visualShowcase.read(readBrief('The plan has 3 phases, 2 of them done, 1 open, photo attached'))?.blocks).toBeUndefined();
  });
});

describe('rows of fields', () => {
  const rowsOf = (brief: string) => {
    const read = plain(dataTable.read(readBrief(brief))?.data) as
      | { columns: { label: string }[]; rows: Record<string, string>[] }
      | undefined;
    return read === undefined ? undefined : [read.columns.map((c) => c.label), ...read.rows.map((r) => Object.values(r))];
  };

  test('who does what by when is a table, whatever parts its fields', () => {
    expect(
      rowsOf(
        'Action list – who / what / by when. Ann: rewrite the policy, 14 Feb. Ben, order lanyards, end of Feb. Cleo – chase the forms – 3 March.',
      ),
    ).toEqual([
      ['who', 'what', 'by when'],
      ['Ann', 'rewrite the policy', '14 Feb'],
      ['Ben', 'order lanyards', 'end of Feb'],
      ['Cleo', 'chase the forms', '3 March'],
    ]);
  });

  test('under a head, the last words of a row are its fields', () => {
    expect(rowsOf('Fleet as a table. Plate / type / km. AB 12 van 84,200. CD 34 truck 41,000. EF 56 car 12,100')).toEqual([
      ['Plate', 'type', 'km'],
      ['AB 12', 'van', '84,200'],
      ['CD 34', 'truck', '41,000'],
      ['EF 56', 'car', '12,100'],
    ]);
  });

  test('sentences with commas are no rows', () => {
    expect(
      rowsOf('We sold 40 vans in May, more than ever, and it shows. Customers came back, which is nice. The rest, well, we see.'),
    ).toBeUndefined();
  });
});

describe('options', () => {
  const columns = (brief: string) =>
    plain(comparisonMatrix.read(readBrief(brief))?.data) as
      | { columns: { label: string }[]; rows: { label: string; cells: string[] }[] }
      | undefined;

  test('a sentence each, its name before a colon, a dash or a verb', () => {
    const read = columns(
      'Three vans we looked at. Transit: 24.5k, payload ok. Vivaro - 22.9k, poor dealer. eSprinter is 41k, payload meh.',
    );
    expect(read?.columns.map((c) => c.label)).toEqual(['Transit', 'Vivaro', 'eSprinter']);
    expect(read?.rows[0]?.cells).toEqual(['24.5k', '22.9k', '41k']);
  });

  test('what is said of each in brackets', () => {
    const read = columns('Options for dad: home care (€4,800, familiar), care home (€3,900, safe), shared flat (€3,400, small)');
    expect(read?.columns.map((c) => c.label)).toEqual(['home care', 'care home', 'shared flat']);
  });

  test('a value for each option behind the name of a criterion', () => {
    const read = columns(
      'We must choose between in-house, managed and outsourced. Criteria: speed (low / high / high), cost (high, medium, low), staff 11 / 3 / 1',
    );
    expect(read?.rows).toEqual([
      { label: 'speed', cells: ['low', 'high', 'high'] },
      { label: 'cost', cells: ['high', 'medium', 'low'] },
      { label: 'staff', cells: ['11', '3', '1'] },
    ]);
  });
});

describe('risks and states', () => {
  test('levels may stand before a colon, over what they are the levels of, or in brackets with what they measure', () => {
    const risks = (brief: string) => (plain(riskMatrix.read(readBrief(brief))?.data) as { risks: unknown[] } | undefined)?.risks;
    expect(risks('Risks. Likely and severe: rent rise, wage claim. Rare, catastrophic: fire.')).toEqual([
      { label: 'rent rise', likelihood: 4, impact: 5 },
      { label: 'wage claim', likelihood: 4, impact: 5 },
      { label: 'fire', likelihood: 1, impact: 5 },
    ]);
    expect(risks("Risico's: storing (kans klein, gevolg zeer groot), buren (groot/klein)")).toEqual([
      { label: 'storing', likelihood: 2, impact: 5 },
      { label: 'buren', likelihood: 4, impact: 2 },
    ]);
  });

  test('letters are states where the brief speaks of traffic lights, and a share before a colour is how far it is', () => {
    const rows = (brief: string) => (plain(statusDashboard.read(readBrief(brief))?.data) as { rows: unknown[] } | undefined)?.rows;
    expect(rows('RAG for Friday: Intake - G, on plan. Triage - A, two nurses missing.')).toMatchObject([
      { item: 'Intake', status: 'green' },
      { item: 'Triage', status: 'amber', next_action: 'two nurses missing' },
    ]);
    expect(rows('Readiness: finance 95% green (Adler), legal 70% amber – two leases missing (Chu), tax 40% red')).toMatchObject([
      { item: 'finance', status: 'green', owner: 'Adler' },
      { item: 'legal', status: 'amber', owner: 'Chu', next_action: 'two leases missing' },
      { item: 'tax', status: 'red' },
    ]);
  });
});

describe('sides and options by their places', () => {
  test('a side set left or right has its own name behind the place, and what is asked for is no point', () => {
    const read = editorialSplit.read(
      readBrief('left: what sales hears: too expensive, too late. right: what customers wrote: reliable, honest. please keep it simple'),
    );
    expect(plain(read?.data)).toMatchObject({
      left: { label: 'what sales hears', points: ['too expensive', 'too late'] },
      right: { label: 'what customers wrote', points: ['reliable', 'honest'] },
    });
  });

  test('options named in a question, with a value each behind the names of criteria', () => {
    const read = comparisonMatrix.read(
      readBrief('Which CRM: Pipely, Hubzone or Salesy? Price 12/29/65 per seat. Setup days 2/10/40. Support no/yes/yes.'),
    );
    expect(plain(read?.data)).toMatchObject({
      columns: [{ label: 'Pipely' }, { label: 'Hubzone' }, { label: 'Salesy' }],
      rows: [{ label: 'Price' }, { label: 'Setup days', cells: ['2', '10', '40'] }, { label: 'Support' }],
    });
  });

  test('options named in each criterion', () => {
    const read = comparisonMatrix.read(readBrief('price: A 10, B 12, C 8. quality: A good, B very good, C poor.'));
    expect(plain(read?.data)).toMatchObject({
      columns: [{ label: 'A' }, { label: 'B' }, { label: 'C' }],
      rows: [
        { label: 'price', cells: ['10', '12', '8'] },
        { label: 'quality', cells: ['good', 'very good', 'poor'] },
      ],
    });
  });
});

test('what follows a colon is all there is to read, where the brief says so', () => {
  const headline = (brief: string) => plain(heroStatement.read(readBrief(brief))?.headline);
  expect(headline('Just a slide that says: We are closing the Mainz office.')).toBe('We are closing the Mainz office');
  expect(headline('Only on the slide: apples, pears, plums, figs and dates')).not.toBe('apples, pears, plums, figs and dates');
  expect(plain(heroStatement.read(readBrief('End: Thanks for listening! Questions to Ana Prado, ana@x.example'))?.data)).toEqual({
    contacts: [{ name: 'Ana Prado', email: 'ana@x.example' }],
  });
});
